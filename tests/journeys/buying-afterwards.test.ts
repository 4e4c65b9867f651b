import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { makeAdminCook } from './admins.ts';
import { makeCook, signIn } from './cooks.ts';
import { expectMail } from './mailbox.ts';
import { expectBalance, expectRows, expectSuccess, openCardPage, pay, typeCard } from './paying.ts';
import { shortenRedirectDelays } from './payment-answers.ts';
import { openStage, phone, type Stage } from './stage.ts';
import { holdToasts } from './toasts.ts';

/** After a purchase: a refund, and a saved card that is used again. */
let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('an admin’s refund takes the credits back and notifies the buyer', async () => {
  const buyer = await makeCook(stage, 'Berta Buyer');
  const page = await stage.newVisitor();
  await signIn(page, buyer);
  await shortenRedirectDelays(page);
  await openCardPage(page);
  await typeCard(page, '4242 4242 4242 4242');
  await pay(page);
  await expectSuccess(page, 26);

  const office = await stage.newVisitor();
  await holdToasts(office);
  await signIn(office, await makeAdminCook(stage));
  await office.goto('/admin');
  await office.getByRole('tab', { name: 'Purchases' }).click();
  await office.getByLabel('Search name, email, transaction...').fill(buyer.email);
  await office.waitForURL((url) => url.searchParams.get('q') === buyer.email);
  await office.getByRole('button', { name: /^Details of the purchase by Berta Buyer/ }).click();
  await office.getByRole('button', { name: 'Refund' }).click();
  const question = office.getByRole('dialog', { name: 'Refund $9.99?' });
  await question.getByText('25 credits will be taken back from a balance of 26.').waitFor();
  expect(await axeFindings(office)).toEqual([]);
  await question.getByLabel('Reason').fill('Bought by mistake');
  await question.getByRole('button', { name: 'Refund $9.99' }).click();
  await office.getByText('$9.99 went back to Berta Buyer.').waitFor();
  const facts = office.getByRole('dialog', { name: 'Purchase by Berta Buyer' });
  await facts.getByText('Refunded', { exact: true }).first().waitFor();
  await facts.getByText('Bought by mistake').waitFor();
  await facts.getByRole('button', { name: 'Refund' }).waitFor({ state: 'detached' });
  await office.keyboard.press('Escape');
  await office.getByRole('cell', { name: 'Refunded', exact: true }).waitFor();

  await expectRows(page, 'Credit history', [
    'Purchase refunded · Credits removed: Bought by mistake · −25',
    '25 credits · Purchase, $9.99 · +25',
    'Welcome · Free recipe generation · +1',
  ]);
  await expectBalance(page, 1);
  await expectRows(page, 'Purchases', ['25 credits · Refunded']);
  const letter = await expectMail(stage.url, buyer.email, 'Your refund of $9.99');
  expect(letter).toContain('25 credits from that purchase off your balance.');
});

async function keepCard(page: Page, number: string): Promise<void> {
  await page.goto('/credits');
  await page.getByText('No payment methods added yet. Add a card to purchase credits.').waitFor();
  await page.getByRole('button', { name: 'Add Payment Method' }).click();
  await page.getByRole('heading', { level: 1, name: 'Save a card' }).waitFor();
  await typeCard(page, number);
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.waitForURL('**/credits');
}

test('a saved card pays on a phone without typing, and can be removed', async () => {
  const page = await stage.newVisitor(phone);
  await holdToasts(page);
  await signIn(page, await makeCook(stage));
  await shortenRedirectDelays(page);
  await keepCard(page, '4242 4242 4242 4242');
  await page.getByText('Card added', { exact: true }).waitFor();
  const cards = page.getByRole('list', { name: 'Saved cards' }).getByRole('listitem');
  await cards.getByText('4242').waitFor();
  expect(await cards.count()).toBe(1);
  await expectBalance(page, 1);

  await openCardPage(page);
  expect(await page.getByLabel('Visa ending in 4242').isChecked()).toBe(true);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await pay(page);
  await expectSuccess(page, 26);

  await page.goto('/credits');
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove card' }).click();
  await page.getByText('No payment methods added yet. Add a card to purchase credits.').waitFor();
  await openCardPage(page);
  expect(await page.getByLabel('Visa ending in 4242').count()).toBe(0);
});
