import { configDefaults, defineConfig } from 'vitest/config';
import type { SerializedError, TestCase, TestModule } from 'vitest/node';

/** For a machine with other work to do; nothing here waits that long by itself. */
const BUSY_MACHINE = 180_000;

/** These tests load other modules or another mode of React: each file runs in a process of its own. */
const APART = [
  'build/files/icons.test.ts',
  'build/legal-form.test.ts',
  'src/features/kontakt/send-message.test.ts',
];

function nameFlaky(testCase: TestCase): void {
  if (!testCase.diagnostic()?.flaky) return;
  // Whoever looks for the cause of a flaky test later has nothing but these messages.
  const reasons = testCase.result().errors?.map(({ message }) => message) ?? [];
  console.warn([`Flaky, passed at its second try: ${testCase.fullName}`, ...reasons].join('\n'));
}

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
    expect: { poll: { timeout: BUSY_MACHINE / 3 } },
    // Decision 0075: a failed test runs once more, and `nameFlaky` prints its name if it passes then.
    retry: 1,
    reporters: ['default', { onTestCaseResult: nameFlaky, onTestRunEnd: nameFailed }],
    // More than a small machine has cores: a quarter of the time passes waiting for leases and processes.
    maxWorkers: 3,
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
          // Afterwards, one after the other in each browser: vitest.engines.config.ts.
          exclude: [...configDefaults.exclude, ...APART, 'tests/engines/**'],
          // A third of the time went into loading the same modules again for each of a hundred files.
          isolate: false,
        },
      },
    ],
  },
});
