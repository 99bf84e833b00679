import { configDefaults, defineConfig } from 'vitest/config';
import type { SerializedError, TestCase, TestModule } from 'vitest/node';

/** For a machine with a fifth of a core to give; nothing here waits that long by itself. */
const BUSY_MACHINE = 120_000;

/** These tests load other modules or another mode of React: each file runs in a process of its own. */
const APART = [
  'build/files/profile-icons.test.ts',
  'build/legal-form.test.ts',
  'src/features/kontakt/kept-messages.test.ts',
  'src/features/kontakt/sender.test.ts',
];

/** Tells `tests/run.ts`, which names it once more beneath everything that is printed afterwards. */
function nameFailed(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
  const failed = modules.flatMap((module) => [
    ...module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
    ...[...module.children.allTests('failed')].map(
      (test) => `${module.relativeModuleId} › ${test.fullName}: ${test.result().errors?.[0]?.message}`,
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
    globalSetup: ['tests/system-packages.ts', 'tests/postgres-cluster.ts'],
    testTimeout: BUSY_MACHINE,
    hookTimeout: BUSY_MACHINE,
    expect: { poll: { timeout: BUSY_MACHINE / 2 } },
    reporters: ['default', { onTestRunEnd: nameFailed }],
    // Two more walk through the pages at the same time: tests/run.ts.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'apart', include: APART } },
      {
        extends: true,
        test: {
          name: 'modules',
          include: [
            '{build,cache,contract,drawings,measure,server,src}/**/*.test.{ts,tsx}',
            'tests/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...APART, 'tests/engines/**'],
          // A third of the time went into loading the same modules again for each of a hundred files.
          isolate: false,
        },
      },
      {
        extends: true,
        // Afterwards, Firefox beside WebKit.
        test: { name: 'engines', include: ['tests/engines/*.test.ts'], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
