import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { listenForScripts, readScripts } from './loaded-scripts.ts';

const kilobyte = 1000;

/** Gzipped kilobytes of JavaScript that a page may ask for before its load event. */
export const scriptBudgets = { landing: 130, recipe: 140 } as const;

/** Gzipped kilobytes of all JavaScript that a page asks for before its load event. */
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
