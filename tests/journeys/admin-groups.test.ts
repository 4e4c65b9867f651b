import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { makeAdminCook } from './admins.ts';
import { type CookOnStage, signIn } from './cooks.ts';
import { openStage, phone, type Stage } from './stage.ts';

/** Category Groups over the starting catalogue: one admin in the browser, another one beside it through the API. */
let stage: Stage;
let other: CookOnStage;
let page: Page;

const section = () => page.getByRole('region', { name: /^Category Groups/ });
const card = (name: string) => section().getByRole('article', { name, exact: true });
const cards = () => section().getByRole('article');
const search = () => page.getByRole('searchbox', { name: 'Search groups...' });
const status = () => page.getByLabel('Status of groups');
const dialog = () => page.getByRole('dialog');
const question = () => page.getByRole('alertdialog');
const toast = (text: string) => page.locator('.toast').filter({ hasText: text });
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 8_000 });
const focused = (name: string) => page.locator(`:focus[aria-label="${name}"]`).waitFor();

/** All at once: the glad ones leave by themselves in the meantime. */
async function closeToasts(): Promise<void> {
  await page.locator('.toast .x').evaluateAll((crosses) => {
    for (const cross of crosses) (cross as HTMLElement).click();
  });
  await eventually(() => page.locator('.toast').count()).toBe(0);
}

async function find(text: string): Promise<void> {
  await search().fill(text);
  await page.waitForURL((url) => (url.searchParams.get('groups-q') ?? '') === text);
}

/** The stored row of a group, as the other admin reads it. */
async function storedGroup(slug: string) {
  const { data, error } = await other.client
    .from('category_groups')
    .select('name, description, sort_order, is_active, constraint_label')
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw error;
  return data;
}

/** What the other admin does meanwhile. */
async function changeBeside(slug: string, change: { sort_order?: number; is_active?: boolean }) {
  const { error } = await other.client.from('category_groups').update(change).eq('slug', slug);
  if (error) throw error;
}

async function deleteBeside(slug: string): Promise<void> {
  const { error } = await other.client.from('category_groups').delete().eq('slug', slug);
  if (error) throw error;
}

beforeAll(async () => {
  stage = await openStage();
  const admin = await makeAdminCook(stage, 'Anna Admin');
  other = await makeAdminCook(stage, 'Ben Admin');
  page = await stage.newVisitor();
  await signIn(page, admin);
  await page.goto('/admin?tab=categories');
});
afterAll(() => stage.close());

