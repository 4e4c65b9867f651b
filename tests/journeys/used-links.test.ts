import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { goodPassword, makeCook, signIn } from './cooks.ts';
import { linkInMail, linkInNewestMail } from './mailbox.ts';
import { expectWidth } from './page-width.ts';
import { openStage, phone, type Stage } from './stage.ts';
import { holdToasts } from './toasts.ts';

// The link of a mail is opened twice: in the same browser, and on another device.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('saffron-session'));

async function register(page: Page, email: string): Promise<string> {
  await page.goto('/auth?tab=register');
  await page.getByLabel('Full Name').fill('Maya Lindqvist');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Please check your email to confirm your account.').waitFor();
  return linkInNewestMail(stage.url, email);
}

test('a used confirmation link says that the address is confirmed', further, async () => {
  const page = await stage.newVisitor();
  const link = await register(page, 'twice@example.com');
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: /^Welcome, Maya/ }).waitFor();

  const other = await stage.newVisitor(phone);
  await other.goto(link);
  const notice = other.getByRole('status').filter({ hasText: 'Address confirmed' });
  await notice.getByText('Your email address is confirmed. Please sign in.').waitFor();
  expect(new URL(other.url()).pathname).toBe('/auth');
  expect(await other.getByRole('alert').count()).toBe(0);
  expect(await storedSession(other)).toBeNull();
  await expectWidth(other, phone.width);
  expect(await axeFindingsInBothThemes(other)).toEqual([]);

  await other.getByLabel('Email').fill('twice@example.com');
  await other.getByLabel('Password', { exact: true }).fill(goodPassword);
  await other.getByRole('button', { name: 'Sign In', exact: true }).click();
  await other.getByRole('heading', { level: 1, name: /^Welcome, Maya/ }).waitFor();
  expect(await other.getByText('Link already used').count()).toBe(0);
});

test('a used link in a signed-in browser says so and keeps the session', further, async () => {
  const page = await stage.newVisitor();
  await holdToasts(page);
  const link = await register(page, 'again@example.com');
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: /^Welcome, Maya/ }).waitFor();
  const session = await storedSession(page);

  const second = await page.context().newPage();
  await second.goto(link);
  await second.getByRole('heading', { level: 1, name: /^Welcome, Maya/ }).waitFor();
  const toast = second.locator('.toast').filter({ hasText: 'Link already used' });
  await toast.getByText("This link has already been used. You're signed in.").waitFor();
  expect(new URL(second.url()).href).toBe(`${stage.url}/`);
  expect(await storedSession(second)).toBe(session);
  expect(await axeFindingsInBothThemes(second)).toEqual([]);
});

test('a link opened in two tabs at once signs in both with one session', async () => {
  const page = await stage.newVisitor();
  const link = await register(page, 'double@example.com');
  const second = await page.context().newPage();
  await Promise.all([page.goto(link), second.goto(link)]);
  for (const tab of [page, second]) {
    await tab.getByRole('heading', { level: 1, name: /^Welcome, Maya/ }).waitFor();
  }
  expect(await storedSession(page)).toBe(await storedSession(second));
});

test('a used recovery link offers a new one; the first browser continues', further, async () => {
  const cook = await makeCook(stage, 'Ada');
  await cook.client.auth.resetPasswordForEmail(cook.email, {
    redirectTo: `${stage.url}/auth/reset-password`,
  });
  const link = await linkInMail(stage.url, cook.email, 'Set a new password for Saffron Table');
  const page = await stage.newVisitor();
  await page.goto(link);
  await page.getByLabel('New Password').waitFor();

  const second = await page.context().newPage();
  await second.goto(link);
  const here = second.getByRole('status').filter({ hasText: 'Link already used' });
  await here.getByText("You're signed in.").waitFor();
  await second.getByText(`For the account ${cook.email}`).waitFor();
  await second.getByLabel('New Password').waitFor();
  expect(await axeFindingsInBothThemes(second)).toEqual([]);

  const other = await stage.newVisitor(phone);
  await other.goto(link);
  const notice = other.getByRole('status').filter({ hasText: 'Link already used' });
  await notice.getByText('Please sign in, or ask for a new link to set your password.').waitFor();
  await other.getByRole('link', { name: 'Send a new link' }).waitFor();
  expect(await other.getByLabel('New Password').count()).toBe(0);
  await expectWidth(other, phone.width);
  expect(await axeFindingsInBothThemes(other)).toEqual([]);
});

test('a used link to the site root is explained, signed in or not', further, async () => {
  const cook = await makeCook(stage, 'Ines');
  await cook.client.auth.signInWithOtp({
    email: cook.email,
    options: { emailRedirectTo: `${stage.url}/` },
  });
  const link = await linkInMail(stage.url, cook.email, /is your Saffron Table sign-in code$/);
  await fetch(link, { redirect: 'manual' });

  const visitor = await stage.newVisitor();
  await visitor.goto(link);
  await visitor.waitForURL('**/auth#*');
  const notice = visitor.getByRole('status').filter({ hasText: 'Link already used' });
  await notice.getByText('Please sign in, or ask for a new link.').waitFor();
  expect(await storedSession(visitor)).toBeNull();

  const page = await stage.newVisitor();
  await holdToasts(page);
  await signIn(page, cook);
  await page.goto(link);
  await page.locator('.toast').filter({ hasText: 'Link already used' }).waitFor();
  expect(new URL(page.url()).href).toBe(`${stage.url}/`);
});

test('a URL cannot put its own text into the notice', async () => {
  const page = await stage.newVisitor();
  const notice = page.locator('.notice');
  for (const code of ['free_credits', 'constructor']) {
    await page.goto('/auth#message=You+have+won&message_code=signup_link_used');
    await notice.getByText('Your email address is confirmed. Please sign in.').waitFor();
    expect(await page.getByText('You have won').count()).toBe(0);
    await page.goto(`/auth#message=You+have+won&message_code=${code}`);
    await expect.poll(() => notice.count()).toBe(0);
    expect(await page.getByText('You have won').count()).toBe(0);
  }
});
