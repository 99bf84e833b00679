import type { IconName } from '../../src/content-types.ts';
export const icon = (name: IconName) => `<svg viewBox="0 0 56 56"><title>${name}</title></svg>`;
