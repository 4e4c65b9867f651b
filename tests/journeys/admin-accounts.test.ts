import type { Page } from 'playwright-core';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { makeAdminCook } from './admins.ts';
import { type CookOnStage, goodPassword, makeCook, signIn } from './cooks.ts';
import { expectMail, linkInNewestMail } from './mailbox.ts';
import { expectWidth } from './page-width.ts';
import { addApp, codeInNewestText } from './second-steps.ts';
import { openOwnStage, phone, type Stage } from './stage.ts';
import { closeToasts, holdToasts } from './toasts.ts';

/** An admin's actions on accounts: invite, view, email, sign out, reset, suspend, delete. */
let stage: Stage;
let sql: postgres.Sql;
let admin: CookOnStage;
let cook: CookOnStage;
let page: Page;

const dialog = () => page.getByRole('dialog');
const toast = (text: string) => page.locator('.toast').filter({ hasText: text });
const more = (name: string) => page.getByRole('button', { name: `More: ${name}` });

async function open(name: string, item: string): Promise<void> {
  await more(name).click();
  await page.getByRole('menuitem', { name: item }).click();
  await dialog().waitFor();
}

const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const leave = async () => {
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
};
const doneWith = (text: string) =>
  toast(text)
    .waitFor()
    .then(() => dialog().waitFor({ state: 'detached' }))
    .then(() => closeToasts(page));

/** Moves every proof of identity one hour into the past, as if an hour had passed since each sign-in. */
const letAnHourPass = () => sql`
  update auth.mfa_amr_claims
  set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'`;

const signInErrorOf = async ({ client, email }: CookOnStage) =>
  (await client.auth.signInWithPassword({ email, password: goodPassword })).error?.code;

beforeAll(async () => {
  stage = await openOwnStage();
  sql = postgres(stage.databaseUrl ?? '', { max: 1 });
  cook = await makeCook(stage, 'Tomás Herrera');
  admin = await makeAdminCook(stage, 'Anna Admin');
  page = await stage.newVisitor();
  await holdToasts(page);
  await signIn(page, admin);
  await page.goto('/admin');
  await more('Tomás Herrera').waitFor();
});
afterAll(async () => {
  await sql.end();
  await stage.close();
});

