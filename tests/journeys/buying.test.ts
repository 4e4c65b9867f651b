import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, goodPassword, makeCook, makeCookWithPage } from './cooks.ts';
import { expectMail } from './mailbox.ts';
import { watchHeadings } from './passing-headings.ts';
import {
  chooseWebhooks,
  expectBalance,
  expectRows,
  expectSuccess,
  openCardPage,
  pay,
  typeCard,
} from './paying.ts';
import { shortenRedirectDelays } from './payment-answers.ts';
import { openStage, phone, type Stage } from './stage.ts';

/** Buying credits, as a person would do it. The sandbox replaces the payment provider; nothing else is replaced. */
let stage: Stage;

const welcome = 'Welcome · Free recipe generation · +1';
const bought = '25 credits · Purchase, $9.99 · +25';

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

async function newHurriedBuyer(size?: { width: number; height: number }) {
  const buyer = await makeCookWithPage(stage, { size });
  await shortenRedirectDelays(buyer.page);
  return buyer;
}

/** Reads a cook's own purchases through the REST API. */
async function purchasesOf(cook: CookOnStage) {
  const { data, error } = await cook.client
    .from('purchases')
    .select('status, credits, amount_cents, failure_code')
    .order('created_at');
  if (error) throw error;
  return data;
}

test('buys twenty-five credits, from sign-in to the receipt', async () => {
  const cook = await makeCook(stage);
  const page = await stage.newVisitor();
  await page.goto('/credits');
  await page.waitForURL('**/auth');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/credits');
  await expectBalance(page, 1);
  await page.getByText('TEST MODE').waitFor();

  await page.getByRole('button', { name: 'Buy 25 credits' }).click();
  await page.waitForURL('**/sandbox/checkout/**');
  await page.getByText(cook.email).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await typeCard(page, '4242 4242 4242 4242');
  const headings = await watchHeadings(page);
  const comingBack = page.waitForRequest(/\/payment\/status\?/);
  await pay(page);
  const said = new URL((await comingBack).url()).searchParams;
  expect(said.get('amount')).toBe('9.99');
  await expectSuccess(page, 26);
  expect(headings).toContain('Payment Completed');
  const receipt = page.getByRole('region', { name: 'Your payment' });
  await receipt.getByText('Completed').waitFor();
  await receipt.getByText(said.get('transaction_id')?.slice(0, 12) ?? 'no id').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'View Credits' }).click();
  await page.waitForURL('**/credits');
  await expectRows(page, 'Credit history', [bought, welcome]);
  await expectRows(page, 'Purchases', ['25 credits · Completed']);
  const letter = await expectMail(stage.url, cook.email, 'Your receipt: 25 credits for $9.99');
  expect(letter).toContain('You now have 26 credits.');
  expect(letter).toContain(said.get('transaction_id'));
});

test('insufficient funds: the reason, what to do, and no charge', further, async () => {
  const { cook, page } = await newHurriedBuyer();
  await openCardPage(page);
  await typeCard(page, '4000 0000 0000 9995');
  await pay(page);
  const refused = page.getByRole('alert');
  await refused.getByText('Your card has insufficient funds.').waitFor();
  await page.getByRole('link', { name: 'Back to Saffron Table' }).click();

  await page.waitForURL('**/payment/failed?**', { timeout: 20_000 });
  await page.getByRole('heading', { level: 1, name: 'Payment Failed' }).waitFor();
  await page.getByText('Your card has insufficient funds for this transaction.').waitFor();
  await page.getByText(/^Try another card, add money/).waitFor();
  await page.getByText('No charges were made.').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await expectBalance(page, 1);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await page.waitForURL('**/credits');

  await expectRows(page, 'Purchases', ['25 credits · Insufficient funds · Failed']);
  await expectRows(page, 'Credit history', [welcome]);
  expect(await purchasesOf(cook)).toEqual([
    { status: 'failed', credits: 25, amount_cents: 999, failure_code: 'insufficient_funds' },
  ]);
});

