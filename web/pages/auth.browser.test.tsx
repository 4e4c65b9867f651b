import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, type Call, json } from '#tests/components/server-answers.ts';
import { passTime, stopTime } from '#tests/components/stopped-time.ts';
import { rememberReturnPath } from '#web/data/return-path.ts';
import { forgetTraces } from '../data/session/forget-traces.ts';
import { keepSentAddress, readSentAddress } from '../data/session/sent-address.ts';
import Auth from './auth.tsx';
import ForgotPassword from './forgot-password.tsx';

const pages = [
  { path: 'auth', Component: Auth },
  { path: 'auth/forgot-password', Component: ForgotPassword },
];
const order = '/generate?choice=meal-type.dinner&q=with+lemons';
const email = page.getByLabelText('Email');
const code = page.getByLabelText('Code');
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Returns the target URL of the link in the email that a call requested. */
const linkOf = (call: Call | undefined) => new URL(call?.query.get('redirect_to') ?? '');

const refusal = { code: 'otp_expired', message: 'Token has expired or is invalid' };

async function askForCode() {
  const asked = answer('POST /auth/v1/otp', () => json({}));
  await userEvent.fill(email, 'dora@example.com');
  await userEvent.click(button('Email me a code'));
  await expect.element(code).toBeVisible();
  return asked;
}

