import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { openAsAdmin } from './admins.ts';
import { categoryScreen } from './category-screen.ts';
import type { CookOnStage } from './cooks.ts';
import { openOwnStage, phone, type Stage } from './stage.ts';

/**
 * Categories, as one admin edits them; conflicts of two admins are in admin-categories-conflicts.test.ts. A test deletes each category
 * that it adds, because the other tests expect 174.
 */
let stage: Stage;
beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage.close());

/** Opens Categories as an admin. @param query further search parameters, as in `&q=snack` */
async function openCategories(query = '') {
  const { admin, page } = await openAsAdmin(stage);
  await page.goto(`/admin?tab=categories${query}`);
  return { admin, page, ...categoryScreen(() => page) };
}

function deleteWithTest(admin: CookOnStage, category: { id: string } | { name: string }): void {
  onTestFinished(async () => {
    const { error } = await admin.client.from('categories').delete().match(category);
    if (error) throw error;
  });
}

type Fields = { name: string; description: string };

/** Adds a category in the given groups, and deletes it when the test ends. */
async function addCategory(admin: CookOnStage, p_fields: Fields, groups: string[]): Promise<void> {
  const found = await admin.client.from('category_groups').select('id, name').in('name', groups);
  const idOf = new Map(found.data?.map(({ id, name }) => [name, id]));
  const p_group_ids = groups.map((name) => idOf.get(name) ?? '');
  const { data, error } = await admin.client.rpc('save_category', { p_fields, p_group_ids });
  if (error) throw error;
  deleteWithTest(admin, { id: data.id });
}

async function categoryNamed(admin: CookOnStage, name: string) {
  const { data, error } = await admin.client
    .from('categories')
    .select('slug, description, icon, sort_order, is_active, category_groups(name)')
    .eq('name', name)
    .maybeSingle();
  if (error) throw error;
  return data;
}

test('lists ten a page with the columns of the spec; the page is in the URL', further, async () => {
  const { page } = await openAsAdmin(stage);
  const { section, table, row, names, press } = categoryScreen(() => page);
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Categories' }).click();
  await page.getByRole('heading', { name: 'Categories (174)', exact: true }).waitFor();
  expect(await table().getByRole('columnheader').allTextContents()).toEqual([
    '',
    'Icon',
    'Name',
    'Description',
    'Sort Order',
    'Status',
    'Actions',
  ]);
  expect((await names()).slice(0, 3)).toEqual([
    '1 ServingServings',
    '10 Minute CookCook Time',
    '10 Minute PrepPrep Time',
  ]);
  const cells = await row('1 Serving').getByRole('cell').allTextContents();
  expect(cells.slice(2)).toEqual(['1 ServingServings', 'Just for me', '1001', 'Active', '']);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await section().getByText('Showing 1 to 10 of 174 results').waitFor();
  await press('Next');
  await section().getByText('Showing 11 to 20 of 174 results').waitFor();
  await page.reload();
  await section().getByText('Page 2 of 18').waitFor();
  await press('Previous');
  await section().getByText('Page 1 of 18').waitFor();
  // A page past the end, after deletions or a typed URL, shows the last page instead of an error.
  stage.trouble.allowed.push({ status: 416, path: /rest\/v1\/categories$/ });
  await page.goto('/admin?tab=categories&page=99');
  await section().getByText('Showing 171 to 174 of 174 results').waitFor();
});

test('search is literal; name, sort order and date sort in both directions', further, async () => {
  const { admin, page, section, table, names, search, searchFor, press, eventually } =
    await openCategories();
  await section().getByText('Showing 1 to 10 of 174 results').waitFor();
  await searchFor('TAHINI', ['Middle EasternCuisine', 'SesameAllergens']);
  expect(await section().getByText('Showing').count()).toBe(0);
  await searchFor('garLIC', ['GarlicAvoid']);
  for (const text of ['gar_ic', '%', 'a",(b)\\']) {
    await search().fill(text);
    await page.getByText(`No categories matching "${text}" were found`).waitFor();
  }
  await page.reload();
  await page.getByText('No categories matching "a",(b)\\" were found').waitFor();
  expect(await search().inputValue()).toBe('a",(b)\\');
  await search().fill('');
  await section().getByText('Showing 1 to 10 of 174 results').waitFor();

  const sort = page.getByLabel('Sort by');
  expect(await sort.locator('option').allTextContents()).toEqual([
    'Name',
    'Sort Order',
    'Created Date',
  ]);
  await sort.selectOption('Sort Order');
  await eventually(async () => (await names())[0]).toBe('BreakfastMeal Type');
  await press('Ascending');
  await eventually(async () => (await names())[0]).toBe('Layered GlassPlating');
  await sort.selectOption('Name');
  const { data } = await admin.client.from('categories').select('name');
  const byLocale = (data ?? []).map(({ name }) => name).sort(new Intl.Collator('en').compare);
  const onPage = async () =>
    await table()
      .locator('tbody .cell-name')
      .evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent));
  await eventually(onPage).toEqual(byLocale.toReversed().slice(0, 10));
  await page.reload();
  await eventually(onPage).toEqual(byLocale.toReversed().slice(0, 10));
  await press('Descending');
  await eventually(async () => (await names())[0]).toBe('1 ServingServings');
});

