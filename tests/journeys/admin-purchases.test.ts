import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkoutSchema } from '#contract/payments.ts';
import { further } from '#tests/lanes.ts';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { removeEverybody } from './activity.ts';
import { addAccounts, behind, moveCredits, openAsAdmin } from './admins.ts';
import { type CookOnStage, makeCook } from './cooks.ts';
import { expectWidth } from './page-width.ts';
import { openOwnStage, phone, type Stage } from './stage.ts';

/** The Purchases tab with real purchases: bought with a test card, refunded by an admin. */
let stage: Stage;
beforeAll(async () => {
  stage = await openOwnStage();
});
beforeEach(() => removeEverybody(stage));
afterAll(() => stage.close());

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

const purchasesOn = (page: Page) => {
  const rows = page.locator('tbody tr');
  return {
    rows,
    row: (text: string) => rows.filter({ hasText: text }),
    search: page.getByRole('searchbox', { name: 'Search name, email, transaction...' }),
    toast: (text: string) => page.locator('.toast').filter({ hasText: text }),
    dialog: page.getByRole('dialog'),
    results: (words: string) => page.getByText(words).waitFor(),
  };
};

/** Buys a pack by test card on the card page. @returns the purchase's id */
async function buyPack(person: CookOnStage, packId: string): Promise<string> {
  const { data, error } = await person.client.functions.invoke('create-checkout', {
    body: { packId, idempotencyKey: crypto.randomUUID() },
  });
  if (error) throw error;
  const { purchaseId, url } = checkoutSchema.parse(data);
  const cardPage = await stage.newVisitor();
  await cardPage.goto(url);
  const email = cardPage.getByLabel(/e-?mail/i);
  if ((await email.count()) > 0 && (await email.first().isEditable()))
    await email.fill(person.email);
  await cardPage.getByLabel('Card number').fill('4242 4242 4242 4242');
  await cardPage.getByLabel('Expiry (MM/YY)').fill('12/40');
  await cardPage.getByLabel('CVC', { exact: true }).fill('123');
  await cardPage.locator('#pay').click();
  await cardPage.waitForURL('**/payment/**');
  await cardPage.close();
  await eventually(async () => {
    const { data: row } = await person.client
      .from('purchases')
      .select('status')
      .eq('id', purchaseId);
    return row?.[0]?.status;
  }).toBe('completed');
  return purchaseId;
}

/** Inserts forty guest purchases of every unpaid kind, older than any real one, and deletes the account of one. */
async function addOldPurchases(): Promise<void> {
  await addAccounts(stage, 40);
  await behind(stage, async ({ owner }) => {
    await owner`
      insert into public.purchases (user_id, account_hash, pack, credits, amount_cents, status, failure_code, created_at)
      select p.id, '', 'small', 10, 499,
        case when n % 2 = 0 then 'failed' else 'cancelled' end,
        case when n % 2 = 0 then 'insufficient_funds' end,
        now() - n * interval '1 day'
      from generate_series(1, 40) n join public.profiles p on p.email = format('guest-%s@example.com', n)`;
    await owner`delete from auth.users where email = 'guest-1@example.com'`;
  });
}

