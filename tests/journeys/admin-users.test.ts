import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { addAccounts, behind, makeAdminCook, moveCredits } from './admins.ts';
import { type CookOnStage, makeCook, signIn } from './cooks.ts';
import { expectWidth } from './page-width.ts';
import { desktop, noonZone, openOwnStage, phone, type Stage } from './stage.ts';
import { closeToasts, holdToasts } from './toasts.ts';

/** User Management, as an admin uses it; who may come in, the dialog and roles are in admin-edits.test.ts. */
let stage: Stage;
let admin: CookOnStage;
let cook: CookOnStage;
let page: Page;

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const creditsOf = (name: string) => page.getByRole('spinbutton', { name: `Credits of ${name}` });
const search = () => page.getByRole('searchbox', { name: 'Search by name or email...' });
const names = () => page.locator('tbody .cell-name').allTextContents();
const toast = (text: string) => page.locator('.toast').filter({ hasText: text });

/** Polls as patiently as the browser's own steps do. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

async function balanceOf(person: CookOnStage): Promise<number | undefined> {
  const { data } = await person.client.from('credits').select('balance').single();
  return data?.balance;
}

beforeAll(async () => {
  stage = await openOwnStage();
  await addAccounts(stage, 60);
  cook = await makeCook(stage, 'Tomás Herrera');
  admin = await makeAdminCook(stage, 'Anna Admin');
  page = await stage.newVisitor(desktop, noonZone());
  await holdToasts(page);
  await signIn(page, admin);
});
afterAll(() => stage.close());

test('everybody is listed with role, credits and day, who joined last first', async () => {
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor();
  expect(await page.title()).toBe('Admin Panel · Saffron Table');
  await row('Tomás Herrera').waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Name',
    'Email',
    'Role',
    'Credits',
    'Joined',
    'Actions',
  ]);
  expect((await names()).slice(0, 2).map((name) => name.slice(2))).toEqual([
    'Anna Admin',
    'Tomás Herrera',
  ]);
  const cells = await row('Tomás Herrera').getByRole('cell').allTextContents();
  const today = await page.evaluate(() => new Date().toLocaleDateString());
  expect(cells.slice(1, 3)).toEqual([cook.email, 'user']);
  expect(cells[4]).toBe(today);
  expect(await creditsOf('Tomás Herrera').inputValue()).toBe('1');
  await row('Anna Admin').getByText('admin', { exact: true }).waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'User Management',
    'Categories',
    'Purchases',
    'Generations',
    'Overview',
    'Change Log',
  ]);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('25 a page, and the server turns the pages', async () => {
  await page.getByText('Showing 1 to 25 of 62 results').waitFor();
  expect(await names()).toHaveLength(25);
  await page.getByRole('button', { name: 'Page 3' }).click();
  await page.getByText('Showing 51 to 62 of 62 results').waitFor();
  await eventually(names).toHaveLength(12);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByText('Showing 26 to 50 of 62 results').waitFor();
});

test('searching looks at name and address, takes every character as typed, and starts at page 1', async () => {
  await search().fill('GUEST-17@');
  await eventually(names).toEqual(['G1Guest 17']);
  await page.getByText('Showing 1 to 1 of 1 results').waitFor();
  await search().fill('tomás h');
  await eventually(names).toEqual(['THTomás Herrera']);
  for (const text of ['gu_st', '%', 'a",(b)\\']) {
    await search().fill(text);
    await page.getByText(`No users matching "${text}" were found`).waitFor();
  }
  await search().fill('');
  await page.getByText('Showing 1 to 25 of 62 results').waitFor();
});

test('a search finds accents without typing them, and stands in the address with page and order', async () => {
  await search().fill('tomas');
  await eventually(names).toEqual(['THTomás Herrera']);
  await search().fill('guest');
  await page.getByText('Showing 1 to 25 of 60 results').waitFor();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.getByText('Showing 26 to 50 of 60 results').waitFor();
  await page.reload();
  await page.getByText('Showing 26 to 50 of 60 results').waitFor();
  expect(await search().inputValue()).toBe('guest');
  // A page that is no more leads to the last one there is.
  await page.goto('/admin?q=guest&page=99');
  await page.getByText('Showing 51 to 60 of 60 results').waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByText('Showing 1 to 25 of 62 results').waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await search().inputValue()).toBe('');
});

test('the head of a column sorts by it, pressed again the other way round', async () => {
  const head = (name: string) => page.getByRole('columnheader', { name });
  expect(await head('Joined').getAttribute('aria-sort')).toBe('descending');
  await head('Name').getByRole('button').press('Enter');
  await eventually(async () => (await names())[0]).toBe('AAAnna Admin');
  // She stood first before too: what tells the order is the head.
  await eventually(() => head('Name').getAttribute('aria-sort')).toBe('ascending');
  await head('Name').getByRole('button').click();
  await eventually(async () => (await names())[0]).toBe('THTomás Herrera');
  expect(await head('Name').getAttribute('aria-sort')).toBe('descending');
  await head('Credits').getByRole('button').click();
  await eventually(async () => (await names()).slice(0, 2).sort()).toEqual([
    'AAAnna Admin',
    'THTomás Herrera',
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Role', { exact: true }).selectOption('Admins Only');
  await eventually(names).toEqual(['AAAnna Admin']);
  await search().fill('tomás');
  await page.getByText('No admins matching "tomás" were found').waitFor();
  await page.goto('/admin');
});

test('what a profile does not say has its fallback', async () => {
  await behind(stage, ({ owner }) => owner`insert into auth.users (phone) values ('49301234567')`);
  await page.route('**/rest/v1/profiles?*', (route) =>
    route.request().url().includes('id=in.') ? route.fulfill({ json: [] }) : route.continue(),
  );
  await page.reload();
  const unknown = row('Unknown name').first();
  await unknown.waitFor();
  await unknown.getByText('Unknown email').waitFor();
  await page.unrouteAll();
  // A failure of profiles or credits only logs a warning: the list stands all the same (spec §7).
  stage.trouble.allowed.push({ status: 500, path: /\/rest\/v1\/(profiles|credits)$/ });
  const refuse = (table: string) =>
    page.route(`**/rest/v1/${table}?*`, (route) =>
      route.request().url().includes('=in.')
        ? route.fulfill({ status: 500, json: { message: 'no' } })
        : route.continue(),
    );
  await refuse('profiles');
  await refuse('credits');
  await page.reload();
  await eventually(names).toContain('UNUnknown name');
  expect(await creditsOf('Unknown name').first().inputValue()).toBe('0');
  await page.unrouteAll();
  // And the balances are asked for again: nobody can see that this 0 is none.
  await eventually(() => creditsOf('Tomás Herrera').inputValue()).toBe('1');
});

