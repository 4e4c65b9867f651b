import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addVirtualAuthenticator } from '#tests/support/virtual-authenticator.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { makeCook, signIn } from './cooks.ts';
import { openStage, phone, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const passkeysOf = (page: Page) =>
  page.getByRole('region', { name: 'Sign in with a passkey', exact: true });

/** Makes a cook and opens their profile, with a passkey just created on a virtual authenticator. */
async function withPasskey(name: string, size?: { width: number; height: number }) {
  const cook = await makeCook(stage, name);
  const page = await stage.newVisitor(size);
  const device = await addVirtualAuthenticator(page);
  await signIn(page, cook);
  await page.goto('/profile');
  await passkeysOf(page).getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByText('You can now sign in with it.').waitFor();
  await passkeysOf(page).getByRole('button', { name: 'Remove Passkey' }).waitFor();
  return { cook, page, device };
}

async function logOut(page: Page) {
  // Use the keyboard: toasts may cover the button for some seconds.
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).press('Enter');
  await page.waitForURL('**/auth');
}

const signInByPasskey = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with a passkey' }).click();

test('a passkey signs in without a password and returns to the requested page', async () => {
  const { page } = await withPasskey('Maya Lindqvist');
  await logOut(page);
  await page.goto('/recipes');
  await page.waitForURL('**/auth');
  await signInByPasskey(page);
  await page.waitForURL('**/recipes');
  await page.getByRole('button', { name: 'Account: Maya Lindqvist' }).waitFor();
  await page.goto('/profile');
  await passkeysOf(page)
    .getByText(/Last used/)
    .waitFor();
});

test('a passkey can be renamed, and a removed passkey no longer signs in', async () => {
  stage.trouble.allowed.push({ status: 400, path: /\/passkeys\/authentication\/verify$/ });
  const { page } = await withPasskey('Noor', phone);
  await passkeysOf(page).getByRole('button', { name: 'Rename Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename passkey' });
  await dialog.getByLabel('Name').fill('Kitchen tablet');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const remove = passkeysOf(page).getByRole('button', { name: 'Remove Kitchen tablet' });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText("You can't sign in with it anymore.").first().waitFor();
  await expect.poll(() => remove.count()).toBe(0);
  await logOut(page);
  await signInByPasskey(page);
  await page.getByText("We don't recognize this passkey.").waitFor();
});

test('a declined device prompt shows an error, and the user can try again', async () => {
  const { page, device } = await withPasskey('Ines');
  await logOut(page);
  await device.confirms(false);
  await signInByPasskey(page);
  await page.getByText("Your device didn't confirm it").waitFor();
  await device.confirms(true);
  await signInByPasskey(page);
  await page.getByRole('heading', { level: 1, name: 'Welcome, Ines' }).waitFor();
});

test('a passkey sign-in still requires the second step, here by another passkey', async () => {
  const { page, device } = await withPasskey('Ada');
  const second = page.getByRole('region', { name: 'Two-step sign-in' });
  await second.getByRole('button', { name: 'Use a passkey as your second step' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await second.getByRole('button', { name: 'Remove Passkey' }).waitFor();
  expect(await device.keys()).toHaveLength(2);
  await logOut(page);
  await signInByPasskey(page);
  await page.getByRole('heading', { name: 'Two-step sign-in' }).waitFor();
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome, Ada' }).waitFor();
});

test('a browser without passkey support shows no passkey sign-in', async () => {
  const page = await stage.newVisitor();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  await expect.poll(() => page.getByText('Sign in with a passkey').count()).toBe(0);
});
