import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A page changes by itself within a status check, the pause after it and a webhook: well within this. */
const settledTimeoutMs = 20_000;

/** On the Credits screen: the button of a pack, and the card page that it leads to. */
export async function openCardPage(page: Page, credits: 10 | 25 | 50 = 25): Promise<void> {
  await page.goto('/credits');
  await page.getByRole('button', { name: `Buy ${credits} credits` }).click();
  await page.waitForURL('**/sandbox/checkout/**');
}

/** Types a card as it stands on the plastic. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Maya Lindqvist');
}

/** Presses the button that pays. */
export const pay = (page: Page, price = '$9.99') =>
  page.getByRole('button', { name: `Pay ${price}` }).click();

/** Says how the webhooks of the payment on the card page travel. */
export async function chooseWebhooks(page: Page, way: string): Promise<void> {
  await page.getByText('Webhooks for this payment').click();
  await page.getByLabel('Send them').selectOption(way);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Webhooks: ${way.toLowerCase()}.`).waitFor();
}

/** The status page leads on to the success page by itself, which says what the server knows, and stays for whoever wants it to. */
export async function expectSuccess(page: Page, balance: number, credits = 25): Promise<void> {
  await page.waitForURL('**/payment/success?**', { timeout: settledTimeoutMs });
  // Before it is read: ten seconds later it leads on, as long as nobody says otherwise.
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Payment Successful' }).waitFor();
  await page
    .getByText(`Thanks! ${credits} credits have been added. Your balance: ${balance}`, {
      exact: true,
    })
    .waitFor();
  await expectBalance(page, balance);
}

/** The badge in the header. */
export const expectBalance = (page: Page, balance: number) =>
  page.getByRole('link', { name: `Credits: ${balance}`, exact: true }).waitFor();

/** A table's rows on the Credits screen, each as one line of text without its date. */
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

/** Opens the Credits screen and looks at what it says, until it says so. */
export async function expectRows(
  page: Page,
  table: 'Credit history' | 'Purchases',
  rows: string[],
): Promise<void> {
  await page.goto('/credits');
  await expect.poll(() => rowsOf(page, table), { timeout: 20_000 }).toEqual(rows);
}
