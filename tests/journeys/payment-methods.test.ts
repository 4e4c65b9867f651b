import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { makeCook, signIn } from './cooks.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let page: Page;

const heading = (name: string) => page.getByRole('heading', { name });

async function openCredits() {
  await page.goto('/credits');
  await heading('Credit history').waitFor();
}

beforeAll(async () => {
  stage = await openStage();
  page = await stage.newVisitor();
  await signIn(page, await makeCook(stage));
});
beforeEach(() => page.unrouteAll());
afterAll(() => stage.close());

const visa = { id: 'pm_1', brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2040 };
const amex = { id: 'pm_2', brand: 'amex', last4: '0005', expiresMonth: 1, expiresYear: 2025 };
const payment = () => page.getByRole('region', { name: 'Payment Methods' });

/** Mocks the endpoints that list and remove saved cards. */
async function keepCards(cards: { id: string }[]) {
  let kept = cards;
  await page.route('**/functions/v1/list-payment-methods', (route) =>
    route.fulfill({ json: { paymentMethods: kept } }),
  );
  await page.route('**/functions/v1/remove-payment-method', (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    kept = kept.filter((card) => card.id !== id);
    return route.fulfill({ json: { paymentMethods: kept } });
  });
}

test('cards are listed, and an expired card is marked as expired', async () => {
  await keepCards([visa, amex]);
  await openCredits();
  const cards = payment().getByRole('listitem');
  await cards.first().waitFor();
  const texts = (await cards.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  expect(texts).toEqual([
    'Visa •••• ending in 4242 Expires 12/40',
    'American Express •••• ending in 0005 Expired 01/25',
  ]);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('a card is removed after a confirmation', async () => {
  await keepCards([visa, amex]);
  await openCredits();
  const cards = payment().getByRole('listitem');
  await cards.first().waitFor();
  const remove = page.getByRole('button', { name: 'Remove American Express ending in 0005' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Remove this card?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await cards.count()).toBe(2);
  await remove.click();
  await question.getByRole('button', { name: 'Remove card' }).click();
  await page.getByText('Card removed').waitFor();
  await expect.poll(() => cards.count()).toBe(1);
  // The focused button was removed, so the focus moves to the heading and not to the top of the page.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Payment Methods');

  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await question.getByRole('button', { name: 'Remove card' }).click();
  await payment()
    .getByText('No payment methods added yet. Add a card to purchase credits.')
    .waitFor();
});

test('a card that could not be removed stays listed, and an error is shown', async () => {
  stage.trouble.allowed.push({ status: 502, path: /remove-payment-method$/ });
  await keepCards([visa]);
  await page.route('**/functions/v1/remove-payment-method', (route) =>
    route.fulfill({ status: 502, json: { code: 'payment_provider_failed' } }),
  );
  await openCredits();
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await page.getByRole('button', { name: 'Remove card' }).click();
  await page.getByRole('alert').filter({ hasText: 'Card not removed' }).waitFor();
  expect(await payment().getByRole('listitem').count()).toBe(1);
});

test('a failed read of the cards shows no alert, and packs can still be bought', async () => {
  stage.trouble.allowed.push({ status: 503, path: /list-payment-methods$/ });
  await page.route('**/functions/v1/list-payment-methods', (route) =>
    route.fulfill({ status: 503, json: { code: 'payment_provider_failed' } }),
  );
  await openCredits();
  await payment().getByText("We couldn't load your saved cards.").waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.route('**/functions/v1/create-checkout', (route) =>
    route.fulfill({
      json: { purchaseId: '0f0e0d0c-0b0a-4908-8706-050403020100', url: `${stage.url}/about` },
    }),
  );
  await keepCards([visa]);
  await payment().getByRole('button', { name: 'Try Again' }).click();
  await payment().getByText('Visa').waitFor();
  await page.getByRole('button', { name: 'Buy 10 credits' }).click();
  await page.waitForURL('**/about');
});

test('Add Payment Method opens the card page; the return shows one toast', async () => {
  stage.trouble.allowed.push({ status: 502, path: /add-payment-method$/ });
  const answers = [
    { status: 502, json: { code: 'payment_provider_failed' } },
    { json: { url: `${stage.url}/about` } },
  ];
  await page.route('**/functions/v1/add-payment-method', (route) => route.fulfill(answers.shift()));
  await openCredits();
  const add = page.getByRole('button', { name: 'Add Payment Method' });
  await add.click();
  await page.getByRole('alert').filter({ hasText: "Card page didn't open" }).waitFor();
  await add.click();
  await page.waitForURL('**/about');

  const toast = page.getByText('Card added', { exact: true });
  // A toast disappears after five seconds, while the page may still be loading.
  await Promise.all([toast.waitFor(), page.goto('/credits?card=added')]);
  await page.waitForURL((url) => url.pathname === '/credits' && url.search === '');
  expect(await toast.count()).toBeLessThanOrEqual(1);
  await page.reload();
  await heading('Credit history').waitFor();
  expect(await toast.count()).toBe(0);
});

test('the sandbox saves a card and deletes it', async () => {
  await openCredits();
  await page.getByRole('button', { name: 'Add Payment Method' }).click();
  await page.waitForURL('**/sandbox/checkout/**');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry (MM/YY)').fill('12/40');
  await page.getByRole('textbox', { name: 'CVC' }).fill('123');
  await Promise.all([
    page.getByText('Card added', { exact: true }).waitFor(),
    page.getByRole('button', { name: 'Save card' }).click(),
  ]);
  await page.waitForURL('**/credits');
  await payment().getByText('Expires 12/40').waitFor();
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await page.getByRole('button', { name: 'Remove card' }).click();
  await payment().getByText('No payment methods added yet.').waitFor();
  await page.reload();
  await payment().getByText('No payment methods added yet.').waitFor();
});
