import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentFailures } from '#contract/payment-failures.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import {
  advanceUntil,
  holdCountdown,
  hurryResultPages,
  hydrated,
  stopTime,
} from './payment-answers.ts';
import { openStage, type Stage } from './stage.ts';

/** The result pages as a visitor sees them: nothing is known but the address. */
let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  page = await stage.newVisitor();
  await hurryResultPages(page);
  await holdCountdown(page);
});
afterAll(() => stage.close());

const receipt = (of: Page) => of.getByRole('region', { name: 'Your payment' });

/** The rows of the receipt, as a person reads them. */
const rowsOf = async (of: Page) =>
  Object.fromEntries(
    await receipt(of)
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('dt')?.textContent,
          row.querySelector('dd')?.textContent,
        ]),
      ),
  ) as Record<string, string>;

const heading = (of: Page, name: string) => of.getByRole('heading', { level: 1, name });
const target = (of: Page, name: string) =>
  of.getByRole('main').getByRole('link', { name }).getAttribute('href');
/** The page took the place of the one that led to it: behind it is what was there before both. */
async function leavesByBack(of: Page): Promise<void> {
  await of.clock.resume();
  await of.goBack();
  expect(of.url()).toBe('about:blank');
}
const inPath = (of: Page) => new URL(of.url()).pathname;

describe('/payment/success', () => {
  test('the receipt, what comes next, and two ways on', async () => {
    await page.goto('/payment/success?transaction_id=txn_0123456789abc&amount=9.99&plan=pro');
    await heading(page, 'Payment Successful').waitFor();
    expect(await rowsOf(page)).toEqual({
      Status: 'Completed',
      'Transaction ID': 'txn_01234567',
      Plan: 'Pro',
      Amount: '$9.99',
    });
    const next = page.getByRole('region', { name: "What's Next" });
    expect(await next.getByRole('listitem').count()).toBe(3);
    expect(await target(page, 'Go to Dashboard')).toBe('/dashboard');
    expect(await target(page, 'View Credits')).toBe('/credits');
    expect(await page.getByText(/credits were added/).count()).toBe(0);
    expect(await page.title()).toBe('Payment Successful · Saffron Table');
    const robots = page.locator('meta[name=robots]');
    expect(await robots.getAttribute('content')).toBe('noindex');
  });

  test('it is there before any script is', async () => {
    const answer = await fetch(`${stage.url}/payment/success?transaction_id=txn_1&amount=5`);
    const html = await answer.text();
    expect(html).toContain('Payment Successful');
    expect(html).toContain('$5');
  });

  test('after ten seconds it leads to the dashboard, and Back does not come here again', async () => {
    const visitor = await stage.newVisitor();
    await stopTime(visitor);
    await visitor.goto('/payment/success?transaction_id=txn_1');
    await hydrated(visitor);
    await visitor.getByText('In 10 seconds you are taken to your dashboard').waitFor();
    const elapsedMs = await advanceUntil(visitor, async () => {
      const left = await visitor.getByText(/Your dashboard opens in 0 s/).count();
      return left === 1 || inPath(visitor) === '/';
    });
    expect(elapsedMs).toBeGreaterThanOrEqual(10_000);
    expect(elapsedMs).toBeLessThan(10_500);
    await visitor.waitForURL(`${stage.url}/`);
    await leavesByBack(visitor);
  });

  test('who wants to stay stays, by keyboard too', async () => {
    const visitor = await stage.newVisitor();
    await stopTime(visitor);
    await visitor.goto('/payment/success?transaction_id=txn_1');
    await hydrated(visitor);
    await visitor.clock.runFor(4_000);
    await visitor.getByText('Your dashboard opens in 6 s.').waitFor();
    await visitor.getByRole('button', { name: 'Stay on this page' }).press('Enter');
    const said = visitor.getByText('You stay on this page.');
    await said.waitFor();
    await said.and(visitor.locator(':focus')).waitFor();
    await visitor.clock.runFor(60_000);
    expect(inPath(visitor)).toBe('/payment/success');
    await visitor.clock.resume();
  });
});

