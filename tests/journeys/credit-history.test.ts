import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, makeCook, signIn } from './cooks.ts';
import { desktop, openOwnStage, phone, type Stage } from './stage.ts';

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
beforeEach(() => page.unrouteAll());
afterAll(() => stage.close());

const daysAgo = (days: number) => new Date(Date.UTC(2026, 10, 20 - days, 12)).toISOString();
const entry = (id: number, kind: string, delta: number, more: object = {}) => ({
  id,
  kind,
  delta,
  reference: null,
  actor_id: null,
  reason: null,
  created_at: daysAgo(30 - id),
  ...more,
});
const generationId = '11111111-1111-4111-8111-111111111111';
const purchaseId = '22222222-2222-4222-8222-222222222222';
const adminId = '33333333-3333-4333-8333-333333333333';
/** Newest first, as the data API answers them. */
const ledger = [
  entry(13, 'expiry', -2),
  entry(12, 'dispute', 25),
  entry(11, 'dispute', -25, { reference: 'dp_1' }),
  entry(10, 'refund', -10, { reference: 're_1', reason: 'Bought twice' }),
  entry(9, 'adjustment', -3, { actor_id: adminId, reason: 'Given twice by mistake' }),
  entry(8, 'adjustment', 5, { actor_id: adminId, reason: null }),
  entry(7, 'generation_refund', 1, { reference: generationId, reason: 'cancelled' }),
  entry(6, 'generation_refund', 1, { reason: 'timed-out' }),
  entry(5, 'generation', -1, { reference: adminId }),
  entry(4, 'generation', -1, { reference: generationId }),
  entry(3, 'purchase', 25, { reference: purchaseId }),
  entry(2, 'purchase', 10, { reference: '44444444-4444-4444-8444-444444444444' }),
  entry(1, 'free', 1),
];

async function serveLedger(rows: object[]) {
  await page.route('**/rest/v1/credit_entries*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [from, size] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 1000)];
    const shown = rows.slice(from, from + size);
    return route.fulfill({
      json: shown,
      headers: { 'content-range': `${from}-${from + shown.length - 1}/${rows.length}` },
    });
  });
  await page.route('**/rest/v1/generations*', (route) =>
    route.fulfill({ json: [{ id: generationId, title: 'Lemon Salmon with Asparagus' }] }),
  );
}

const purchase = (index: number, status: string, more: object = {}) => ({
  id: `5555555${index}-5555-4555-8555-555555555555`,
  credits: 25,
  amount_cents: 999,
  refunded_cents: 0,
  status,
  failure_code: null,
  created_at: daysAgo(index),
  ...more,
});

async function servePurchases() {
  const listed = [
    purchase(0, 'pending', { credits: 10, amount_cents: 499 }),
    purchase(1, 'processing'),
    purchase(2, 'completed', { refunded_cents: 200 }),
    purchase(3, 'failed', { failure_code: 'insufficient_funds' }),
    purchase(4, 'cancelled'),
    purchase(5, 'refunded', { refunded_cents: 999 }),
    purchase(6, 'disputed'),
  ];
  await page.route('**/rest/v1/purchases*', (route) =>
    new URL(route.request().url()).searchParams.has('user_id')
      ? route.fulfill({
          json: listed,
          headers: { 'content-range': `0-${listed.length - 1}/${listed.length}` },
        })
      : route.fulfill({ json: [{ id: purchaseId, amount_cents: 999 }] }),
  );
}

const linesOf = async (name: string) => {
  const rows = page.getByRole('table', { name }).locator('tbody tr');
  return (await rows.allInnerTexts()).map((text) =>
    text
      .replaceAll('\u00a0', ' ')
      .split(/\s*[\n\t]\s*/)
      .join(' | '),
  );
};

