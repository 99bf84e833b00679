import { configDefaults, defineConfig } from 'vitest/config';

/** For a machine with other work to do; nothing here waits that long by itself. */
const BUSY_MACHINE = 180_000;

/** What puts other modules or another mode of React into its process has one of its own. */
const APART = [
  'build/files/profile-icons.test.ts',
  'build/legal-form.test.ts',
  'src/features/kontakt/sender.test.ts',
];

const SERVER = ['{contract,server}/**/*.test.ts', 'tests/{deploy,server}/*.test.ts', 'build/build.test.ts'];
const SITE = ['{build,cache,drawings,measure,src}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'];
/** Three browsers take longer than everything else together. `npm run engines`. */
const ENGINES = 'tests/engines/**';

/** `--sequence.shuffle.files` takes the order of groups away, without which all have the same number of workers. */
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence'));

const project = (name: string, include: string[], without: string[] = [], more = {}) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...APART, ENGINES, ...without],
    // A third of the time went into loading the same modules again for each of a hundred files.
    isolate: false,
    ...more,
  },
});
// They never wait, and loading what draws and prints takes each worker longer than most of them do.
const oneWorker = { maxWorkers: 1, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    globalSetup: ['tests/system-packages.ts', 'tests/postgres-cluster.ts'],
    testTimeout: BUSY_MACHINE,
    hookTimeout: BUSY_MACHINE,
    expect: { poll: { timeout: BUSY_MACHINE / 3 } },
    // More than a small machine has cores: a quarter of the time passes waiting for leases and processes.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'apart', include: APART } },
      ...(isShuffled
        ? [project('modules', [...SERVER, ...SITE])]
        : [project('server', SERVER), project('site', SITE, SERVER, oneWorker)]),
    ],
  },
});
