import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { type EngineName, engineNames } from './engine.ts';

const wanted = process.env.BROWSER_ENGINES?.split(',') ?? engineNames;

// The journeys of scripts/test-browsers.ts. `npm test` does not run them: it looks for *.test.ts.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/browsers/*.browser.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/no-console-errors.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    isolate: false,
    provide: {
      engineNames: engineNames.filter((name) => wanted.includes(name)) satisfies EngineName[],
      screenshotFolder: process.env.SCREENSHOT_FOLDER ?? '',
    },
  },
});
