import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serveCatalogue, someGroups } from '#tests/components/catalogue.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { chosen, kitchenRow, serveKitchen } from '#tests/components/kitchen-answers.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, json } from '#tests/components/server-answers.ts';
import { readBoughtFor } from '#web/data/credits/bought-for.ts';
import { readWaitingChoices } from '#web/data/credits/waiting-choices.ts';
import { forgetTraces } from '#web/data/session/forget-traces.ts';
import Credits from './credits.tsx';
import Generate from './generate.tsx';
import SignedIn from './signed-in.tsx';

/** From the choices to Get Credits and back: what was chosen must still be there after paying. */
const pages = [
  {
    Component: SignedIn,
    children: [
      { path: 'generate', Component: Generate },
      { path: 'credits', Component: Credits },
    ],
  },
];
const purchaseId = '22222222-2222-4222-8222-222222222222';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const soup = '/generate?choice=meal-type.dinner&choice=cuisine.thai&q=soup';

beforeEach(() => {
  serveCatalogue(someGroups);
  answer('GET /rest/v1/generations', () => json([]));
  answer('GET /rest/v1/purchases', () => json([]));
  answer('GET /rest/v1/credit_entries', () => json([]));
  answer('POST /rest/v1/rpc/get_credit_lots', () => json([]));
  answer('POST /functions/v1/list-payment-methods', () => json({ paymentMethods: [] }));
  answer('POST /functions/v1/read-wish', () => json({}, 500));
  // The "checkout" is a place on this page, so that the test's page stays.
  const url = `${window.location.href.split('#')[0]}#checkout`;
  answer('POST /functions/v1/create-checkout', () => json({ purchaseId, url }));
});

async function buy() {
  await button('Buy 10 credits').click();
  await expect.poll(() => window.location.hash).toBe('#checkout');
  window.location.hash = '';
}

test('choices made before Get Credits in the header are what the credits are bought for', async () => {
  const cook = signedInCook({ balance: 9 });
  openScreen('/generate?mealType=dinner&category=thai&q=soup', pages, { cook });
  await expect.element(button('Generate Recipe (1 Credit)')).toBeEnabled();
  await page.getByRole('banner').getByRole('link', { name: 'Credits: 9' }).click();
  await buy();
  expect([readBoughtFor(cook.id), readWaitingChoices(cook.id)]).toEqual([soup, soup]);
  forgetTraces();
  expect([readBoughtFor(cook.id), readWaitingChoices(cook.id)]).toEqual([null, null]);
});

test('the Get Credits link beside the button leads back to the choices', async () => {
  openScreen('/generate?mealType=dinner&category=thai&q=soup', pages, {
    cook: signedInCook({ balance: 0 }),
  });
  await page.getByRole('main').getByRole('link', { name: 'Get Credits' }).click();
  localStorage.removeItem('saffron-waiting-choices');
  await buy();
  expect(readBoughtFor(null)).toBe(soup);
});

test('what only the kitchen chose does not wait', async () => {
  const cook = signedInCook({ balance: 9 });
  serveKitchen(
    kitchenRow(cook.id, { never_answer: 'these' }, [chosen('never', 'Allergens', 'Milk')]),
  );
  openScreen('/generate', pages, { cook });
  await expect.element(page.getByText('From your kitchen: no milk')).toBeVisible();
  expect(readWaitingChoices(cook.id)).toBeNull();
  await page.getByRole('textbox', { name: 'What do you feel like?' }).fill('soup');
  await expect.poll(() => readWaitingChoices(cook.id)).toBe('/generate?q=soup');
  expect(readWaitingChoices('another cook')).toBeNull();
});
