import { paths } from '../../paths.ts';

/** The way from the start to a post. */
export const trail = [
  { label: 'Home', to: paths.home },
  { label: 'Blog', to: paths.blog },
];
