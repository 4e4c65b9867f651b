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
 * Finds a Chromium executable: BROWSER_PATH, else an installed browser, else the one inside an npm package.
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
 * Returns the Playwright launch options of the test browser: BROWSER_PATH, else an installed browser, else the one inside an npm package.
 * @throws Error that says how to get a browser
 */
export async function browserLaunchOptions(
  moreArguments: readonly string[] = [],
): Promise<LaunchOptions & { args: string[] }> {
  const { executablePath, environment } = await findBrowser();
  return {
    executablePath,
    // Chromium's sandbox needs rights that root in a container does not have; the tests visit only their own pages. There is no graphics card. With
    // --disable-gpu Chromium draws by itself instead of loading a software GPU. Drawing stays in a separate process, which the browser restarts
    // when it crashes or hangs; inside the browser process a crash took the whole browser down.
    args: ['--no-sandbox', '--disable-gpu', ...moreArguments],
    env: { ...(process.env as Record<string, string>), ...environment },
  };
}

/**
 * Launches a real browser for journeys, found by `browserLaunchOptions`.
 * @param debuggingPort remote debugging port for other clients than Playwright
 * @param more additional command-line arguments
 * @throws Error saying how to get a browser; the journeys never skip
 */
export async function launchBrowser(
  debuggingPort?: number,
  more: readonly string[] = [],
): Promise<Browser> {
  const port = debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : [];
  return chromium.launch(await browserLaunchOptions([...port, ...more]));
}
