import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdminCook } from './admins.ts';
import { type CookOnStage, makeCook, signIn } from './cooks.ts';
import { openOwnStage, type Stage } from './stage.ts';
import { closeToasts, holdToasts } from './toasts.ts';

/** Slips in the Admin Panel: a double click, an odd number, a role that is revoked in the middle of an action. */
let stage: Stage;
let admin: CookOnStage;
let fallen: CookOnStage;
let cook: CookOnStage;
let page: Page;

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (text: string) => page.locator('.toast').filter({ hasText: text });
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

/** Revokes or restores the admin role of `fallen`, as another admin, through the API. */
async function makeFallen(role: 'user' | 'admin'): Promise<void> {
  const { error } = await admin.client
    .from('user_roles')
    .update({ role })
    .eq('user_id', fallen.session.user.id);
  if (error) throw error;
}

beforeAll(async () => {
  stage = await openOwnStage();
  stage.trouble.allowed.push({ status: 403, path: /(rpc|functions\/v1)\/[\w-]+$/ });
  cook = await makeCook(stage, 'Tomás Herrera');
  admin = await makeAdminCook(stage, 'Anna Admin');
  fallen = await makeAdminCook(stage, 'Fausto Fallen');
  page = await stage.newVisitor();
  await holdToasts(page);
  await signIn(page, admin);
});
afterAll(() => stage.close());

test('a double click changes a role once', async () => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Make Admin: Tomás Herrera' }).dblclick();
  const question = page.getByRole('alertdialog', { name: 'Make Tomás Herrera an admin?' });
  await question.getByRole('button', { name: 'Make admin' }).dblclick();
  await toast('User role updated to admin').waitFor();
  await page.getByRole('button', { name: 'Make User: Tomás Herrera' }).waitFor();
  // At most one toast: it may have closed by itself by now.
  expect(await page.locator('.toast').count()).toBeLessThanOrEqual(1);
  const { data } = await admin.client
    .from('user_roles')
    .select('role')
    .eq('user_id', cook.session.user.id)
    .single();
  expect(data?.role).toBe('admin');
  await closeToasts(page);
});

test.each([
  ['1e2', 100],
  ['-5', 0],
])('typing %s credits in the dialog saves %i', async (typed, saved) => {
  await page.getByRole('button', { name: 'Edit Tomás Herrera' }).click();
  await page.getByRole('dialog').getByLabel('Credits', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await toast('User updated successfully').waitFor();
  const cell = row('Tomás Herrera').getByRole('spinbutton');
  await eventually(() => cell.inputValue()).toBe(String(saved));
  await closeToasts(page);
});

test('a double click on Delete deletes once', async () => {
  await page.goto('/admin?tab=categories&q=caffeine');
  await page.getByRole('button', { name: 'Delete Caffeine' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Category' }).dblclick();
  await toast('Category deleted successfully').waitFor();
  await page.getByText('No categories matching "caffeine" were found').waitFor();
  // At most one toast: it may have closed by itself by now.
  expect(await page.locator('.toast').count()).toBeLessThanOrEqual(1);
  await closeToasts(page);
});

const saves = async (visitor: Page) => {
  await visitor.getByRole('button', { name: 'Edit Garlic', exact: true }).click();
  await visitor.getByRole('dialog').getByLabel('Description').fill('Typed before the fall');
  return visitor.getByRole('button', { name: 'Save Changes' });
};
const switches = async (visitor: Page) => {
  await visitor.getByLabel('Select Garlic').check();
  return visitor.getByRole('button', { name: 'Deactivate Selected' });
};
const switchesGroup = async (visitor: Page) => {
  await visitor.getByLabel('Select Cuisine').check();
  return visitor.getByRole('button', { name: 'Deactivate Selected' });
};

const garlic = () =>
  admin.client.from('categories').select('description, is_active').eq('name', 'Garlic').single();
const cuisineGroup = () =>
  admin.client.from('category_groups').select('is_active').eq('name', 'Cuisine').single();

test.each([
  ['saves a category', saves, garlic],
  ['deactivates categories', switches, garlic],
  ['deactivates groups', switchesGroup, cuisineGroup],
])(
  'a former admin who %s changes nothing, sees a notice and is redirected home',
  async (_, prepare, readRow) => {
    const before = await readRow();
    expect(before.error).toBeNull();
    const visitor = await stage.newVisitor();
    await holdToasts(visitor);
    await signIn(visitor, fallen);
    await visitor.goto('/admin?tab=categories&q=garlic');
    const button = await prepare(visitor);
    await makeFallen('user');
    await button.click();
    // The notice of the failed action leaves with the panel.
    await visitor.locator('.toast').filter({ hasText: "You're no longer an admin." }).waitFor();
    await visitor.waitForURL(`${stage.url}/`);
    expect((await readRow()).data).toEqual(before.data);
    await visitor.context().close();
    await makeFallen('admin');
  },
);
