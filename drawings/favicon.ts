/** The site's sign: three layers of a stack. It stays within the inner circle of 80 %, as masks want it. */
import { token } from './tokens.ts';

export function favicon(): string {
  const [plan, ink, signal] = [token('plan'), token('plan-ink'), token('signal')];
  const layer = (y: number, stroke: string) =>
    `<path stroke="${stroke}" fill="${plan}" d="m16 ${y} 9.5 5-9.5 5-9.5-5z"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${plan}" d="M0 0h32v32H0z"/>` +
    `<g stroke-width="1.6" stroke-linejoin="round">${layer(17.5, ink)}${layer(11, ink)}${layer(4.5, signal)}</g></svg>`
  );
}
