import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { addAccounts, behind, moveCredits, openAsAdmin, uniqueName } from './admins.ts';
import { type CookOnStage, makeCook } from './cooks.ts';
import { expectWidth } from './page-width.ts';
import { noonZone, openOwnStage, phone, type Stage } from './stage.ts';
import { closeToasts } from './toasts.ts';

/**
 * User Management, as an admin uses it; access, the edit dialog and roles are in admin-edits.test.ts. Sixty guests exist before every
 * test, and no test changes them; users of other tests may exist too.
 */
let stage: Stage;

/** Polls with the same timeout as the browser's own steps. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

const usersOn = (page: Page) => ({
  row: (name: string) => page.getByRole('row').filter({ hasText: name }),
  creditsOf: (name: string) => page.getByRole('spinbutton', { name: `Credits of ${name}` }),
  search: page.getByRole('searchbox', { name: 'Search by name or email...' }),
  names: () => page.locator('tbody .cell-name').allTextContents(),
  /** Returns the name in the first row, without the two initials before it. */
  firstName: async () => (await page.locator('tbody .cell-name').first().textContent())?.slice(2),
  head: (name: string) => page.getByRole('columnheader', { name }),
  toast: (text: string) => page.locator('.toast').filter({ hasText: text }),
});

async function balanceOf(person: CookOnStage): Promise<number | undefined> {
  const { data } = await person.client.from('credits').select('balance').single();
  return data?.balance;
}

beforeAll(async () => {
  stage = await openOwnStage();
  await addAccounts(stage, 60);
});
afterAll(() => stage.close());

test('lists all users with role, credits and day, newest first', further, async () => {
  const cook = await makeCook(stage, 'Tomás Herrera');
  const { admin, page } = await openAsAdmin(stage, { timezoneId: noonZone() });
  const { row, names } = usersOn(page);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor();
  expect(await page.title()).toBe('Admin Panel · Saffron Table');
  const listed = row(cook.email);
  await listed.waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Name',
    'Email',
    'Role',
    'Credits',
    'Joined',
    'Actions',
  ]);
  expect((await names()).slice(0, 2)).toEqual(['AAAnna Admin', 'THTomás Herrera']);
  const cells = await listed.getByRole('cell').allTextContents();
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('en-US', { dateStyle: 'medium' }),
  );
  expect(cells.slice(1, 3)).toEqual([cook.email, 'user']);
  expect(cells[4]).toBe(today);
  expect(await listed.getByRole('spinbutton').inputValue()).toBe('1');
  await row(admin.email).getByText('admin', { exact: true }).waitFor();
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

test('shows 25 a page; search is literal; page and search are in the URL', further, async () => {
  const name = uniqueName('Tomás Herrera');
  await makeCook(stage, name);
  const { page } = await openAsAdmin(stage);
  const { search, names, firstName } = usersOn(page);
  const showing = (range: string) => page.getByText(`Showing ${range} results`).waitFor();
  const showsEverybody = async () => {
    await page.getByText(/^Showing 1 to 25 of \d+ results$/).waitFor();
    await eventually(names).toHaveLength(25);
  };
  await page.goto('/admin');
  await showsEverybody();
  await search.fill('guest');
  await showing('1 to 25 of 60');
  await page.getByRole('button', { name: 'Page 3' }).click();
  await showing('51 to 60 of 60');
  await eventually(names).toHaveLength(10);
  await page.getByRole('button', { name: 'Previous' }).click();
  await showing('26 to 50 of 60');
  await page.reload();
  await showing('26 to 50 of 60');
  expect(await search.inputValue()).toBe('guest');
  // A new search starts at page 1.
  await search.fill('guest-');
  await showing('1 to 25 of 60');
  // A page past the end shows the last page.
  await page.goto('/admin?q=guest&page=99');
  await showing('51 to 60 of 60');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await showsEverybody();
  expect(new URL(page.url()).search).toBe('');
  expect(await search.inputValue()).toBe('');
  await search.fill('GUEST-17@');
  await eventually(names).toEqual(['G1Guest 17']);
  await page.getByText('Showing 1 to 1 of 1 results').waitFor();
  await search.fill(name.toLowerCase());
  await eventually(firstName).toBe(name);
  expect(await names()).toHaveLength(1);
  for (const text of ['gu_st', '%', 'a",(b)\\']) {
    await search.fill(text);
    await page.getByText(`No users matching "${text}" were found`).waitFor();
  }
  await search.fill(name.replace('á', 'a'));
  await eventually(firstName).toBe(name);
  expect(await names()).toHaveLength(1);
});

test('column headings sort in both directions; roles can be filtered', further, async () => {
  const family = uniqueName('of Sorting');
  const cook = await makeCook(stage, `Tomás ${family}`);
  const { page } = await openAsAdmin(stage, { name: `Anna ${family}` });
  await moveCredits(stage, cook, 6, 'bought-before-sorting');
  const { search, firstName, names, head } = usersOn(page);
  await page.goto(`/admin?q=${encodeURIComponent(family)}`);
  await eventually(names).toHaveLength(2);
  expect(await firstName()).toBe(`Anna ${family}`);
  expect(await head('Joined').getAttribute('aria-sort')).toBe('descending');
  await head('Name').getByRole('button').press('Enter');
  await eventually(firstName).toBe(`Anna ${family}`);
  // Anna was first before as well, so the column heading is what proves the order.
  await eventually(() => head('Name').getAttribute('aria-sort')).toBe('ascending');
  await head('Name').getByRole('button').click();
  await eventually(firstName).toBe(`Tomás ${family}`);
  expect(await head('Name').getAttribute('aria-sort')).toBe('descending');
  await head('Credits').getByRole('button').click();
  await eventually(() => head('Credits').getAttribute('aria-sort')).toBe('descending');
  await eventually(firstName).toBe(`Tomás ${family}`);
  await head('Credits').getByRole('button').click();
  await eventually(() => head('Credits').getAttribute('aria-sort')).toBe('ascending');
  await eventually(firstName).toBe(`Anna ${family}`);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Role', { exact: true }).selectOption('Admins Only');
  await eventually(names).toHaveLength(1);
  expect(await firstName()).toBe(`Anna ${family}`);
  await search.fill(`tomás ${family}`);
  await page.getByText(`No admins matching "tomás ${family}" were found`).waitFor();
});

