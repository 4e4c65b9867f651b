import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, makeCook, signIn } from './cooks.ts';
import {
  chooseAccount,
  openSocialStage,
  type SocialStage,
  signInThroughAcme,
} from './social-stage.ts';
import { desktop, phone } from './stage.ts';

let stage: SocialStage;
let maya: CookOnStage;

beforeAll(async () => {
  stage = await openSocialStage();
  maya = await makeCook(stage);
});
afterAll(() => stage.close());

async function openProfile(cook: CookOnStage, size = desktop): Promise<Page> {
  const page = await stage.newVisitor(size);
  await signIn(page, cook);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Connected accounts' }).waitFor();
  return page;
}

/** Connects a provider account through the API, without the pages of the provider. */
async function linkByToken(cook: CookOnStage, email: string): Promise<void> {
  const token = await stage.tokenOf(email);
  const credentials = { provider: 'acme', token } as Parameters<
    typeof cook.client.auth.linkIdentity
  >[0];
  expect((await cook.client.auth.linkIdentity(credentials)).error).toBeNull();
}

function connectAcme(page: Page) {
  return page.getByRole('button', { name: 'Connect Acme', exact: true });
}

async function connect(page: Page, email: string): Promise<void> {
  await connectAcme(page).click();
  await chooseAccount(page, email);
  await page.waitForURL('**/profile**');
}

test('a cook connects an account', async () => {
  const email = stage.addAccount('Maya at Acme');
  const page = await openProfile(maya);
  await page.getByText('You need at least one way to sign in').waitFor();
  await connect(page, email);
  await page.getByText('You can now sign in with Acme.').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  const ways = page.getByRole('list', { name: 'Your ways to sign in' });
  await ways.getByText(email).waitFor();
  expect(await ways.getByRole('listitem').count()).toBe(2);
  expect(await connectAcme(page).count()).toBe(0);
});

test('a sign-in through a connected provider opens the same account', async () => {
  const cook = await makeCook(stage);
  const email = stage.addAccount('Maya at Acme');
  await linkByToken(cook, email);
  const page = await stage.newVisitor();
  await signInThroughAcme(page, email);
  await page.goto('/profile');
  expect(await page.getByLabel('Email').inputValue()).toBe(cook.email);
});

test('a cook disconnects an account after a confirmation', async () => {
  const cook = await makeCook(stage);
  await linkByToken(cook, stage.addAccount('Maya at Acme'));
  const page = await openProfile(cook);
  await page.getByRole('button', { name: 'Disconnect Acme' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Disconnect Acme?' });
  await dialog.getByText('Your other devices will be signed out.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Disconnect Acme' }).press('Enter');
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('You can no longer sign in with Acme.').waitFor();
  await page.getByText('You need at least one way to sign in').waitFor();
  await connectAcme(page).waitFor();
});

test('the list and the disconnect dialog have no accessibility findings', async () => {
  const cook = await makeCook(stage);
  await linkByToken(cook, stage.addAccount('Maya at Acme'));
  const page = await openProfile(cook, phone);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Disconnect Acme' }).click();
  await page.getByRole('alertdialog').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('the password can be removed if there is another way to sign in', async () => {
  const cook = await makeCook(stage);
  await linkByToken(cook, stage.addAccount('Maya at Acme'));
  const page = await openProfile(cook);
  await page.getByRole('button', { name: 'Disconnect Email and password' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('Your password will be removed too.').waitFor();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('You can no longer sign in with Email and password.').waitFor();
  await page.getByText('You need at least one way to sign in').waitFor();
  stage.trouble.allowed.push({ status: 400, path: /\/auth\/v1\/token$/ });
  const { error } = await cook.client.auth.signInWithPassword({
    email: cook.email,
    password: 'saffron-thread',
  });
  expect(error?.code).toBe('invalid_credentials');
});

test('an account linked to another user is refused, and the cook stays signed in', async () => {
  const email = stage.addAccount('Eve');
  await linkByToken(await makeCook(stage, 'Eve'), email);
  const page = await openProfile(await makeCook(stage));
  await connect(page, email);
  const notice = page.getByRole('alert').filter({ hasText: 'Authentication Error' });
  await notice.getByText('Identity is already linked to another user').waitFor();
  await page.getByText('You need at least one way to sign in').waitFor();
});

test('a cancelled connection shows an error, and the cook stays signed in', async () => {
  const page = await openProfile(await makeCook(stage));
  await connectAcme(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/profile**');
  const notice = page.getByRole('alert').filter({ hasText: 'Authentication Error' });
  await notice.getByText('The person said no').waitFor();
  await page.getByRole('heading', { name: 'Maya Lindqvist' }).waitFor();
});

test('connecting an unreachable provider shows a toast', async () => {
  stage.trouble.allowed.push({ status: 503, path: /\/auth\/v1\/user\/identities\/authorize$/ });
  const page = await openProfile(await makeCook(stage));
  await page.getByRole('button', { name: 'Connect Gone' }).click();
  await page.getByText('Gone cannot be reached at the moment. Please try again.').waitFor();
  await page.getByRole('button', { name: 'Connect Gone' }).waitFor();
});
