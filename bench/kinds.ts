import { servicePages } from '../tests/content-of-site.ts';
import { builtFile, manifest } from '../tests/site-map.ts';
import { isMeasured } from './site.ts';

const screenOf = (file: string) => / data-screen="(\w+)"/.exec(builtFile(file))?.[1];
const firstOfEachScreen = [
  ...Map.groupBy(
    manifest.files.filter(({ kind }) => kind === 'page'),
    ({ file }) => screenOf(file),
  ).values(),
].map(([first]) => first!.path);

/** One page of each kind that the site has, whatever the owner has written. Services share the screen of home. */
export const KINDS: string[] = [...new Set([...firstOfEachScreen, servicePages[0]!.path])].filter(isMeasured);
