/** Behind the words of a link, and never alone on a line of its own. */
export function Arrow({ down = false }: { down?: boolean }) {
  return <span aria-hidden="true">{down ? '\u00a0↓' : '\u00a0→'}</span>;
}
