import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { openSingleSignOnStage, type SingleSignOnStage } from './single-sign-on-stage.ts';
import { phone } from './stage.ts';

let stage: SingleSignOnStage;

beforeAll(async () => {
  stage = await openSingleSignOnStage();
});
afterAll(() => stage.close());

async function askFor(page: Page, address: string) {
  await page.getByRole('button', { name: 'Sign in with your organization' }).click();
  await page.getByLabel('Work email').fill(address);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

test('somebody signs in through their organisation, and comes to where they wanted to be', async () => {
  stage.addPerson('Robin');
  const page = await stage.newVisitor();
  await page.goto('/recipes');
  await page.waitForURL('**/auth');
  await askFor(page, 'Robin@ACME.example');
  await page.getByRole('button', { name: 'Continue as Robin' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
  expect(page.url()).not.toContain('access_token');
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Robin' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('robin@acme.example');
  // Nothing to change that the organisation keeps.
  await page.getByText('Your organization signs you in and manages your email address.').waitFor();
  expect(await page.getByRole('button', { name: 'Change Password' }).count()).toBe(0);
});

test('where numbers do not sign in, no form asks for one', async () => {
  const page = await stage.newVisitor();
  for (const path of ['/auth', '/auth?tab=register', '/auth/forgot-password?by=phone']) {
    await page.goto(path);
    await page.getByLabel('Email', { exact: true }).waitFor();
    expect(await page.getByText(/phone number/).count(), path).toBe(0);
  }
});

test('the keyboard does it all, on a phone, in both themes', async () => {
  const page = await stage.newVisitor(phone);
  await page.goto('/auth');
  const button = page.getByRole('button', { name: 'Sign in with your organization' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  const field = page.getByLabel('Work email');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Enter an email address').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.keyboard.type('robin@acme.example');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Acme sign-in' }).waitFor();
});

test('whoever comes back by the button of the browser finds the form awake', async () => {
  const page = await stage.newVisitor();
  await page.goto('/auth');
  await page.route('**/auth/v1/sso', () => {}); // on the way for ever
  await askFor(page, 'robin@acme.example');
  const button = page.getByRole('button', { name: 'Continue', exact: true });
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
});

test('an address of no organisation is told so, and can be mended', async () => {
  stage.trouble.allowed.push({ status: 404, path: /\/auth\/v1\/sso$/ });
  const page = await stage.newVisitor();
  await page.goto('/auth');
  await askFor(page, 'somebody@nowhere.example');
  await page.getByText("We couldn't find an organization for this email.").waitFor();
  const field = page.getByLabel('Work email');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await field.fill('robin@acme.example');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Acme sign-in' }).waitFor();
});

test('an answer that does not hold leads back to where one can try again', async () => {
  stage.addPerson('Mallory', { refuse: true });
  const page = await stage.newVisitor();
  await page.goto('/auth');
  await askFor(page, 'mallory@acme.example');
  await page.getByRole('button', { name: 'Continue as Mallory' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Authentication Error' });
  await notice.getByText('SAML Assertion is not valid').waitFor();
  await page.getByRole('button', { name: 'Sign in with your organization' }).waitFor();
});
