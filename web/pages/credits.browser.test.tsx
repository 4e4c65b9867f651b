import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, json } from '#tests/components/server-answers.ts';
import Credits, { meta } from './credits.tsx';
import SignedIn from './signed-in.tsx';

const pages = [{ Component: SignedIn, children: [{ path: 'credits', Component: Credits, meta }] }];

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
/** Newest first, as the data API returns them. */
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
const purchases = [
  purchase(0, 'pending', { credits: 10, amount_cents: 499 }),
  purchase(1, 'processing'),
  purchase(2, 'completed', { refunded_cents: 200 }),
  purchase(3, 'failed', { failure_code: 'insufficient_funds' }),
  purchase(4, 'cancelled'),
  purchase(5, 'refunded', { refunded_cents: 999 }),
  purchase(6, 'disputed'),
];

/** Returns a page of rows, with the total count in the content-range header, like the data API. */
function pageOf(rows: object[], query: URLSearchParams): Response {
  const [from, size] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 1000)];
  const shown = rows.slice(from, from + size);
  return json(shown, 200, {
    'content-range': `${from}-${from + shown.length - 1}/${rows.length}`,
  });
}

const serveLedger = (rows: object[]) =>
  answer('GET /rest/v1/credit_entries', ({ query }) => pageOf(rows, query));
const servePurchases = (rows: object[]) =>
  answer('GET /rest/v1/purchases', ({ query }) =>
    query.has('user_id') ? pageOf(rows, query) : json([{ id: purchaseId, amount_cents: 999 }]),
  );
const serveLots = (lots: object[]) => answer('POST /rest/v1/rpc/get_credit_lots', () => json(lots));

const openCredits = (settings = {}) =>
  openScreen('/credits', pages, {
    cook: signedInCook(),
    settings,
  });
const heading = (name: string) => page.getByRole('heading', { name });
const shows = (text: string) => expect.element(page.getByText(text)).toBeVisible();
const table = (name: string) => page.getByRole('table', { name });

function linesOf(name: string): string[] {
  const rows = table(name).element().querySelectorAll<HTMLElement>('tbody tr');
  return [...rows].map(({ innerText }) =>
    innerText
      .replaceAll('\u00a0', ' ')
      .split(/\s*[\n\t]\s*/)
      .join(' | '),
  );
}

beforeEach(() => {
  serveLedger(ledger);
  servePurchases(purchases);
  serveLots([]);
  answer('POST /functions/v1/list-payment-methods', () => json({ paymentMethods: [] }));
  answer('GET /rest/v1/generations', () =>
    json([{ id: generationId, title: 'Lemon Salmon with Asparagus' }]),
  );
});

