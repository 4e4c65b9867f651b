import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, makeCook, signIn } from './cooks.ts';
import { codeInNewestText, codeOfApp, countFactors, letTimePass } from './second-steps.ts';
import { openStage, phone, type Stage } from './stage.ts';

let stage: Stage;
let cook: CookOnStage;
/** The secret of the app that the first test sets up. The later tests use it. */
let secret = '';

beforeAll(async () => {
  stage = await openStage();
  cook = await makeCook(stage);
});
afterAll(() => stage.close());

async function openProfile(page: Page) {
  await page.goto('/profile');
  await page.getByRole('heading', { level: 2, name: 'Two-step sign-in' }).waitFor();
}

async function signInWithApp(page: Page) {
  await letTimePass(stage);
  await signIn(page, cook);
  await page.goto('/');
  await page.getByLabel('Code').fill(codeOfApp(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
}

/** Decodes the QR code from a screenshot, as a camera would. */
async function readQrCode(page: Page): Promise<string> {
  const picture = await page.getByRole('img', { name: /QR code/ }).screenshot();
  const { data, info } = await sharp(picture)
    .resize({ width: 704, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

test('an authenticator app is set up by its QR code or its key', async () => {
  const page = await stage.newVisitor();
  await signIn(page, cook);
  await openProfile(page);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByLabel('Name').fill('My phone');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Code').waitFor();
  secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  expect(await dialog.locator('code').innerText()).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  const address = new URL(await readQrCode(page));
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(address.searchParams.get('issuer')).toBe('Saffron Table');
  await dialog.getByRole('button', { name: 'Copy key' }).click();
  await dialog.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog.getByLabel('Code').fill(codeOfApp(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Two-step sign-in is on').waitFor();
  const row = page.getByRole('list', { name: 'Your second steps' }).getByRole('listitem');
  await row.locator('b').getByText('My phone').waitFor();
  await row.getByText(/^Authenticator app · Added \w{3,4} \d{1,2}, \d{4}$/).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('closing the dialog before the code leaves no unfinished factor', async () => {
  const page = await stage.newVisitor(phone);
  await signInWithApp(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Code').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => countFactors(stage, cook), { timeout: 20_000 }).toBe(1);
  await page.locator('b').getByText('My phone').waitFor();
});

test('a second factor with the same name is refused', async () => {
  stage.trouble.allowed.push({ status: 422, path: /\/auth\/v1\/factors$/ });
  const page = await stage.newVisitor();
  await signInWithApp(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My phone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('You already use this name. Choose a different one.').waitFor();
});

test('a phone is set up and used with a text message at the sign-in', async () => {
  const page = await stage.newVisitor(phone);
  await signInWithApp(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Add a phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up a phone' });
  await dialog.getByLabel('Phone number').fill('030 123456');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('Enter the number with its country code, such as +49 30 123456').waitFor();
  await dialog.getByLabel('Phone number').fill('+49 (151) 234-56789');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('+4915123456789').waitFor();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByRole('button', { name: /^Send again in (60|[1-5]?\d) s$/ }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog.getByLabel('Code').fill(await codeInNewestText(stage.url, '+4915123456789'));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const rows = page.getByRole('list', { name: 'Your second steps' }).getByRole('listitem');
  await rows.filter({ hasText: 'Remove Phone' }).waitFor();

  const next = await stage.newVisitor();
  await signIn(next, cook);
  await next.goto('/recipes');
  // The app is offered first. A text message is sent only on request.
  await next.getByText('Open My phone and enter the six digits it shows.').waitFor();
  await next.getByRole('button', { name: 'Text message' }).click();
  await next.getByRole('button', { name: 'Send code' }).click();
  await next.getByLabel('Code').waitFor();
  expect(await axeFindingsInBothThemes(next)).toEqual([]);
  await next.getByLabel('Code').fill(await codeInNewestText(stage.url, '+4915123456789'));
  await next.getByRole('button', { name: 'Continue' }).click();
  await next.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
});

test('removing a factor asks for confirmation and warns before the last one', async () => {
  const page = await stage.newVisitor();
  await signInWithApp(page);
  await openProfile(page);
  const rows = page.getByRole('list', { name: 'Your second steps' }).getByRole('listitem');
  await rows.filter({ hasText: 'Remove Phone' }).getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText("You won't be able to sign in with it anymore.").waitFor();
  await question.getByRole('button', { name: 'Remove' }).click();
  // While the confirmation dialog is open, the elements behind it have no role.
  await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(1);
  await rows.getByRole('button', { name: 'Remove' }).click();
  await question.getByText('This is your only second step.').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await page.getByText('Two-step sign-in is off.').waitFor();
  expect(await countFactors(stage, cook)).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Add an authenticator app' }).waitFor();
});
