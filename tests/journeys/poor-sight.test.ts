import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { type CookOnStage, makeCook, signIn, writeRecipe } from './cooks.ts';
import { openStage, phone, type Stage } from './stage.ts';
import { listenForTrouble } from './trouble.ts';

/** The smallest phone that is still in use. */
const smallest = { width: 320, height: 640 };

let stage: Stage;
let browser: Browser;
let cook: CookOnStage;
let recipePath: string;

beforeAll(async () => {
  // The browser setting of a user with low vision: the default font size at 200 %.
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
  const page = await browser.newPage({
    baseURL: stage.url,
    viewport: phone,
  });
  page.setDefaultTimeout(20_000);
  listenForTrouble(page, stage.trouble);
  return page;
}

type Visitor = Awaited<ReturnType<typeof visitor>>;

/** Returns how many pixels of the page overflow the right edge: the maximum for a current phone and the smallest one. */
async function pixelsBeyondEdge(page: Visitor, path: string, landmark: string): Promise<number> {
  await page.goto(path);
  await page.getByRole('heading', { name: landmark }).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const beyond: number[] = [];
  for (const size of [smallest, phone]) {
    await page.setViewportSize(size);
    beyond.push(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    );
  }
  return Math.max(...beyond);
}

test('with a font size of 200 %, no public page scrolls sideways on a phone', async () => {
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
    '/privacy': 'Privacy',
    [recipePath]: 'Instructions',
    '/payment/success?transaction_id=txn_1234567890abcdef&amount=9.99&plan=starter': 'Payment',
    '/payment/failed?error=expired_card': 'Payment',
  };
  for (const [path, landmark] of Object.entries(landmarks)) {
    expect(await pixelsBeyondEdge(page, path, landmark), path).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});

test('with a font size of 200 %, no screen of a signed-in cook scrolls sideways', async () => {
  const page = await visitor();
  await signIn(page, cook);
  const landmarks = {
    '/': 'Credit Status',
    '/generate': 'Selected Preferences',
    '/recipes': 'Slow-roasted',
    '/credits': 'How Credits Work',
    '/profile': "Where you're signed in",
    [recipePath]: 'How was it?',
    [`/generate?remix=${recipePath.slice('/recipe/'.length)}`]: 'Remix',
    [`${recipePath}/cook`]: 'Step 1 of',
  };
  for (const [path, landmark] of Object.entries(landmarks)) {
    expect(await pixelsBeyondEdge(page, path, landmark), path).toBeLessThanOrEqual(0);
  }
  // A step in cook mode: Back and Next step are in one row within the screen.
  await page.setViewportSize(smallest);
  const ways = ['Back', 'Next step'].map((name) => page.getByRole('button', { name, exact: true }));
  const boxes = await Promise.all(ways.map((way) => way.boundingBox()));
  const [back, on] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  expect(on?.y).toBeLessThan((back?.y ?? 0) + (back?.height ?? 0));
  expect((on?.x ?? 0) + (on?.width ?? 0)).toBeLessThanOrEqual(smallest.width);
  await page.context().close();
});

test('on the smallest phone, tables and loading skeletons do not overflow', async () => {
  const page = await visitor();
  await signIn(page, cook);
  await page.setViewportSize(smallest);
  await page.goto('/credits');
  const plus = page.getByRole('cell', { name: '+1' });
  await plus.waitFor();
  const { x, width } = (await plus.boundingBox()) ?? { x: 0, width: Number.POSITIVE_INFINITY };
  expect(x + width).toBeLessThanOrEqual(smallest.width);
  // Block all API responses from here on, to check the loading skeletons.
  await page.route(/\/(rest|functions)\/v1\//, () => {});
  for (const path of ['/', '/credits', '/generate']) {
    await page.goto(path);
    await page.locator('main .skel').first().waitFor();
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await beyond(), path).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});

test('on the smallest phone, the skip link is hidden until it has the focus', async () => {
  const page = await visitor();
  await page.setViewportSize(smallest);
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

test('with forced colors, the selected units and the selected tab are visible', async () => {
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

  await page.getByRole('button', { name: 'More', exact: true }).click();
  const edge = await page.getByRole('menu').evaluate((menu) => getComputedStyle(menu).borderTop);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(edge).toBe(`1px solid ${ink}`);

  await page.goto('/auth');
  const stripe = await page
    .getByRole('tab', { name: 'Sign In' })
    .evaluate((tab) => getComputedStyle(tab, '::after').backgroundColor);
  expect(stripe).toBe(chosen);
});
