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

test('a user signs in through their organisation and returns to the requested page', async () => {
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
  // The user cannot change what the organisation manages.
  await page.getByText('Your organization signs you in and manages your email address.').waitFor();
  expect(await page.getByRole('button', { name: 'Change Password' }).count()).toBe(0);
});

test('with phone sign-in off, no form mentions a phone number', async () => {
  const page = await stage.newVisitor();
  for (const path of ['/auth', '/auth?tab=register', '/auth/forgot-password?by=phone']) {
    await page.goto(path);
    await page.getByLabel('Email', { exact: true }).waitFor();
    expect(await page.getByText(/phone number/).count(), path).toBe(0);
  }
});

test('the form works by keyboard on a phone and is accessible in both themes', async () => {
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

test('the form is enabled again after a return by the browser back button', async () => {
  const page = await stage.newVisitor();
  await page.goto('/auth');
  await page.route('**/auth/v1/sso', () => {}); // never answered
  await askFor(page, 'robin@acme.example');
  const button = page.getByRole('button', { name: 'Continue', exact: true });
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
});

test('an email of no organisation shows an error and can be corrected', async () => {
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

test('an invalid SAML assertion returns to the sign-in screen with an error', async () => {
  stage.addPerson('Mallory', { refuse: true });
  const page = await stage.newVisitor();
  await page.goto('/auth');
  await askFor(page, 'mallory@acme.example');
  await page.getByRole('button', { name: 'Continue as Mallory' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Authentication Error' });
  await notice.getByText('SAML Assertion is not valid').waitFor();
  await page.getByRole('button', { name: 'Sign in with your organization' }).waitFor();
});
