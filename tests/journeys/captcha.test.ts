import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendJson, startHttpServer } from '#tests/support/http-server.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { goodPassword } from './cooks.ts';
import { linkInNewestMail } from './mailbox.ts';
import { codeInNewestText, codeInNextText } from './second-steps.ts';
import { openOwnStage, phone, type Stage } from './stage.ts';

/** Replaces the provider's script: a button that solves the puzzle, with a new token each time. */
const script = `
  window.solved = 0;
  window.hcaptcha = {
    render(place, { sitekey, callback }) {
      place.dataset.siteKey = sitekey;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'I am a person';
      button.onclick = () => {
        window.solved += 1;
        button.textContent = 'Solved';
        callback('token-' + window.solved);
      };
      place.append(button);
      return 'widget';
    },
    reset() { document.querySelector('.captcha button').textContent = 'I am a person'; },
    remove() { document.querySelector('.captcha button')?.remove(); },
  };
  window.saffronCaptchaReady();
`;

let stage: Stage;
let scripts = 0;
let refuses = false;
const tokens: string[] = [];

/** The provider's verification endpoint, which our server calls. */
let provider: Awaited<ReturnType<typeof startHttpServer>>;

beforeAll(async () => {
  provider = await startHttpServer(({ body }, response) => {
    tokens.push(new URLSearchParams(body).get('response') ?? '');
    const refusal = { success: false, 'error-codes': ['bad-response'] };
    sendJson(response, 200, refuses ? refusal : { success: true });
  });
  stage = await openOwnStage({
    SAML: 'on',
    CAPTCHA_PROVIDER: 'hcaptcha',
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SECRET: 'secret',
    CAPTCHA_VERIFY_URL: `${provider.origin}/siteverify`,
  });
  stage.trouble.allowedLines.push(
    /^a request to somebody else: https:\/\/js\.hcaptcha\.com\/1\/api\.js/,
  );
});
afterAll(async () => {
  await stage.close();
  await provider.close();
});

/** Opens a visitor's page in which the request for the provider's script is answered locally. */
async function newVisitor(size?: typeof phone): Promise<Page> {
  const page = await stage.newVisitor(size);
  await page.route('https://js.hcaptcha.com/**', (route) => {
    scripts += 1;
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return page;
}

async function fillRegister(page: Page) {
  await page.getByLabel('Full Name').fill('Maya');
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm Password').fill(goodPassword);
}

test('the script is loaded only where a form needs it', async () => {
  const page = await newVisitor();
  await page.goto('/');
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(scripts).toBe(0);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'I am a person' }).waitFor();
  expect(scripts).toBe(1);
  expect(await page.locator('.captcha').getAttribute('data-site-key')).toBe('site-key');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('a form requires the puzzle, sends its token, and needs a new one after each try', async () => {
  stage.trouble.allowed.push({ status: 400, path: /\/auth\/v1\/token$/ });
  const page = await newVisitor(phone);
  await page.goto('/auth?tab=register');
  await fillRegister(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Please solve the puzzle first.').waitFor();
  expect(tokens).toEqual([]);
  await page.getByRole('button', { name: 'I am a person' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Please check your email to confirm your account.').waitFor();
  expect(tokens).toEqual(['token-1']);
  // Resending the mail needs a puzzle as well.
  await page.getByRole('button', { name: 'I am a person' }).click();
  await page.goto(await linkInNewestMail(stage.url, 'maya@example.com'));
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();

  const next = await newVisitor();
  await next.goto('/auth');
  await next.getByLabel('Email').fill('maya@example.com');
  await next.getByLabel('Password').fill('not the password');
  await next.getByRole('button', { name: 'I am a person' }).click();
  await next.getByRole('button', { name: 'Sign In', exact: true }).click();
  await next.getByText('Failed to sign in. Please check your credentials.').waitFor();
  await next.getByRole('button', { name: 'I am a person' }).click();
  await next.getByLabel('Password').fill(goodPassword);
  await next.getByRole('button', { name: 'Sign In', exact: true }).press('Enter');
  await next.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
});

test('a phone sign-up needs a puzzle, and another one to send the code again', async () => {
  const page = await newVisitor(phone);
  await page.clock.install();
  await page.goto('/auth?tab=register');
  await page.getByRole('button', { name: 'Use a phone number instead' }).click();
  await page.getByLabel('Full Name').fill('Noor');
  await page.getByLabel('Phone number').fill('+49 151 77700001');
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm Password').fill(goodPassword);
  await page.getByRole('button', { name: 'I am a person' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: /^Send again in/ }).waitFor();
  const first = await codeInNewestText(stage.url, '+4915177700001');
  await page.clock.fastForward(61_000);
  const again = page.getByRole('button', { name: 'Send again', exact: true });
  await again.click();
  await page.getByText('Please solve the puzzle first.').waitFor();
  await page.getByRole('button', { name: 'I am a person' }).click();
  await again.click();
  await page.getByRole('button', { name: /^Send again in/ }).waitFor();
  const code = await codeInNextText(stage.url, '+4915177700001', first);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
});

test('a puzzle refused by the provider has its own message', async () => {
  stage.trouble.allowed.push({ status: 400, path: /\/auth\/v1\/recover$/ });
  const page = await newVisitor();
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByRole('button', { name: 'I am a person' }).click();
  refuses = true;
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText("That didn't work. Please solve the puzzle again.").waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  refuses = false;
  await page.getByRole('button', { name: 'I am a person' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('Please check your email').waitFor();
});

test('organization sign-in needs its own puzzle', async () => {
  stage.trouble.allowed.push({ status: 404, path: /\/auth\/v1\/sso$/ });
  const page = await newVisitor();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with your organization' }).click();
  const form = page.getByRole('region', { name: 'Sign in with your organization' });
  await form.getByLabel('Work email').fill('maya@nowhere.example');
  await form.getByRole('button', { name: 'Continue', exact: true }).click();
  await form.getByText('Please solve the puzzle first.').waitFor();
  await form.getByRole('button', { name: 'I am a person' }).click();
  const before = tokens.length;
  await form.getByRole('button', { name: 'Continue', exact: true }).click();
  await form.getByText("We couldn't find an organization for this email.").waitFor();
  expect(tokens.length).toBe(before + 1);
});

test('a script that fails to load shows a message', async () => {
  const page = await stage.newVisitor();
  await page.route('https://js.hcaptcha.com/**', (route) => route.abort());
  await page.goto('/auth');
  await page.getByText(/^We couldn't load the puzzle/).waitFor();
});
