import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { browserLaunchOptions } from '../support/browser.ts';

/**
 * Packages that the web app and its component tests import. They are bundled before the first test, and nothing is discovered later: a
 * discovery would reload the page in the middle of a test.
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

/** As in vite.config.ts: files are read in a worker, which has no document to ask for a character reference. */
export const aliasOfWorkers = {
  'decode-named-character-reference': fileURLToPath(
    new URL('../../node_modules/decode-named-character-reference/index.js', import.meta.url),
  ),
};

/** Chromium for component tests: the browser of the journeys. */
export async function installedChromium() {
  return playwright({
    launchOptions: await browserLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC' },
  });
}
