import { pathOf } from '../../routes.ts';

/** The way from the start to a post. */
export const trail = [
  { label: 'Home', to: pathOf('home') },
  { label: 'Blog', to: pathOf('blog') },
];
