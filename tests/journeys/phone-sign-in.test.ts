import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#contract/database.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, goodPassword } from './cooks.ts';
import { addApp, codeInNewestText, codeInNextText, codeOfApp } from './second-steps.ts';
import { openOwnStage, phone, type Stage } from './stage.ts';

let stage: Stage;
let client: SupabaseClient<Database>;

beforeAll(async () => {
  // Only the browser enforces the wait between two messages here. The server limits the number of messages.
  stage = await openOwnStage({
    RATE_LIMITS: 'on',
    MAIL_INTERVAL_SECONDS: '0',
    CODE_LIMIT: '3',
    SMS_LIMIT: '5',
  });
  const key = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/.exec(await (await fetch(stage.url)).text())?.[0] ?? '';
  client = createClient<Database>(stage.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
});
afterAll(() => stage.close());

/** Registers a number through the API. The code is then in the mailbox. */
async function registerNumber(number: string) {
  const { error } = await client.auth.signUp({ phone: number, password: goodPassword });
  expect(error).toBeNull();
}

async function makePhoneCook(number: string): Promise<CookOnStage> {
  await registerNumber(number);
  const token = await codeInNewestText(stage.url, number);
  const { data, error } = await client.auth.verifyOtp({ phone: number, token, type: 'sms' });
  expect(error).toBeNull();
  if (!data.session) throw new Error('The code opened no session.');
  return { email: '', client, session: data.session };
}

async function openByPhone(page: Page, path = '/auth') {
  await page.goto(path);
  await page.getByRole('button', { name: 'Use a phone number instead' }).click();
  await page.getByLabel('Phone number').waitFor();
}

async function register(page: Page, number: string) {
  await page.getByLabel('Full Name').fill('Noor');
  await page.getByLabel('Phone number').fill(number);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Enters the newest code; its last digit submits it. */
async function enterCode(page: Page, number: string) {
  await page.getByLabel('Code').waitFor();
  await page.getByLabel('Code').fill(await codeInNewestText(stage.url, number));
}

test('a new user registers with a number and returns to the requested page', async () => {
  stage.trouble.allowed.push({ status: 403, path: /\/auth\/v1\/verify$/ });
  const number = '+4915110000001';
  const page = await stage.newVisitor(phone);
  await page.goto('/generate?category=dessert');
  await page.getByRole('button', { name: 'Continue: your first recipe is free' }).click();
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await page.getByLabel('Email').fill('noor@example.com');
  await page.getByRole('button', { name: 'Use a phone number instead' }).click();
  const field = page.getByLabel('Phone number');
  await expect
    .poll(() => field.evaluate((input) => input === document.activeElement), { timeout: 20_000 })
    .toBe(true);
  expect(await field.getAttribute('type')).toBe('tel');
  expect(await field.getAttribute('autocomplete')).toBe('tel');
  expect(await page.getByLabel('Email').count()).toBe(0);
  await register(page, '0151 10000001');
  await page.getByText(/^Enter the number with its country code/).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await field.fill('+49 151 1000-0001');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const code = page.getByLabel('Code');
  await code.waitFor();
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  await page.getByText(number).waitFor();
  await page.getByRole('link', { name: 'Open the local mailbox' }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await code.fill('000000');
  await page.getByText(/^That code isn't right, or it has expired/).waitFor();
  await enterCode(page, number);
  // The choice of the visitor survives the registration.
  await page.waitForURL('**/generate?choice=meal-type.dessert');
  await page.getByRole('link', { name: 'Credits: 1', exact: true }).waitFor();
});

test('a code can be sent again after the wait, or to another number', async () => {
  const number = '+4915120000001';
  const page = await stage.newVisitor();
  await page.clock.install();
  await openByPhone(page, '/auth?tab=register');
  await register(page, number);
  await page.getByRole('button', { name: /^Send again in (60|[1-5]?\d) s$/ }).waitFor();
  const first = await codeInNewestText(stage.url, number);
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await page.getByRole('button', { name: /^Send again in/ }).waitFor();
  await codeInNextText(stage.url, number, first);
  await page.getByRole('button', { name: 'Use another number' }).click();
  await register(page, '+49 151 2000 1002');
  await enterCode(page, '+4915120001002');
  await page.getByRole('heading', { level: 1, name: 'Welcome, Noor' }).waitFor();
});

test('a phone number and its password sign in', async () => {
  stage.trouble.allowed.push({ status: 400, path: /\/auth\/v1\/token$/ });
  const number = '+4915130000001';
  await makePhoneCook(number);
  const page = await stage.newVisitor();
  await openByPhone(page);
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  await submit.click();
  await page.getByText(/^Enter the number with its country code/).waitFor();
  await page.getByText('You must provide either an email or phone number and a password').waitFor();
  await page.getByLabel('Phone number').fill('+49 (151) 3000 0001');
  await page.getByLabel('Password').fill('not the password');
  await submit.click();
  await page.getByText('Failed to sign in. Please check your credentials.').waitFor();
  await page.getByLabel('Password').fill(goodPassword);
  await submit.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
});

test('an unconfirmed number is confirmed at the sign-in', async () => {
  stage.trouble.allowed.push({ status: 400, path: /\/auth\/v1\/token$/ });
  const number = '+4915140000001';
  await registerNumber(number);
  const first = await codeInNewestText(stage.url, number);
  const page = await stage.newVisitor(phone);
  await openByPhone(page);
  await page.getByLabel('Phone number').fill(number);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText(/isn't confirmed yet\. We'll text you a code/).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').waitFor();
  await codeInNextText(stage.url, number, first);
  await enterCode(page, number);
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
});

test('a forgotten password: a texted code signs in, and a new password is set', async () => {
  const number = '+4915150000001';
  await makePhoneCook(number);
  const page = await stage.newVisitor(phone);
  await openByPhone(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Forgot password' }).waitFor();
  await page.getByLabel('Phone number').fill(number);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await enterCode(page, number);
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  await page.getByText(number).waitFor();
  await page.getByLabel('New Password').fill('a new saffron thread');
  await page.getByLabel('Confirm Password').fill('a new saffron thread');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  const again = { phone: number, password: 'a new saffron thread' };
  expect((await client.auth.signInWithPassword(again)).error).toBeNull();
});

test('a texted code is only the first step if a second factor is set up', async () => {
  const number = '+4915155000001';
  const secret = await addApp(stage, await makePhoneCook(number), 'Pocket');
  const page = await stage.newVisitor();
  await page.goto('/auth/forgot-password?by=phone');
  await page.getByLabel('Phone number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await enterCode(page, number);
  await page.getByText('Open Pocket and enter the six digits it shows.').waitFor();
  await page.getByLabel('Code').fill(codeOfApp(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  await page.getByLabel('New Password').waitFor();
});

test('an unknown number gets the same response as a registered one', async () => {
  stage.trouble.allowed.push({ status: 422, path: /\/auth\/v1\/otp$/ });
  const page = await stage.newVisitor();
  await page.goto('/auth/forgot-password');
  await page.getByRole('button', { name: 'Use a phone number instead' }).click();
  await page.getByLabel('Phone number').fill('+49 151 5000 9999');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText(/^If there's an account for/).waitFor();
  await page.getByLabel('Code').waitFor();
});

test('too many codes and too many messages have separate errors with a wait time', async () => {
  stage.trouble.allowed.push(
    { status: 403, path: /\/auth\/v1\/verify$/ },
    { status: 429, path: /\/auth\/v1\/(verify|signup)$/ },
  );
  const number = '+4915160000001';
  const page = await stage.newVisitor(phone);
  await openByPhone(page, '/auth?tab=register');
  await register(page, number);
  const tooMany = page.getByText(/^Too many tries\. Try again in \d+ minutes\.$/);
  await page.getByLabel('Code').waitFor();
  await expect
    .poll(
      async () => {
        await page.getByLabel('Code').fill('000000');
        await page.getByRole('button', { name: 'Confirm' }).click();
        await page.getByRole('button', { name: 'Confirm' }).waitFor();
        return tooMany.count();
      },
      { timeout: 40_000 },
    )
    .toBe(1);
  const refusedBy = async () =>
    (await client.auth.signUp({ phone: number, password: goodPassword })).error?.code;
  await expect.poll(refusedBy, { timeout: 20_000 }).toBe('over_sms_send_rate_limit');
  await page.getByRole('button', { name: 'Use another number' }).click();
  await register(page, number);
  await page.getByText(/^Too many messages\. Try again in \d+ minutes\.$/).waitFor();
});

test('a failed message and a number that receives none have separate errors', async () => {
  stage.trouble.allowed.push(
    { status: 422, path: /\/signup$/ },
    { status: 503, path: /\/signup$/ },
  );
  const page = await stage.newVisitor();
  let status = 503;
  await page.route('**/auth/v1/signup', (route) =>
    route.fulfill({
      status,
      headers: { 'x-sb-error-code': 'sms_send_failed' },
      json: { code: status, error_code: 'sms_send_failed', msg: 'Refused' },
    }),
  );
  await openByPhone(page, '/auth?tab=register');
  await register(page, '+4915170000001');
  await page.getByText("We couldn't send the text message. Try again in a moment.").waitFor();
  status = 422;
  await page.getByRole('button', { name: 'Create Account' }).press('Enter');
  await page.getByText("This number can't receive text messages. Use a different one.").waitFor();
});
