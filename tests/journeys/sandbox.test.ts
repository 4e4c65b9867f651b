import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { openSandboxStage, type SandboxStage } from './sandbox-stage.ts';
import { phone } from './stage.ts';

let stage: SandboxStage;
beforeAll(async () => {
  stage = await openSandboxStage();
});
afterAll(async () => {
  await stage.close();
});

/** Opens a checkout that returns to pages of the sandbox, because the web app is not running. */
async function openCheckout(customer?: string): Promise<string> {
  const { siteUrl } = stage.testApp.services.settings.http;
  const session = await stage.stripe.checkout.sessions.create({
    mode: 'payment',
    ...(customer && { customer }),
    success_url: `${siteUrl}/sandbox?paid={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}/sandbox?left=yes`,
    saved_payment_method_options: { payment_method_save: 'enabled' },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: 999,
          product_data: { name: '25 recipe credits' },
        },
      },
    ],
  });
  return String(session.url);
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Test Cook');
}

describe('paying in the sandbox', () => {
  test('a declined card, a test card by its button, the 3-D Secure step', async () => {
    const page = await stage.newVisitor();
    await page.goto(await openCheckout());
    await page.getByLabel('Email').fill('cook@example.com');
    await typeCard(page, '4000000000009995');
    expect(await page.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 9995');
    await page.getByLabel('Expiry').fill('1234');
    expect(await page.getByLabel('Expiry').inputValue()).toBe('12/34');
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await page
      .locator('[role=alert]:focus')
      .getByText('Your card has insufficient funds.')
      .waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await page.getByLabel('Email').inputValue()).toBe('cook@example.com');

    await page.getByRole('button', { name: 'Use the card: 3-D Secure step' }).click();
    expect(await page.getByLabel('Card number').inputValue()).toBe('4000 0025 0000 3155');
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await page.waitForURL(/\/sandbox\?paid=cs_test_/);
  });

  test('works on a phone without JavaScript and marks empty fields', further, async () => {
    const page = await stage.newVisitor({ size: phone, javaScriptEnabled: false });
    await page.goto(await openCheckout());
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await page.getByText('Enter a card number.').waitFor();
    await page.getByLabel('Email').and(page.locator(':focus')).waitFor();
    expect(await page.getByRole('button', { name: /Use the card/ }).count()).toBe(0);
    await page.getByLabel('Email').fill('cook@example.com');
    await typeCard(page, '4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await page.waitForURL(/\/sandbox\?paid=cs_test_/);
  });

  test('pays with a saved card and a chosen webhook delivery', further, async () => {
    const customer = await stage.stripe.customers.create({ email: 'ada@example.com' });
    const page = await stage.newVisitor();
    await page.goto(await openCheckout(customer.id));
    await typeCard(page, '5555 5555 5555 4444');
    await page.getByLabel('Save my card for next time').check();
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await page.waitForURL(/\/sandbox\?paid=/);

    await page.goto(await openCheckout(customer.id));
    expect(await page.getByLabel('Mastercard ending in 4444').isChecked()).toBe(true);
    expect(await page.getByLabel('Card number').isVisible()).toBe(false);
    await page.getByText('Webhooks for this payment').click();
    await page.getByLabel('Send them').selectOption('Three times in parallel');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Webhooks: three times in parallel.').waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await page.waitForURL(/\/sandbox\?paid=/);
  });

  test('the back link leaves the checkout without a payment', further, async () => {
    const page = await stage.newVisitor();
    await page.goto(await openCheckout());
    await page.getByRole('link', { name: 'Back to Saffron Table' }).click();
    await page.waitForURL(/\/sandbox\?left=yes/);
  });
});

test('the operator lets a bank debit go through and refunds a part', further, async () => {
  const page = await stage.newVisitor();
  await page.goto(await openCheckout());
  await page.getByLabel('Email').fill('cook@example.com');
  await page.getByLabel('Test bank debit').check();
  expect(await page.getByLabel('Card number').isVisible()).toBe(false);
  await page.getByLabel('Waits for a button').check();
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await page.waitForURL(/\/sandbox\?paid=/);
  const newest = page.locator('article').first();
  await newest.getByText('Bank debit on its way').waitFor();
  await newest.getByRole('button', { name: 'Let it go through' }).click();
  await newest.getByText('Paid', { exact: true }).waitFor();
  await newest.getByLabel('Amount to refund').fill('4.00');
  await newest.getByRole('button', { name: 'Refund' }).click();
  await newest.getByText('Paid, refunded in part').waitFor();
  await newest.getByText('Webhooks (').click();
  await newest.getByText('charge.refunded', { exact: true }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('a finished checkout shows that it is finished', further, async () => {
  const page = await stage.newVisitor({ size: phone });
  const url = await openCheckout();
  await page.goto(url);
  await page.getByLabel('Email').fill('cook@example.com');
  await page.getByRole('button', { name: 'Use the card: Succeeds', exact: true }).click();
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await page.waitForURL(/\/sandbox\?paid=/);
  await page.goto(url);
  await page.getByRole('heading', { name: 'This checkout is finished' }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});
