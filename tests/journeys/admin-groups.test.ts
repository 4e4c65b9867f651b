import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { openAsAdmin } from './admins.ts';
import type { CookOnStage } from './cooks.ts';
import { groupScene } from './group-scene.ts';
import { expectWidth } from './page-width.ts';
import { openOwnStage, phone, type Stage } from './stage.ts';

/** Category Groups with the starting catalogue: search, add, edit. A test deletes each group that it adds, because the other tests expect 16. */
let stage: Stage;
beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage.close());

/** Opens Category Groups as an admin. */
async function openGroups() {
  const { admin, page } = await openAsAdmin(stage);
  await page.goto('/admin?tab=categories');
  const scene = groupScene(
    () => page,
    () => admin,
  );
  return { admin, page, ...scene };
}

function deleteWithTest(admin: CookOnStage, group: { id: string } | { slug: string }): void {
  onTestFinished(async () => {
    const { error } = await admin.client.from('category_groups').delete().match(group);
    if (error) throw error;
  });
}

test('lists ten groups a page in the order of the generate screen', further, async () => {
  const { page, section, card, cards } = await openGroups();
  await section().getByRole('heading', { name: 'Category Groups (16)' }).waitFor();
  expect(await cards().count()).toBe(10);
  const mealType = card('Meal Type');
  await mealType.getByText('Active', { exact: true }).waitFor();
  await mealType.getByText('Label: Course').waitFor();
  await mealType.getByRole('listitem').filter({ hasText: 'Breakfast' }).waitFor();
  expect(await card('Allergens').getByRole('listitem').count()).toBe(14);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
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

test('search covers names and descriptions, combined with the status filter', further, async () => {
  const { page, section, card, cards, status, find, eventually } = await openGroups();
  await card('Meal Type').waitFor();
  await find('ALLERGEN');
  await card('Allergens').waitFor();
  await eventually(() => cards().count()).toBe(1);
  expect(await section().getByRole('navigation').count()).toBe(0);
  await find('start to finish');
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

test('Add Group rejects a taken name or one without letters, keeps the input, then adds', async () => {
  const { admin, page, card, cards, dialog, toast, closeToasts, storedGroup } = await openGroups();
  await card('Meal Type').waitFor();
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
  await dialog().getByText('Choices count as a style.').waitFor();

  stage.trouble.allowed.push({ status: 409, path: /rpc\/save_category_group$/ });
  await dialog().getByLabel('Name').fill('meal TYPE');
  await dialog().getByLabel('Name').press('Enter');
  await dialog().getByText("There's already a Meal Type group.").waitFor();
  await dialog().getByLabel('Name').fill('CUISINE');
  await dialog().getByLabel('Description').fill('What grows now');
  await dialog().getByLabel('Sort Order').fill('-3');
  await dialog().getByLabel('Name').press('Enter');
  await toast(
    'Failed to create category group. There is already a category group with this name, or one that is nearly the same.',
  ).waitFor();
  await dialog().getByText('Another group has this name').waitFor();
  expect(await dialog().getByLabel('Description').inputValue()).toBe('What grows now');
  await closeToasts();

  deleteWithTest(admin, { slug: 'season-weather' });
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
});

test('Edit saves changes; Cancel and unchanged values save nothing', further, async () => {
  const { admin, page, card, dialog, toast, focused, storedGroup } = await openGroups();
  const season = { name: 'Season & Weather', slug: 'season-weather', sort_order: -3 };
  const groups = admin.client.from('category_groups');
  const { data, error } = await groups.insert(season).select('id').single();
  if (error) throw error;
  deleteWithTest(admin, { id: data.id });
  await card('Season & Weather').waitFor();
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
  await dialog().getByLabel('Active: users see it').uncheck();
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('Category group updated successfully').waitFor();
  await card('Season').getByText('Inactive', { exact: true }).waitFor();
  await focused('Edit Season');
  expect(await storedGroup('season')).toMatchObject({
    is_active: false,
    constraint_label: 'Style',
  });
});

test('Meal Type and the checked groups keep their label; cards fit a phone', further, async () => {
  const { page, card, dialog, question } = await openGroups();
  await card('Meal Type').getByText("Users choose exactly one. It can't be deleted").waitFor();
  const remove = page.getByRole('button', { name: 'Delete Meal Type' });
  expect(await remove.getAttribute('aria-disabled')).toBe('true');
  await remove.press('Enter');
  expect(await question().count()).toBe(0);
  for (const [name, why] of [
    ['Meal Type', 'The Meal Type group always sets the course of a recipe.'],
    ['Allergens', "Recipes are checked for this group, so its label can't change."],
  ] as const) {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog().getByText(why).waitFor();
    expect(await dialog().getByLabel('Prompt label').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  }
  await page.setViewportSize(phone);
  await page.getByLabel('Select Meal Type').check();
  await expectWidth(page, phone.width);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectWidth(page, 320);
  expect(await axeFindings(page)).toEqual([]);
});
