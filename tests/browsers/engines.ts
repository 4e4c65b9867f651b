import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '#tests/support/browser.ts';
import type { Engine, EngineName } from './engine.ts';
import { openPuppeteerWindow } from './puppeteer-window.ts';
import { openWebkitWindow } from './webkit-window.ts';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not installed, or not executable
  }
}

function findOnPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

const installedFirefox = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

function findFirefox(): string {
  const path =
    process.env.FIREFOX_PATH ??
    findOnPath(['firefox-esr', 'firefox']) ??
    installedFirefox.find(isProgram);
  if (path) return path;
  throw new Error(
    'Firefox is not installed. On Debian and Ubuntu: apt-get install firefox-esr (or firefox). Elsewhere: from mozilla.org; FIREFOX_PATH says where it is.',
  );
}

function findWebkitDriver(): string {
  const driver = process.env.WEBKIT_DRIVER_PATH ?? findOnPath(['WebKitWebDriver']);
  if (driver && findOnPath(['Xvfb'])) return driver;
  throw new Error(
    'WebKit is not installed. On Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb. WEBKIT_DRIVER_PATH says where WebKitWebDriver is. There is none for macOS and Windows.',
  );
}

/** The engines that the journeys run in: the real ones of the machine. */
export const engines: Record<EngineName, Engine> = {
  chromium: {
    findProgram: findBrowser,
    openWindow: (program, size) => openPuppeteerWindow('chrome', program, size),
    needsErrorCollector: false,
  },
  firefox: {
    findProgram: async () => ({ executablePath: findFirefox(), environment: {} }),
    openWindow: (program, size) => openPuppeteerWindow('firefox', program, size),
    needsErrorCollector: false,
  },
  webkit: {
    findProgram: async () => ({ executablePath: findWebkitDriver(), environment: {} }),
    openWindow: openWebkitWindow,
    needsErrorCollector: true,
  },
};
