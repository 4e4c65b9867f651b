import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paymentFailures } from '#contract/payment-failures.ts';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, json } from '#tests/components/server-answers.ts';
import { advanceUntil, passTime, stopTime } from '#tests/components/stopped-time.ts';
import { rememberBoughtFor } from '../data/credits/bought-for.ts';
import type { Cook } from '../data/session/cook.ts';
import PaymentFailed, { meta as failedMeta } from './payment-failed.tsx';
import PaymentStatus, { meta as statusMeta } from './payment-status.tsx';
import PaymentSuccess, { meta as successMeta } from './payment-success.tsx';

/** The payment result pages as a visitor sees them, with only the URL as input. */
const pages = [
  { path: 'payment/success', Component: PaymentSuccess, meta: successMeta },
  { path: 'payment/failed', Component: PaymentFailed, meta: failedMeta },
  { path: 'payment/status', Component: PaymentStatus, meta: statusMeta },
];

/** Opens a page with its clock stopped. */
function openPage(address: string, cook?: Cook) {
  stopTime();
  return openScreen(`/payment/${address}`, pages, { before: ['/before'], ...(cook && { cook }) });
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const main = page.getByRole('main');

/** Returns the visible rows of the receipt: label to value. */
function receiptRows(): Record<string, string> {
  const rows = page
    .getByRole('region', { name: 'Your payment' })
    .element()
    .querySelectorAll('dl > div');
  const textIn = (row: Element, tag: string) => row.querySelector(tag)?.textContent ?? '';
  return Object.fromEntries([...rows].map((row) => [textIn(row, 'dt'), textIn(row, 'dd')]));
}

/** Waits until the status page has finished its check. */
async function passCheck(): Promise<void> {
  await expect.element(heading('Checking Payment Status')).toBeVisible();
  await passTime(2_100);
}

describe('/payment/success', () => {
  test('shows the receipt, the next steps and two links', async () => {
    openPage('success?transaction_id=txn_0123456789abc&amount=9.99&plan=pro');
    await expect.element(heading('Payment Successful')).toBeVisible();
    expect(receiptRows()).toEqual({
      Status: 'Completed',
      'Transaction ID': 'txn_01234567',
      Plan: 'Pro',
      Amount: '$9.99',
    });
    const next = page.getByRole('region', { name: "What's Next" });
    expect(next.getByRole('listitem').all()).toHaveLength(3);
    const way = (name: string) => main.getByRole('link', { name });
    await expect.element(way('Go to Dashboard')).toHaveAttribute('href', '/dashboard');
    await expect.element(way('View Credits')).toHaveAttribute('href', '/credits');
    expect(page.getByText(/have been added/).all()).toHaveLength(0);
    expect(document.title).toBe('Payment Successful · Saffron Table');
    const robots = document.querySelector('meta[name=robots]');
    expect(robots?.getAttribute('content')).toBe('noindex');
  });

  test('redirects to the dashboard after ten seconds, and Back skips this page', async () => {
    const screen = openPage('success?transaction_id=txn_1');
    await expect
      .element(
        page.getByText('Taking you to your dashboard in 10 seconds, unless you choose to stay.'),
      )
      .toBeInTheDocument();
    const elapsedMs = await advanceUntil(() => screen.address() === '/dashboard');
    expect(elapsedMs).toBeGreaterThanOrEqual(10_000);
    expect(elapsedMs).toBeLessThan(10_500);
    screen.goBack();
    await expect.poll(screen.address).toBe('/before');
  });

  test.each([
    ['remix', '/generate?remix=7b0f0f9a-0000-4000-8000-000000000001'],
    ['choices', '/generate?choice=meal-type.dinner&q=soup'],
  ])('links and redirects back to the %s that the credits were bought for', async (name, order) => {
    rememberBoughtFor('11111111-0000-4000-8000-000000000001', order);
    const screen = openPage('success?transaction_id=txn_1');
    const back = main.getByRole('link', { name: `Back to your ${name}` });
    await expect.element(back).toHaveAttribute('href', order);
    await advanceUntil(() => screen.address() === order);
    rememberBoughtFor('11111111-0000-4000-8000-000000000001', null);
  });

  test('"Stay on this page" cancels the redirect, also by keyboard', async () => {
    const screen = openPage('success?transaction_id=txn_1');
    await passTime(4_000);
    await expect
      .element(page.getByText('Taking you to your dashboard in 6 seconds.'))
      .toBeVisible();
    (page.getByRole('button', { name: 'Stay on this page' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText("You'll stay on this page.")).toHaveFocus();
    await passTime(60_000);
    expect(screen.address()).toBe('/payment/success?transaction_id=txn_1');
  });
});

describe('/payment/failed', () => {
  const codes = [...Object.entries(paymentFailures), ['lost_card', paymentFailures.other]] as const;

  test.each(codes)(
    '%s: shows the message, the advice and the no-charge note',
    async (code, failure) => {
      openPage(`failed?error=${code}&transaction_id=txn_0123456789abc&amount=4.99`);
      await expect.element(heading('Payment Failed')).toBeVisible();
      await expect.element(page.getByText(failure.message, { exact: true })).toBeVisible();
      await expect.element(page.getByText(failure.advice, { exact: true })).toBeVisible();
      await expect.element(page.getByText('No charges were made.')).toBeVisible();
      expect(receiptRows()).toEqual({
        Status: 'Failed',
        'Transaction ID': 'txn_01234567',
        Amount: '$4.99',
      });
    },
  );

  test('links to credits, the dashboard and support', async () => {
    openPage('failed');
    const { message } = paymentFailures.other;
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    const way = (name: string) => main.getByRole('link', { name });
    await expect.element(way('Try Again')).toHaveAttribute('href', '/credits');
    await expect.element(way('Dashboard')).toHaveAttribute('href', '/dashboard');
    await expect.element(way('Support')).toHaveAttribute('href', '/contact');
    expect(document.title).toBe('Payment Failed · Saffron Table');
  });
});

describe('/payment/status', () => {
  const query = 'transaction_id=txn_0123456789abc&payment_id=pay_0123456789&amount=9.99';

  test.each([
    ['pending', 'Payment Pending', 'Pending'],
    ['processing', 'Payment Processing', 'Processing'],
    ['cancelled', 'Payment Cancelled', 'Cancelled'],
    ['refunded', 'Payment Refunded', 'Refunded'],
    ['disputed', 'Payment Disputed', 'Disputed'],
    ['teleported', 'Unknown Status', 'Unknown'],
    ['', 'Unknown Status', 'Unknown'],
  ])('status "%s" is shown as "%s"', async (status, title, label) => {
    openPage(`status?${query}&status=${status}`);
    await passCheck();
    await expect.element(heading(title)).toBeVisible();
    expect(receiptRows()).toEqual({
      Status: label,
      'Transaction ID': 'txn_01234567',
      'Payment ID': 'pay_012345',
      Amount: '$9.99',
    });
    expect(document.title).toBe('Payment Status · Saffron Table');
    const isOpen = status === 'pending' || status === 'processing';
    const updates = page.getByText('This page updates automatically.');
    expect(updates.all()).toHaveLength(isOpen ? 1 : 0);
    const refresh = page.getByRole('button', { name: 'Refresh Status' });
    expect(refresh.all()).toHaveLength(status === 'pending' ? 1 : 0);
    // A URL is no proof of whether money was taken.
    expect(page.getByText('No charges were made').all()).toHaveLength(0);
  });

  test('a visitor is asked to sign in to see a payment', async () => {
    openPage(`status?${query}&status=pending`);
    await passCheck();
    await expect.element(page.getByText('Sign in to see this payment.')).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('a signed-in cook sees that an unknown id is not found, without a sign-in link', async () => {
    answer('GET /rest/v1/credits', () => json([{ balance: 3 }]));
    openPage(`status?${query}&status=pending`, signedInCook());
    await passCheck();
    await expect.element(page.getByText("We can't find it among your purchases.")).toBeVisible();
    const credits = main.getByRole('link', { name: 'View Credits' });
    await expect.element(credits).toHaveAttribute('href', '/credits');
    expect(main.getByRole('link', { name: 'Sign In' }).all()).toHaveLength(0);
  });

  test('checks for two seconds; a completed payment redirects after two more', async () => {
    const screen = openPage(`status?${query}&status=completed&plan=pro`);
    await expect.element(heading('Checking Payment Status')).toBeVisible();
    const done = heading('Payment Completed');
    const checkedMs = await advanceUntil(() => done.all().length === 1);
    expect(checkedMs).toBeGreaterThanOrEqual(2_000);
    expect(checkedMs).toBeLessThan(2_500);
    await passTime(1_800);
    expect(screen.address()).toMatch('/payment/status');
    await passTime(300);
    await expect.element(heading('Payment Successful')).toBeVisible();
    expect(receiptRows()).toMatchObject({ Plan: 'Pro', Amount: '$9.99' });
    screen.goBack();
    await expect.poll(screen.address).toBe('/before');
  });

  test('a failed payment redirects to the failure page with its reason', async () => {
    const screen = openPage(`status?${query}&status=failed&error=expired_card`);
    await passCheck();
    await expect.element(heading('Payment Failed')).toBeVisible();
    await passTime(2_100);
    await expect.element(page.getByText('Your card has expired.')).toBeVisible();
    expect(screen.address()).toMatch('/payment/failed?');
    expect(receiptRows()).toMatchObject({ 'Transaction ID': 'txn_01234567' });
  });

  test('Refresh Status stays in place and keeps the focus while it checks', async () => {
    openPage(`status?${query}&status=pending`);
    await passCheck();
    const refresh = page.getByRole('button', { name: 'Refresh Status' });
    (refresh.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(refresh).toHaveAttribute('aria-busy', 'true');
    await passTime(2_100);
    await expect.element(refresh).not.toHaveAttribute('aria-busy');
    await expect.element(refresh).toHaveFocus();
  });
});

describe('a forged address', () => {
  const forged = new URLSearchParams({
    transaction_id: '<img src=x onerror=alert(1)>',
    payment_id: 'javascript:alert(1)//'.repeat(90),
    amount: '9.99 (call +1 555 0100)',
    plan: '<b>free</b>',
    error: '__proto__',
    status: 'pending<script>',
  });

  test.each([
    ['success', 'Payment Successful'],
    ['failed', 'Payment Failed'],
    ['status', 'Unknown Status'],
  ])('shows none of its values on /payment/%s', async (name, title) => {
    openPage(`${name}?${forged}`);
    await passTime(2_100);
    await expect.element(heading(title)).toBeVisible();
    expect(Object.keys(receiptRows())).toEqual(['Status']);
    const words = (main.element() as HTMLElement).innerText;
    expect(words).not.toMatch(/onerror|555|<b>|javascript|\$/);
  });

  test('cannot make a page wider than its screen', async () => {
    const long = 'W'.repeat(3000);
    openPage(`success?transaction_id=${long}&plan=${long}&amount=1234567.89`);
    await expect.element(heading('Payment Successful')).toBeVisible();
    expect(receiptRows()['Transaction ID']).toBe('W'.repeat(12));
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});

test.each(['success', 'failed', 'status?status=pending', 'status?status=cancelled'])(
  'axe finds no violations on /payment/%s in either theme',
  async (address) => {
    openPage(address);
    await passTime(2_100);
    await expect
      .poll(() => document.querySelectorAll('.payment-panel[aria-busy=false]'))
      .toHaveLength(1);
    expect(await axeFindingsInBothThemes()).toEqual([]);
  },
);
