import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { listenForScripts, readScripts } from './loaded-scripts.ts';

const kilobyte = 1000;

/** Budget in gzipped kilobytes for the JavaScript that a page requests before its load event. */
export const scriptBudgets = { landing: 130, recipe: 140 } as const;

/** Returns the gzipped kilobytes of all JavaScript that a page requests before its load event. */
export async function scriptsBeforeLoad(page: Page, path: string): Promise<number> {
  const urls = listenForScripts(page);
  let beforeLoad: string[] = [];
  page.once('load', () => {
    beforeLoad = [...urls];
  });
  await page.goto(path);
  const sizes = (await readScripts(beforeLoad)).map((script) => gzipSync(script).length);
  return sizes.reduce((sum, size) => sum + size, 0) / kilobyte;
}
