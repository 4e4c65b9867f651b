import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { makeAdminCook } from './admins.ts';
import { type CookOnStage, signIn } from './cooks.ts';
import { groupScene } from './group-scene.ts';
import { openOwnStage, type Stage } from './stage.ts';
import { holdToasts } from './toasts.ts';

/** Category Groups with two admins at once: bulk actions, deletions, and failures. */
let stage: Stage;
let other: CookOnStage;
let page: Page;

const {
  section,
  eventually,
  card,
  cards,
  dialog,
  question,
  toast,
  focused,
  closeToasts,
  find,
  storedGroup,
  changeBeside,
  deleteBeside,
} = groupScene(
  () => page,
  () => other,
);

beforeAll(async () => {
  stage = await openOwnStage();
  const admin = await makeAdminCook(stage, 'Anna Admin');
  other = await makeAdminCook(stage, 'Ben Admin');
  const { error } = await other.client.from('category_groups').insert({
    name: 'Season',
    slug: 'season',
    description: 'What grows now',
    sort_order: -3,
    is_active: false,
    constraint_label: 'Style',
  });
  if (error) throw error;
  page = await stage.newVisitor();
  await holdToasts(page);
  await signIn(page, admin);
  await page.goto('/admin?tab=categories');
});
afterAll(() => stage.close());

test('an edit never overwrites a change that another admin made meanwhile', async () => {
  stage.trouble.allowed.push({ status: 409, path: /rpc\/save_category_group$/ });
  await page.getByRole('button', { name: 'Edit Season' }).click();
  await dialog().getByLabel('Description').fill('From the garden');
  await changeBeside('season', { sort_order: -5, is_active: true });
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast(
    'Failed to update category group. Someone else changed it in the meantime.',
  ).waitFor();
  await dialog().getByText('Ben Admin changed this group in the meantime').waitFor();
  await dialog().getByText('Sort Order: -3 → -5').waitFor();
  await dialog().getByText('Status: Inactive → Active').waitFor();
  expect(await dialog().getByLabel('Description').inputValue()).toBe('From the garden');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await closeToasts();
  const { promise: mayBeRead, resolve: letRead } = Promise.withResolvers<void>();
  await page.route('**/rest/v1/category_groups?*', async (route) => {
    await mayBeRead;
    await route.continue();
  });
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('Category group updated successfully').waitFor();
  expect(await storedGroup('season')).toMatchObject({
    description: 'From the garden',
    sort_order: -5,
    is_active: true,
  });
  // The dialog closes only after the cards are read again: editing a stale card would report the admin's own change as another user's.
  expect(await dialog().count()).toBe(1);
  letRead();
  await dialog().waitFor({ state: 'detached' });
  await page.unrouteAll({ behavior: 'wait' });
  await closeToasts();
});

test('a group that was deleted while its form was open can be added again', async () => {
  stage.trouble.allowed.push({ status: 404, path: /rpc\/save_category_group$/ });
  await page.getByRole('button', { name: 'Edit Season' }).click();
  await dialog().getByLabel('Sort Order').fill('-7');
  await deleteBeside('season');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await dialog().getByText('Ben Admin deleted this group in the meantime').waitFor();
  await closeToasts();
  await dialog().getByRole('button', { name: 'Add Group' }).click();
  await toast('Category group created successfully').waitFor();
  expect(await storedGroup('season')).toMatchObject({
    description: 'From the garden',
    sort_order: -7,
  });
  await closeToasts();
});

test('selected groups are switched together, except those that another admin changed', async () => {
  await page.getByLabel('Select Season').check();
  await page.getByLabel('Select Cuisine').check();
  const bar = section().getByRole('group', { name: 'Bulk Actions' });
  await bar.getByText('Bulk Actions 2 selected').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Deactivate Selected' }).click();
  await toast('2 groups updated successfully').waitFor();
  await card('Cuisine').getByText('Inactive', { exact: true }).waitFor();
  // The cards are read again before the selection is cleared.
  await bar.getByRole('button').first().waitFor({ state: 'detached' });
  expect(await page.getByLabel('Select Cuisine').isChecked()).toBe(false);
  // Focus is not lost when the pressed button disappears with the bar.
  await page.waitForFunction(() => document.activeElement !== document.body);
  await closeToasts();

  await page.getByLabel('Select Season').check();
  await page.getByLabel('Select Cuisine').check();
  await changeBeside('season', { sort_order: -8 });
  await bar.getByRole('button', { name: 'Activate Selected', exact: true }).click();
  await toast('1 groups updated successfully').waitFor();
  await toast(
    'Failed to update groups. Someone else changed or deleted these in the meantime: Season. Check again.',
  ).waitFor();
  await card('Cuisine').getByText('Active', { exact: true }).waitFor();
  expect(await storedGroup('season')).toMatchObject({ sort_order: -8, is_active: false });
  await bar.getByRole('button').first().waitFor({ state: 'detached' });
  await closeToasts();
});

test('a group that leaves the list is no longer selected', async () => {
  await page.getByLabel('Select Cuisine').check();
  await find('season');
  await eventually(() => cards().count()).toBe(1);
  await find('');
  await card('Cuisine').waitFor();
  expect(await page.getByLabel('Select Cuisine').isChecked()).toBe(false);
});

test('Delete asks, names what is affected, and asks again after another admin’s change', async () => {
  const remove = () => page.getByRole('button', { name: 'Delete Cuisine' });
  await remove().click();
  await question().getByRole('heading', { name: 'Delete Cuisine?' }).waitFor();
  await question().getByText("This can't be undone.").waitFor();
  await question()
    .getByText(/^\d+ categories lose this group\. Categories are not deleted\.$/)
    .waitFor();
  await question().getByText('None of them is in another group').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await focused('Delete Cuisine');
  await remove().click();
  await changeBeside('cuisine', { sort_order: 1 });
  await question().getByRole('button', { name: 'Delete Group' }).click();
  await toast(
    'Failed to delete category group. Someone else changed it in the meantime.',
  ).waitFor();
  await question()
    .getByText('Someone else changed it in the meantime: Sort Order: 2 → 1.')
    .waitFor();
  await closeToasts();
  await question().getByRole('button', { name: 'Delete Group' }).click();
  await toast('Category group deleted successfully').waitFor();
  await card('Cuisine').waitFor({ state: 'detached' });
  await page.locator(':focus', { hasText: 'Category Groups' }).waitFor();
  expect(await storedGroup('cuisine')).toBeNull();
  await closeToasts();
});

test('a failure shows an error and loses no input', async () => {
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
  const failure = section().getByText("We couldn't load the groups");
  await failure.waitFor();
  await page.unrouteAll();
  await section().getByRole('button', { name: 'Try Again' }).click();
  await card('Season').waitFor();
});
