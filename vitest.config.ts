import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tests/support/long-files-first.ts';
import { WriteWhatFailed } from './tests/support/what-failed.ts';

const whatFailedFile = process.env.WHAT_FAILED_FILE;

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'build/**', 'data/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/no-console-errors.ts', 'tests/support/real-clock.ts'],
    // Nothing here is a test of speed: on a shared machine a whole journey may stand still for many seconds.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    // A worker loads the product once and not for each file. What a file shares with the next is modules; databases, servers
    // and browsers are its own.
    isolate: false,
    ...(whatFailedFile && { reporters: ['default', new WriteWhatFailed(whatFailedFile)] }),
    sequence: { sequencer: LongFilesFirst },
  },
});
