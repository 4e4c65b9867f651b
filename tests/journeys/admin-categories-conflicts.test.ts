import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { makeAdminCook } from './admins.ts';
import { categoryScreen } from './category-screen.ts';
import { type CookOnStage, saveRecipes, signIn } from './cooks.ts';
import { openOwnStage, type Stage } from './stage.ts';
import { holdToasts } from './toasts.ts';

/** Bulk Actions, deletion, and two admins at once: no edit is lost without a notice. */
let stage: Stage;
let admin: CookOnStage;
let other: CookOnStage;
let page: Page;
const screen = categoryScreen(() => page);
const { section, row, searchFor, dialog, toast, press, closeToasts, eventually } = screen;
const question = () => page.getByRole('alertdialog');

/** Changes a category as the other admin, through the API. */
async function otherChanges(name: string, fields: object): Promise<void> {
  const { data, error } = await other.client
    .from('categories')
    .update(fields)
    .eq('name', name)
    .select('id');
  if (error) throw error;
  expect(data).toHaveLength(1);
}

async function otherDeletes(name: string): Promise<void> {
  const { error } = await other.client.from('categories').delete().eq('name', name);
  if (error) throw error;
}

async function stored(name: string) {
  const { data } = await other.client
    .from('categories')
    .select('description, sort_order, is_active')
    .eq('name', name)
    .maybeSingle();
  return data;
}

const nothingSelected = () =>
  section().getByRole('button', { name: 'Clear selection' }).waitFor({ state: 'detached' });

/** Reloads the list with one row. */
async function show(name: string, cell: string): Promise<void> {
  await page.goto(`/admin?tab=categories&q=${encodeURIComponent(name)}`);
  await eventually(screen.names).toEqual([cell]);
}

beforeAll(async () => {
  stage = await openOwnStage();
  admin = await makeAdminCook(stage, 'Anna Admin');
  other = await makeAdminCook(stage, 'Otto Other');
  page = await stage.newVisitor();
  await holdToasts(page);
  await signIn(page, admin);
  stage.trouble.allowed.push({ status: 409, path: /rpc\/save_category$/ });
  stage.trouble.allowed.push({ status: 404, path: /rpc\/save_category$/ });
});
afterAll(() => stage.close());

test('Bulk Actions change only the selected categories', async () => {
  await page.goto('/admin?tab=categories&q=minute+prep');
  await page.getByLabel('Select all on this page').check();
  await section().getByText('5 selected').first().waitFor();
  await page.getByLabel('Select all on this page').uncheck();
  expect(await section().getByRole('button', { name: 'Activate Selected' }).count()).toBe(0);
  for (const minutes of [5, 10]) await page.getByLabel(`Select ${minutes} Minute Prep`).check();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  // A double click: its second press must not count as another user's change.
  await section().getByRole('button', { name: 'Deactivate Selected' }).dblclick();
  await toast('2 categories updated successfully').waitFor();
  // At most one toast: it may have closed by itself by now.
  expect(await page.locator('.toast').count()).toBeLessThanOrEqual(1);
  await eventually(() => section().getByText('Inactive', { exact: true }).count()).toBe(2);
  await row('5 Minute Prep').getByText('Inactive').waitFor();
  // The list is read again before the selection is cleared.
  await nothingSelected();
  await closeToasts();
  // Again at once: the change just made here must not count as another user's.
  await page.getByLabel('Select 10 Minute Prep').check();
  await press('Activate Selected');
  await toast('1 categories updated successfully').waitFor();
  expect((await stored('10 Minute Prep'))?.is_active).toBe(true);
  expect((await stored('5 Minute Prep'))?.is_active).toBe(false);
  await nothingSelected();
  await closeToasts();
});

test('a bulk action skips categories that another admin changed, and names them', async () => {
  await page.getByLabel('Select 15 Minute Prep').check();
  await page.getByLabel('Select 20 Minute Prep').check();
  await otherChanges('20 Minute Prep', { description: 'Mine now' });
  await press('Deactivate Selected');
  await toast('1 categories updated successfully').waitFor();
  await toast(
    'Failed to update categories. Someone else changed or deleted these in the meantime: 20 Minute Prep.',
  ).waitFor();
  await row('20 Minute Prep').getByText('Mine now').waitFor();
  expect(await stored('20 Minute Prep')).toMatchObject({ is_active: true });
  expect(await stored('15 Minute Prep')).toMatchObject({ is_active: false });
  await closeToasts();
});

test('a selection made while the list is read again is kept', async () => {
  const { promise: mayBeRead, resolve: letRead } = Promise.withResolvers<void>();
  await page.route('**/rest/v1/categories?*', async (route) => {
    if (route.request().method() === 'GET') await mayBeRead;
    await route.continue();
  });
  await page.getByLabel('Select 5 Minute Prep').check();
  await press('Activate Selected');
  await toast('1 categories updated successfully').waitFor();
  await page.getByLabel('Select 10 Minute Prep').check();
  letRead();
  await row('5 Minute Prep').getByText('Active', { exact: true }).waitFor();
  await section().getByText('1 selected').first().waitFor();
  expect(await page.getByLabel('Select 10 Minute Prep').isChecked()).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
  await closeToasts();
});

