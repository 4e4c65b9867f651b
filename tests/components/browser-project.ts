import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { browserLaunchOptions } from '../support/browser.ts';

/**
 * Packages that the web app and its component tests import. Vite bundles them before the first test, since a dependency discovered later
 * would reload the page in the middle of a test.
 */
export const bundledPackages = [
  '@hookform/resolvers/zod',
  '@supabase/supabase-js',
  '@tanstack/react-query',
  'axe-core',
  'clsx',
  'diff',
  'eventsource-parser/stream',
  'fflate',
  'hast-util-from-html',
  'hast-util-to-mdast',
  'idb',
  'jsonrepair',
  'lucide-react',
  'mdast-util-from-markdown',
  'mdast-util-gfm-table',
  'micromark-extension-gfm-table',
  'parse-ingredient',
  'radix-ui',
  'react',
  'react-dom',
  'react-dom/client',
  'react-easy-crop',
  'react-hook-form',
  'react-router',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'recharts',
  'sonner',
  'yaml',
  'zod',
];

/** The same alias as in vite.config.ts: files are read in a worker, which has no `document` to decode character references with. */
export const aliasOfWorkers = {
  'decode-named-character-reference': fileURLToPath(
    new URL('../../node_modules/decode-named-character-reference/index.js', import.meta.url),
  ),
};

/** Returns Chromium for component tests, the same browser as for the journeys. */
export async function installedChromium() {
  return playwright({
    launchOptions: await browserLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC' },
  });
}
