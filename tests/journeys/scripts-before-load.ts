import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const kilobyte = 1000;

/** Gzipped kilobytes of JavaScript that a page may ask for before its load event. */
export const scriptBudgets = { landing: 130, recipe: 140 } as const;

/** Gzipped kilobytes of all JavaScript that a page asks for before its load event. */
export async function scriptsBeforeLoad(page: Page, path: string): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('response', (response) => {
    if (!loaded && response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(path);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  return sizes.reduce((sum, size) => sum + size, 0) / kilobyte;
}