test('Add Category rejects a name without a slug, and adds to groups', further, async () => {
  const { admin, page, dialog, toast, press, closeToasts, searchFor, eventually } =
    await openCategories();
  await press('Add Category');
  expect(await dialog().getByLabel('Icon (Emoji)').inputValue()).toBe('🍽️');
  expect(await dialog().getByLabel('Sort Order').inputValue()).toBe('0');
  // The groups load after the dialog opens.
  const groups = dialog().getByRole('group', { name: 'Assign to Groups' });
  await eventually(() => groups.getByRole('checkbox').count()).toBe(16);
  await dialog().getByLabel('Description').fill('After dark');
  await dialog().getByRole('button', { name: 'Add Category' }).click();
  await dialog().getByText('A category needs a name.').waitFor();
  await page.locator('input:focus[aria-invalid="true"]').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog().getByLabel('Name').fill('🌙!');
  await page.keyboard.press('Enter');
  await dialog().getByText('The name needs at least one letter or digit.').waitFor();
  stage.trouble.allowed.push({ status: 409, path: /rpc\/save_category$/ });
  await dialog().getByLabel('Name').fill('GARLIC!');
  await page.keyboard.press('Enter');
  await toast('Failed to create category. There is already a category with this name').waitFor();
  expect(await dialog().getByLabel('Description').inputValue()).toBe('After dark');
  await closeToasts();

  deleteWithTest(admin, { name: 'Midnight Snack & Co.' });
  await dialog().getByLabel('Name').fill('Midnight Snack & Co.');
  await dialog().getByLabel('Icon (Emoji)').fill('🌙');
  await dialog().getByLabel('Sort Order').fill('-5');
  await dialog().getByLabel('Allergens').check();
  await dialog().getByText('Allergens: we check recipes for choices in this group').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog().getByLabel('Allergens').uncheck();
  await dialog().getByText('Every recipe with it would be refused').waitFor({ state: 'detached' });
  for (const group of ['Cuisine', 'Plating']) await dialog().getByLabel(group).check();
  await dialog().getByRole('button', { name: 'Add Category' }).click();
  await toast('Category created successfully').waitFor();
  await dialog().waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Categories (175)' }).waitFor();
  expect(await categoryNamed(admin, 'Midnight Snack & Co.')).toEqual({
    slug: 'midnight-snack-co',
    description: 'After dark',
    icon: '🌙',
    sort_order: -5,
    is_active: true,
    category_groups: expect.toSatisfy((groups: object[]) => groups.length === 2),
  });
  await searchFor('midnight', ['Midnight Snack & Co.Cuisine, Plating']);
});

test('Edit saves all fields and groups; the generate screen updates without a reload', async () => {
  const { admin, page } = await openAsAdmin(stage);
  const { dialog, toast, press, searchFor } = categoryScreen(() => page);
  await addCategory(admin, { name: 'Midnight Snack & Co.', description: 'After dark' }, [
    'Cuisine',
    'Plating',
  ]);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/generate');
  await page.getByRole('tab', { name: /Cuisine/ }).click();
  await page.getByRole('button', { name: 'Midnight Snack & Co.' }).waitFor();
  await nav.getByRole('link', { name: 'Admin Panel' }).click();
  await page.getByRole('tab', { name: 'Categories' }).click();
  await searchFor('midnight', ['Midnight Snack & Co.Cuisine, Plating']);
  await press('Edit Midnight Snack & Co.');
  await dialog().getByLabel('Name').fill('Late Snack');
  await dialog().getByLabel('Description').fill('');
  await dialog().getByLabel('Sort Order').fill('7.9');
  await dialog().getByLabel('Plating').uncheck();
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('Category updated successfully').waitFor();
  await page.getByText('No categories matching "midnight" were found').waitFor();
  expect(await categoryNamed(admin, 'Late Snack')).toMatchObject({
    slug: 'late-snack',
    description: null,
    sort_order: 7,
    category_groups: [{ name: 'Cuisine' }],
  });
  await nav.getByRole('link', { name: 'Generate Recipe' }).click();
  await page.getByRole('tab', { name: /Cuisine/ }).click();
  await page.getByRole('button', { name: 'Late Snack' }).waitFor();
});

