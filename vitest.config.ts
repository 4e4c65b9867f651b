import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tests/support/long-files-first.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'data/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/no-console-errors.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A worker loads the product once and not for each file. What a file shares with the next is modules; databases, servers
    // and browsers are its own.
    isolate: false,
    sequence: { sequencer: LongFilesFirst },
  },
});
