import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, goodPassword, makeCook, makeCookWithPage } from './cooks.ts';
import { expectMail, linkInNewestMail } from './mailbox.ts';
import { openStage, type Stage } from './stage.ts';
import { holdToasts } from './toasts.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
  // A page whose session was just ended elsewhere may still request its user.
  stage.trouble.allowed.push({ status: 403, path: /\/auth\/v1\/user$/ });
});
afterAll(() => stage.close());

async function enterCredentials(page: Page, cook: CookOnStage) {
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a protected path redirects to /auth and, after sign-in, back', further, async () => {
  const [cook, page] = await Promise.all([makeCook(stage), stage.newVisitor()]);
  await page.goto('/about');
  await page.goto('/recipes?from=mail');
  await page.waitForURL('**/auth');
  await enterCredentials(page, cook);
  await page.waitForURL('**/recipes?from=mail');
  await page.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
  // The redirect replaces the history entry, so Back skips the sign-in screen.
  await page.goBack();
  await page.waitForURL('**/about');
});

test('every private screen needs a login and says why, also after a reload', further, async () => {
  const page = await stage.newVisitor();
  for (const path of ['/generate?remix=a', '/recipes', '/profile', '/credits']) {
    await page.goto(path);
    await page.waitForURL('**/auth');
  }
  await page.getByText('Please log in to view your credits').waitFor();
  await page.reload();
  await page.getByText('Please log in to view your credits').waitFor();
  expect(await page.getByLabel('Email').getAttribute('type')).toBe('email');
  for (const [name, target] of [
    ['Forgot password?', '/auth/forgot-password'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['Saffron Table', '/'],
  ]) {
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(target);
  }
});

test('wrong passwords show one notice, and a sign-in removes it', further, async () => {
  stage.trouble.allowed.push({ status: 400, path: /\/auth\/v1\/token$/ });
  const [cook, page] = await Promise.all([makeCook(stage), stage.newVisitor()]);
  await page.goto('/auth');
  const message = 'Failed to sign in. Please check your credentials.';
  const notices = page.getByRole('alert').filter({ hasText: 'Error' }).filter({ hasText: message });
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password').fill('not the password');
  for (let tries = 1; tries <= 2; tries += 1) {
    const answer = page.waitForResponse('**/auth/v1/token*');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await answer;
    await page.getByRole('button', { name: 'Sign In', exact: true, disabled: false }).waitFor();
  }
  await expect.poll(() => notices.count()).toBe(1);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Forgot password' }).waitFor();
  await expect.poll(() => notices.count()).toBe(0);
  await page.goBack();
  // The previous page also has an email field, but no password field.
  await page.getByLabel('Password').fill('not the password');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await notices.waitFor();
  await enterCredentials(page, cook);
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  await expect.poll(() => notices.count()).toBe(0);
});

test('the form names missing fields and says that the passwords differ', further, async () => {
  const page = await stage.newVisitor();
  await page.goto('/auth?tab=register');
  expect(await page.getByRole('tab', { name: 'Register' }).getAttribute('aria-selected')).toBe(
    'true',
  );
  await page.getByLabel('Password', { exact: true }).fill('saffron-thread');
  await page.getByLabel('Confirm Password').fill('saffron');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Passwords do not match').waitFor();
  await page.getByText('Enter your name').waitFor();
  await page.getByText('Enter an email address').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.waitForURL((address) => address.search === '');
});

test('a failed auth redirect shows its decoded error description', further, async () => {
  const page = await stage.newVisitor();
  const description = 'error_code=otp_expired&error_description=Email+link%20is+invalid';
  for (const path of [`/auth?${description}`, `/auth#${description}`]) {
    await page.goto('/about');
    await page.goto(path);
    const notice = page.getByRole('alert').filter({ hasText: 'Authentication Error' });
    await notice.getByText('Email link is invalid').waitFor();
  }
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('the requested page is kept through registration and confirmation', async () => {
  const address = `noor-${randomBytes(5).toString('hex')}@example.com`;
  const page = await stage.newVisitor();
  await page.goto('/generate?category=dessert&q=with+lemons');
  await page.getByRole('button', { name: 'Continue: your first recipe is free' }).click();
  await page.getByText('Create an account to generate your first recipe, free.').waitFor();
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await page.getByLabel('Full Name').fill('Noor');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Please check your email to confirm your account.').waitFor();
  await page.getByText(`We sent a code and a link to ${address}.`).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.goto(await linkInNewestMail(stage.url, address));
  await page.waitForURL('**/generate?choice=meal-type.dessert&q=with+lemons');
  expect(await page.getByRole('radio', { name: 'Dessert' }).getAttribute('aria-checked')).toBe(
    'true',
  );
  expect(await page.getByLabel('What do you feel like?').inputValue()).toBe('with lemons');
});

test('a forgotten password can be reset by the mailed link', async () => {
  const forgetful = await makeCook(stage, 'Ada');
  const page = await stage.newVisitor();
  await holdToasts(page);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The previous screen has a field with the same label.
  await page.getByRole('heading', { name: 'Forgot password' }).waitFor();
  await page.getByLabel('Email').fill(forgetful.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('Please check your email').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  const subject = 'Set a new password for Saffron Table';
  const code = /^Code: (\d{6})$/m.exec(await expectMail(stage.url, forgetful.email, subject))?.[1];
  await page.getByLabel('Code').fill(code ?? '');
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  await page.getByLabel('New Password').fill('a new saffron thread');
  await page.getByLabel('Confirm Password').fill('a new saffron thread');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Password changed').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Welcome, Ada' }).waitFor();
  const withNewPassword = await forgetful.client.auth.signInWithPassword({
    email: forgetful.email,
    password: 'a new saffron thread',
  });
  expect(withNewPassword.error).toBeNull();
});

test('reset-password without a link only offers to send a new link', further, async () => {
  const page = await stage.newVisitor();
  await page.goto('/auth/reset-password');
  await page.getByRole('link', { name: 'Send a new link' }).waitFor();
});

test('Sign In returns to its page, Log Out does not, /auth is for visitors', further, async () => {
  const [cook, page] = await Promise.all([makeCook(stage), stage.newVisitor()]);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await enterCredentials(page, cook);
  await page.waitForURL('**/about');
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('**/auth');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('saffron-return-path')))
    .toBeNull();
  await enterCredentials(page, cook);
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  await page.goto('/auth');
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

/** Stores a session and broadcasts its auth event, as another tab of this browser does. */
async function announce(page: Page, event: string, session: object) {
  await page.evaluate(
    (message) => {
      localStorage.setItem('saffron-session', JSON.stringify(message.session));
      const channel = new BroadcastChannel('saffron-session');
      channel.postMessage(message);
      channel.close();
    },
    { event, session },
  );
}

test('a new name or another user from another tab shows at once', further, async () => {
  const [{ cook, page }, other] = await Promise.all([
    makeCookWithPage(stage, { name: 'Before' }),
    makeCook(stage, 'Ines'),
  ]);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Before' }).waitFor();
  const { id } = cook.session.user;
  await cook.client.from('profiles').update({ full_name: 'After' }).eq('id', id);
  const { data } = await cook.client.auth.updateUser({ data: { name: 'After' } });
  await announce(page, 'USER_UPDATED', { ...cook.session, user: data.user });
  await page.getByRole('heading', { name: 'After' }).waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('After');
  // Sign in as another user, without a sign-out in between.
  await announce(page, 'SIGNED_IN', other.session);
  await page.getByRole('heading', { name: 'Ines' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(other.email);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Ines');
});

test('logging out in one tab logs out the other tab', async () => {
  const { cook, page } = await makeCookWithPage(stage);
  const other = await page.context().newPage();
  await Promise.all([page.goto('/'), other.goto('/')]);
  await other.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await page.getByRole('button', { name: 'Account: Maya Lindqvist' }).click();
  const menu = page.getByRole('menu');
  // The balance is still loading when the menu opens.
  await expect
    .poll(async () =>
      (await menu.getByRole('menuitem').allTextContents()).map((text) => text.trim()),
    )
    .toEqual(['Profile', 'My Recipes', 'Credits: 1', 'Log Out']);
  await menu.getByText(cook.email).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await menu.getByRole('menuitem', { name: 'Log Out' }).click();
  for (const tab of [page, other]) {
    await tab.getByRole('heading', { level: 1, name: 'Cook what you feel like.' }).waitFor();
  }
});

test('the profile changes name and password', async () => {
  const { page } = await makeCookWithPage(stage);
  await holdToasts(page);
  await page.goto('/profile');
  await page.getByText(/^Member since \w+ \d{4}$/).waitFor();
  expect(await page.getByLabel('Email').isDisabled()).toBe(true);
  await page.getByText('Email cannot be changed directly. Contact support if needed.').waitFor();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('New Password').fill('thrown away');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Change Password' }).click();
  expect(await page.getByLabel('New Password').inputValue()).toBe('');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByLabel('New Password').fill('another saffron thread');
  await page.getByLabel('Full Name').fill('Maya Berg');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Profile updated').waitFor();
  await page.getByText('Password changed').waitFor();
  await page.getByRole('heading', { name: 'Maya Berg' }).waitFor();
  await page.getByRole('button', { name: 'Account: Maya Berg' }).waitFor();
  await page.getByRole('button', { name: 'Change Password' }).waitFor();
  // Use the keyboard, because both notices cover the button.
  await page.getByRole('button', { name: 'Log Out' }).press('Enter');
  await page.waitForURL('**/auth');
});