test('a list that cannot be read says so, and can be tried again', async () => {
  stage.trouble.allowed.push({ status: 500, path: /\/rest\/v1\/user_roles$/ });
  await page.route('**/rest/v1/user_roles?*', (route) =>
    route.request().url().includes('created_at')
      ? route.fulfill({ status: 500 })
      : route.continue(),
  );
  await page.goto('/admin');
  await toast('Failed to load users').waitFor();
  await page.getByRole('heading', { name: 'The users could not be loaded' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll();
  await closeToasts(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await row('Tomás Herrera').waitFor();
});

test('the credits cell saves when it loses focus, by Enter too, and Escape takes back', async () => {
  const cell = creditsOf('Tomás Herrera');
  await cell.fill('12');
  await cell.blur();
  await toast('User credits updated successfully').waitFor();
  await eventually(() => balanceOf(cook)).toBe(12);
  await closeToasts(page);
  await cell.fill('20');
  await cell.press('Enter');
  await toast('User credits updated successfully').waitFor();
  await eventually(() => balanceOf(cook)).toBe(20);
  await closeToasts(page);
  await cell.fill('99');
  await cell.press('Escape');
  expect(await cell.inputValue()).toBe('20');
  await cell.blur();
  // The same number again is no change either.
  await cell.fill('020');
  await cell.blur();
  expect(Number(await cell.inputValue())).toBe(20);
  const { count } = await cook.client
    .from('credit_entries')
    .select('id', { count: 'exact', head: true })
    .eq('kind', 'adjustment');
  expect(count).toBe(2);
});

test('what is no number becomes 0, and what is below 0 too', async () => {
  const cell = creditsOf('Tomás Herrera');
  await cell.fill('');
  await cell.blur();
  await toast('User credits updated successfully').waitFor();
  await eventually(() => balanceOf(cook)).toBe(0);
  await eventually(() => cell.inputValue()).toBe('0');
  await closeToasts(page);
  await cell.fill('-5');
  await cell.blur();
  await eventually(() => cell.inputValue()).toBe('0');
  await cell.fill('7.9');
  await cell.blur();
  await eventually(() => balanceOf(cook)).toBe(7);
  await eventually(() => cell.inputValue()).toBe('7');
  await toast('User credits updated successfully').waitFor();
  await closeToasts(page);
});

test('a balance that moved meanwhile is not overwritten: the cell shows it, and a notice says so', async () => {
  const cell = creditsOf('Tomás Herrera');
  await moveCredits(stage, cook, 25, 'bought-meanwhile');
  await cell.fill('5');
  await cell.blur();
  await toast(
    'The balance has changed meanwhile: it is 32 now. Look again and save once more.',
  ).waitFor();
  await eventually(() => cell.inputValue()).toBe('32');
  expect(await balanceOf(cook)).toBe(32);
  await closeToasts(page);
  await cell.fill('5');
  await cell.blur();
  await toast('User credits updated successfully').waitFor();
  expect(await balanceOf(cook)).toBe(5);
  await closeToasts(page);
});

test('a balance that cannot be saved goes back to what it was', async () => {
  stage.trouble.allowed.push({ status: 500, path: /\/rest\/v1\/credits$/ });
  const cell = creditsOf('Tomás Herrera');
  await page.route('**/rest/v1/credits?*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await cell.fill('50');
  await cell.blur();
  await toast('Failed to update user credits').waitFor();
  await eventually(() => cell.inputValue()).toBe('5');
  await page.unrouteAll();
  await closeToasts(page);
});

test('on a phone rows are cards, and nothing is wider than the screen', async () => {
  await page.setViewportSize(phone);
  await creditsOf('Tomás Herrera').scrollIntoViewIfNeeded();
  await search().fill('tomás');
  await eventually(names).toHaveLength(1);
  await expectWidth(page, phone.width);
  const email = await row('Tomás Herrera').getByText(cook.email).boundingBox();
  expect(email && email.x + email.width).toBeLessThan(phone.width);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByLabel('Sort by').selectOption('Email');
  await page.getByRole('button', { name: 'Ascending' }).click();
  await page.waitForURL(/sort=email&order=desc/);
  await page.getByRole('button', { name: 'Edit Tomás Herrera' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 800, height: 900 });
  await expectWidth(page, 800);
  await page.setViewportSize(desktop);
});
