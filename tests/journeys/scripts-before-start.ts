import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { listenForScripts, readScripts } from './loaded-scripts.ts';

const kilobyte = 1000;

/** Budget in gzipped kilobytes for the JavaScript that a page requests before it starts. */
export const scriptBudgets = { landing: 130, recipe: 140 } as const;

/**
 * Returns the gzipped kilobytes of all JavaScript that a page requests before it starts: all that it preloads. Code that it loads later waits
 * for the page's load event or for a click.
 */
export async function scriptsBeforeStart(page: Page, path: string): Promise<number> {
  const urls = listenForScripts(page);
  await page.goto(path);
  await page.waitForFunction(() => window.appStarted);
  const sizes = (await readScripts([...urls])).map((script) => gzipSync(script).length);
  return sizes.reduce((sum, size) => sum + size, 0) / kilobyte;
}
