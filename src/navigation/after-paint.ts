/** With the next frame but one: the frame that shows the latest changes stays short. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(action));
}