test('the history says what every credit was, ten a page', async () => {
  await serveLedger(ledger);
  await servePurchases();
  await openCredits();
  const table = page.getByRole('table', { name: 'Credit history' });
  await table.getByText('Credits expired').waitFor();
  expect(await linesOf('Credit history')).toEqual([
    'Credits expired | Not used in time | 3 Nov 2026 | −2',
    'Dispute settled | Credits returned to you | 2 Nov 2026 | +25',
    'Payment disputed with the bank | Credits taken back | 1 Nov 2026 | −25',
    'Purchase refunded | Credits taken back: Bought twice | 31 Oct 2026 | −10',
    'Credits taken back by an admin | Given twice by mistake | 30 Oct 2026 | −3',
    'Credits added by an admin | Adjustment | 29 Oct 2026 | +5',
    'Generation cancelled | Credit returned | 28 Oct 2026 | +1',
    'Generation failed | Credit returned: it took too long | 27 Oct 2026 | +1',
    'Recipe generation | 26 Oct 2026 | −1',
    'Lemon Salmon with Asparagus | Recipe generation | 25 Oct 2026 | −1',
  ]);
  const pages = page.getByRole('navigation', { name: 'Pages of Credit history' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await table.getByText('Welcome').waitFor();
  expect(await linesOf('Credit history')).toEqual([
    '25 credits | Purchase, $9.99 | 24 Oct 2026 | +25',
    '10 credits | Purchase | 23 Oct 2026 | +10',
    'Welcome | Free recipe generation | 22 Oct 2026 | +1',
  ]);
  await pages.getByRole('button', { name: 'Previous' }).click();
  await table.getByText('Credits expired').waitFor();
});

test('purchases say how they stand, and open ones lead to their page', async () => {
  await servePurchases();
  await openCredits();
  await heading('Purchases').waitFor();
  expect(await linesOf('Purchases')).toEqual([
    '10 credits | 20 Nov 2026 | $4.99 | Not paid yet | View status | of 10 credits',
    '25 credits | 19 Nov 2026 | $9.99 | Processing | View status | of 25 credits',
    '25 credits | $2.00 refunded | 18 Nov 2026 | $9.99 | Completed',
    '25 credits | Insufficient funds | 17 Nov 2026 | $9.99 | Failed',
    '25 credits | 16 Nov 2026 | $9.99 | Cancelled',
    '25 credits | 15 Nov 2026 | $9.99 | Refunded',
    '25 credits | 14 Nov 2026 | $9.99 | Disputed',
  ]);
  const open = page.getByRole('link', { name: 'View status of 10 credits' });
  expect(await open.getAttribute('href')).toBe(
    '/payment/status?transaction_id=55555550-5555-4555-8555-555555555555',
  );
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('on a phone the rows still read well, and nothing sticks out', async () => {
  await serveLedger(ledger);
  await servePurchases();
  await openCredits();
  await page.getByText('Credits expired').waitFor();
  await heading('Purchases').waitFor();
  for (const width of [phone.width, 320]) {
    await page.setViewportSize({ width, height: phone.height });
    await expect
      .poll(async () => (await linesOf('Credit history'))[3])
      .toBe('Purchase refunded | 31 Oct 2026 · Credits taken back: Bought twice | −10');
    await expect
      .poll(() =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      )
      .toBe(0);
  }
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.setViewportSize(desktop);
});

test('a cook with nothing but the free credit sees the welcome; one without any sees why', async () => {
  await openCredits();
  await page.getByRole('table', { name: 'Credit history' }).getByText('Welcome').waitFor();
  expect(await linesOf('Credit history')).toHaveLength(1);
  expect(await heading('Purchases').count()).toBe(0);
  await serveLedger([]);
  await page.reload();
  await page.getByText('No credits have come or gone yet').waitFor();
});

test('a history that cannot be read says so, and can be tried again', async () => {
  stage.trouble.allowed.push({ status: 500, path: /\/rest\/v1\/(credit_entries|purchases)$/ });
  for (const table of ['credit_entries', 'purchases']) {
    await page.route(`**/rest/v1/${table}*`, (route) => route.fulfill({ status: 500, json: {} }));
  }
  await page.reload();
  await page.getByText('Your credit history could not be loaded').waitFor();
  await page.getByText('Your purchases could not be loaded').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  for (const table of ['credit_entries', 'purchases']) {
    await page.unroute(`**/rest/v1/${table}*`);
  }
  const failed = page.locator('section').filter({ has: heading('Credit history') });
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('Welcome').waitFor();
});

test('what expires next stands below the balance', async () => {
  const mine = page.getByRole('region', { name: 'Your balance' });
  const { data } = await cook.client.rpc('get_credit_lots');
  const until = new Date(data?.[0]?.expires_at ?? 0);
  const month = until.toLocaleDateString('en-GB', { month: 'long' });
  await openCredits();
  await mine
    .getByText(`Your credit expires on ${until.getDate()} ${month} ${until.getFullYear()}`)
    .waitFor();
  await page.getByText('Credits expire after 12 months.').waitFor();
  await page.route('**/rest/v1/rpc/get_credit_lots', (route) =>
    route.fulfill({
      json: [
        { credits: 4, expires_at: '2027-12-12T12:00:00Z' },
        { credits: 8, expires_at: null },
      ],
    }),
  );
  await mine.getByRole('button', { name: 'Refresh' }).click();
  await mine.getByText('4 of your credits expire on 12 December 2027').waitFor();
  await page.unrouteAll();
  await page.route('**/rest/v1/rpc/get_credit_lots', (route) => route.fulfill({ json: [] }));
  await mine.getByRole('button', { name: 'Refresh' }).click();
  await mine.getByText('expire').waitFor({ state: 'detached' });
});

test('nothing went wrong in any console', () => {
  expect(stage.trouble.unexpected).toEqual([]);
});
