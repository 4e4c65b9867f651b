import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { makeCook, saveRecipes } from './cooks.ts';
import { firstLoadBudgets, firstLoadBytes } from './first-load-bytes.ts';
import { scriptBudgets, scriptsBeforeStart } from './scripts-before-start.ts';
import { openStage, phone, type Stage } from './stage.ts';

let stage: Stage;
let recipePath: string;

beforeAll(async () => {
  stage = await openStage();
  const cook = await makeCook(stage);
  const [id] = await saveRecipes(cook, [{ name: 'Risotto' }]);
  recipePath = `/recipe/${id}`;
});
afterAll(() => stage.close());

/**
 * Returns the sum of all layout shifts until the network is idle, pictures included. The fonts arrive one second after they are requested,
 * as on a slow connection, so the result does not depend on whether they arrive before the first paint.
 */
async function layoutShift(page: Page, path: string): Promise<number> {
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(1000);
    await route.continue();
  });
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

test('JavaScript before the start stays within its budget', async () => {
  for (const [path, budget] of [
    ['/', scriptBudgets.landing],
    [recipePath, scriptBudgets.recipe],
  ] as const) {
    const size = await scriptsBeforeStart(await stage.newVisitor(phone), path);
    expect(size, path).toBeGreaterThan(0);
    expect(size, path).toBeLessThanOrEqual(budget);
  }
});

async function expectWithinBudget(pages: readonly (keyof typeof firstLoadBudgets)[]) {
  for (const name of pages) {
    const path = name.replace('/recipe/{id}', recipePath);
    const bytes = await firstLoadBytes(await stage.newVisitor(phone), path);
    expect(bytes, name).toBeGreaterThan(100_000);
    expect(bytes, name).toBeLessThanOrEqual(firstLoadBudgets[name]);
  }
}

test('first loads stay within their budget', () => expectWithinBudget(['/', '/recipe/{id}']));

test('first loads of all public pages stay within their budget', further, async () => {
  stage.trouble.allowed.push({ status: 404, path: /^\/404$/ });
  await expectWithinBudget(Object.keys(firstLoadBudgets) as (keyof typeof firstLoadBudgets)[]);
});

test('scripts load after the first paint, and the page starts', async () => {
  for (const path of ['/', recipePath]) {
    const page = await stage.newVisitor(phone);
    await page.goto(path);
    await page.waitForFunction(() => window.appStarted);
    const { paintMs, scriptMs } = await page.evaluate(() => {
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return {
        paintMs: paint?.startTime ?? Number.POSITIVE_INFINITY,
        scriptMs: Math.min(...scripts.map(({ startTime }) => startTime)),
      };
    });
    expect(paintMs, path).toBeLessThanOrEqual(scriptMs);
  }
});

test('public pages load without layout shift, fonts that arrive late included', async () => {
  for (const path of ['/', recipePath, '/about', '/auth', '/generate']) {
    for (const size of [phone, { width: 1440, height: 900 }]) {
      expect(await layoutShift(await stage.newVisitor(size), path), path).toBeLessThan(0.01);
    }
  }
});

test('the other public pages load without layout shift', further, async () => {
  stage.trouble.allowed.push({ status: 404, path: /^\/404$/ });
  const others = ['/privacy', '/terms', '/faq', '/contact', '/sitemap', '/404'];
  for (const path of [...others, '/auth/forgot-password', `${recipePath}/cook`]) {
    expect(await layoutShift(await stage.newVisitor(phone), path), path).toBeLessThan(0.01);
  }
});

test('an unchanged page is 304 for a matching If-None-Match', async () => {
  const first = await fetch(stage.url);
  const tag = first.headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  expect((await fetch(stage.url, { headers: { 'if-none-match': tag } })).status).toBe(304);
});
