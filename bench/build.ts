import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSite } from '../build/build.ts';
import { copyProject } from '../tests/site/copy-project.ts';
import { showResults } from './results.ts';

/** How many entries the generated glossaries have. */
const SIZES = (process.env.BENCH_ENTRIES ?? '500').split(',').map(Number);

/**
 * `npm run bench -- build`: the site as it is, then with a glossary that is made larger by numbered copies of its
 * entries. Every build runs in a process of its own, without what earlier ones kept.
 */
export async function run(): Promise<void> {
  const rows = [0, ...SIZES].map((size) => {
    const root = generate(size);
    const entries = readdirSync(join(root, 'content', 'lexikon')).length;
    const { seconds, megabytes } = build(root);
    const overview = statSync(join(root, 'dist/public/lexikon/index.html.br')).size;
    rmSync(root, { recursive: true, force: true });
    return {
      entries,
      'build (s)': seconds.toFixed(1),
      'ms/entry': Math.round((seconds * 1000) / entries),
      'memory (MB)': megabytes,
      'overview (B, br)': overview,
    };
  });
  showResults('build', 'each build without its cache', rows);
}

/** A copy of the project beside it, with at least so many entries. */
function generate(size: number): string {
  const root = copyProject(`bench-build-${size}`);
  const folder = join(root, 'content', 'lexikon');
  const originals = readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(join(folder, name), 'utf8'),
  }));
  for (let number = originals.length; number < size; number++) {
    const { name, text } = originals[number % originals.length]!;
    // No two entries may say the same; as long as before, because lengths have limits.
    const copy = text
      .replace(/^h1: "?(.*?)"?$/m, `h1: "$1 ${number}"`)
      .replace(/^(title|metaDesc|firstP): "?(.*?)"?$/gm, (_, field: string, value: string) => {
        const mark = ` ${number}`;
        return `${field}: "${value.slice(0, -mark.length)}${mark}"`;
      });
    writeFileSync(join(folder, name.toLowerCase().replace('.md', `-${number}.md`)), copy);
  }
  return root;
}

function build(root: string): { seconds: number; megabytes: number } {
  const { stdout, status } = spawnSync(process.execPath, [import.meta.filename, root], {
    env: { ...process.env, BUILD_CACHE: join(root, 'cached') },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build of ${root} failed`);
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as { seconds: number; megabytes: number };
}

if (import.meta.main) {
  const start = performance.now();
  await buildSite(resolve(process.argv[2]!));
  const seconds = (performance.now() - start) / 1000;
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(JSON.stringify({ seconds, megabytes }));
}
