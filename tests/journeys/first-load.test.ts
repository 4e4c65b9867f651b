import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCook, saveRecipes } from './cooks.ts';
import { openStage, phone, type Stage } from './stage.ts';

const kilobyte = 1000;
let stage: Stage;
let recipePath: string;

beforeAll(async () => {
  stage = await openStage();
  const cook = await makeCook(stage);
  const [id] = await saveRecipes(cook, [{ name: 'Risotto' }]);
  recipePath = `/recipe/${id}`;
});
afterAll(() => stage.close());

/** Gzipped kilobytes of all JavaScript that a page asked for before its load event. */
async function scriptsBeforeLoad(page: Page, path: string): Promise<number> {
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
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.reduce((sum, size) => sum + size, 0) / kilobyte;
}

/** The sum of all layout shifts until the page has been quiet, fonts and pictures included. */
async function layoutShift(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts = window as unknown as { layoutShift: number };
    shifts.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.layoutShift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}

test('JavaScript before load stays within its budget', async () => {
  expect(await scriptsBeforeLoad(await stage.newVisitor(phone), '/')).toBeLessThanOrEqual(130);
  expect(await scriptsBeforeLoad(await stage.newVisitor(phone), recipePath)).toBeLessThanOrEqual(
    140,
  );
});

test('nothing moves while a public page loads', async () => {
  for (const path of ['/', recipePath, '/about', '/auth']) {
    for (const size of [phone, { width: 1440, height: 900 }]) {
      expect(await layoutShift(await stage.newVisitor(size), path), path).toBeLessThan(0.01);
    }
  }
});

test('an unchanged page answers that it is unchanged', async () => {
  const first = await fetch(stage.url);
  const tag = first.headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  expect((await fetch(stage.url, { headers: { 'if-none-match': tag } })).status).toBe(304);
});

test('nothing went wrong in any console', () => {
  expect(stage.trouble.unexpected).toEqual([]);
});
