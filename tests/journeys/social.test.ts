import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { makeCook } from './cooks.ts';
import { linkInNewestMail } from './mailbox.ts';
import { addApp, codeOfApp, listenForPrivateCalls } from './second-steps.ts';
import {
  chooseAccount,
  openSocialStage,
  type SocialStage,
  signInThroughAcme,
} from './social-stage.ts';
import { phone } from './stage.ts';

let stage: SocialStage;

beforeAll(async () => {
  stage = await openSocialStage();
});
afterAll(() => stage.close());

test('a user signs up through a provider and returns to the site root signed in', async () => {
  const email = stage.addAccount('Robin Baker');
  const page = await stage.newVisitor();
  await signInThroughAcme(page, email);
  const address = new URL(page.url());
  expect([address.pathname, address.search]).toEqual(['/', '']);
  expect(address.hash).not.toContain('access_token');
  await page.getByRole('heading', { level: 1, name: /Robin/ }).waitFor();
});

/** Returns the user id of the session stored in the browser. */
function cookIdIn(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('saffron-session') ?? '{}').user?.id);
}

test('a second sign-in on another device opens the same account', async () => {
  const email = stage.addAccount('Ines Maro');
  const [first, second] = [await stage.newVisitor(), await stage.newVisitor(phone)];
  await signInThroughAcme(first, email);
  await signInThroughAcme(second, email);
  const id = await cookIdIn(first);
  expect(id).toEqual(expect.any(String));
  expect(await cookIdIn(second)).toBe(id);
});

test('a second factor is also required after a sign-in through a provider', async () => {
  const cook = await makeCook(stage, 'Tove Lind');
  const email = stage.addAccount('Tove Lind', { email: cook.email });
  const [first, second] = [await stage.newVisitor(), await stage.newVisitor(phone)];
  await signInThroughAcme(first, email);
  // A new factor signs every other device out, and this page is no longer needed.
  await first.close();
  const secret = await addApp(stage, cook, 'Pocket');
  const calls = listenForPrivateCalls(second);
  await second.goto('/auth');
  await second.getByRole('button', { name: 'Continue with Acme' }).click();
  await chooseAccount(second, email);
  await second.getByRole('heading', { level: 1, name: 'Two-step sign-in' }).waitFor();
  await second.getByText(email).waitFor();
  expect(calls).toEqual([]);
  await second.getByLabel('Code').fill(codeOfApp(secret));
  await second.getByRole('button', { name: 'Continue' }).click();
  await second.getByRole('heading', { level: 1, name: /Tove/ }).waitFor();
  expect(await cookIdIn(second)).toBe(cook.session.user.id);
});

test('the profile shows the name and email of the provider account', async () => {
  const email = stage.addAccount('Noor Baker');
  const page = await stage.newVisitor();
  await signInThroughAcme(page, email);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Noor Baker' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByText('You need at least one way to sign in').waitFor();
});

test('a cancelled sign-in returns to the sign-in screen with an error', async () => {
  const email = stage.addAccount('Noor');
  const page = await stage.newVisitor(phone);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/auth?**');
  const notice = page.getByRole('alert').filter({ hasText: 'Authentication Error' });
  await notice.getByText('The person said no').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await chooseAccount(page, email);
  await page.getByRole('heading', { level: 1, name: /Noor/ }).waitFor();
});

test('an unreachable provider returns to the sign-in screen with an error', async () => {
  const page = await stage.newVisitor();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Gone' }).click();
  await page.waitForURL('**/auth?**');
  const notice = page.getByRole('alert').filter({ hasText: 'Authentication Error' });
  await notice.getByText('Gone cannot be reached at the moment. Please try again.').waitFor();
});

test('an email that the provider has not verified is confirmed by mail first', async () => {
  const email = stage.addAccount('Pat', { email_verified: false });
  const page = await stage.newVisitor();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await chooseAccount(page, email);
  await page.waitForURL('**/auth?**');
  await page.getByText('A confirmation email has been sent to your acme email').waitFor();
  await page.goto(await linkInNewestMail(stage.url, email));
  await page.getByRole('heading', { level: 1, name: /Pat/ }).waitFor();
});

test('an auth client that fails to load shows the error text of the spec', async () => {
  const page = await stage.newVisitor();
  await page.goto('/auth');
  const button = page.getByRole('button', { name: 'Continue with Acme' });
  await button.waitFor();
  await page.context().route('**/assets/*supabase*', (route) => route.abort());
  await button.focus();
  await page.keyboard.press('Enter');
  const notice = page.getByRole('alert').filter({ hasText: 'Authentication Error' });
  await notice.getByText('Failed to sign in with Acme. Please try again.').waitFor();
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
});

test('the browser back button returns to a usable sign-in screen', async () => {
  stage.addAccount('Somebody');
  const page = await stage.newVisitor();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await page.getByRole('heading', { name: 'Test issuer' }).waitFor();
  await page.goBack();
  const button = page.getByRole('button', { name: 'Continue with Acme' });
  await button.waitFor();
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
  expect(await page.getByRole('button', { name: 'Continue with Gone' }).isEnabled()).toBe(true);
});