test('an empty list says so; a failed list can be retried', further, async () => {
  const { page } = await openAsAdmin(stage);
  const { toast, results } = purchasesOn(page);
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Purchases' }).click();
  await page.waitForURL('**/admin?tab=purchases');
  await page.getByRole('heading', { name: 'No purchases yet' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await addOldPurchases();
  stage.trouble.allowed.push({ status: 500, path: /\/rest\/v1\/purchases$/ });
  await page.route('**/rest/v1/purchases?*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/admin?tab=purchases');
  await toast('Failed to load purchases').waitFor();
  await page.getByRole('heading', { name: "We couldn't load the purchases" }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await results('Showing 1 to 25 of 40 results');
});

test('purchases are listed newest first, 25 a page, filtered and searched', further, async () => {
  const buyer = await makeCook(stage, 'Tomás Herrera');
  await addOldPurchases();
  const bought = await buyPack(buyer, 'medium');
  const { page } = await openAsAdmin(stage);
  const { rows, row, search, results } = purchasesOn(page);
  await page.goto('/admin?tab=purchases');
  await results('Showing 1 to 25 of 41 results');
  const first = (await rows.first().getByRole('cell').allTextContents()).slice(1, 6);
  expect(first).toEqual([`Tomás Herrera${buyer.email}`, '25 credits', '$9.99', '–', 'Completed']);
  await row('deleted account').getByText('Cancelled').waitFor();
  await row('Guest 2guest-2@').getByText('insufficient_funds').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await results('Showing 26 to 41 of 41 results');

  await page.getByRole('combobox', { name: 'Status' }).selectOption('failed');
  await results('Showing 1 to 20 of 20 results');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('disputed');
  await page.getByText('No disputed purchases').waitFor();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('all');
  await search.fill('GUEST-17@');
  await eventually(() => rows.count()).toBe(1);
  await row('Guest 17').waitFor();
  const { data } = await buyer.client.from('purchases').select('checkout_session_id').single();
  for (const text of [buyer.email, bought.slice(0, 12), bought, data?.checkout_session_id ?? '']) {
    await search.fill('guest-1');
    await eventually(() => row('Tomás Herrera').count()).toBe(0);
    await search.fill(text);
    await row('Tomás Herrera').waitFor();
    await results('Showing 1 to 1 of 1 results');
  }
  await search.fill('nobody%');
  await page.getByText('No purchases matching "nobody%" were found').waitFor();
  await search.fill('tomás');
  await row('Tomás Herrera').waitFor();
  await eventually(() => rows.count()).toBe(1);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

/** Opens the refund of a purchase whose buyer has spent 24 of 26 credits, and makes it fail once. */
async function tryRefund(page: Page): Promise<void> {
  const { row, dialog } = purchasesOn(page);
  await row('Tomás Herrera')
    .getByRole('button', { name: /^Details/ })
    .click();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog
    .getByText('$9.99 goes back to Tomás Herrera by the original payment method.')
    .waitFor();
  await dialog.getByText('2 will be taken back').waitFor();
  await dialog.getByText('23 were already spent').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Refund $9.99' }).click();
  await dialog.getByText("Enter a reason. It's kept in the credit history.").waitFor();
  await dialog.locator('input:focus').waitFor();
  await dialog.getByLabel('Reason').fill('Bought by mistake');
  stage.trouble.allowed.push({ status: 502, path: /refund-purchase$/ });
  await page.route('**/functions/v1/refund-purchase', (route) =>
    route.fulfill({ status: 502, json: { error: 'The payment provider did not answer.' } }),
  );
  await dialog.getByRole('button', { name: 'Refund $9.99' }).click();
  const failed = dialog.getByRole('alert');
  await failed.getByText("The refund didn't go through").waitFor();
  await failed.getByText("The payment provider did not answer. It's safe to try again").waitFor();
  await page.unrouteAll();
}

test('details show full ids and the ledger; a refund takes the unspent credits back', async () => {
  const buyer = await makeCook(stage, 'Tomás Herrera');
  const bought = await buyPack(buyer, 'medium');
  const { page } = await openAsAdmin(stage);
  const { rows, row, search, toast, dialog } = purchasesOn(page);
  await page.goto('/admin?tab=purchases');
  await row('Tomás Herrera').click({ position: { x: 24, y: 24 } });
  await dialog.getByText(bought).waitFor();
  await dialog.getByText(/^cs_test_/).waitFor();
  const entry = dialog.getByRole('listitem');
  await entry.getByText('+25').waitFor();
  expect(await entry.count()).toBe(1);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  // 26 in total: 24 are spent, so only 2 of the 25 can be taken back.
  await moveCredits(stage, buyer, -24, 'spent-before-the-refund');
  await tryRefund(page);
  await dialog.getByRole('button', { name: 'Refund $9.99' }).click();
  await toast('$9.99 went back to Tomás Herrera.').waitFor();
  await dialog.getByText('Refunded').first().waitFor();
  await dialog.getByText("23 credits couldn't be taken back because they were spent").waitFor();
  const taken = dialog.getByRole('listitem').first();
  await taken.getByText('−2').waitFor();
  await taken.getByText('by Anna Admin').waitFor();
  await taken.getByText('Bought by mistake').waitFor();
  // Entries and purchases are reloaded separately.
  await dialog.getByRole('button', { name: 'Refund' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  // After two dialogs, focus returns to the button in the list that opened them.
  await row('Tomás Herrera').locator('button:focus').waitFor();
  await row('Tomás Herrera').getByText('Refunded', { exact: true }).waitFor();
  const { data } = await buyer.client.from('credits').select('balance').single();
  expect(data?.balance).toBe(0);

  // On a phone rows are cards, and nothing overflows the screen.
  await page.setViewportSize(phone);
  await search.fill('tomás');
  await eventually(() => rows.count()).toBe(1);
  await expectWidth(page, phone.width);
  const status = await row('Tomás Herrera').getByText('Refunded', { exact: true }).boundingBox();
  expect(status && status.x + status.width).toBeLessThan(phone.width);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});
