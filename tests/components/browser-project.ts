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
  'idb',
  'lucide-react',
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
  'zod',
];

/** Chromium for component tests: the browser of the journeys. */
export async function installedChromium() {
  return playwright({
    launchOptions: await browserLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC' },
  });
}