test('a second card with 3-D Secure works after a declined one', further, async () => {
  const { page } = await newHurriedBuyer();
  await openCardPage(page, 50);
  await typeCard(page, '4000 0000 0000 0002');
  await pay(page, '$14.99');
  await page.getByRole('alert').getByText('Your card was declined.').waitFor();
  await typeCard(page, '4000 0025 0000 3155');
  await pay(page, '$14.99');
  await page.getByRole('heading', { level: 1, name: 'Confirm it’s you' }).waitFor();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expectSuccess(page, 51, 50);
});

test('a bank debit: the processing page ends when the money arrives', further, async () => {
  const { page } = await newHurriedBuyer();
  await openCardPage(page);
  await page.getByLabel('Test bank debit').check();
  await page.getByLabel('Waits for a button on the sandbox page').check();
  await pay(page);
  await page.getByRole('heading', { level: 1, name: 'Payment Processing' }).waitFor();
  await page.getByText('This page updates automatically.').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  const before = page.url();

  const bank = await page.context().newPage();
  await bank.goto('/sandbox');
  await expectBalance(page, 1);
  const payment = bank.locator('article').filter({ hasText: 'Bank debit on its way' });
  await payment.waitFor();
  expect(page.url()).toBe(before);
  await payment.getByRole('button', { name: /^Let it go through/ }).click();
  await bank.locator('article').first().getByText('Paid', { exact: true }).waitFor();
  await page.bringToFront();
  await expectSuccess(page, 26);

  // The other tab of the same browser shows the new balance too.
  await bank.goto('/credits');
  await expectBalance(bank, 26);
  await expectRows(bank, 'Credit history', [bought, welcome]);
});

test('without any webhook, the status page alone grants the credits', further, async () => {
  const { cook, page } = await newHurriedBuyer();
  await openCardPage(page);
  await chooseWebhooks(page, 'Never');
  await typeCard(page, '4242 4242 4242 4242');
  await pay(page);
  await expectSuccess(page, 26);
  expect(await purchasesOf(cook)).toMatchObject([{ status: 'completed', credits: 25 }]);
});

test('three webhooks and two polling tabs grant twenty-five credits once', further, async () => {
  const { page } = await makeCookWithPage(stage);
  await openCardPage(page);
  await chooseWebhooks(page, 'Three times in parallel');
  await typeCard(page, '4242 4242 4242 4242');
  await pay(page);
  await page.waitForURL('**/payment/status?**');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await Promise.all([expectSuccess(page, 26), expectSuccess(other, 26)]);

  await other.goto('/sandbox');
  const deliveries = other.locator('article').first().locator('li');
  await expect
    .poll(async () => {
      await other.reload();
      const arrived = deliveries.filter({ hasText: 'checkout.session.completed' });
      return (await arrived.allTextContents()).filter((text) => text.includes('Arrived (200)'));
    })
    .toHaveLength(3);
  await expectRows(page, 'Credit history', [bought, welcome]);
  await expectBalance(page, 26);
});

test('on a phone: leaving without paying charges nothing', further, async () => {
  const { cook, page } = await newHurriedBuyer(phone);
  await openCardPage(page, 10);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Saffron Table' }).click();
  await page.getByRole('heading', { level: 1, name: 'Payment Cancelled' }).waitFor();
  await page.getByText('The payment was cancelled by the user.').waitFor();
  await page.getByText('No charges were made.').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  expect(await purchasesOf(cook)).toMatchObject([{ status: 'cancelled', credits: 10 }]);
  // The card page of the cancelled checkout no longer accepts a payment.
  await page.goBack();
  await page.getByRole('heading', { name: 'This checkout has expired' }).waitFor();
  await page.goto('/credits');
  await expectBalance(page, 1);
});

test('a double click on a pack makes one purchase', async () => {
  const { cook, page } = await newHurriedBuyer();
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Buy 25 credits' }).dblclick();
  await page.waitForURL('**/sandbox/checkout/**');
  expect(await purchasesOf(cook)).toMatchObject([{ status: 'pending', credits: 25 }]);
  await typeCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay $9.99' }).dblclick();
  await expectSuccess(page, 26);
  expect(await purchasesOf(cook)).toMatchObject([{ status: 'completed', credits: 25 }]);
});
