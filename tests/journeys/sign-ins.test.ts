import type { Page } from 'playwright-core';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, goodPassword, makeCook, signIn } from './cooks.ts';
import { layoutShift, stillLayout } from './layout-shift.ts';
import { codeInMail } from './mailbox.ts';
import { openStage, phone, type Stage } from './stage.ts';
import { toldToEndedSessions } from './trouble.ts';

const safariOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let stage: Stage;
let sql: postgres.Sql;
beforeAll(async () => {
  stage = await openStage();
  sql = postgres(stage.databaseUrl ?? '', { max: 1 });
  stage.trouble.allowed.push(
    // An old session must prove the identity of the user again.
    { status: 403, path: /\/auth\/v1\/sessions/ },
    ...toldToEndedSessions,
  );
});
afterAll(async () => {
  await sql.end();
  await stage.close();
});

/** Makes a cook whose only session is the one of their phone. The session of the confirmation link is ended. */
async function makeCookWithPhone() {
  const cook = await makeCook(stage);
  await cook.client.auth.signOut({ scope: 'others' });
  const [phoneSession] = await sql<{ created_at: Date }[]>`
    update auth.sessions set user_agent = ${safariOnIphone} where user_id = ${cook.session.user.id} returning created_at`;
  if (!phoneSession) throw new Error('The phone has no session.');
  return { ...cook, phoneUsedAt: phoneSession.created_at };
}

/** Signs in through the form, so that the session has the user agent of the browser, and opens the profile. */
async function openProfile(page: Page, { email }: CookOnStage) {
  await page.goto('/profile');
  await page.waitForURL('**/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/profile');
  return sectionOf(page);
}

async function sectionOf(page: Page) {
  const section = page.getByRole('region', { name: "Where you're signed in" });
  await section.getByText('This device').waitFor();
  return section;
}

const isIn = async ({ client }: CookOnStage) => !(await client.auth.getUser()).error;

test('the profile lists the sessions, and a user signs their phone out', async () => {
  const cook = await makeCookWithPhone();
  const page = await stage.newVisitor();
  // Midnight may fall between the last use and this check.
  await page.clock.setFixedTime(cook.phoneUsedAt);
  const section = await openProfile(page, cook);
  const rows = section.getByRole('listitem');
  const [here, other] = [rows.first(), rows.last()];
  expect(await here.textContent()).toMatch(/^Chrome on LinuxThis deviceSigned in \w+ \d+, \d{4}$/);
  expect(await here.getByRole('button').count()).toBe(0);
  await other.getByText('Safari on iPhone').first().waitFor();
  await other.getByText(/Last used today at \d+:\d\d/).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  await section.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out Safari on iPhone?' });
  await dialog.waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await isIn(cook)).toBe(true);
  await section.getByRole('button', { name: 'Sign out Safari on iPhone' }).press('Enter');
  await dialog.getByRole('button', { name: 'Sign out' }).press('Enter');
  await page.getByText('Safari on iPhone will need to sign in again.').waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Where you're signed in");
  expect(await isIn(cook)).toBe(false);
  expect(await section.getByRole('button').count()).toBe(0);
});

test('on a phone, the list causes no layout shift and does not overflow', async () => {
  const cook = await makeCookWithPhone();
  const page = await stage.newVisitor(phone);
  await signIn(page, cook);
  await page.goto('/profile');
  const section = await sectionOf(page);
  expect(await layoutShift(page)).toBeLessThan(stillLayout);
  await section.scrollIntoViewIfNeeded();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  const widths = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});

test('an old session needs a mailed code before it signs the other devices out', async () => {
  const cook = await makeCookWithPhone();
  const elsewhere = await stage.newVisitor();
  await openProfile(elsewhere, cook);
  const page = await stage.newVisitor(phone);
  const section = await openProfile(page, cook);
  await sql`
    update auth.mfa_amr_claims
    set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'`;
  expect(await section.getByRole('listitem').count()).toBe(3);
  await section.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await dialog.getByRole('heading', { name: "Confirm it's you" }).waitFor();
  expect(await isIn(cook)).toBe(true);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByRole('button', { name: /^Send again in/ }).waitFor();
  await dialog
    .getByLabel('Code')
    .fill(await codeInMail(stage.url, cook.email, /is your code to sign out your devices$/));
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Your other devices will need to sign in again.').waitFor();
  await expect.poll(() => section.getByRole('listitem').count()).toBe(1);
  expect(await isIn(cook)).toBe(false);
  await elsewhere.goto('/recipes');
  await elsewhere.waitForURL('**/auth');
});

test('a failed request signs no device out and shows an error', async () => {
  const cook = await makeCookWithPhone();
  const page = await stage.newVisitor();
  const section = await openProfile(page, cook);
  await page.route('**/auth/v1/sessions/*', (route) => route.abort());
  await section.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await dialog.getByText('No device was signed out').waitFor();
  expect(await isIn(cook)).toBe(true);
  await page.unroute('**/auth/v1/sessions/*');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Safari on iPhone will need to sign in again.').waitFor();
});
