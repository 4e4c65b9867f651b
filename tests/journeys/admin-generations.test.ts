import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { addGenerations, removeEverybody } from './activity.ts';
import { addAccounts, openAsAdmin } from './admins.ts';
import { makeCook } from './cooks.ts';
import { expectWidth } from './page-width.ts';
import { noonZone, openOwnStage, phone, type Stage } from './stage.ts';

/** The Generations tab, with one generation of a cook and sixty of guests. */
let stage: Stage;
beforeAll(async () => {
  stage = await openOwnStage();
});
beforeEach(() => removeEverybody(stage));
afterAll(() => stage.close());

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

const logOn = (page: Page) => {
  const rows = page.locator('tbody tr');
  return {
    rows,
    row: (text: string) => rows.filter({ hasText: text }),
    total: (name: string) =>
      page.locator('.totals > div').filter({ hasText: name }).locator('dd').textContent(),
    choose: (name: string, word: string) =>
      page.getByRole('combobox', { name, exact: true }).selectOption({ label: word }),
    dialog: page.getByRole('dialog'),
  };
};

/** Opens a page as an admin and collects every response about generations. */
async function openWithAnswers() {
  const { page } = await openAsAdmin(stage, { timezoneId: noonZone() });
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (/rpc\/(find|sum)_generations/.test(response.url())) {
      answers.push(await response.text().catch(() => ''));
    }
  });
  return { page, answers, ...logOn(page) };
}

async function cookDinner() {
  const cook = await makeCook(stage, 'Tomás Herrera');
  const { data, error } = await cook.client.functions.invoke('generate-recipe', {
    body: { prompt: '', options: { selections: { 'meal-type': ['Dinner'] } } },
  });
  if (error) throw error;
  return { cook, dish: String(data.recipe.title) };
}

/** Inserts sixty generations of guests. */
async function addOldGenerations(): Promise<void> {
  await addAccounts(stage, 4);
  await addGenerations(stage, 60);
}

function expectNothingOfTheDish(answers: string[], dish: string): void {
  expect(answers.join()).toContain('Tomás Herrera');
  expect(answers.join()).not.toMatch(/secret/i);
  expect(answers.join()).not.toContain(dish);
}