test.each([
  ['Register', '/auth?tab=register'],
  ['Sign In', '/auth'],
])('the email code form opens from the %s form and leads back to it', async (_tab, address) => {
  const screen = openScreen(address, pages);
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
  await userEvent.click(button('Continue with an email code'));
  await expect.element(page.getByText('No password needed.', { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText('Password', { exact: true })).not.toBeInTheDocument();
  expect(await axeFindingsInBothThemes()).toEqual([]);
  await userEvent.click(button('Use a password instead'));
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
  await expect.poll(() => screen.address()).toBe(address);
});

test('an invalid email address is not sent', async () => {
  openScreen('/auth?tab=register&by=code', pages);
  await userEvent.fill(email, 'nora@');
  await userEvent.click(button('Email me a code'));
  await expect.element(page.getByText('Enter an email address')).toBeVisible();
});

test('the code field supports autofill; the link in the email carries the choices', async () => {
  rememberReturnPath(order);
  openScreen('/auth?tab=register&by=code', pages);
  const asked = await askForCode();
  expect(asked.map(({ body }) => body)).toMatchObject([
    { email: 'dora@example.com', create_user: true },
  ]);
  const link = linkOf(asked[0]);
  expect(link.pathname).toBe('/auth');
  expect(link.searchParams.get('next')).toBe(order);
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  await expect.element(code).toHaveFocus();
  expect(await axeFindingsInBothThemes()).toEqual([]);
});

test('after a reload the code can still be entered, until a different email is wanted', async () => {
  openScreen('/auth?tab=register&by=code', pages);
  await askForCode();
  openScreen('/auth?tab=register&by=code', pages);
  await expect.element(page.getByText('dora@example.com')).toBeVisible();
  await expect.element(code).toBeVisible();
  await userEvent.click(button('Use a different email'));
  await expect.element(email).toHaveValue('dora@example.com');
  openScreen('/auth?tab=register&by=code', pages);
  await expect.element(button('Email me a code')).toBeVisible();
});

test('on the other tab, and after a sign-out, the email code form asks for the email', async () => {
  openScreen('/auth?tab=register&by=code', pages);
  await askForCode();
  await userEvent.click(page.getByRole('tab', { name: 'Sign In' }));
  await expect.element(button('Email me a code')).toBeVisible();
  keepSentAddress({ email: 'dora@example.com', againAtMs: 0 }, Date.now());
  forgetTraces();
  openScreen('/auth?tab=register&by=code', pages);
  await expect.element(button('Email me a code')).toBeVisible();
});

test('a mailed code whose hour is over has no field after a reload', () => {
  keepSentAddress({ email: 'dora@example.com', againAtMs: 0 }, 0);
  expect(readSentAddress(3_599_999)).toEqual({ email: 'dora@example.com', againAtMs: 0 });
  expect(readSentAddress(3_600_000)).toBeNull();
  expect(sessionStorage.getItem('saffron-code-sent')).toBeNull();
  sessionStorage.setItem('saffron-code-sent', '{"email":7}');
  expect(readSentAddress(0)).toBeNull();
});

test('the sixth digit submits a code despite separators; a wrong code shows an error', async () => {
  openScreen('/auth?tab=register&by=code', pages);
  await askForCode();
  const tried = answer('POST /auth/v1/verify', () =>
    json(refusal, 403, { 'x-supabase-api-version': '2024-01-01' }),
  );
  await userEvent.fill(code, ' 012 34');
  expect(tried).toHaveLength(0);
  await userEvent.fill(code, ' 012 345\n');
  await expect.element(page.getByText(/^That code isn't right/)).toBeVisible();
  expect(tried.map(({ body }) => body)).toMatchObject([
    { email: 'dora@example.com', token: '012345', type: 'email' },
  ]);
});

test('another code is offered after a minute, another address at once', async () => {
  stopTime();
  openScreen('/auth?tab=register&by=code', pages);
  const asked = await askForCode();
  await expect.element(button('Send again in 60 s')).toHaveAttribute('aria-disabled', 'true');
  await passTime(60_000);
  await userEvent.click(button('Send again'));
  await expect.poll(() => asked.length).toBe(2);
  await userEvent.click(button('Use a different email'));
  await expect.element(email).toHaveValue('dora@example.com');
});

test('a new account shows a code field; the link in its email carries the choices', async () => {
  const made = { id: '0b6f7f0e-6a53-4d0c-9a57-7f4f1f1d2c11', email: 'dora@example.com' };
  const asked = answer('POST /auth/v1/signup', () => json(made));
  openScreen(`/auth?tab=register&next=${encodeURIComponent(order)}`, pages);
  await userEvent.fill(page.getByLabelText('Full Name'), 'Dora');
  await userEvent.fill(email, 'dora@example.com');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'saffron-thread');
  await userEvent.fill(page.getByLabelText('Confirm Password'), 'saffron-thread');
  await userEvent.click(button('Create Account'));
  await expect.element(code).toHaveFocus();
  await expect
    .element(page.getByText('Enter the code, or tap the link.', { exact: false }))
    .toBeVisible();
  expect(linkOf(asked[0]).searchParams.get('next')).toBe(order);
  expect(await axeFindingsInBothThemes()).toEqual([]);
});

test('Show password reveals the password and its confirmation', async () => {
  openScreen('/auth?tab=register', pages);
  const password = page.getByLabelText('Password', { exact: true });
  await userEvent.click(button('Show password'));
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(page.getByLabelText('Confirm Password')).toHaveAttribute('type', 'text');
  await userEvent.click(button('Show password'));
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('Sign In shows its password as well', async () => {
  openScreen('/auth', pages);
  const password = page.getByLabelText('Password', { exact: true });
  await userEvent.fill(password, 'saffron-thread');
  await userEvent.click(button('Show password'));
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(password).toHaveValue('saffron-thread');
});

test('the notice about an empty form disappears on the first keystroke', async () => {
  openScreen('/auth?tab=register', pages);
  await userEvent.click(button('Create Account'));
  const toast = page.getByText('You must provide either an email or phone number and a password');
  await expect.element(toast).toBeVisible();
  await userEvent.fill(page.getByLabelText('Full Name'), 'D');
  await expect.element(toast).not.toBeInTheDocument();
});

test('a forgotten password asks for a code; the link in the email carries the choices', async () => {
  rememberReturnPath(order);
  const asked = answer('POST /auth/v1/recover', () => json({}));
  openScreen('/auth/forgot-password', pages);
  await userEvent.fill(email, 'dora@example.com');
  await userEvent.click(button('Send link'));
  await expect.element(code).toHaveFocus();
  await expect.element(page.getByText("If there's an account for", { exact: false })).toBeVisible();
  const link = linkOf(asked[0]);
  expect(link.pathname).toBe('/auth/reset-password');
  expect(link.searchParams.get('next')).toBe(order);
  expect(await axeFindingsInBothThemes()).toEqual([]);
});

test('a code from an invitation or an admin’s email needs no new email', async () => {
  const tried = answer('POST /auth/v1/verify', () =>
    json(refusal, 403, { 'x-supabase-api-version': '2024-01-01' }),
  );
  openScreen('/auth/forgot-password', pages);
  await userEvent.click(button('I already have a code'));
  await expect.element(page.getByText('Enter an email address')).toBeVisible();
  await userEvent.fill(email, 'dora@example.com');
  await userEvent.click(button('I already have a code'));
  await userEvent.fill(code, '123456');
  await expect.element(page.getByText(/^That code isn't right/)).toBeVisible();
  expect(tried.map(({ body }) => body)).toMatchObject([{ token: '123456', type: 'email' }]);
});
