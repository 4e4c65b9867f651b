import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { goodPassword, makeCook, signIn } from './cooks.ts';
import { openStage, phone, type Stage } from './stage.ts';
import { holdToasts } from './toasts.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  stage.trouble.allowed.push({ status: 422, path: /\/auth\/v1\/(signup|user)$/ });
});
afterAll(() => stage.close());

const everybodyKnows = /^This password is too common/;
const ownWords = /^This password uses your name, your email/;

test('registration refuses a guessable password at its field and accepts another', async () => {
  const page = await stage.newVisitor(phone);
  await page.goto('/auth?tab=register');
  const password = page.getByLabel('Password', { exact: true });
  const register = page.getByRole('button', { name: 'Create Account' });
  async function choose(text: string) {
    await password.fill(text);
    await page.getByLabel('Confirm Password').fill(text);
    await register.click();
  }
  await page.getByLabel('Full Name').fill('Noor Haddad');
  await page.getByLabel('Email').fill('noor.haddad@example.com');
  await choose('iloveyou');
  const alert = page.getByRole('alert');
  await alert.getByText(everybodyKnows).waitFor();
  await password.and(page.locator(':focus')).waitFor();
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByText('Email may already be in use').count()).toBe(0);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await choose('Haddad2026!');
  await alert.getByText(ownWords).waitFor();
  await choose(goodPassword);
  await page.getByText('noor.haddad@example.com').waitFor();
});

test('the profile refuses a guessable new password and keeps the old one', async () => {
  const cook = await makeCook(stage);
  const page = await stage.newVisitor();
  await holdToasts(page);
  await signIn(page, cook);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const field = page.getByLabel('New Password');
  await field.fill('Sunshine99!');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('region', { name: 'Your details' }).getByText(everybodyKnows).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  const before = await cook.client.auth.signInWithPassword({
    email: cook.email,
    password: goodPassword,
  });
  expect(before.error).toBeNull();
  await field.fill('another saffron thread');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Password changed').waitFor();
});
