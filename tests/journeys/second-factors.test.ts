import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { goodPassword, makeCook, signIn } from './cooks.ts';
import { hasWorker } from './kept-on-device.ts';
import { linkInMail } from './mailbox.ts';
import { addApp, codeOfApp, listenForPrivateCalls } from './second-steps.ts';
import { openStage, phone, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Makes a cook with an authenticator app, whose current code is unused, and a page that is not signed in. */
async function makeCarefulCook(size?: { width: number; height: number }) {
  const [cook, page] = await Promise.all([makeCook(stage), stage.newVisitor(size)]);
  const secret = await addApp(stage, cook, 'Pocket');
  return {
    cook,
    page,
    async expectQuestion(asking = page) {
      await asking.getByRole('heading', { level: 1, name: 'Two-step sign-in' }).waitFor();
      await asking.getByText(cook.email).waitFor();
    },
    async answer() {
      await page.getByLabel('Code').fill(codeOfApp(secret));
      await page.getByRole('button', { name: 'Continue' }).click();
    },
  };
}

test('the password leads to the second step only, and its code to the requested page', async () => {
  const { cook, page, expectQuestion, answer } = await makeCarefulCook();
  const calls = listenForPrivateCalls(page);
  await page.goto('/recipes?from=mail');
  await page.waitForURL('**/auth');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectQuestion();
  const field = page.getByLabel('Code');
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await field.getAttribute('inputmode')).toBe('numeric');
  await field.and(page.locator(':focus')).waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(calls).toEqual([]);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await answer();
  await page.waitForURL('**/recipes?from=mail');
  await page.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
});

test('a wrong code shows an error, and Log Out leads to the sign-in', further, async () => {
  stage.trouble.allowed.push({ status: 422, path: /\/factors\/[\w-]+\/verify$/ });
  const { cook, page, expectQuestion } = await makeCarefulCook(phone);
  await signIn(page, cook);
  await page.goto('/profile');
  await expectQuestion();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Enter the code').waitFor();
  await page.getByLabel('Code').fill('000 000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText("That code isn't right, or was already used. Try the next one.").waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('**/auth');
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
});

test('a reload and another tab ask as well, and one code unlocks both', further, async () => {
  const { cook, page, expectQuestion, answer } = await makeCarefulCook();
  const calls = listenForPrivateCalls(page);
  await signIn(page, cook);
  await page.goto('/');
  await expectQuestion();
  await page.reload();
  await expectQuestion();
  const other = await page.context().newPage();
  await other.goto('/profile');
  await expectQuestion(other);
  expect(calls).toEqual([]);
  await answer();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  await other.getByRole('heading', { level: 1, name: 'Profile Settings' }).waitFor();
});

test('an unreachable server shows an error, and the code can be resent', further, async () => {
  const { cook, page, expectQuestion, answer } = await makeCarefulCook();
  await signIn(page, cook);
  await page.goto('/');
  await expectQuestion();
  // The service worker script is fetched after the page. If it failed offline, the browser would log an error.
  await expect.poll(() => hasWorker(page), { timeout: 40_000 }).toBe(true);
  await page.context().setOffline(true);
  await answer();
  await page.getByText("We couldn't reach the server. Try again in a moment.").waitFor();
  await page.context().setOffline(false);
  await answer();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
});

test('a recovery link requires the second step before a new password', further, async () => {
  const { cook, page, expectQuestion, answer } = await makeCarefulCook();
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('Please check your email').waitFor();
  await page.goto(await linkInMail(stage.url, cook.email, 'Set a new password for Saffron Table'));
  await expectQuestion();
  await answer();
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  await page.getByLabel('New Password').fill(goodPassword.toUpperCase());
  await page.getByLabel('Confirm Password').fill(goodPassword.toUpperCase());
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Password changed').waitFor();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
});

test('a factor set up elsewhere ends this session with a notice', further, async () => {
  stage.trouble.allowed.push({ status: 403, path: /\/auth\/v1\/user$/ });
  const careful = await makeCook(stage, 'Ada');
  const page = await stage.newVisitor();
  await signIn(page, careful);
  await page.goto('/recipes');
  await page.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
  // Leave the app, so that its background requests are sent before the session ends.
  await page.goto('/favicon.svg');
  // Another device with a separate session.
  await careful.client.auth.signInWithPassword({ email: careful.email, password: goodPassword });
  const elsewhere = await addApp(stage, careful, 'Elsewhere');
  const calls = listenForPrivateCalls(page);
  await page.goto('/recipes');
  await page.getByText('Your session has ended. Please sign in again.').waitFor();
  await page.waitForURL('**/auth');
  expect(calls).toEqual([]);
  await page.getByLabel('Email').fill(careful.email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).press('Enter');
  await page.getByLabel('Code').fill(codeOfApp(elsewhere));
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await page.waitForURL('**/recipes');
  await page.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
});
