import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { goodPassword } from './cooks.ts';
import { codeInNewestText } from './second-steps.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('the notice about the requested page stays on both tabs', further, async () => {
  const page = await stage.newVisitor();
  await page.goto('/credits');
  await page.waitForURL('**/auth');
  for (const tab of ['Register', 'Sign In']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tab', { name: tab, selected: true }).waitFor();
    await page.getByText('Please log in to view your credits').waitFor();
  }
});

test('the skip link leads to the form, and a navigation focuses the main element', async () => {
  const page = await stage.newVisitor();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe('main');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Forgot password' }).waitFor();
  await expect.poll(focused, { timeout: 20_000 }).toBe('main');
  await page.getByRole('link', { name: 'Saffron Table' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cook what you feel like.' }).waitFor();
  await expect.poll(focused, { timeout: 20_000 }).toBe('main');
});

test('a sign-in without email or password shows what is missing', further, async () => {
  const page = await stage.newVisitor();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Enter an email address').waitFor();
  await page.getByText('You must provide either an email or phone number and a password').waitFor();
});

test('an account made with a phone shows its number', further, async () => {
  const html = await (await fetch(stage.url)).text();
  const key = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/.exec(html)?.[0] ?? '';
  const client = createClient(stage.url, key, { auth: { persistSession: false } });
  const number = '+4915155512345';
  const signedUp = await client.auth.signUp({ phone: number, password: goodPassword });
  expect(signedUp.error).toBeNull();
  const token = await codeInNewestText(stage.url, number);
  const { data, error } = await client.auth.verifyOtp({ phone: number, token, type: 'sms' });
  expect(error).toBeNull();
  const page = await stage.newVisitor();
  await page.goto('/favicon.svg');
  await page.evaluate(
    (session) => localStorage.setItem('saffron-session', session),
    JSON.stringify(data.session),
  );
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Welcome', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Account: User' }).click();
  await page.getByRole('menu').getByText(number).waitFor();
  await page.goto('/profile');
  expect(await page.getByLabel('Phone').inputValue()).toBe(number);
  expect(await page.getByLabel('Email').count()).toBe(0);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});
