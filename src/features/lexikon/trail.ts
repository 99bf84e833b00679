import { paths } from '../../paths.ts';

/** The way from the start to an entry. */
export const trail = [
  { label: 'Home', to: paths.home },
  { label: 'Lexikon', to: paths.lexikon },
];
