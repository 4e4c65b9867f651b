import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { makeCook, signIn } from './cooks.ts';
import { addApp } from './second-steps.ts';
import { openOwnStage, phone, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openOwnStage({ RATE_LIMITS: 'on', CODE_LIMIT: '2' });
});
afterAll(() => stage.close());

test('too many wrong codes show how long to wait', async () => {
  stage.trouble.allowed.push(
    { status: 422, path: /\/factors\/[\w-]+\/verify$/ },
    { status: 429, path: /\/factors\/[\w-]+\/verify$/ },
  );
  const cook = await makeCook(stage);
  await addApp(stage, cook, 'Pocket');
  const page = await stage.newVisitor(phone);
  await signIn(page, cook);
  await page.goto('/');
  const tooMany = page.getByText(/^Too many tries\. Try again in \d+ (second|minute)s?\.$/);
  await page.getByLabel('Code').waitFor();
  await expect
    .poll(
      async () => {
        await page.getByLabel('Code').fill('000000');
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('button', { name: 'Continue' }).waitFor();
        return tooMany.count();
      },
      { timeout: 40_000 },
    )
    .toBe(1);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});
