import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright-core';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { goodPassword, makeCook, signIn } from './cooks.ts';
import { codeInNewestText } from './second-steps.ts';
import { openOwnStage, phone, type Stage } from './stage.ts';

const newPassword = 'another saffron thread';
let stage: Stage;

beforeAll(async () => {
  stage = await openOwnStage({ PASSWORD_CHANGE_NEEDS_CODE: 'true' });
  stage.trouble.allowed.push({ status: 400, path: /\/auth\/v1\/user$/ });
});
afterAll(() => stage.close());

/** Makes all sessions in the database two days older. */
async function letDaysPass() {
  const sql = postgres(stage.databaseUrl ?? '', { max: 1 });
  await sql`update auth.sessions set created_at = created_at - interval '2 days'`;
  await sql.end();
}

async function askForChange(page: Page, password: string) {
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('New Password').fill(password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

test('an old session needs a mailed code to change the password', async () => {
  stage.trouble.allowed.push({ status: 422, path: /\/auth\/v1\/user$/ });
  const cook = await makeCook(stage);
  const page = await stage.newVisitor(phone);
  await signIn(page, cook);
  await letDaysPass();
  await page.goto('/profile');
  await askForChange(page, newPassword);
  const question = page.getByRole('region', { name: "Confirm it's you" });
  await question.getByText(cook.email).waitFor();
  expect(await page.getByRole('button', { name: 'Save Changes' }).count()).toBe(0);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Send code' }).click();
  await question.getByRole('button', { name: /^Send again in/ }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await question.getByLabel('Code').fill('000000');
  await question.getByRole('button', { name: 'Change password' }).click();
  await question.getByText(/^That code isn't right, or it has expired/).waitFor();
  await question.getByLabel('Code').fill(await codeInNewestText(stage.url, cook.email));
  await question.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed').waitFor();
  await page.getByRole('button', { name: 'Change Password' }).waitFor();
  const { error } = await cook.client.auth.signInWithPassword({
    email: cook.email,
    password: newPassword,
  });
  expect(error).toBeNull();
});

test('the current password is refused with a message, and another one can be typed', async () => {
  stage.trouble.allowed.push({ status: 422, path: /\/auth\/v1\/user$/ });
  const cook = await makeCook(stage);
  const page = await stage.newVisitor();
  await signIn(page, cook);
  await letDaysPass();
  await page.goto('/profile');
  await askForChange(page, goodPassword);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: /^Send again in/ }).waitFor();
  await page.getByLabel('Code').fill(await codeInNewestText(stage.url, cook.email));
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText("That's already your password. Choose another one.").waitFor();
  expect(await page.getByLabel('New Password').inputValue()).toBe(goodPassword);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Change Password' }).waitFor();
});

test('an account without an email address gets the code by text message', async () => {
  const html = await (await fetch(stage.url)).text();
  const key = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/.exec(html)?.[0] ?? '';
  const client = createClient(stage.url, key, { auth: { persistSession: false } });
  const number = '+4915188800001';
  await client.auth.signUp({ phone: number, password: goodPassword });
  const token = await codeInNewestText(stage.url, number);
  const { data } = await client.auth.verifyOtp({ phone: number, token, type: 'sms' });
  await letDaysPass();
  const page = await stage.newVisitor();
  await page.goto('/favicon.svg');
  await page.evaluate(
    (session) => localStorage.setItem('saffron-session', session),
    JSON.stringify(data.session),
  );
  await page.goto('/profile');
  await askForChange(page, newPassword);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Enter the code from the text message.').waitFor();
  await page.getByLabel('Code').fill(await codeInNewestText(stage.url, number));
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed').waitFor();
  const { error } = await client.auth.signInWithPassword({ phone: number, password: newPassword });
  expect(error).toBeNull();
});
