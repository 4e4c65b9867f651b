import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, makeCook, signIn } from './cooks.ts';
import { addApp, codeOfApp, letTimePass } from './second-steps.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let cook: CookOnStage;
let secret: string;
let recoveryCodes: string[] = [];

beforeAll(async () => {
  stage = await openStage();
  cook = await makeCook(stage);
  secret = await addApp(stage, cook, 'Pocket');
});
afterAll(() => stage.close());

async function openProfile(page: Page) {
  await letTimePass(stage);
  await signIn(page, cook);
  await page.goto('/profile');
  await page.getByLabel('Code').fill(codeOfApp(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 2, name: 'Two-step sign-in' }).waitFor();
}

test('recovery codes are shown once and can be copied, downloaded and printed', async () => {
  const page = await stage.newVisitor();
  await openProfile(page);
  await page.getByText('You have no recovery codes yet').waitFor();
  await page.getByRole('button', { name: 'Make recovery codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await dialog.waitFor();
  recoveryCodes = await dialog.locator('code').allInnerTexts();
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recoveryCodes.join('\n'));
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  expect(recoveryCodes.filter((code) => !file.includes(code))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await dialog.getByText(recoveryCodes[9] ?? '').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Done' }).isVisible()).toBe(false);
  expect(await page.getByText('Profile Settings').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.getByText('Save them first, then check the box').waitFor();
  await dialog.getByLabel("I've saved them").check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('10 codes left. Each works once.').waitFor();
});

test('a recovery code signs in once, and the remaining codes are counted', async () => {
  stage.trouble.allowed.push({ status: 422, path: /\/factors\/recovery-codes\/verify$/ });
  const [code = ''] = recoveryCodes;
  for (const works of [true, false]) {
    const page = await stage.newVisitor();
    await signIn(page, cook);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    const outcome = works
      ? '9 codes left. Each works once.'
      : "That code isn't right, or was already used. Try the next one.";
    await page.getByText(outcome).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  }
});

test('new recovery codes replace the old ones', async () => {
  const page = await stage.newVisitor();
  await openProfile(page);
  await page.getByRole('button', { name: 'Make new codes' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Your old codes will stop working.').waitFor();
  await question.getByRole('button', { name: 'Make new codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await dialog.waitFor();
  const codes = await dialog.locator('code').allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(codes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  await dialog.getByLabel("I've saved them").check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('10 codes left. Each works once.').waitFor();
});