test('an edit conflict shows the other change and keeps the input; Save again overwrites', async () => {
  await show('Garlic', 'GarlicAvoid');
  await press('Edit Garlic');
  await dialog().getByLabel('Description').fill('Every clove of it');
  await otherChanges('Garlic', { sort_order: 77, description: 'By the bulb' });
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('Failed to update category. Someone else changed it in the meantime.').waitFor();
  await dialog().getByText('Otto Other changed this category in the meantime').waitFor();
  await dialog().getByText('Description: Garlic in any form → By the bulb').waitFor();
  await dialog()
    .getByText(/^Sort Order: \d+ → 77$/)
    .waitFor();
  expect(await dialog().getByLabel('Description').inputValue()).toBe('Every clove of it');
  expect(await dialog().getByLabel('Sort Order').inputValue()).toBe('77');
  expect((await stored('Garlic'))?.description).toBe('By the bulb');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await closeToasts();
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('Category updated successfully').waitFor();
  expect(await stored('Garlic')).toMatchObject({
    description: 'Every clove of it',
    sort_order: 77,
  });
  await closeToasts();
});

test('a conflict of an inline edit continues in the dialog', async () => {
  await show('Aubergine', 'AubergineAvoid');
  await press('Edit Aubergine in its row');
  await page.getByLabel('Sort Order of Aubergine').fill('3');
  await otherChanges('Aubergine', { is_active: false });
  await press('Save Aubergine');
  await dialog().getByText('Status: Active → Inactive').waitFor();
  expect(await dialog().getByLabel('Sort Order').inputValue()).toBe('3');
  expect(await dialog().getByLabel('Active').isChecked()).toBe(false);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await row('Aubergine').getByText('Inactive').waitFor();
  expect(await stored('Aubergine')).toMatchObject({ is_active: false, sort_order: 513 });
  await closeToasts();
});

test('a category deleted during an edit can be added again with the typed values', async () => {
  await show('Mushrooms', 'MushroomsAvoid, Prefer Using');
  await press('Edit Mushrooms');
  await dialog().getByLabel('Description').fill('No toadstools');
  await otherDeletes('Mushrooms');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('Failed to update category. Someone else deleted it in the meantime.').waitFor();
  await dialog().getByText('Otto Other deleted this category in the meantime').waitFor();
  await dialog().getByRole('button', { name: 'Add Category' }).click();
  await toast('Category created successfully').waitFor();
  expect(await stored('Mushrooms')).toMatchObject({ description: 'No toadstools' });
  await eventually(screen.names).toEqual(['MushroomsAvoid, Prefer Using']);
  await closeToasts();
});

test('Delete asks first, names what is affected, and keeps recipes of the category', async () => {
  await saveRecipes(admin, [{ name: 'Green Salsa', categories: ['Coriander'] }]);
  await show('Coriander', 'CorianderAvoid');
  await press('Delete Coriander');
  await question().getByText('It will be removed from Avoid.').waitFor();
  await question().getByText('1 saved recipe made with it stays as it is.').waitFor();
  await question().getByText("This can't be undone.").waitFor();
  await page.locator('button:focus').getByText('Cancel').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('button:focus[aria-label="Delete Coriander"]').waitFor();
  expect(await stored('Coriander')).not.toBeNull();
  await page.keyboard.press('Enter');
  await question().getByRole('button', { name: 'Delete Category' }).click();
  await toast('Category deleted successfully').waitFor();
  await page.getByText('No categories matching "Coriander" were found').waitFor();
  await page.locator('h2:focus').getByText('Categories (0)').waitFor();
  expect(await stored('Coriander')).toBeNull();
  const { data } = await admin.client.from('recipes').select('name, categories').single();
  expect(data).toEqual({ name: 'Green Salsa', categories: ['Coriander'] });
  await closeToasts();
});

test('a category that another admin changed or deleted is not deleted silently', async () => {
  await show('Blue Cheese', 'Blue CheeseAvoid');
  await press('Delete Blue Cheese');
  await otherChanges('Blue Cheese', { description: 'Kept for a reason' });
  await question().getByRole('button', { name: 'Delete Category' }).click();
  await toast('Failed to delete category. Someone else changed it in the meantime.').waitFor();
  await row('Blue Cheese').getByText('Kept for a reason').waitFor();
  await closeToasts();
  await press('Delete Blue Cheese');
  await otherDeletes('Blue Cheese');
  await question().getByRole('button', { name: 'Delete Category' }).click();
  await toast('Failed to delete category. Someone else already deleted it.').waitFor();
  await page.getByText('No categories matching "Blue Cheese" were found').waitFor();
  await closeToasts();
});

test('an unreachable server loses no typed input', async () => {
  await searchFor('caffeine', ['CaffeineAvoid']);
  await page.route('**/rest/v1/**', (route) => route.abort());
  await press('Edit Caffeine');
  await dialog().getByLabel('Description').fill('Coffee and mate');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('Failed to update category').waitFor();
  expect(await dialog().getByLabel('Description').inputValue()).toBe('Coffee and mate');
  await page.unrouteAll();
  await closeToasts();
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('Category updated successfully').waitFor();
  expect((await stored('Caffeine'))?.description).toBe('Coffee and mate');
});
