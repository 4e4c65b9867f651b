import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCookWithPage, saveRecipes } from './cooks.ts';
import { openStage, type Stage } from './stage.ts';
import { holdToasts } from './toasts.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('a cook exports all their data as one file; a failed export shows a notice', async () => {
  const { cook, page } = await makeCookWithPage(stage);
  await saveRecipes(cook, [{ name: 'Saffron rice' }]);
  await holdToasts(page);
  await page.goto('/profile');
  const button = page
    .getByRole('region', { name: 'Your data' })
    .getByRole('button', { name: 'Export my data' });
  const downloads = page.waitForEvent('download');
  await button.click();
  const download = await downloads;
  expect(download.suggestedFilename()).toMatch(/^saffron-table-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const data = JSON.parse(new TextDecoder().decode(files['data.json']));
  expect(data.recipes).toMatchObject([{ name: 'Saffron rice' }]);
  expect(data.profile).toMatchObject([{ email: cook.email }]);
  await page.getByText('Your data is ready').waitFor();

  await page.route('**/functions/v1/export-my-data', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'too_often', message: 'Please wait 30 seconds and try again.' }),
    }),
  );
  stage.trouble.allowed.push({ status: 429, path: /\/export-my-data$/ });
  await button.click();
  await page.getByText('Please wait 30 seconds and try again.').waitFor();
  await page.unroute('**/functions/v1/export-my-data');
  await page.route('**/functions/v1/export-my-data', (route) => route.abort());
  await button.click();
  await page.getByText('Please try again in a moment.').waitFor();
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
});
