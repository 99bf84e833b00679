/** Not part of any standard, but the one way to the browser's own search: scrolls what the visitor may scroll. */
interface Window {
  find(text: string): boolean;
}
