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

/** A cook with an authenticator app, whose code has not been used yet, and a page that nobody is signed in to. */
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

test('after the password comes the question alone, and then the page that was wanted', async () => {
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

test('a wrong code is refused in words; Log Out leads away', further, async () => {
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

test('a reload and another tab ask too, and one answer opens both', further, async () => {
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

test('the server out of reach is said, and the code can be sent again', further, async () => {
  const { cook, page, expectQuestion, answer } = await makeCarefulCook();
  await signIn(page, cook);
  await page.goto('/');
  await expectQuestion();
  // Its script is fetched after the page: offline, the browser would say so.
  await expect.poll(() => hasWorker(page), { timeout: 40_000 }).toBe(true);
  await page.context().setOffline(true);
  await answer();
  await page.getByText("We couldn't reach the server. Try again in a moment.").waitFor();
  await page.context().setOffline(false);
  await answer();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
});

test('the link of a recovery mail asks before a new password can be set', further, async () => {
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

test('a factor set up elsewhere ends this session without an empty page', further, async () => {
  stage.trouble.allowed.push({ status: 403, path: /\/auth\/v1\/user$/ });
  const careful = await makeCook(stage, 'Ada');
  const page = await stage.newVisitor();
  await signIn(page, careful);
  await page.goto('/recipes');
  await page.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
  // Whatever that page still asks for in the background, it asks for before the session ends.
  await page.goto('/favicon.svg');
  // Another device: a session of its own.
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
