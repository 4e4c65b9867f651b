import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { unpackChromium } from './chromium-package.ts';

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The program of a Chromium: BROWSER_PATH, else an installed one, else the one inside an npm package.
 * @throws Error that says how to get one
 */
export async function findBrowser(): Promise<{
  executablePath: string;
  environment: Record<string, string>;
}> {
  const wanted = process.env.BROWSER_PATH ?? installed.find((path) => existsSync(path));
  if (wanted) return { executablePath: wanted, environment: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  throw new Error(
    'The browser tests need Chrome, Chromium or Edge. Install one, or say where yours is: BROWSER_PATH=… npm test',
  );
}

/**
 * How Playwright starts the browser of the tests: BROWSER_PATH, else an installed one, else the one inside an npm package.
 * @throws Error that says how to get a browser
 */
export async function browserLaunchOptions(
  moreArguments: readonly string[] = [],
): Promise<LaunchOptions & { args: string[] }> {
  const { executablePath, environment } = await findBrowser();
  return {
    executablePath,
    // Chromium's sandbox needs rights that root in a container does not have; we visit our own pages only.
    // There is no graphics card: without one Chromium draws by itself, where it would else bring a stand-in for one along. Its drawing stays in a
    // process of its own, which the browser begins anew when it dies or stands still: inside the browser it took the browser along.
    args: ['--no-sandbox', '--disable-gpu', ...moreArguments],
    env: { ...(process.env as Record<string, string>), ...environment },
  };
}

/**
 * A real browser for journeys, as `browserLaunchOptions` finds it.
 * @param debuggingPort where others than Playwright may drive it, too
 * @param more what else it is told as it starts
 * @throws Error saying how to get one; the journeys never skip
 */
export async function launchBrowser(
  debuggingPort?: number,
  more: readonly string[] = [],
): Promise<Browser> {
  const port = debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : [];
  return chromium.launch(await browserLaunchOptions([...port, ...more]));
}