describe('/payment/failed', () => {
  const codes = [...Object.entries(paymentFailures), ['lost_card', paymentFailures.other]] as const;

  test.each(codes)('%s: the message, the advice, the note', async (code, failure) => {
    await page.goto(`/payment/failed?error=${code}&transaction_id=txn_0123456789abc&amount=4.99`);
    await heading(page, 'Payment Failed').waitFor();
    await page.getByText(failure.message, { exact: true }).waitFor();
    await page.getByText(failure.advice, { exact: true }).waitFor();
    await page.getByText('No charges were made.').waitFor();
    expect(await rowsOf(page)).toEqual({
      Status: 'Failed',
      'Transaction ID': 'txn_01234567',
      Amount: '$4.99',
    });
  });

  test('three ways on', async () => {
    await page.goto('/payment/failed');
    await page.getByText(paymentFailures.other.message, { exact: true }).waitFor();
    expect(await target(page, 'Try Again')).toBe('/credits');
    expect(await target(page, 'Dashboard')).toBe('/dashboard');
    expect(await target(page, 'Support')).toBe('/contact');
    expect(await page.title()).toBe('Payment Failed · Saffron Table');
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
  ])('"%s" is %s', async (status, title, label) => {
    await page.goto(`/payment/status?${query}&status=${status}`);
    await heading(page, title).waitFor();
    expect(await rowsOf(page)).toEqual({
      Status: label,
      'Transaction ID': 'txn_01234567',
      'Payment ID': 'pay_012345',
      Amount: '$9.99',
    });
    expect(await page.title()).toBe('Payment Status · Saffron Table');
    const isOpen = status === 'pending' || status === 'processing';
    expect(await page.getByText('This page updates automatically.').count()).toBe(isOpen ? 1 : 0);
    const refresh = page.getByRole('button', { name: 'Refresh Status' });
    expect(await refresh.count()).toBe(status === 'pending' ? 1 : 0);
    // Whether money was taken is not for an address to say.
    expect(await page.getByText('No charges were made').count()).toBe(0);
  });

  test('it checks for two seconds, and a completed payment leads on after two more', async () => {
    const visitor = await stage.newVisitor();
    await stopTime(visitor);
    await visitor.goto(`/payment/status?${query}&status=completed&plan=pro`);
    await hydrated(visitor);
    await heading(visitor, 'Checking Payment Status').waitFor();
    const done = heading(visitor, 'Payment Completed');
    const checkedMs = await advanceUntil(visitor, () => done.isVisible());
    expect(checkedMs).toBeGreaterThanOrEqual(2_000);
    expect(checkedMs).toBeLessThan(2_500);
    await hydrated(visitor);
    await visitor.clock.runFor(1_800);
    expect(inPath(visitor)).toBe('/payment/status');
    await visitor.clock.runFor(300);
    await heading(visitor, 'Payment Successful').waitFor();
    expect(await rowsOf(visitor)).toMatchObject({ Plan: 'Pro', Amount: '$9.99' });
    await leavesByBack(visitor);
  });

  test('a failed one leads to its page, with its reason', async () => {
    await page.goto(`/payment/status?${query}&status=failed&error=expired_card`);
    await heading(page, 'Payment Failed').waitFor();
    await page.waitForURL('**/payment/failed?*');
    await page.getByText('Your card has expired.').waitFor();
    expect(await rowsOf(page)).toMatchObject({ 'Transaction ID': 'txn_01234567' });
  });

  test('Refresh Status keeps its place and the focus while it looks', async () => {
    const visitor = await stage.newVisitor();
    await stopTime(visitor);
    await visitor.goto(`/payment/status?${query}&status=pending`);
    await hydrated(visitor);
    const refresh = visitor.getByRole('button', { name: 'Refresh Status' });
    await advanceUntil(visitor, () => refresh.isVisible());
    await refresh.press('Enter');
    await visitor.locator('button[aria-busy=true]').waitFor();
    await visitor.clock.resume();
    await refresh.and(visitor.locator(':not([aria-busy])')).waitFor();
    await refresh.and(visitor.locator(':focus')).waitFor();
  });

  test('a visitor can sign in, and comes back to the payment', async () => {
    await page.goto(`/payment/status?${query}&status=pending`);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL('**/auth');
    const kept = await page.evaluate(() => localStorage.getItem('saffron-return-path'));
    expect(kept).toContain('/payment/status?transaction_id=txn_0123456789abc');
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
  ])('puts nothing onto /payment/%s', async (name, title) => {
    await page.goto(`/payment/${name}?${forged}`);
    await heading(page, title).waitFor();
    expect(Object.keys(await rowsOf(page))).toEqual(['Status']);
    const words = await page.getByRole('main').innerText();
    expect(words).not.toMatch(/onerror|555|<b>|javascript|\$/);
  });

  test('cannot make a page wider than its screen', async () => {
    const long = 'W'.repeat(3000);
    await page.goto(`/payment/success?transaction_id=${long}&plan=${long}&amount=1234567.89`);
    await heading(page, 'Payment Successful').waitFor();
    expect((await rowsOf(page))['Transaction ID']).toBe('W'.repeat(12));
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isTooWide).toBe(false);
  });
});

test('no serious finding on any of them', async () => {
  for (const path of ['success', 'failed', 'status?status=pending', 'status?status=cancelled']) {
    await page.goto(`/payment/${path}`);
    await page.locator('.payment-panel[aria-busy=false]').waitFor();
    expect(await axeFindingsInBothThemes(page), path).toEqual([]);
  }
});

test('nothing went wrong in any console', () => {
  expect(stage.trouble.unexpected).toEqual([]);
});
