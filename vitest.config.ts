import { randomInt } from 'node:crypto';
import { configDefaults, defineConfig } from 'vitest/config';
import { gateSeed, leftOutOfGate } from './tests/lanes.ts';
import { LongFilesFirst } from './tests/support/long-files-first.ts';

const runsAll = process.env.TEST_LANE === 'all';
const seed = Number(process.env.TEST_SEED ?? (runsAll ? randomInt(2 ** 31) : gateSeed));

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: [
      ...configDefaults.exclude,
      'build/**',
      'data/**',
      ...(runsAll ? [] : leftOutOfGate.map(({ files }) => files)),
    ],
    provide: { seed, runsAll },
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: [
      'tests/support/no-console-errors.ts',
      'tests/support/real-clock.ts',
      'tests/support/seeded-properties.ts',
      'tests/journeys/judge-trouble.ts',
    ],
    // No test measures speed: on a shared machine a journey may stall for many seconds.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    // A worker loads the product once, not once a file. Files share modules, and the journeys their server and browser.
    isolate: false,
    sequence: { sequencer: LongFilesFirst },
  },
});
