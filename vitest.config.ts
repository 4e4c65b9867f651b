import { randomInt } from 'node:crypto';
import tailwindcss from '@tailwindcss/vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { inlineScripts } from './scripts/build/inline-script.ts';
import {
  aliasOfWorkers,
  bundledPackages,
  installedChromium,
} from './tests/components/browser-project.ts';
import { emulateColorScheme } from './tests/components/color-scheme.ts';
import { furtherTag, gateSeed, leftOutOfGate } from './tests/lanes.ts';
import { LongFilesFirst } from './tests/support/long-files-first.ts';

const runsAll = process.env.TEST_LANE === 'all';
const seed = Number(process.env.TEST_SEED ?? (runsAll ? randomInt(2 ** 31) : gateSeed));
const componentTests = 'web/**/*.browser.test.tsx';
const journeys = 'tests/journeys/**/*.test.ts';

const everywhere = {
  provide: { seed, runsAll },
  // No test measures speed: on a shared machine a journey may stall for many seconds.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

const leftOut = runsAll ? [] : leftOutOfGate.map(({ files }) => files);

/** Tests with a PostgreSQL. vitest runs projects with different numbers of workers one after the other, by `groupOrder`. */
const withDatabase = {
  ...everywhere,
  globalSetup: ['tests/support/global-setup.ts'],
  setupFiles: [
    'tests/support/no-console-errors.ts',
    'tests/support/real-clock.ts',
    'tests/support/seeded-properties.ts',
    'tests/journeys/judge-trouble.ts',
  ],
  // A worker loads the product once, not once a file. Files share modules, and the journeys their server and browser.
  isolate: false,
};

/** Packages as the server loads them: the development builds of the Markdown parser check each token and are twice as slow. */
const asTheServer = { ssr: { resolve: { conditions: ['node'] } } };

const onNode = {
  ...asTheServer,
  test: {
    ...withDatabase,
    name: 'node',
    sequence: { groupOrder: 1 },
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: [
      ...configDefaults.exclude,
      'build/**',
      'data/**',
      componentTests,
      journeys,
      ...leftOut,
    ],
    // More than the two cores of CI: these tests wait for timers and sockets a fifth of their time.
    maxWorkers: 3,
  },
};

const inBrowsers = {
  ...asTheServer,
  test: {
    ...withDatabase,
    name: 'journeys',
    sequence: { groupOrder: 2 },
    include: [journeys],
    exclude: [...configDefaults.exclude, ...leftOut],
    // Each keeps a browser of several processes busy: a third worker on two cores makes the run a seventh longer.
    maxWorkers: 2,
  },
};

/** States of screens, in Chromium but without a server (docs/decisions/0091-component-tests-for-screen-states.md). */
const inChromium = {
  plugins: [inlineScripts(), tailwindcss()],
  publicDir: 'web/public',
  resolve: { alias: aliasOfWorkers },
  optimizeDeps: { noDiscovery: true, include: bundledPackages },
  test: {
    ...everywhere,
    name: 'components',
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
  test: {
    projects: [inChromium, onNode, inBrowsers],
    sequence: { sequencer: LongFilesFirst },
    tags: [furtherTag],
    ...(runsAll ? {} : { tagsFilter: [`!${furtherTag.name}`] }),
  },
});
