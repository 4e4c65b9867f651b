import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, makeCook, signIn } from './cooks.ts';
import { pay, typeCard } from './paying.ts';
import {
  answerPayment,
  askedAgain,
  asNew,
  holdCountdown,
  hydrated,
  inReceipt,
  passTime,
  purchaseId,
  purchaseView,
  setPageVisibility,
  shortenRedirectDelays,
} from './payment-answers.ts';
import { desktop, openStage, phone, type Stage } from './stage.ts';

/** The result pages for a signed-in cook show the purchase from the server, whatever the query string claims. */
let stage: Stage;
let cook: CookOnStage;
/** The cook's pages, which the tests reuse one after the other: a new visitor would load everything again. */
let calm: Page;
let fast: Page;

beforeAll(async () => {
  stage = await openStage();
  cook = await makeCook(stage);
  [calm, fast] = await Promise.all([newPage(), newPage()]);
  await shortenRedirectDelays(fast);
  await Promise.all([holdCountdown(calm), holdCountdown(fast)]);
});
afterAll(() => stage.close());

/** Opens another page for the cook, for a test that stops its clock or adds init scripts. */
async function newPage(size = desktop): Promise<Page> {
  const page = await stage.newVisitor(size);
  await signIn(page, cook);
  return page;
}

const cookPage = (size = desktop) => asNew(calm, size);
const fastPage = (size = desktop) => asNew(fast, size);
const claims = `transaction_id=${purchaseId}&payment_id=forged&amount=0.01&plan=free`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('the server overrides the query string', () => {
  test('the success page shows amount, plan, credits and balance of the server', async () => {
    const page = await cookPage();
    const asked = await answerPayment(page, purchaseView());
    await page.goto(`/payment/success?${claims}`);
    await page.getByText('25 credits have been added. Your balance: 26').waitFor();
    for (const text of ['Completed', '7f9c24e8-3b1', 'Medium', '$9.99', '+25', '26']) {
      await inReceipt(page, text).waitFor();
    }
    expect(await page.getByRole('main').innerText()).not.toMatch(/0\.01|Free/);
    expect(asked).toEqual([{ purchaseId, left: false }]);
  });

  test.each([
    ['failed', 'success', 'failed', 'Payment Failed'],
    ['completed', 'failed', 'success', 'Payment Successful'],
    ['pending', 'success', 'status', 'Payment Pending'],
    ['refunded', 'success', 'status', 'Payment Refunded'],
    ['disputed', 'success', 'status', 'Payment Disputed'],
    ['cancelled', 'failed', 'status', 'Payment Cancelled'],
  ] as const)(
    'a %s purchase redirects from /payment/%s to /payment/%s',
    async (status, from, to, title) => {
      const page = await fastPage();
      await answerPayment(page, purchaseView({ status, balance: 1, failureCode: 'invalid_cvc' }));
      await page.goto(`/payment/${from}?${claims}`);
      await page.waitForURL(`**/payment/${to}?**`);
      await heading(page, title).waitFor();
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe('/favicon.svg');
    },
  );

  test('a failed purchase shows the failure reason of the server', async () => {
    const page = await cookPage();
    const failed = purchaseView({
      status: 'failed',
      balance: 1,
      failureCode: 'insufficient_funds',
    });
    await answerPayment(page, failed);
    await page.goto(`/payment/failed?${claims}&error=expired_card`);
    await page.getByText('Your card has insufficient funds for this transaction.').waitFor();
    await page.getByText("your credits haven't changed").waitFor();
  });

  test('a partial refund is in the receipt', async () => {
    const page = await cookPage();
    await answerPayment(page, purchaseView({ refundedCents: 400 }));
    await page.goto(`/payment/success?${claims}`);
    await inReceipt(page, '$4.00').waitFor();
  });
});

test('a cancelled checkout is reported to the server, and the page shows no charge', async () => {
  const page = await fastPage();
  const asked = await answerPayment(page, purchaseView({ status: 'cancelled', balance: 1 }));
  await page.goto(`/payment/status?${claims}&status=cancelled`);
  await heading(page, 'Payment Cancelled').waitFor();
  await page.getByText('No charges were made.').waitFor();
  expect(asked).toEqual([{ purchaseId, left: true }]);
  const again = page.getByRole('main').getByRole('link', { name: 'Try Again' });
  expect(await again.getAttribute('href')).toBe('/credits');
});

test('a pending payment is polled until it completes, and the badge is updated', async () => {
  const page = await cookPage();
  let balance = 1;
  await page.route('**/rest/v1/credits?*', (route) =>
    route.fulfill({ json: { balance, updated_at: '2026-11-21T10:00:00Z' } }),
  );
  await answerPayment(page, purchaseView({ balance: 1, status: 'pending' }));
  await page.goto(`/payment/status?${claims}&status=processing`);
  await page.getByRole('link', { name: 'Credits: 1', exact: true }).waitFor();
  balance = 26;
  const after = await answerPayment(
    page,
    purchaseView({ balance: 1, status: 'processing' }),
    purchaseView(),
  );
  await askedAgain(page);
  await page.getByRole('link', { name: 'Credits: 26', exact: true }).waitFor();
  expect(after.length).toBeGreaterThanOrEqual(2);
});

test('a hidden page does not poll', async () => {
  const page = await newPage();
  await page.clock.install();
  const asked = await answerPayment(page, purchaseView({ status: 'pending', balance: 1 }));
  await page.goto(`/payment/status?${claims}`);
  await heading(page, 'Payment Pending').waitFor();
  await setPageVisibility(page, 'hidden');
  await page.clock.pauseAt(Date.now() + 60_000);
  // Let a request that was sent before the page was hidden finish.
  await passTime(page, 5_000);
  const before = asked.length;
  await passTime(page, 300_000);
  expect(asked.length).toBe(before);
  await setPageVisibility(page, 'visible');
  await expect.poll(() => asked.length).toBe(before + 1);
  await page.evaluate(() => fetch('/healthz'));
  expect(asked.length).toBe(before + 1);
  await page.clock.resume();
});