test('a row is edited inline by keyboard; Status filters inactive rows', further, async () => {
  const { admin, page } = await openAsAdmin(stage);
  const { table, row, names, search, searchFor, toast, press, eventually } = categoryScreen(
    () => page,
  );
  const late = { name: 'Late Snack', description: 'By night' };
  await addCategory(admin, late, ['Cuisine']);
  await page.goto('/admin?tab=categories');
  await searchFor('late snack', ['Late SnackCuisine']);
  await page.getByRole('button', { name: 'Edit Late Snack in its row' }).press('Enter');
  await page.locator('input:focus[aria-label="Name of Late Snack"]').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.type('Gone again');
  await page.keyboard.press('Escape');
  await page.locator('button:focus[aria-label="Edit Late Snack in its row"]').waitFor();
  await row('Late Snack').getByText('Cuisine').waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel('Name of Late Snack').fill('');
  await page.keyboard.press('Enter');
  await table().getByText('A category needs a name.').waitFor();
  await page.getByLabel('Name of Late Snack').fill('Late Snacks');
  await page.getByLabel('Sort Order of Late Snack').fill('12');
  await page.getByLabel('Description of Late Snack').fill('After dark');
  await page.getByLabel('Icon of Late Snack').fill('🌛');
  await page.getByLabel('Active: Late Snack').uncheck();
  await press('Save Late Snack');
  await toast('Category updated successfully').waitFor();
  await page.locator('button:focus[aria-label="Edit Late Snacks in its row"]').waitFor();
  const cells = await row('Late Snacks').getByRole('cell').allTextContents();
  expect(cells.slice(2)).toEqual(['Late SnacksCuisine', 'After dark', '12', 'Inactive', '']);
  expect(await categoryNamed(admin, 'Late Snacks')).toMatchObject({
    slug: 'late-snacks',
    icon: '🌛',
  });
  // A new name that no check covers shows a warning, which restoring the old name removes.
  await searchFor('gluten-free', ['Gluten-FreeDietary Constraints']);
  await press('Edit Gluten-Free in its row');
  await page.getByLabel('Name of Gluten-Free').fill('Moonlight Diet');
  await table().getByText('Every recipe with it would be refused').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Name of Gluten-Free').fill('Gluten-Free');
  await table().getByText('Every recipe with it').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await search().fill('');
  await page.getByLabel('Status', { exact: true }).selectOption('Inactive Only');
  await eventually(names).toEqual(['Late SnacksCuisine']);
  await page.getByLabel('Status', { exact: true }).selectOption('Active Only');
  await page.getByRole('heading', { name: 'Categories (174)' }).waitFor();
  await page.getByLabel('Group', { exact: true }).selectOption('Allergens');
  await page.getByRole('heading', { name: 'Categories (14)' }).waitFor();
});

test('rows are cards on a phone, without overflow at any width', further, async () => {
  const { admin, page } = await openAsAdmin(stage);
  const { section, row, search, searchFor } = categoryScreen(() => page);
  await addCategory(admin, { name: 'Late Snacks', description: 'After dark' }, ['Cuisine']);
  await page.setViewportSize(phone);
  await page.goto('/admin?tab=categories');
  await searchFor('late snacks', ['Late SnacksCuisine']);
  expect(await row('Late Snacks').getByText('After dark').isVisible()).toBe(false);
  await search().fill('');
  await section().getByText('Page 1 of 18').waitFor();
  await page.getByLabel('Select 1 Serving').check();
  await page.getByTitle('Edit in this row').nth(1).click();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  for (const width of [320, 390, 640, 800]) {
    await page.setViewportSize({ width, height: 800 });
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside, `${width}`).toBeLessThanOrEqual(0);
  }
});

test('a failed list load shows an error, and Try Again reloads it', further, async () => {
  const { page } = await openAsAdmin(stage);
  const { section, toast, press } = categoryScreen(() => page);
  stage.trouble.allowed.push({ status: 500, path: /rest\/v1\/categories$/ });
  await page.route('**/rest/v1/categories?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'no' } }),
  );
  await page.goto('/admin?tab=categories');
  await toast('Failed to load categories and groups').waitFor();
  await page.getByText("We couldn't load the categories").waitFor();
  await page.unrouteAll();
  await press('Try Again');
  await section().getByText('Showing 1 to 10 of 174 results').waitFor();
});
