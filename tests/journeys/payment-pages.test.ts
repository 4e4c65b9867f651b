import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { holdCountdown, shortenRedirectDelays } from './payment-answers.ts';
import { openStage, type Stage } from './stage.ts';

/** The result pages of the built app, for a visitor. Their states are component tests: web/pages/payment-pages.browser.test.tsx. */
let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  page = await stage.newVisitor();
  await shortenRedirectDelays(page);
  await holdCountdown(page);
});
afterAll(() => stage.close());

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const query = 'transaction_id=txn_0123456789abc&payment_id=pay_0123456789&amount=9.99';

test('/payment/success is rendered on the server', async () => {
  const answer = await fetch(`${stage.url}/payment/success?transaction_id=txn_1&amount=5`);
  const html = await answer.text();
  expect(html).toContain('Payment Successful');
  expect(html).toContain('$5');
});

test('the success page shows the receipt and links to the dashboard', async () => {
  await page.goto('/payment/success?transaction_id=txn_0123456789abc&amount=9.99&plan=pro');
  await heading('Payment Successful').waitFor();
  const receipt = page.getByRole('region', { name: 'Your payment' });
  await receipt.getByText('$9.99', { exact: true }).waitFor();
  expect(await page.title()).toBe('Payment Successful · Saffron Table');
  const robots = page.locator('meta[name=robots]');
  expect(await robots.getAttribute('content')).toBe('noindex');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.waitForURL(`${stage.url}/`);
});

test('the success page leads back to the choices that this device remembers', async () => {
  await page.goto('/about');
  await page.evaluate(() => {
    const path = '/generate?choice=meal-type.dinner';
    localStorage.setItem('saffron-bought-for', JSON.stringify({ path, at: Date.now() }));
  });
  // A full page load, as from the provider's page: the server's page does not know the choices.
  await page.goto('/payment/success?transaction_id=txn_1');
  await page.getByRole('link', { name: 'Back to your choices' }).click();
  const chosen = page.getByRole('region', { name: 'Selected Preferences' });
  await chosen.getByText('Dinner').waitFor();
});

test('the status page of a failed payment is replaced by /payment/failed', async () => {
  await page.goto('/about');
  await page.goto(`/payment/status?${query}&status=failed&error=expired_card`);
  await heading('Payment Failed').waitFor();
  await page.waitForURL('**/payment/failed?*');
  await page.getByText('Your card has expired.').waitFor();
  await page.goBack();
  await page.waitForURL('**/about');
});

test('the payment page stores its path before a visitor goes to the sign-in', async () => {
  await page.goto(`/payment/status?${query}&status=pending`);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.waitForURL('**/auth');
  const kept = await page.evaluate(() => localStorage.getItem('saffron-return-path'));
  expect(kept).toContain('/payment/status?transaction_id=txn_0123456789abc');
});
