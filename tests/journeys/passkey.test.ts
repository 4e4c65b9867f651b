import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addVirtualAuthenticator } from '#tests/support/virtual-authenticator.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, goodPassword, makeCook, signIn } from './cooks.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let maya: Awaited<ReturnType<typeof openProfile>>;
beforeAll(async () => {
  stage = await openStage();
  maya = await openProfile('Maya Lindqvist'); // server and browser load their code for the first one
});
afterAll(() => stage.close());

/** Makes a cook and opens their profile, with a separate virtual authenticator. */
async function openProfile(name: string) {
  const cook = await makeCook(stage, name);
  const page = await stage.newVisitor();
  const device = await addVirtualAuthenticator(page);
  await signIn(page, cook);
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Use a passkey as your second step' }).waitFor();
  return { cook, page, device, section };
}

async function addPasskey(page: Page) {
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Use a passkey as your second step' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
}

async function enterPassword(page: Page, cook: CookOnStage) {
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a passkey is set up as a second step and required at the next sign-in', async () => {
  const { cook, page, device, section } = maya;
  await addPasskey(page);
  await page.getByText('Two-step sign-in is on').waitFor();
  await section.getByRole('button', { name: 'Remove Passkey' }).waitFor();
  expect(await device.keys()).toHaveLength(1);
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).press('Enter');
  await page.waitForURL('**/auth');

  await page.goto('/recipes');
  await page.waitForURL('**/auth');
  await enterPassword(page, cook);
  await page.getByRole('heading', { name: 'Two-step sign-in' }).waitFor();
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await page.waitForURL('**/recipes');
  await page.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
  expect((await device.keys())[0]?.signCount).toBeGreaterThan(1);
});

test('a declined device prompt sets up nothing, and the user can try again', async () => {
  const { page, device, section } = await openProfile('Noor');
  await device.confirms(false);
  await addPasskey(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByText("Your device didn't confirm it").waitFor();
  await device.confirms(true);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await section.getByRole('button', { name: 'Remove Passkey' }).waitFor();
});

test('a device that already has a second-step passkey creates no other one', async () => {
  const { page, section } = await openProfile('Ines');
  await addPasskey(page);
  await section.getByRole('button', { name: 'Remove Passkey' }).waitFor();
  await addPasskey(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This device already has a passkey for this account.').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('sign-in fails without the device or with a cloned key', async () => {
  stage.trouble.allowed.push({ status: 422, path: /\/factors\/[^/]+\/verify$/ });
  const { cook, page, device, section } = await openProfile('Ada');
  await addPasskey(page);
  await section.getByRole('button', { name: 'Remove Passkey' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).press('Enter');
  await page.waitForURL('**/auth');
  await enterPassword(page, cook);
  const use = page.getByRole('button', { name: 'Use your passkey' });
  await device.confirms(false);
  await use.click();
  await page.getByText("Your device didn't confirm it").waitFor();
  await device.confirms(true);
  const [key] = await device.keys();
  await device.countBack(key?.credentialId ?? '');
  await use.click();
  await page.getByText("This passkey didn't work.").waitFor();
  await page.goto('/credits');
  await page.getByRole('heading', { name: 'Two-step sign-in' }).waitFor();
});
