import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { makeAdminCook, moveCredits } from './admins.ts';
import { type CookOnStage, makeCook, signIn } from './cooks.ts';
import { listenForScripts, readScripts } from './loaded-scripts.ts';
import { openOwnStage, phone, type Stage } from './stage.ts';
import { closeToasts, holdToasts } from './toasts.ts';

/** Access to the Admin Panel, what the edit dialog saves, and role changes. */
let stage: Stage;
let admin: CookOnStage;
let cook: CookOnStage;
let page: Page;

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (text: string) => page.locator('.toast').filter({ hasText: text });
const dialog = () => page.getByRole('dialog');

/** Polls with the same timeout as the browser's own steps. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

async function roleOf(person: CookOnStage): Promise<string | undefined> {
  const { data } = await person.client
    .from('user_roles')
    .select('role')
    .eq('user_id', person.session.user.id)
    .single();
  return data?.role;
}

/** Collects the text of every script that the page loads from now on. */
function scriptsOf(visitor: Page): () => Promise<string> {
  const urls = listenForScripts(visitor);
  return async () => Buffer.concat(await readScripts(urls)).toString();
}

beforeAll(async () => {
  stage = await openOwnStage();
  cook = await makeCook(stage, 'Tomás Herrera');
  admin = await makeAdminCook(stage, 'Anna Admin');
  page = await stage.newVisitor(phone);
  await holdToasts(page);
});
afterAll(() => stage.close());

test('a visitor is redirected to sign in and sees no Admin Panel link', async () => {
  const visitor = await stage.newVisitor();
  await visitor.goto('/admin');
  await visitor.waitForURL('**/auth');
  expect(await visitor.getByRole('link', { name: 'Admin Panel' }).count()).toBe(0);
});

test('a cook sees no link, is redirected home, and never loads the admin code', async () => {
  const visitor = await stage.newVisitor();
  await signIn(visitor, cook);
  const scripts = scriptsOf(visitor);
  for (const path of ['/', '/generate', '/credits', '/admin']) {
    await visitor.goto(path);
    await visitor.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await visitor.getByRole('link', { name: 'Admin Panel' }).count(), path).toBe(0);
  }
  await visitor.waitForURL(`${stage.url}/`);
  await visitor.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  const loaded = await scripts();
  expect(loaded).toContain('Generate Recipe');
  expect(loaded).not.toContain('User Management');
  await visitor.setViewportSize(phone);
  await visitor.getByRole('button', { name: 'Menu' }).click();
  const menu = visitor.getByRole('navigation', { name: 'Phone menu' });
  await menu.getByRole('link', { name: 'My Recipes' }).waitFor();
  expect(await menu.getByRole('link', { name: 'Admin Panel' }).count()).toBe(0);
});

