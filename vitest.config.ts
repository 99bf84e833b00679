import { configDefaults, defineConfig } from 'vitest/config';
import type { TestCase } from 'vitest/node';

/** For a machine with other work to do; nothing here waits that long by itself. */
const BUSY_MACHINE = 180_000;

/** What puts other modules or another mode of React into its process has one of its own. */
const APART = [
  'build/files/profile-icons.test.ts',
  'build/legal-form.test.ts',
  'src/features/kontakt/sender.test.ts',
];

function nameFlaky(testCase: TestCase): void {
  if (!testCase.diagnostic()?.flaky) return;
  // Whoever looks into it later has nothing but this.
  const reasons = testCase.result().errors?.map(({ message }) => message) ?? [];
  console.warn([`Flaky, passed at its second try: ${testCase.fullName}`, ...reasons].join('\n'));
}

export default defineConfig({
  test: {
    globalSetup: ['tests/system-packages.ts', 'tests/postgres-cluster.ts'],
    testTimeout: BUSY_MACHINE,
    hookTimeout: BUSY_MACHINE,
    expect: { poll: { timeout: BUSY_MACHINE / 3 } },
    // Decision 0075: once more, and named.
    retry: 1,
    reporters: ['default', { onTestCaseResult: nameFlaky }],
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