test('unreadable values have fallbacks; missing roles can be retried', further, async () => {
  stage.trouble.allowed.push({ status: 500, path: /\/rest\/v1\/user_roles$/ });
  await makeCook(stage, 'Tomás Herrera');
  const { page } = await openAsAdmin(stage);
  const { row, creditsOf, names, toast } = usersOn(page);
  await behind(stage, ({ owner }) => owner`insert into auth.users (phone) values ('49301234567')`);
  await page.route('**/rest/v1/profiles?*', (route) =>
    route.request().url().includes('id=in.') ? route.fulfill({ json: [] }) : route.continue(),
  );
  await page.goto('/admin');
  const unknown = row('Unknown name').first();
  await unknown.waitFor();
  await unknown.getByText('Unknown email').waitFor();
  await page.unrouteAll();
  // A failed read of profiles or credits only logs a warning: the list is still shown (spec §7).
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
  // The balances are read again, because a user cannot tell this fallback 0 from a real 0.
  await eventually(() => creditsOf('Tomás Herrera').first().inputValue()).toBe('1');

  await page.route('**/rest/v1/user_roles?*', (route) =>
    route.request().url().includes('created_at')
      ? route.fulfill({ status: 500 })
      : route.continue(),
  );
  await page.goto('/admin');
  await toast('Failed to load users').waitFor();
  await page.getByRole('heading', { name: "We couldn't load the users" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll();
  await closeToasts(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await eventually(names).toContain('THTomás Herrera');
});

/** Opens the list as an admin, with only the row of one cook, whose cell shows the cook's credit. */
async function openCreditsCell() {
  const name = uniqueName('Tomás Herrera');
  const cook = await makeCook(stage, name);
  const { page } = await openAsAdmin(stage);
  const { toast, creditsOf } = usersOn(page);
  await page.goto(`/admin?q=${encodeURIComponent(name)}`);
  const cell = creditsOf(name);
  await eventually(() => cell.inputValue()).toBe('1');
  /** Types a value, commits it by a key or else by blur, and waits for the notice. */
  const save = async (text: string, notice: string, key?: 'Enter') => {
    await cell.fill(text);
    await (key ? cell.press(key) : cell.blur());
    await toast(notice).waitFor();
    await closeToasts(page);
  };
  return { cook, page, cell, save, balance: () => balanceOf(cook) };
}
const saved = 'User credits updated successfully';

test('the credits cell saves on blur and Enter, reverts on Escape, and detects conflicts', async () => {
  const { cook, page, cell, save, balance } = await openCreditsCell();
  await save('12', saved);
  await eventually(balance).toBe(12);
  await save('20', saved, 'Enter');
  await eventually(balance).toBe(20);
  await cell.fill('99');
  await cell.press('Escape');
  expect(await cell.inputValue()).toBe('20');
  await cell.blur();
  // The same number written differently is no change either.
  await cell.fill('020');
  await cell.blur();
  expect(Number(await cell.inputValue())).toBe(20);
  const { count } = await cook.client
    .from('credit_entries')
    .select('id', { count: 'exact', head: true })
    .eq('kind', 'adjustment');
  expect(count).toBe(2);
  await save('', saved);
  await eventually(balance).toBe(0);
  await eventually(() => cell.inputValue()).toBe('0');
  await cell.fill('-5');
  await cell.blur();
  await eventually(() => cell.inputValue()).toBe('0');
  await save('7.9', saved);
  expect(await balance()).toBe(7);
  await eventually(() => cell.inputValue()).toBe('7');

  await moveCredits(stage, cook, 25, 'bought-meanwhile');
  const moved = "The balance was changed in the meantime: it's now 32. Check it and save again.";
  await save('5', moved);
  await eventually(() => cell.inputValue()).toBe('32');
  expect(await balance()).toBe(32);
  await save('5', saved);
  expect(await balance()).toBe(5);
  stage.trouble.allowed.push({ status: 500, path: /\/rest\/v1\/credits$/ });
  await page.route('**/rest/v1/credits?*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await save('50', 'Failed to update user credits');
  await eventually(() => cell.inputValue()).toBe('5');
});

test('rows are cards on a phone, and nothing overflows the screen', further, async () => {
  const name = uniqueName('Tomás Herrera');
  const cook = await makeCook(stage, name);
  const { page } = await openAsAdmin(stage);
  const { row, search, names } = usersOn(page);
  await page.setViewportSize(phone);
  await page.goto('/admin');
  await search.fill(name);
  await eventually(names).toHaveLength(1);
  await expectWidth(page, phone.width);
  const email = await row(name).getByText(cook.email).boundingBox();
  expect(email && email.x + email.width).toBeLessThan(phone.width);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByLabel('Sort by').selectOption('Email');
  await page.getByRole('button', { name: 'Ascending' }).click();
  await page.waitForURL(/sort=email&order=desc/);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByRole('dialog').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 800, height: 900 });
  await expectWidth(page, 800);
});
