import { configDefaults, defineConfig } from 'vitest/config';
import { SLOWNESS } from './tests/slowness.ts';
import type { SerializedError, TestModule } from 'vitest/node';

/** For a busy machine; nothing here waits that long by itself. */
const BUSY_MACHINE = 300_000 * SLOWNESS;

/** These tests load other modules or another mode of React: each file runs in a process of its own. */
const APART = ['build/legal-form.test.ts', 'src/features/kontakt/send-message.test.ts'];

const repeat = ({ relativeModuleId }: TestModule) => `npx vitest run ${relativeModuleId}`;

/** Tells `tests/run.ts`, which names it once more beneath everything that is printed afterwards. */
function nameFailed(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
  const failed = modules.flatMap((module) => [
    ...module.errors().map(({ message }) => `${message}\n    ${repeat(module)}`),
    ...[...module.children.allTests('failed')].map(
      (test) => `${test.fullName}: ${test.result().errors?.[0]?.message}\n    ${repeat(module)}`,
    ),
  ]);
  // An error of a socket says nothing of its place: what ran at that time is all there is.
  const stray = outside.map(
    ({ message, VITEST_TEST_PATH, VITEST_TEST_NAME }) =>
      `${message} (during ${VITEST_TEST_PATH} › ${VITEST_TEST_NAME})`,
  );
  process.send?.([...failed, ...stray]);
}

export default defineConfig({
  test: {
    testTimeout: BUSY_MACHINE,
    hookTimeout: BUSY_MACHINE,
    expect: { poll: { timeout: BUSY_MACHINE / 5 } },
    reporters: ['default', { onTestRunEnd: nameFailed }],
    // Two more walk through the pages at the same time: tests/run.ts.
    maxWorkers: 2,
    projects: [
      // They need nothing but Node: tests/run.ts runs them beside the build.
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{cache,contract,drawings,src}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...APART],
          // A third of the time went into loading the same modules again for each of a hundred files.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
      {
        extends: true,
        test: {
          name: 'modules',
          include: ['{build,measure,server}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...APART, 'tests/engines/**'],
          globalSetup: ['tests/system-packages.ts', 'tests/postgres-cluster.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // Afterwards, Chromium, then Firefox beside WebKit.
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: ['tests/system-packages.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