test('an empty log says so; a generation is listed with its cost', further, async () => {
  const { page, row, answers } = await openWithAnswers();
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Generations' }).click();
  await page.waitForURL('**/admin?tab=generations');
  await page.getByRole('heading', { name: 'Nothing has been generated yet' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const { cook, dish } = await cookDinner();
  await page.reload();
  await row('Tomás Herrera').getByText('Completed').waitFor();
  const cells = await row('Tomás Herrera').getByRole('cell').allTextContents();
  expect(cells[1]).toBe(`Tomás Herrera${cook.email}`);
  expect(cells[3]).toContain('chef');
  expect(cells[4]).toMatch(/^\d+\.\d s$/);
  expectNothingOfTheDish(answers, dish);
});

test('pages are newest first, and a reload keeps the page', further, async () => {
  await addOldGenerations();
  const { dish } = await cookDinner();
  const { page, rows, row, answers } = await openWithAnswers();
  await page.goto('/admin?tab=generations');
  await eventually(() => rows.count()).toBe(25);
  expect(await rows.first().textContent()).toContain('Tomás Herrera');
  expect(await page.getByRole('button', { name: 'Newer' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  const seen = new Set(await rows.locator('.cell-date').allTextContents());
  for (const count of [50, 61]) {
    await page.getByRole('button', { name: 'Older' }).click();
    await eventually(async () => {
      for (const time of await rows.locator('.cell-date').allTextContents()) seen.add(time);
      return seen.size;
    }).toBe(count);
  }
  await page.reload();
  await eventually(() => rows.count()).toBe(11);
  await page.getByRole('button', { name: 'Newer' }).click();
  await eventually(() => rows.count()).toBe(25);
  await page.getByRole('button', { name: 'Newer' }).click();
  await row('Tomás Herrera').waitFor();
  await eventually(() =>
    page.getByRole('button', { name: 'Newer' }).getAttribute('aria-disabled'),
  ).toBe('true');
  expectNothingOfTheDish(answers, dish);
});

test('totals follow the filters: status, reason, model, person, days', further, async () => {
  await addOldGenerations();
  const { dish } = await cookDinner();
  const { page, rows, total, choose, answers } = await openWithAnswers();
  await page.goto('/admin?tab=generations');
  await eventually(() => total('Generations')).toBe('61');
  expect(await total('Failed')).toBe('20%');
  expect(await total('Model cost')).toBe('$0.375');
  await choose('Status', 'Failed');
  await eventually(() => total('Generations')).toBe('12');
  await eventually(() => rows.count()).toBe(12);
  expect(await total('Failed')).toBe('100%');
  await choose('Reason', 'Failed its checks');
  await eventually(() => rows.count()).toBe(4);
  await choose('Model', 'openai:gpt-5');
  await eventually(() => rows.count()).toBe(2);
  await page.reload();
  await eventually(() => total('Generations')).toBe('2');
  await choose('Model', 'chef');
  await eventually(() => rows.count()).toBe(2);
  await page.getByRole('searchbox', { name: 'Search name or email...' }).fill('TOMÁS');
  await page.getByRole('heading', { name: 'No generations match these filters' }).waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await eventually(() => total('Generations')).toBe('61');
  expect(new URL(page.url()).search).toBe('?tab=generations');
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await page.getByLabel('From', { exact: true }).fill(day);
  await eventually(() => rows.count()).toBeLessThan(25);
  const today = Number(await total('Generations'));
  await page.getByLabel('From', { exact: true }).fill('');
  await eventually(() => total('Generations')).toBe('61');
  await page.getByLabel('To', { exact: true }).fill(day);
  await eventually(() => page.url()).toContain(`to=${day}`);
  await eventually(() => total('Generations')).toBe('61');
  expect(today).toBeGreaterThan(0);
  await page.getByRole('searchbox', { name: 'Search name or email...' }).fill('guest-2@');
  await eventually(() => total('Generations')).toBe('15');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  expectNothingOfTheDish(answers, dish);
});

test('details show why it failed, never choices or recipe; rows are cards on a phone', async () => {
  await addOldGenerations();
  const { page, rows, row, dialog, answers } = await openWithAnswers();
  await page.goto('/admin?tab=generations&reason=check-failed');
  const details = rows.first().getByRole('button');
  await details.focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('Failed checks: a choice of the cook.').waitFor();
  await dialog.getByText('Failed its checks').waitFor();
  await dialog.getByText('1,200 in, 800 out').waitFor();
  await dialog.getByText('1 credit, refunded').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('tbody tr:first-child button:focus').waitFor();
  expect(answers.join()).toContain('Failed checks');
  expect(answers.join()).not.toMatch(/secret/i);

  await page.goto('/admin?tab=generations');
  await row('Provider busy, or quota used up').first().waitFor();
  for (const width of [phone.width, 320]) {
    await page.setViewportSize({ ...phone, width });
    await expectWidth(page, width);
    const failed = row('Provider busy, or quota used up').first();
    const [took, cost] = await Promise.all([
      failed.locator('.cell-took').boundingBox(),
      failed.locator('.cell-cost').boundingBox(),
    ]);
    if (!took || !cost) throw new Error('A failed generation shows what it took and cost.');
    const isBeside = took.x + took.width <= cost.x;
    expect(isBeside || took.y + took.height <= cost.y).toBe(true);
  }
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('a log that fails to load shows an error and can be retried', further, async () => {
  await addOldGenerations();
  const { page, row } = await openWithAnswers();
  stage.trouble.allowed.push({ status: 500, path: /\/rpc\/find_generations$/ });
  await page.route('**/rpc/find_generations', (route) => route.fulfill({ status: 500 }));
  await page.goto('/admin?tab=generations');
  await page.locator('.toast').filter({ hasText: 'Failed to load generations' }).waitFor();
  await page.getByRole('heading', { name: "We couldn't load the generations" }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await row('Guest 1').first().waitFor();
});
