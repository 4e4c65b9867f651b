import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Generous limit for an automatic page change, which takes a status check, the pause after it and a webhook. */
const settledTimeoutMs = 20_000;

/** Opens the Credits screen, clicks the button of a pack and waits for the card page. */
export async function openCardPage(page: Page, credits: 10 | 25 | 50 = 25): Promise<void> {
  await page.goto('/credits');
  await page.getByRole('button', { name: `Buy ${credits} credits` }).click();
  await page.waitForURL('**/sandbox/checkout/**');
}

/** Fills in the card form. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Maya Lindqvist');
}

/** Clicks the Pay button. */
export const pay = (page: Page, price = '$9.99') =>
  page.getByRole('button', { name: `Pay ${price}` }).click();

/** Chooses on the card page how the webhooks of the payment are delivered. */
export async function chooseWebhooks(page: Page, way: string): Promise<void> {
  await page.getByText('Webhooks for this payment').click();
  await page.getByLabel('Send them').selectOption(way);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Webhooks: ${way.toLowerCase()}.`).waitFor();
}

/** Expects the redirect from the status page to the success page, stops its countdown and checks the server’s values. */
export async function expectSuccess(page: Page, balance: number, credits = 25): Promise<void> {
  await page.waitForURL('**/payment/success?**', { timeout: settledTimeoutMs });
  // Click this before checking the page: after ten seconds it redirects unless the user chooses to stay.
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Payment Successful' }).waitFor();
  await page
    .getByText(`Thanks! ${credits} credits have been added. Your balance: ${balance}`, {
      exact: true,
    })
    .waitFor();
  await expectBalance(page, balance);
}

/** Waits for the credit balance in the header badge. */
export const expectBalance = (page: Page, balance: number) =>
  page.getByRole('link', { name: `Credits: ${balance}`, exact: true }).waitFor();

/** Returns the rows of a table on the Credits screen, each as one line of text without its date. */
async function rowsOf(page: Page, table: 'Credit history' | 'Purchases'): Promise<string[]> {
  const rows = page.getByRole('table', { name: table }).locator('tbody tr');
  await rows.first().waitFor();
  const cells = await rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('td:not(.at-desk)')].map((cell) => {
        const shown = cell.cloneNode(true) as Element;
        for (const hidden of shown.querySelectorAll('.on-phone, .sr-only')) hidden.remove();
        return [...shown.childNodes].map((node) => node.textContent?.trim()).filter(Boolean);
      }),
    ),
  );
  return cells.map((row) => row.flat().join(' · '));
}

/** Opens the Credits screen and polls a table until it has the expected rows. */
export async function expectRows(
  page: Page,
  table: 'Credit history' | 'Purchases',
  rows: string[],
): Promise<void> {
  await page.goto('/credits');
  await expect.poll(() => rowsOf(page, table), { timeout: 20_000 }).toEqual(rows);
}
