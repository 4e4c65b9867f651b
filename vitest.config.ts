import { randomInt } from 'node:crypto';
import tailwindcss from '@tailwindcss/vite';
import { configDefaults, defineConfig } from 'vitest/config';
import {
  aliasOfWorkers,
  bundledPackages,
  installedChromium,
} from './tests/components/browser-project.ts';
import { emulateColorScheme } from './tests/components/color-scheme.ts';
import { gateSeed, leftOutOfGate } from './tests/lanes.ts';
import { LongFilesFirst } from './tests/support/long-files-first.ts';

const runsAll = process.env.TEST_LANE === 'all';
const seed = Number(process.env.TEST_SEED ?? (runsAll ? randomInt(2 ** 31) : gateSeed));
const componentTests = 'web/**/*.browser.test.tsx';

const everywhere = {
  provide: { seed, runsAll },
  // No test measures speed: on a shared machine a journey may stall for many seconds.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

const onNode = {
  test: {
    ...everywhere,
    name: 'node',
    sequence: { groupOrder: 1 },
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: [
      ...configDefaults.exclude,
      'build/**',
      'data/**',
      componentTests,
      ...(runsAll ? [] : leftOutOfGate.map(({ files }) => files)),
    ],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: [
      'tests/support/no-console-errors.ts',
      'tests/support/real-clock.ts',
      'tests/support/seeded-properties.ts',
      'tests/journeys/judge-trouble.ts',
    ],
    maxWorkers: 3,
    // A worker loads the product once, not once a file. Files share modules, and the journeys their server and browser.
    isolate: false,
  },
};

/** States of screens, in Chromium but without a server (docs/decisions/0091-a-state-of-a-screen.md). */
const inChromium = {
  plugins: [tailwindcss()],
  publicDir: 'web/public',
  resolve: { alias: aliasOfWorkers },
  optimizeDeps: { noDiscovery: true, include: bundledPackages },
  test: {
    ...everywhere,
    name: 'components',
    // Before the rest: vitest runs projects with different numbers of workers one after the other.
    sequence: { groupOrder: 0 },
    include: [componentTests],
    setupFiles: [
      'tests/support/no-console-errors.ts',
      'tests/support/real-clock.ts',
      'tests/components/set-up.ts',
    ],
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      provider: await installedChromium(),
      instances: [{ browser: 'chromium' as const }],
      commands: { emulateColorScheme },
      // A text is found by a part of it, as in the journeys.
      locators: { exact: false },
      screenshotFailures: false,
    },
  },
};

export default defineConfig({
  test: { projects: [onNode, inChromium], sequence: { sequencer: LongFilesFirst } },
});
