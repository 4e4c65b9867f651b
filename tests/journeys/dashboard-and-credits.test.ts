import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { makeCookWithPage } from './cooks.ts';
import { openStage, phone, type Stage } from './stage.ts';

let stage: Stage;
let page: Page;
const balance = (value: number) =>
  page.route('**/rest/v1/credits*', (route) =>
    route.fulfill({ json: { balance: value, updated_at: '2026-11-21T10:00:00Z' } }),
  );

beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  ({ page } = await makeCookWithPage(stage));
});
afterAll(() => stage.close());

test('a new cook sees empty-state texts, meal type tiles, and menus with My Recipes', async () => {
  await page.goto('/');
  const stats = page.getByRole('region', { name: 'Your numbers' });
  for (const text of ['No recipes yet', 'No favorites yet', 'No recipes this month']) {
    await stats.getByText(text).waitFor();
  }
  const quick = page.getByRole('region', { name: 'Quick Generate' });
  for (const meal of ['Breakfast', 'Lunch', 'Dinner', 'Dessert']) {
    const target = await quick.getByRole('link', { name: meal }).getAttribute('href');
    expect(target).toBe(`/generate?mealType=${meal.toLowerCase()}`);
  }
  const custom = quick.getByRole('link', { name: 'Custom Recipe' });
  expect(await custom.getAttribute('href')).toBe('/generate');
  const status = page.getByRole('region', { name: 'Credit Status' });
  await status.getByText('1 credit', { exact: true }).waitFor();
  await status.getByText('Your first recipe is free').waitFor();
  expect(await status.getByText('Running low on credits!').count()).toBe(0);
  expect(await page.locator('.is-low, .badge-tomato').count()).toBe(0);
  await status.getByText('Each recipe generation costs 1 credit').waitFor();
  const more = status.getByRole('link', { name: 'Get More Credits' });
  expect(await more.getAttribute('href')).toBe('/credits');

  const nav = page.getByRole('navigation', { name: 'Main' });
  expect(await nav.getByRole('link').allTextContents()).toEqual([
    'Dashboard',
    'Generate Recipe',
    'My Recipes',
    'Get Credits',
  ]);
  await page.setViewportSize(phone);
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  const menu = page.getByRole('navigation', { name: 'Phone menu' });
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => opener.evaluate((button) => button === document.activeElement))
    .toBe(true);
  await opener.click();
  await menu.getByRole('link', { name: 'My Recipes' }).click();
  await page.waitForURL('**/recipes');
  await menu.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('4 credits show no warning; 3 credits show the badge', further, async () => {
  await balance(4);
  await page.goto('/');
  const status = page.getByRole('region', { name: 'Credit Status' });
  await status.getByText('4 credits').waitFor();
  expect(await status.locator('.badge-tomato').count()).toBe(0);
  expect(await status.getByText('Running low on credits!').count()).toBe(0);
  await page.unrouteAll();
  await balance(3);
  await page.reload();
  await status.getByText('3 credits').waitFor();
  expect(await status.locator('.badge-tomato').count()).toBe(1);
  await status.getByText('Running low on credits!').waitFor();
  await page.unrouteAll();
});

test('without credits the tiles are disabled, and a sentence says why', further, async () => {
  await balance(0);
  await page.goto('/');
  const quick = page.getByRole('region', { name: 'Quick Generate' });
  await quick.getByText('No credits available').waitFor();
  await quick.getByText('Purchase credits to generate recipes').waitFor();
  expect(await quick.getByRole('link').count()).toBe(0);
  for (const name of ['Breakfast', 'Lunch', 'Dinner', 'Dessert', 'Custom Recipe']) {
    expect(await quick.getByRole('button', { name }).isDisabled(), name).toBe(true);
  }
  await page.getByText('No credits remaining').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.unrouteAll();
});

test('a balance that fails to load counts as 0', further, async () => {
  stage.trouble.allowed.push({
    status: 500,
    path: /\/rest\/v1\/credits$/,
  });
  await page.route('**/rest/v1/credits*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/');
  await page.getByText('No credits remaining').waitFor();
  await page.unrouteAll();
});

test('numbers that fail to load show an error and can be retried', further, async () => {
  stage.trouble.allowed.push({ status: 500, path: /\/rest\/v1\/favorite_recipes$/ });
  await page.route('**/rest/v1/favorite_recipes*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  const failed = page.getByRole('alert').filter({ hasText: 'Unable to load dashboard stats' });
  await failed.getByText('Error loading stats: Failed to load stats').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.unrouteAll();
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('No favorites yet').waitFor();
});

test('the credits page shows the balance with refresh, three packs and notes', async () => {
  await page.goto('/credits');
  const mine = page.getByRole('region', { name: 'Your balance' });
  await mine.getByText('1', { exact: true }).waitFor();
  await balance(7);
  await mine.getByRole('button', { name: 'Refresh' }).click();
  await mine.getByText('7', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Credits: 7', exact: true }).waitFor();
  await page.unrouteAll();
  const packs: [string, string, string][] = [
    ['10 credits', '$4.99', 'about $0.50 per recipe'],
    ['25 credits', '$9.99', 'about $0.40 per recipe'],
    ['50 credits', '$14.99', 'about $0.30 per recipe'],
  ];
  for (const [name, price, perRecipe] of packs) {
    const pack = page.getByRole('region', { name });
    await pack.getByText(price, { exact: true }).waitFor();
    await pack.getByText(perRecipe).waitFor();
    expect(await pack.getByText('Most popular').count()).toBe(name === '25 credits' ? 1 : 0);
  }
  await page.getByRole('heading', { name: 'How Credits Work' }).waitFor();
  await page.getByText('No payment methods added yet. Add a card to purchase credits.').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('a spinner shows while authentication loads', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route('**/assets/create-supabase-client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/recipes');
  await page.getByRole('main').getByRole('status').getByText('Loading').waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
});