test('an invited user is invited again and joins by setting a password', async () => {
  stage.trouble.allowed.push({ status: 422, path: /\/by-admin\/invitations$/ });
  await page.getByRole('button', { name: 'Invite User' }).click();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog().getByLabel('Email').fill('nobody');
  await press('Send Invitation');
  await dialog().getByText('Enter a valid email address').waitFor();
  await dialog().getByLabel('Email').fill(cook.email);
  await press('Send Invitation');
  await dialog().getByText('This email address already has an account.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog().getByLabel('Email').fill('grete@example.com');
  await dialog().getByLabel('Full Name').fill('Grete Guest');
  await dialog().getByLabel('Full Name').press('Enter');
  await doneWith("We've emailed a link to grete@example.com.");
  await open('Grete Guest', 'Account and sign-in');
  await dialog()
    .getByText(/^Invited .*, hasn't joined yet$/)
    .waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await leave();
  await open('Grete Guest', 'Email a sign-in link');
  await press('Send invitation');
  await doneWith("We've emailed a link to grete@example.com.");
  const guest = await stage.newVisitor(phone);
  await guest.goto(await linkInNewestMail(stage.url, 'grete@example.com'));
  await guest.getByText('grete@example.com').waitFor();
  await guest.getByLabel('New Password', { exact: true }).fill(goodPassword);
  await guest.getByLabel('Confirm Password').fill(goodPassword);
  await guest.getByRole('button', { name: 'Save password' }).click();
  await guest.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  await guest.context().close();
});

test('an account shows its state and numbers; an emailed link leads to a new password', async () => {
  await open('Tomás Herrera', 'Account and sign-in');
  await dialog().getByText('Active', { exact: true }).waitFor();
  await dialog()
    .getByText(/^2 devices signed in, last seen /)
    .waitFor();
  await dialog().getByText('0 recipes, 0 favorites, 0 ratings, 0 purchases').waitFor();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => more('Tomás Herrera').evaluate((button) => button === document.activeElement), {
      timeout: 20_000,
    })
    .toBe(true);
  await open('Tomás Herrera', 'Email a sign-in link');
  await press('Send email');
  await doneWith(`We've emailed a link to choose a new password to ${cook.email}.`);
  const letter = await expectMail(stage.url, cook.email, 'Set a new password for Saffron Table');
  expect(letter).toContain('The Saffron Table team sent you this email');
});

test('Sign out everywhere ends every session of the cook', async () => {
  await open('Tomás Herrera', 'Sign out everywhere');
  await dialog()
    .getByText(/^\d devices? will need to sign in again\.$/)
    .waitFor();
  await dialog().getByText('stay signed in for up to').waitFor();
  await press('Sign out everywhere');
  await doneWith('Tomás Herrera is signed out on every device.');
  const { error } = await cook.client.auth.refreshSession();
  expect(error?.code).toBe('refresh_token_not_found');
  await expectMail(stage.url, cook.email, 'You were signed out of Saffron Table');
  await open('Tomás Herrera', 'Sign out everywhere');
  await dialog().getByText('No device is signed in to this account.').waitFor();
  await leave();
});

test('second factors are reset after a proof of identity; a failed proof changes nothing', async () => {
  stage.trouble.allowed.push(
    { status: 403, path: /\/by-admin\/users\/[^/]+\/factor-reset$/ },
    { status: 422, path: /\/auth\/v1\/user$/ },
  );
  await cook.client.auth.signInWithPassword({ email: cook.email, password: goodPassword });
  await addApp(stage, cook, 'Phone');
  await letAnHourPass();
  await open('Tomás Herrera', 'Reset two-step sign-in');
  await dialog()
    .getByText(/^Authenticator app, since /)
    .waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await press('Reset sign-in');
  await dialog().getByRole('heading', { name: "Confirm it's you" }).waitFor();
  await dialog().getByText('To continue, enter the code we send to').waitFor();
  await dialog().getByRole('button', { name: 'Send code' }).click();
  await dialog().getByLabel('Code').fill('000000');
  await press('Reset sign-in');
  await dialog()
    .getByText(/^That code isn't right, or it has expired/)
    .waitFor();
  await dialog()
    .getByLabel('Code')
    .fill(await codeInNewestText(stage.url, admin.email));
  await press('Reset sign-in');
  await doneWith('Tomás Herrera can now sign in without a second step.');
  expect(await signInErrorOf(cook)).toBeUndefined();
  const levels = await cook.client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(levels.data?.nextLevel).toBe('aal1');
});

test('an account is suspended and reinstated without overwriting another admin’s change', async () => {
  stage.trouble.allowed.push({ status: 409, path: /\/suspension$/ });
  const setBan = (until: string | null) => sql`
    update auth.users set banned_until = ${until} where id = ${cook.session.user.id}`;
  await open('Tomás Herrera', 'Suspend or reinstate');
  await dialog().getByLabel('For how long').selectOption('A week');
  await setBan('9999-12-31T00:00:00Z');
  await press('Suspend account');
  await dialog().getByText('Someone else has suspended or reinstated this account.').waitFor();
  await dialog()
    .getByText(/^Suspended until reinstated/)
    .waitFor();
  await setBan(null);
  await leave();
  await open('Tomás Herrera', 'Suspend or reinstate');
  await press('Suspend account');
  await doneWith("Tomás Herrera can't sign in anymore.");
  expect(await signInErrorOf(cook)).toBe('user_banned');
  await expectMail(stage.url, cook.email, 'Your Saffron Table account is suspended');
  await open('Tomás Herrera', 'Account and sign-in');
  await dialog().getByText('Suspended until reinstated').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await leave();
  await open('Tomás Herrera', 'Suspend or reinstate');
  await press('Reinstate account');
  await doneWith('Tomás Herrera can sign in again.');
  expect(await signInErrorOf(cook)).toBeUndefined();
});

test('an account is deleted once its address is typed, on a phone, and leaves the list', async () => {
  await page.setViewportSize(phone);
  await open('Tomás Herrera', 'Delete account');
  await dialog()
    .getByText(/^0 recipes, 0 favorites,? and 0 ratings will be deleted/)
    .waitFor();
  const word = dialog().getByLabel(`Type ${cook.email} to confirm`);
  await word.fill('tomas');
  await press('Delete account');
  await dialog().getByText(`Type ${cook.email} exactly as shown`).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await expectWidth(page, phone.width);
  // The open account is read again once the connection is back; it may be deleted by then.
  stage.trouble.allowed.push({ status: 404, path: /\/by-admin\/users\/[^/]+$/ });
  await page.route('**/by-admin/users/*/deletion', (route) => route.abort());
  await word.fill(cook.email);
  await press('Delete account');
  await dialog().getByText("We couldn't reach the server. Try again in a moment.").waitFor();
  await page.unrouteAll();
  expect(await word.inputValue()).toBe(cook.email);
  await press('Delete account');
  await doneWith("Tomás Herrera's account has been deleted.");
  await more('Tomás Herrera').waitFor({ state: 'detached' });
  await expectMail(stage.url, cook.email, 'Your Saffron Table account was deleted');
});

test('an admin’s own account menu offers no action that would lock them out', async () => {
  await more('Anna Admin').press('Enter');
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    'Account and sign-in',
    'Email a sign-in link',
    'Change history',
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.route('**/by-admin/users/*', (route) => route.fulfill({ status: 500, json: {} }));
  stage.trouble.allowed.push({ status: 500, path: /\/by-admin\/users\/[^/]+$/ });
  await open('Anna Admin', 'Account and sign-in');
  await dialog().getByText("We couldn't load the account").waitFor();
  await page.unrouteAll();
  await press('Try Again');
  await dialog().getByText('Active', { exact: true }).waitFor();
});

test('Change history in the menu shows the changes to that user', async () => {
  await leave();
  await more('Anna Admin').click();
  await page.getByRole('menuitem', { name: 'Change history' }).click();
  await page.waitForURL(/\/admin\?tab=changes&subject=user:/);
  await page.getByText(/^Changes of .+ alone$/).waitFor();
});
