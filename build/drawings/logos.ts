import type { LogoName } from '../../src/content-types.ts';
export const logo = (name: LogoName) => `<svg viewBox="0 0 320 96"><title>${name}</title></svg>`;
