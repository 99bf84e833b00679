/** A mark on something that is not released yet. */
export function Stamp({ text }: { text: string | undefined }) {
  return text ? <p className="stamp">{text}</p> : null;
}
