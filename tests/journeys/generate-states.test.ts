import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { makeCook, signIn } from './cooks.ts';
import { openStage, phone, type Stage } from './stage.ts';

/** The Generate screen when not everything is there. What is missing is played; the screen is real. */
let stage: Stage;
let page: Page;
const generate = () => page.getByRole('button', { name: 'Generate Recipe (1 Credit)' });
const groups = '**/rest/v1/category_groups?*';

beforeAll(async () => {
  stage = await openStage();
  const cook = await makeCook(stage);
  page = await stage.newVisitor();
  await signIn(page, cook);
});
beforeEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
afterAll(() => stage.close());

test('while preferences come, and when they do not', async () => {
  stage.trouble.allowed.push({ status: 500, path: /category_groups$/ });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(groups, async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/generate');
  await page.getByRole('status', { name: 'Loading preferences...' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  answer();
  await page.getByRole('heading', { name: 'The preferences could not be loaded' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('tab', { name: 'Meal Type' }).waitFor();
});

test('a catalogue without anything in it', async () => {
  await page.route(groups, (route) => route.fulfill({ json: [] }));
  await page.goto('/generate');
  await page
    .getByRole('heading', { name: 'There is nothing to choose from at the moment' })
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test('one group with one very long name and many chips stays on the page', async () => {
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen und mehr';
  const categories = Array.from({ length: 60 }, (_, n) => ({
    id: `c${n}`,
    slug: `c-${n}`,
    name: n === 0 ? name : `Choice number ${n}`,
    icon: null,
    is_active: true,
  }));
  await page.route(groups, (route) =>
    route.fulfill({
      json: [{ id: 'g', slug: 'g', name, description: null, constraint_label: 'Style' }],
    }),
  );
  await page.route('**/rest/v1/category_group_items?*', (route) =>
    route.fulfill({
      json: categories.map((one) => ({ group_id: 'g', sort_order: 1, categories: one })),
    }),
  );
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/generate');
  await page.getByRole('button', { name, exact: true }).click();
  // 640: a window of 1280 px at 200 %.
  for (const width of [320, phone.width, 640, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('with few credits it says how many are left, with none where there are more', async () => {
  await page.goto('/generate?mealType=dinner');
  const hint = page.locator('#generate-hint');
  await hint.getByText('1 credit left.').waitFor();
  await page.route('**/rest/v1/credits?*', (route) =>
    route.fulfill({ json: { balance: 0, updated_at: '2026-11-21T10:00:00Z' } }),
  );
  await page.goto('/generate?mealType=dinner');
  await hint.getByText('No credits available.').waitFor();
  expect(await generate().isEnabled()).toBe(true);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await hint.getByRole('link', { name: 'Get Credits' }).click();
  await page.getByRole('heading', { level: 1, name: 'Get Credits' }).waitFor();
});

test('the kitchen does not know who asks: Login Required, until the session is confirmed', async () => {
  stage.trouble.allowed.push({ status: 401, path: /generate-recipe$/ });
  await page.route('**/functions/v1/generate-recipe', (route) =>
    route.fulfill({ status: 401, json: { error: 'Please log in to generate recipes.' } }),
  );
  await page.goto('/generate?mealType=dinner');
  await generate().click();
  const notice = page.getByRole('alert').filter({ hasText: 'Authentication Required' });
  await notice.getByText('Please log in to generate recipes.').waitFor();
  const button = page.getByRole('button', { name: 'Login Required' });
  expect(await button.isDisabled()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log in again' }).click();
  await generate().waitFor();
  await expect.poll(() => generate().isEnabled()).toBe(true);
});

test('in the meal types the arrows choose, as in every group of radios', async () => {
  await page.goto('/generate');
  await page.getByRole('radio', { name: 'Breakfast' }).focus();
  const chosen = page.getByRole('main').getByRole('radio', { checked: true });
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (const name of ['Lunch', 'Dinner']) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toContain(name);
    await expect.poll(() => chosen.allTextContents()).toEqual([await focused()]);
  }
  const name = await focused();
  // Tab leaves the group, and coming back by Tab chooses nothing else.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await chosen.allTextContents()).toEqual([name]);
  await page.keyboard.press('Space');
  await expect.poll(() => chosen.count()).toBe(0);
});

test('nothing went wrong in any console', () => {
  expect(stage.trouble.unexpected).toEqual([]);
});
