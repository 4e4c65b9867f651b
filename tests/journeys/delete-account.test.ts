import type { Page } from 'playwright-core';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, goodPassword, makeCookWithPage, saveRecipes } from './cooks.ts';
import { codeInMail, expectMail } from './mailbox.ts';
import { openStage, phone, type Stage } from './stage.ts';
import { holdToasts } from './toasts.ts';
import { toldToEndedSessions } from './trouble.ts';

let stage: Stage;
let sql: postgres.Sql;

beforeAll(async () => {
  stage = await openStage();
  sql = postgres(stage.databaseUrl ?? '', { max: 1 });
  // A just deleted account has no session to log out of; and a refused deletion answers 403.
  stage.trouble.allowed.push(
    { status: 403, path: /\/auth\/v1\/logout$/ },
    { status: 403, path: /\/functions\/v1\/delete-account$/ },
    ...toldToEndedSessions,
  );
});
afterAll(async () => {
  await sql.end();
  await stage.close();
});

/** Moves a cook's proofs of identity one hour into the past, as if an hour had passed since their sign-in. */
const letAnHourPass = ({ session }: CookOnStage) => sql`
  update auth.mfa_amr_claims
  set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'
  where session_id in (select id from auth.sessions where user_id = ${session.user.id})`;

const isThere = async ({ session }: CookOnStage) =>
  (await sql`select from auth.users where id = ${session.user.id}`).count === 1;

async function openDialog(page: Page) {
  await page.goto('/profile');
  await page.getByRole('region', { name: 'Danger Zone' }).waitFor();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.waitFor();
  return dialog;
}

const keptHere = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => !/theme|logged-out/.test(key)));

test('deletes an account by word and code, says goodbye, and clears the device', async () => {
  const { cook, page } = await makeCookWithPage(stage, { size: phone });
  await saveRecipes(cook, [{ name: 'Saffron rice' }, { name: 'Lemon rice' }]);
  await holdToasts(page);
  await letAnHourPass(cook);
  const dialog = await openDialog(page);
  await dialog.getByText(/^Your 2 recipes and 1 unused credit will be gone for good/).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/recipes');
  await otherTab.getByRole('heading', { name: 'Saffron rice' }).waitFor();

  const word = dialog.getByLabel('Type DELETE to confirm');
  await word.fill('remove');
  await word.press('Enter');
  await dialog.getByText('Type DELETE to delete your account').waitFor();
  expect(await isThere(cook)).toBe(true);
  await word.fill('delete ');
  await word.press('Enter');
  await dialog.getByRole('heading', { name: "Confirm it's you" }).waitFor();
  expect(await isThere(cook)).toBe(true);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  stage.trouble.allowed.push({ status: 422, path: /\/auth\/v1\/user$/ });
  await dialog.getByLabel('Code').fill('000000');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByText(/^That code isn't right, or it has expired/).waitFor();
  await dialog
    .getByLabel('Code')
    .fill(await codeInMail(stage.url, cook.email, /is your code to delete your account$/));
  await dialog.getByRole('button', { name: 'Delete my account' }).click();

  await page.getByText('Account deleted').waitFor();
  for (const tab of [page, otherTab]) {
    await tab.getByRole('heading', { level: 1, name: 'Cook what you feel like.' }).waitFor();
    expect(new URL(tab.url()).pathname).toBe('/');
  }
  await expect.poll(() => keptHere(page)).toEqual([]);
  expect(await isThere(cook)).toBe(false);
  await expectMail(stage.url, cook.email, 'Your Saffron Table account was deleted');
  const again = await cook.client.auth.signInWithPassword({
    email: cook.email,
    password: goodPassword,
  });
  expect(again.error?.code).toBe('invalid_credentials');
});

test('the only admin is refused; a failure is shown; Escape cancels', further, async () => {
  const { cook: admin, page } = await makeCookWithPage(stage, { name: 'Ada Admin' });
  const adminId = admin.session.user.id;
  await sql`update public.user_roles set role = 'admin' where user_id = ${adminId}`;
  // The database protects only the last admin, and earlier test files left theirs on this server.
  await sql`update public.user_roles set role = 'user' where role = 'admin' and user_id <> ${adminId}`;
  await page.goto('/profile');
  const opener = page.getByRole('button', { name: 'Delete Account' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  stage.trouble.allowed.push({ status: 409, path: /\/functions\/v1\/delete-account$/ });
  await page.keyboard.press('Enter');
  const refusal = dialog.getByRole('alert').filter({ hasText: 'Account not deleted' });
  await refusal.getByText("You're the only admin. Make someone else an admin first.").waitFor();
  await page.route('**/functions/v1/delete-account', (route) => route.abort());
  const asked = page.waitForRequest('**/functions/v1/delete-account');
  await dialog.getByLabel('Type DELETE to confirm').press('Enter');
  await asked;
  await dialog
    .getByText("We couldn't reach the server. Check your connection and try again.")
    .waitFor();
  expect(await dialog.getByLabel('Type DELETE to confirm').inputValue()).toBe('DELETE');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => opener.evaluate((button) => button === document.activeElement))
    .toBe(true);
  expect(await isThere(admin)).toBe(true);
});

test('a cook without a code signs in again and returns to the profile', further, async () => {
  const { cook, page } = await makeCookWithPage(stage, { name: 'Otto' });
  await holdToasts(page);
  await letAnHourPass(cook);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForURL('**/auth');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.waitForURL('**/profile');
  const second = await openDialog(page);
  await second.getByLabel('Type DELETE to confirm').fill('DELETE');
  await second.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('Account deleted').waitFor();
  expect(await isThere(cook)).toBe(false);
});

test('a visitor who opens the profile is asked to log in', further, async () => {
  const page = await stage.newVisitor();
  await holdToasts(page);
  await page.goto('/profile');
  await page.getByText('Please log in to view your profile').waitFor();
  await page.getByText('Authentication Required').waitFor();
});
