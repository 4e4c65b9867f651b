import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, makeCook, signIn } from './cooks.ts';
import { openOwnStage, type Stage } from './stage.ts';

/** The credits of a real account. All other states of the screen are tested in web/pages/credits.browser.test.tsx. */
let stage: Stage;
let cook: CookOnStage;
let page: Page;

const heading = (name: string) => page.getByRole('heading', { name });

async function openCredits() {
  await page.goto('/credits');
  await heading('Credit history').waitFor();
}

beforeAll(async () => {
  stage = await openOwnStage({ CREDITS_EXPIRE_AFTER_MONTHS: '12' });
  cook = await makeCook(stage);
  page = await stage.newVisitor();
  await signIn(page, cook);
});
afterAll(() => stage.close());

const linesOf = async (name: string) => {
  const rows = page.getByRole('table', { name }).locator('tbody tr');
  return (await rows.allInnerTexts()).map((text) =>
    text
      .replaceAll('\u00a0', ' ')
      .split(/\s*[\n\t]\s*/)
      .join(' | '),
  );
};

test('a cook with only the free credit sees the welcome text', async () => {
  await openCredits();
  await page.getByRole('table', { name: 'Credit history' }).getByText('Welcome').waitFor();
  expect(await linesOf('Credit history')).toHaveLength(1);
  expect(await heading('Purchases').count()).toBe(0);
});

test('the next expiry date is shown below the balance', async () => {
  const mine = page.getByRole('region', { name: 'Your balance' });
  const { data } = await cook.client.rpc('get_credit_lots');
  const until = new Date(data?.[0]?.expires_at ?? 0);
  await openCredits();
  const day = until.toLocaleDateString('en-US', { dateStyle: 'long' });
  await mine.getByText(`Your credit expires on ${day}`).waitFor();
  await page.getByText('Credits expire after 12 months.').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});