test('an admin sees the link, in the phone menu too, and loads the admin code', async () => {
  await signIn(page, admin);
  const scripts = scriptsOf(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Phone menu' }).getByText('Admin Panel').click();
  await page.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor();
  expect(await scripts()).toContain('User Management');
  await page.setViewportSize({ width: 1440, height: 900 });
  const link = page.getByRole('navigation', { name: 'Main' }).getByText('Admin Panel');
  expect(await link.getAttribute('aria-current')).toBe('page');
});

test('Edit saves name, credits and role together', async () => {
  await page.getByRole('button', { name: 'Edit Tomás Herrera' }).click();
  expect(await dialog().getByLabel('Full Name').inputValue()).toBe('Tomás Herrera');
  expect(await dialog().getByLabel('Credits', { exact: true }).inputValue()).toBe('1');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog().getByLabel('Full Name').fill('Tomás H.');
  await dialog().getByLabel('Credits', { exact: true }).fill('9');
  await dialog().getByLabel('Reason for the credit change').fill('Thanks for the bug report');
  await dialog().getByLabel('Role').selectOption('admin');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('User updated successfully').waitFor();
  await dialog().waitFor({ state: 'detached' });
  await row('Tomás H.').getByText('admin', { exact: true }).waitFor();
  expect(await roleOf(cook)).toBe('admin');
  await closeToasts(page);
});

test('the credit history shows who changed the credits, and why', async () => {
  await page.getByRole('button', { name: 'Credit history: Tomás H.' }).click();
  const entry = dialog().getByRole('listitem').first();
  await entry.getByText('by Anna Admin').waitFor();
  await entry.getByText('Thanks for the bug report').waitFor();
  await entry.getByText('+8').waitFor();
  await dialog().getByText('Free credit for a new account').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('button:focus[aria-label="Credit history: Tomás H."]').waitFor();
});

test('Cancel and unchanged values save nothing', async () => {
  await page.getByRole('button', { name: 'Edit Tomás H.' }).click();
  await dialog().getByLabel('Full Name').fill('Somebody');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await dialog().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Edit Tomás H.' }).click();
  expect(await dialog().getByLabel('Full Name').inputValue()).toBe('Tomás H.');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await dialog().waitFor({ state: 'detached' });
  expect(await page.locator('.toast').count()).toBe(0);
});

test.each([
  ['with a reason', 'A gift'],
  ['without one', ''],
])('a balance that changed while the dialog was open is not overwritten, %s', async (_, reason) => {
  stage.trouble.allowed.push({ status: 409, path: /rpc\/adjust_credits$/ });
  await page.reload();
  await page.getByRole('button', { name: 'Edit Tomás H.' }).click();
  const credits = dialog().getByLabel('Credits', { exact: true });
  const shown = Number(await credits.inputValue());
  await moveCredits(stage, cook, 10, `meanwhile ${reason}`);
  await credits.fill('100');
  if (reason) await dialog().getByLabel('Reason for the credit change').fill(reason);
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast(`it's now ${shown + 10}. Check it and save again.`).waitFor();
  await eventually(() => credits.inputValue()).toBe(String(shown + 10));
  await closeToasts(page);
  await credits.fill('3');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('User updated successfully').waitFor();
  const { data } = await cook.client
    .from('credits')
    .select('balance')
    .eq('user_id', cook.session.user.id)
    .single();
  expect(data?.balance).toBe(3);
  await closeToasts(page);
});

test('a name that changed while the dialog was open is not overwritten; the input stays', async () => {
  await page.reload();
  await page.getByRole('button', { name: 'Edit Tomás H.' }).click();
  const name = dialog().getByLabel('Full Name');
  const rename = (full_name: string) =>
    cook.client.from('profiles').update({ full_name }).eq('id', cook.session.user.id);
  await rename('Tommy');
  await name.fill('Tomás Herrera y Ruiz');
  await dialog().getByLabel('Role').selectOption('user');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('The name was changed in the meantime: it\'s now "Tommy".').waitFor();
  await dialog().getByText('It\'s now "Tommy".').waitFor();
  expect(await name.inputValue()).toBe('Tomás Herrera y Ruiz');
  const stored = async () => {
    const { data } = await cook.client
      .from('profiles')
      .select('full_name')
      .eq('id', cook.session.user.id)
      .single();
    return data?.full_name;
  };
  expect([await stored(), await roleOf(cook)]).toEqual(['Tommy', 'admin']);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await closeToasts(page);
  await name.fill('Tomás H.');
  await dialog().getByLabel('Role').selectOption('admin');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('User updated successfully').waitFor();
  expect([await stored(), await roleOf(cook)]).toEqual(['Tomás H.', 'admin']);
  await closeToasts(page);
});

test('saving a name keeps a balance that changed behind the open dialog', async () => {
  await page.getByRole('button', { name: 'Edit Tomás H.' }).click();
  await moveCredits(stage, cook, 5, 'behind the dialog');
  await dialog().getByLabel('Full Name').fill('Tomás Behind');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('User updated successfully').waitFor();
  await row('Tomás Behind').getByRole('spinbutton').waitFor();
  // The credits in the dialog were not edited, so the stored balance is kept.
  await eventually(() => row('Tomás Behind').getByRole('spinbutton').inputValue()).toBe('8');
  await closeToasts(page);
  await page.getByRole('button', { name: 'Edit Tomás Behind' }).click();
  await dialog().getByLabel('Full Name').fill('Tomás H.');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await toast('User updated successfully').waitFor();
  await row('Tomás H.').waitFor();
  await closeToasts(page);
});

/** Makes a user an admin: clicks the button and confirms the question with their name. */
async function makeAdmin(name: string) {
  await page.getByRole('button', { name: `Make Admin: ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Make ${name} an admin?` });
  await question.getByRole('button', { name: 'Make admin' }).click();
}

test('a role that another admin already changed is not changed twice', async () => {
  const { error } = await admin.client
    .from('user_roles')
    .update({ role: 'user' })
    .eq('user_id', cook.session.user.id);
  expect(error).toBeNull();
  await page.getByRole('button', { name: 'Make User: Tomás H.' }).click();
  await toast('User role updated to user').waitFor();
  expect(await roleOf(cook)).toBe('user');
  await makeAdmin('Tomás H.');
  await toast('User role updated to admin').waitFor();
  await closeToasts(page);
});

test('Make User and Make Admin change the role and show a notice', async () => {
  for (const [action, role] of [
    ['Make User', 'user'],
    ['Make Admin', 'admin'],
    ['Make User', 'user'],
  ]) {
    if (role === 'admin') await makeAdmin('Tomás H.');
    else await page.getByRole('button', { name: `${action}: Tomás H.` }).click();
    await toast(`User role updated to ${role}`).waitFor();
    expect(await roleOf(cook)).toBe(role);
    await closeToasts(page);
  }
});

test('the last admin is asked to confirm and keeps the role', async () => {
  stage.trouble.allowed.push({ status: 409, path: /rest\/v1\/user_roles$/ });
  const question = page.getByRole('alertdialog', { name: 'Give up your own admin role?' });
  await page.getByRole('button', { name: 'Make User: Anna Admin' }).click();
  await question.waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await roleOf(admin)).toBe('admin');
  await page.getByRole('button', { name: 'Make User: Anna Admin' }).click();
  await question.getByRole('button', { name: 'Make me a user' }).click();
  await toast('Failed to update user role. The last admin must stay admin.').waitFor();
  await closeToasts(page);
  await page.getByRole('button', { name: 'Edit Anna Admin' }).click();
  await dialog().getByLabel('Role').selectOption('user');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await question.getByRole('button', { name: 'Make me a user' }).click();
  await toast('Failed to update user. The last admin must stay admin.').waitFor();
  expect(await roleOf(admin)).toBe('admin');
  await closeToasts(page);
  await page.keyboard.press('Escape');
});

test('an admin who gives up the role while another is left is redirected at once', async () => {
  await makeAdmin('Tomás H.');
  await toast('User role updated to admin').waitFor();
  await page.getByRole('button', { name: 'Make User: Anna Admin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make me a user' }).click();
  await page.waitForURL(`${stage.url}/`);
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await eventually(() => nav.getByRole('link', { name: 'Admin Panel' }).count()).toBe(0);
  expect(await roleOf(admin)).toBe('user');
});