test('the history describes every credit entry, ten per page', async () => {
  openCredits();
  await shows('Credits expired');
  expect(linesOf('Credit history')).toEqual([
    'Credits expired | Not used in time | Nov 3, 2026 | −2',
    'Dispute settled | Credits returned to you | Nov 2, 2026 | +25',
    'Payment disputed with your bank | Credits removed | Nov 1, 2026 | −25',
    'Purchase refunded | Credits removed: Bought twice | Oct 31, 2026 | −10',
    'Credits removed by an admin | Given twice by mistake | Oct 30, 2026 | −3',
    'Credits added by an admin | Adjustment | Oct 29, 2026 | +5',
    'Generation cancelled | Credit returned | Oct 28, 2026 | +1',
    'Generation failed | Credit returned: it took too long | Oct 27, 2026 | +1',
    'Recipe generation | Oct 26, 2026 | −1',
    'Lemon Salmon with Asparagus | Recipe generation | Oct 25, 2026 | −1',
  ]);
  const pages = page.getByRole('navigation', { name: 'Pages of Credit history' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await shows('Welcome');
  expect(linesOf('Credit history')).toEqual([
    '25 credits | Purchase, $9.99 | Oct 24, 2026 | +25',
    '10 credits | Purchase | Oct 23, 2026 | +10',
    'Welcome | Free recipe generation | Oct 22, 2026 | +1',
  ]);
  await pages.getByRole('button', { name: 'Previous' }).click();
  await shows('Credits expired');
});

test('purchases show their status, and open ones link to their status page', async () => {
  openCredits();
  await expect.element(heading('Purchases')).toBeVisible();
  expect(linesOf('Purchases')).toEqual([
    '10 credits | Nov 20, 2026 | $4.99 | Not paid yet | View status | of 10 credits',
    '25 credits | Nov 19, 2026 | $9.99 | Processing | View status | of 25 credits',
    '25 credits | $2.00 refunded | Nov 18, 2026 | $9.99 | Completed',
    '25 credits | Insufficient funds | Nov 17, 2026 | $9.99 | Failed',
    '25 credits | Nov 16, 2026 | $9.99 | Cancelled',
    '25 credits | Nov 15, 2026 | $9.99 | Refunded',
    '25 credits | Nov 14, 2026 | $9.99 | Disputed',
  ]);
  await expect
    .element(page.getByRole('link', { name: 'View status of 10 credits' }))
    .toHaveAttribute('href', '/payment/status?transaction_id=55555550-5555-4555-8555-555555555555');
  expect(await axeFindingsInBothThemes()).toEqual([]);
});

test('on a phone the rows stay readable and nothing overflows', async () => {
  openCredits();
  await shows('Credits expired');
  await expect.element(heading('Purchases')).toBeVisible();
  for (const width of [390, 320]) {
    await page.viewport(width, 844);
    await expect
      .poll(() => linesOf('Credit history')[3])
      .toBe('Purchase refunded | Oct 31, 2026 · Credits removed: Bought twice | −10');
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth, `${width} px`).toBe(clientWidth);
  }
  expect(await axeFindingsInBothThemes()).toEqual([]);
});

test('a cook without entries or purchases sees an empty history message', async () => {
  serveLedger([]);
  servePurchases([]);
  openCredits();
  await shows('No credit activity yet');
  expect(heading('Purchases').all()).toHaveLength(0);
});

test('a history that fails to load shows an error and can be retried', async () => {
  for (const name of ['credit_entries', 'purchases']) {
    answer(`GET /rest/v1/${name}`, () => json({}, 500));
  }
  openCredits();
  await shows("We couldn't load your credit history");
  await shows("We couldn't load your purchases");
  expect(await axeFindingsInBothThemes()).toEqual([]);
  serveLedger(ledger.slice(-1));
  const failed = page.getByRole('region', { name: 'Credit history' });
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await shows('Welcome');
});

test('the credits that expire next are shown below the balance', async () => {
  serveLots([
    { credits: 4, expires_at: '2027-12-12T12:00:00Z' },
    { credits: 8, expires_at: null },
  ]);
  openCredits({ creditsExpireAfterMonths: 12 });
  const mine = page.getByRole('region', { name: 'Your balance' });
  await expect
    .element(mine.getByText('4 of your credits expire on December 12, 2027'))
    .toBeVisible();
  serveLots([]);
  await mine.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(mine.getByText('expire')).not.toBeInTheDocument();
});

test('no width scrolls sideways, also with three packs in a row', async () => {
  serveLedger([]);
  servePurchases([]);
  serveLots([]);
  answer('GET /rest/v1/credits', () => json([{ balance: 12, updated_at: '2026-11-20' }]));
  openCredits();
  await expect.element(page.getByRole('button', { name: 'Buy 50 credits' })).toBeVisible();
  for (const width of [320, 896, 960, 1024, 1051]) {
    await page.viewport(width, 800);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth, `${width} px`).toBe(clientWidth);
  }
});

test('on a short screen the header scrolls away', async () => {
  serveLedger([]);
  servePurchases([]);
  serveLots([]);
  answer('GET /rest/v1/credits', () => json([{ balance: 12, updated_at: '2026-11-20' }]));
  openCredits();
  await expect.element(page.getByRole('button', { name: 'Buy 50 credits' })).toBeVisible();
  const bottomOfHeader = () => page.getByRole('banner').element().getBoundingClientRect().bottom;
  for (const [height, isInSight] of [
    [256, false],
    [844, true],
  ] as const) {
    await page.viewport(320, height);
    window.scrollTo(0, 600);
    expect(bottomOfHeader() > 0, `${height} px`).toBe(isInSight);
  }
});