test('ten groups a page in the order of the generate screen, with their categories', async () => {
  await section().getByRole('heading', { name: 'Category Groups (16)' }).waitFor();
  expect(await cards().count()).toBe(10);
  const mealType = card('Meal Type');
  await mealType.getByText('Active', { exact: true }).waitFor();
  await mealType.getByText('Label: Course').waitFor();
  await mealType.getByRole('listitem').filter({ hasText: 'Breakfast' }).waitFor();
  expect(
    await card('Allergens')
      .getByText(/^\+\d+ more$/)
      .textContent(),
  ).toBe('+2 more');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('the second page stands in the address', async () => {
  const pages = section().getByRole('navigation', { name: 'Pages of groups' });
  await pages.getByText('Showing 1 to 10 of 16 results').waitFor();
  await pages.getByText('Page 1 of 2').waitFor();
  await pages.getByRole('button', { name: 'Next' }).press('Enter');
  await pages.getByText('Showing 11 to 16 of 16 results').waitFor();
  await page.waitForURL('**/admin?tab=categories&groups-page=2');
  await page.reload();
  await pages.getByText('Page 2 of 2').waitFor();
  await card('Plating').waitFor();
  expect(await cards().count()).toBe(6);
  await pages.getByRole('button', { name: 'Previous' }).click();
  await card('Meal Type').waitFor();
});

test('search looks into names and descriptions in whatever case, the status filter beside it', async () => {
  await find('ALLERGEN');
  await card('Allergens').waitFor();
  await eventually(() => cards().count()).toBe(1);
  expect(await section().getByRole('navigation').count()).toBe(0);
  await find('from the first cut');
  await card('Time Target').waitFor();
  await find('50%_\\');
  await section().getByText('No groups matching "50%_\\" were found').waitFor();
  await section().getByRole('heading', { name: 'Category Groups (0)' }).waitFor();
  await find('');
  await status().selectOption('Inactive Only');
  await section().getByText('No inactive groups').waitFor();
  await page.reload();
  await section().getByText('No inactive groups').waitFor();
  await status().selectOption('All Status');
  await card('Meal Type').waitFor();
});

test('Add Group asks for a name that has a letter or a digit', async () => {
  await page.getByRole('button', { name: 'Add Group' }).click();
  await dialog().getByRole('button', { name: 'Add Group' }).click();
  await dialog().getByText('A group needs a name.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await dialog().getByLabel('Name').fill('?!');
  await dialog().getByLabel('Name').press('Enter');
  await dialog().getByText('The name needs at least one letter or digit.').waitFor();
  await dialog().getByLabel('Prompt label').selectOption('Avoid');
  await dialog().getByText('Recipes will be checked for this group').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog().getByLabel('Prompt label').selectOption('None');
  await dialog().getByText('What is chosen counts as a style.').waitFor();
});

test('a name that is taken is said beside it, and what was typed stays', async () => {
  stage.trouble.allowed.push({ status: 409, path: /rpc\/save_category_group$/ });
  await dialog().getByLabel('Name').fill('meal TYPE');
  await dialog().getByLabel('Name').press('Enter');
  await dialog().getByText('There is a Meal Type group already.').waitFor();
  await dialog().getByLabel('Name').fill('CUISINE');
  await dialog().getByLabel('Description').fill('What grows now');
  await dialog().getByLabel('Sort Order').fill('-3');
  await dialog().getByLabel('Name').press('Enter');
  await toast(
    'Failed to create category group. A category group with this name, or one that reads the same, exists already.',
  ).waitFor();
  await dialog().getByText('Another group has this name').waitFor();
  expect(await dialog().getByLabel('Description').inputValue()).toBe('What grows now');
  await closeToasts();
});

test('a new group stands where its sort order puts it, without categories', async () => {
  await dialog().getByLabel('Name').fill('Season & Weather');
  await dialog().getByRole('button', { name: 'Add Group' }).click();
  await toast('Category group created successfully').waitFor();
  await dialog().waitFor({ state: 'detached' });
  await page.locator(':focus', { hasText: 'Add Group' }).waitFor();
  await card('Season & Weather').getByText('No categories assigned').waitFor();
  expect(await cards().first().getByRole('heading').textContent()).toBe('Season & Weather');
  expect(await storedGroup('season-weather')).toEqual({
    name: 'Season & Weather',
    description: 'What grows now',
    sort_order: -3,
    is_active: true,
    constraint_label: null,
  });
  await closeToasts();
});

test('Edit saves what was changed; Cancel and the same values change nothing', async () => {
  await page.getByRole('button', { name: 'Edit Season & Weather' }).click();
  await dialog().getByLabel('Name').fill('Never');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit Season & Weather' }).click();
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await dialog().waitFor({ state: 'detached' });
  expect(await page.locator('.toast').count()).toBe(0);
  await page.getByRole('button', { name: 'Edit Season & Weather' }).click();
  await dialog().getByLabel('Name').fill('Season');
  await dialog().getByLabel('Prompt label').selectOption('Style');
  await dialog().getByText('New recipes will read these choices differently').waitFor();
  await dialog().getByLabel('Active: cooks see it').uncheck();
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('Category group updated successfully').waitFor();
  await card('Season').getByText('Inactive', { exact: true }).waitFor();
  await focused('Edit Season');
  expect(await storedGroup('season')).toMatchObject({
    is_active: false,
    constraint_label: 'Style',
  });
  await closeToasts();
});

test('Meal Type and the groups that recipes are checked for keep their label', async () => {
  await card('Meal Type').getByText('Cooks choose exactly one. It cannot be deleted').waitFor();
  const remove = page.getByRole('button', { name: 'Delete Meal Type' });
  expect(await remove.getAttribute('aria-disabled')).toBe('true');
  await remove.press('Enter');
  expect(await question().count()).toBe(0);
  for (const [name, why] of [
    ['Meal Type', 'The Meal Type group always says which course a recipe is.'],
    ['Allergens', 'Recipes are checked for this group, so its label stays.'],
  ] as const) {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog().getByText(why).waitFor();
    expect(await dialog().getByLabel('Prompt label').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  }
});

test('an edit never goes over what somebody else changed meanwhile', async () => {
  await page.getByRole('button', { name: 'Edit Season' }).click();
  await dialog().getByLabel('Description').fill('From the garden');
  await changeBeside('season', { sort_order: -5, is_active: true });
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('Failed to update category group. Somebody else changed it meanwhile.').waitFor();
  await dialog().getByText('Ben Admin changed this group meanwhile').waitFor();
  await dialog().getByText('Sort Order: -3 → -5').waitFor();
  await dialog().getByText('Status: Inactive → Active').waitFor();
  expect(await dialog().getByLabel('Description').inputValue()).toBe('From the garden');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await closeToasts();
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('Category group updated successfully').waitFor();
  expect(await storedGroup('season')).toMatchObject({
    description: 'From the garden',
    sort_order: -5,
    is_active: true,
  });
  await closeToasts();
});

test('a group that was deleted while its form was open can be added again', async () => {
  stage.trouble.allowed.push({ status: 404, path: /rpc\/save_category_group$/ });
  await page.getByRole('button', { name: 'Edit Season' }).click();
  await dialog().getByLabel('Sort Order').fill('-7');
  await deleteBeside('season');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await dialog().getByText('Ben Admin deleted this group meanwhile').waitFor();
  await closeToasts();
  await dialog().getByRole('button', { name: 'Add Group' }).click();
  await toast('Category group created successfully').waitFor();
  expect(await storedGroup('season')).toMatchObject({
    description: 'From the garden',
    sort_order: -7,
  });
  await closeToasts();
});

test('chosen groups are deactivated and activated at once, except those that changed meanwhile', async () => {
  await page.getByLabel('Select Season').check();
  await page.getByLabel('Select Cuisine').check();
  const bar = section().getByRole('group', { name: 'Bulk Actions' });
  await bar.getByText('Bulk Actions 2 selected').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Deactivate Selected' }).click();
  await toast('2 groups updated successfully').waitFor();
  await card('Cuisine').getByText('Inactive', { exact: true }).waitFor();
  expect(await bar.getByRole('button').count()).toBe(0);
  expect(await page.getByLabel('Select Cuisine').isChecked()).toBe(false);
  // Whoever pressed the button of the bar has not lost their place with it.
  await page.waitForFunction(() => document.activeElement !== document.body);
  await closeToasts();

  await page.getByLabel('Select Season').check();
  await page.getByLabel('Select Cuisine').check();
  await changeBeside('season', { sort_order: -8 });
  await bar.getByRole('button', { name: 'Activate Selected', exact: true }).click();
  await toast('1 groups updated successfully').waitFor();
  await toast(
    'Failed to update groups. Somebody else changed or deleted meanwhile: Season. Look again.',
  ).waitFor();
  await card('Cuisine').getByText('Active', { exact: true }).waitFor();
  expect(await storedGroup('season')).toMatchObject({ sort_order: -8, is_active: false });
  await closeToasts();
});

test('a row that leaves the list is chosen no longer', async () => {
  await page.getByLabel('Select Cuisine').check();
  await find('season');
  await eventually(() => cards().count()).toBe(1);
  await find('');
  await card('Cuisine').waitFor();
  expect(await page.getByLabel('Select Cuisine').isChecked()).toBe(false);
});

test('Delete asks, says what it touches, and asks again where somebody changed it', async () => {
  const remove = () => page.getByRole('button', { name: 'Delete Cuisine' });
  await remove().click();
  await question().getByRole('heading', { name: 'Delete Cuisine?' }).waitFor();
  await question().getByText('This cannot be undone.').waitFor();
  await question()
    .getByText(/^\d+ categories lose this group\. Categories are not deleted\.$/)
    .waitFor();
  await question().getByText('None of them stands in another group').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await focused('Delete Cuisine');
  await remove().click();
  await changeBeside('cuisine', { sort_order: 1 });
  await question().getByRole('button', { name: 'Delete Group' }).click();
  await toast('Failed to delete category group. Somebody else changed it meanwhile.').waitFor();
  await question().getByText('Somebody else changed it meanwhile: Sort Order: 2 → 1.').waitFor();
  await closeToasts();
  await question().getByRole('button', { name: 'Delete Group' }).click();
  await toast('Category group deleted successfully').waitFor();
  await card('Cuisine').waitFor({ state: 'detached' });
  await page.locator(':focus', { hasText: 'Category Groups' }).waitFor();
  expect(await storedGroup('cuisine')).toBeNull();
  await closeToasts();
});

test('what fails says so, and nothing is lost', async () => {
  stage.trouble.allowed.push({ status: 500, path: /\/rest\/v1\// });
  const refuse = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'Away' } }));
  await refuse('**/rest/v1/rpc/save_category_group');
  await page.getByRole('button', { name: 'Edit Season' }).click();
  await dialog().getByLabel('Name').fill('Seasons');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('Failed to update category group').waitFor();
  expect(await dialog().getByLabel('Name').inputValue()).toBe('Seasons');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await closeToasts();
  await refuse('**/rest/v1/category_groups*');
  await page.getByLabel('Select Season').check();
  await section().getByRole('button', { name: 'Activate Selected', exact: true }).click();
  await toast('Failed to update groups').waitFor();
  expect(await page.getByLabel('Select Season').isChecked()).toBe(true);
  await page.reload();
  await toast('Failed to load categories and groups').waitFor();
  const failure = section().getByText('The groups could not be loaded');
  await failure.waitFor();
  await page.unrouteAll();
  await section().getByRole('button', { name: 'Try Again' }).click();
  await card('Season').waitFor();
});

test('on a phone the cards stand one beneath the other, and nothing is cut off', async () => {
  await page.setViewportSize(phone);
  await page.getByLabel('Select Meal Type').check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await axeFindings(page)).toEqual([]);
});

test('nothing went wrong in any console', () => {
  expect(stage.trouble.unexpected).toEqual([]);
});