test('Refresh Status sends a request at once', async () => {
  const page = await newPage();
  const asked = await answerPayment(page, purchaseView({ status: 'pending', balance: 1 }));
  await page.goto(`/payment/status?${claims}`);
  const refresh = page.getByRole('button', { name: 'Refresh Status' });
  await refresh.waitFor();
  await page.clock.install();
  const before = asked.length;
  await refresh.click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await page.getByText(/^Last checked at \d+:\d\d:\d\d [AP]M$/).waitFor();
});

test('an unknown purchase shows the query values and never claims added credits', async () => {
  stage.trouble.allowed.push({ status: 404, path: /payment-status$/ });
  const page = await cookPage();
  await answerPayment(page, 404);
  await page.goto(`/payment/success?${claims}`);
  await heading(page, 'Payment Successful').waitFor();
  await inReceipt(page, '$0.01').waitFor();
  expect(await page.getByText(/have been added/).count()).toBe(0);
});

describe('a server that does not answer', () => {
  test.each([503, 429, 'broken'] as const)(
    '%s: the page shows no purchase details and polls again',
    async (said) => {
      stage.trouble.allowed.push(
        { status: 503, path: /payment-status$/ },
        { status: 429, path: /payment-status$/ },
      );
      const page = await cookPage();
      await answerPayment(page, said);
      await page.goto(`/payment/success?${claims}`);
      await heading(page, 'No answer yet').waitFor();
      await page.getByText('your credits are safe').waitFor();
      expect(await page.getByRole('main').innerText()).not.toMatch(/Completed|0\.01|added/);
      // Mock this only after the checks above: the next poll may come at any moment. The newest route takes precedence.
      await answerPayment(page, purchaseView());
      await askedAgain(page);
    },
  );

  test('a provider that does not answer: the page says that there is no update yet', async () => {
    const page = await cookPage();
    const known = purchaseView({ status: 'processing', balance: 1, fresh: false });
    await answerPayment(page, known);
    await page.goto(`/payment/status?${claims}`);
    await page.getByText('No update yet').waitFor();
    await answerPayment(page, purchaseView());
    await askedAgain(page);
    await heading(page, 'Payment Successful').waitFor();
  });
});

describe.each([
  ['desktop', desktop],
  ['phone', phone],
])('on a %s', (_name, size) => {
  test('each state has no serious accessibility finding in both themes', async () => {
    const page = await fastPage(size);
    for (const status of [
      'completed',
      'failed',
      'pending',
      'processing',
      'cancelled',
      'refunded',
      'disputed',
    ] as const) {
      await page.unrouteAll();
      await answerPayment(page, purchaseView({ status, fresh: status !== 'processing' }));
      const name = { completed: 'success', failed: 'failed' }[status as string] ?? 'status';
      await page.goto(`/payment/${name}?${claims}`);
      await page.locator('.payment-panel[aria-busy=false]').waitFor();
      expect(await axeFindingsInBothThemes(page), status).toEqual([]);
    }
  });

  test('the server’s response causes no layout shift', async () => {
    const page = await newPage(size);
    await answerPayment(page, purchaseView({ status: 'pending', balance: 1 }));
    await page.addInitScript(() => {
      const seen = window as unknown as { moved: number };
      seen.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/payment/status?${claims}`);
    await hydrated(page);
    await heading(page, 'Payment Pending').waitFor();
    const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
    expect(moved).toBeLessThan(0.05);
  });
});

describe('through the sandbox', () => {
  /** Opens a checkout for 25 credits, as the Credits screen does. */
  async function openCheckout(): Promise<{ purchaseId: string; url: string }> {
    const { data, error } = await cook.client.functions.invoke('create-checkout', {
      body: { packId: 'medium', idempotencyKey: crypto.randomUUID() },
    });
    if (error) throw error;
    return data;
  }

  test('a paid checkout returns to a page that shows the added credits', async () => {
    const page = await fastPage();
    const { url, purchaseId: bought } = await openCheckout();
    await page.goto(url);
    await typeCard(page, '4242 4242 4242 4242');
    await pay(page);
    await page.waitForURL('**/payment/status?**');
    await page.getByText('25 credits have been added. Your balance: 26').waitFor();
    await inReceipt(page, bought.slice(0, 12)).waitFor();
    await page.getByRole('link', { name: 'Credits: 26', exact: true }).waitFor();
  });

  test('an abandoned checkout is not charged and is closed', async () => {
    const page = await fastPage();
    const { purchaseId: left } = await openCheckout();
    await page.goto(`/payment/status?transaction_id=${left}&status=cancelled&amount=9.99`);
    await heading(page, 'Payment Cancelled').waitFor();
    await page.getByText('No charges were made.').waitFor();
    const { data } = await cook.client.from('purchases').select('status').eq('id', left).single();
    expect(data).toEqual({ status: 'cancelled' });
  });

  test('the purchase of another user is not shown', async () => {
    stage.trouble.allowed.push({ status: 404, path: /payment-status$/ });
    const { purchaseId: others } = await openCheckout();
    const page = await stage.newVisitor();
    await signIn(page, await makeCook(stage, 'Ada'));
    await shortenRedirectDelays(page);
    await page.goto(`/payment/status?transaction_id=${others}&status=processing&amount=1`);
    await heading(page, 'Payment Processing').waitFor();
    await inReceipt(page, '$1').waitFor();
    expect(await inReceipt(page, '$9.99').count()).toBe(0);
  });
});
