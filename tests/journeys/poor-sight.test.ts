import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { type CookOnStage, makeCook, signIn, writeRecipe } from './cooks.ts';
import { openStage, phone, type Stage } from './stage.ts';

let stage: Stage;
let browser: Browser;
let cook: CookOnStage;
let recipePath: string;

beforeAll(async () => {
  // The setting of somebody who does not see well: every letter of every site at 200 %.
  const withLargeLetters = launchBrowser(undefined, ['--blink-settings=defaultFontSize=32']);
  [stage, browser] = await Promise.all([openStage(), withLargeLetters]);
  cook = await makeCook(stage);
  recipePath = `/recipe/${await writeRecipe(cook, {
    name: 'Slow-roasted butternut squash with caramelised onions',
    ingredients: ['1 kg butternut squash, peeled and cubed', '2 onions, finely sliced'],
    procedure: ['Roast the squash for 40 minutes.', 'Scatter the onions over it.'],
    categories: ['Dinner', 'Vegetarian'],
  })}`;
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await stage?.close();
});

async function visitor() {
  const page = await browser.newPage({ baseURL: stage.url, viewport: phone });
  page.setDefaultTimeout(20_000);
  return page;
}

type Visitor = Awaited<ReturnType<typeof visitor>>;

/** How many pixels of the page lie beyond the phone's right edge. */
async function pixelsBeyondEdge(page: Visitor, path: string, landmark: string): Promise<number> {
  await page.goto(path);
  await page.getByRole('heading', { name: landmark }).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test('a phone set to letters of twice the size reads every public page without scrolling sideways', async () => {
  const page = await visitor();
  await page.goto('/faq');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
  const landmarks = {
    '/': 'Popular Categories',
    '/sitemap': 'Sitemap',
    '/auth': 'Sign in',
    '/auth?tab=register': 'Create account',
    '/auth/forgot-password': 'Forgot password',
    [recipePath]: 'Instructions',
    '/payment/failed?error=expired_card': 'Payment',
  };
  for (const [path, landmark] of Object.entries(landmarks)) {
    expect(await pixelsBeyondEdge(page, path, landmark), path).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});

test('and so does a cook on their own screens', async () => {
  const page = await visitor();
  await signIn(page, cook);
  const landmarks = {
    '/': 'Credit Status',
    '/generate': 'Selected Preferences',
    '/recipes': 'Slow-roasted',
    '/credits': 'How Credits Work',
    '/profile': 'Where you are signed in',
    [recipePath]: 'How was it?',
  };
  for (const [path, landmark] of Object.entries(landmarks)) {
    expect(await pixelsBeyondEdge(page, path, landmark), path).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});

test('on the smallest phone, what leads past the menu stays out of sight until the keyboard comes to it', async () => {
  const page = await visitor();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/faq');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  const edges = () =>
    skip.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return { isAbove: bottom <= 0, isInside: top >= 0 };
    });
  expect(await edges()).toEqual({ isAbove: true, isInside: false });
  await page.keyboard.press('Tab');
  await expect.poll(edges).toEqual({ isAbove: false, isInside: true });
  await page.context().close();
});

test('a contrast theme of the system shows which measures and which tab are chosen', async () => {
  const page = await stage.newVisitor(phone);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(recipePath);
  const backgroundOf = (unit: string) =>
    page
      .locator('.segment label', { hasText: unit })
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  await page.getByRole('radio', { name: 'Metric' }).waitFor();
  const chosen = await backgroundOf('Metric');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(chosen).not.toBe(canvas);
  expect(await backgroundOf('US')).not.toBe(chosen);
  await page.locator('.segment label', { hasText: 'US' }).click();
  await expect.poll(() => backgroundOf('US')).toBe(chosen);

  await page.goto('/auth');
  const stripe = await page
    .getByRole('tab', { name: 'Sign In' })
    .evaluate((tab) => getComputedStyle(tab, '::after').backgroundColor);
  expect(stripe).toBe(chosen);
});
