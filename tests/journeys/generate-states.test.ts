import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from './accessibility.ts';
import { makeCook, signIn } from './cooks.ts';
import { openStage, type Stage } from './stage.ts';

/** A session that ended on the Generate screen. Missing data is tested in web/pages/generate.browser.test.tsx. */
let stage: Stage;
let page: Page;
const generate = () => page.getByRole('button', { name: 'Generate Recipe (1 Credit)' });

beforeAll(async () => {
  stage = await openStage();
  const cook = await makeCook(stage);
  page = await stage.newVisitor();
  await signIn(page, cook);
});
afterAll(() => stage.close());

test('a 401 on generating shows Login Required until the session is confirmed', async () => {
  stage.trouble.allowed.push({ status: 401, path: /generate-recipe$/ });
  await page.route('**/functions/v1/generate-recipe', (route) =>
    route.fulfill({ status: 401, json: { error: 'Please log in to generate recipes.' } }),
  );
  await page.goto('/generate?mealType=dinner');
  await page.locator('#generate-hint').getByText('1 credit left.').waitFor();
  await generate().click();
  const notice = page.getByRole('alert').filter({ hasText: 'Authentication Required' });
  await notice.getByText('Please log in to generate recipes.').waitFor();
  const button = page.getByRole('button', { name: 'Login Required' });
  expect(await button.isDisabled()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log in again' }).click();
  await generate().waitFor();
  await expect.poll(() => generate().isEnabled()).toBe(true);
});
