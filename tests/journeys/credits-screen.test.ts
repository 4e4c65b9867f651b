import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, makeCook, signIn } from './cooks.ts';
import { expectSuccess } from './paying.ts';
import { openStage, type Stage } from './stage.ts';
import { holdToasts } from './toasts.ts';

let stage: Stage;
let cook: CookOnStage;
let page: Page;

const checkoutId = '0f0e0d0c-0b0a-4908-8706-050403020100';
const buy = (credits: number) => page.getByRole('button', { name: `Buy ${credits} credits` });
const purchases = () => page.getByRole('table', { name: 'Purchases' });
const heading = (name: string) => page.getByRole('heading', { name });

type Asked = { packId: string; idempotencyKey: string };

/** Answers create-checkout instead of the server. @returns the request bodies, an array that grows with each request */
async function answerCheckout(answer: (route: Route) => Promise<void>): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route('**/functions/v1/create-checkout', async (route) => {
    asked.push(route.request().postDataJSON() as Asked);
    await answer(route);
  });
  return asked;
}

const checkoutAt = (path: string) => ({
  json: { purchaseId: checkoutId, url: `${stage.url}${path}` },
});

/** This path answers 204: the browser requests it and stays on the current page. */
const emptyCheckout = '/checkout-without-a-page';
let emptyCheckoutVisits = 0;

async function openCredits() {
  await page.goto('/credits');
  await heading('Credit history').waitFor();
}

beforeAll(async () => {
  stage = await openStage();
  cook = await makeCook(stage);
  page = await stage.newVisitor();
  await holdToasts(page);
  await signIn(page, cook);
});
beforeEach(async () => {
  await page.unrouteAll();
  // The service worker fetches pages, and its requests go through the routes of the context.
  await page.context().unrouteAll();
  emptyCheckoutVisits = 0;
  await page.context().route(`**${emptyCheckout}`, (route) => {
    emptyCheckoutVisits += 1;
    return route.fulfill({ status: 204 });
  });
});
afterAll(() => stage.close());

test('a pack leads to its checkout, with one idempotency key per click', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = await answerCheckout(async (route) => {
    await held;
    await route.fulfill(checkoutAt('/about'));
  });
  await openCredits();
  await page.getByText('TEST MODE').waitFor();
  await buy(25).dblclick();
  await buy(25).and(page.locator('[aria-busy="true"]')).waitFor();
  expect(await buy(10).getAttribute('aria-disabled')).toBe('true');
  await buy(10).click({ force: true });
  release();
  await page.waitForURL('**/about');
  expect(asked.map(({ packId }) => packId)).toEqual(['medium']);

  // A click after coming back is another purchase.
  await page.goBack();
  await buy(25).click();
  await page.waitForURL('**/about');
  expect(asked).toHaveLength(2);
  expect(asked[1]?.idempotencyKey).not.toBe(asked[0]?.idempotencyKey);
});

test('a failure keeps the idempotency key, also after a reload, and says what to do', async () => {
  stage.trouble.allowed.push(
    { status: 500, path: /create-checkout$/ },
    { status: 502, path: /create-checkout$/ },
  );
  const answers: Parameters<Route['fulfill']>[0][] = [
    { status: 500, json: {} },
    {
      status: 502,
      json: { error: 'No answer', message: 'No answer', code: 'payment_provider_failed' },
    },
    undefined,
    checkoutAt(emptyCheckout),
    checkoutAt('/about'),
  ];
  const asked = await answerCheckout(async (route) => {
    const answer = answers.shift();
    await (answer ? route.fulfill(answer) : route.abort('internetdisconnected'));
  });
  await openCredits();
  for (const title of ["Checkout didn't open", "Checkout didn't open", 'No connection']) {
    await buy(10).click();
    const notice = page.getByRole('alert').filter({ hasText: title });
    await notice.waitFor();
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
  }
  await page.reload();
  await buy(10).click();
  await expect.poll(() => emptyCheckoutVisits).toBe(1);
  // The checkout answered 204. A page restored from the back/forward cache gets this event.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await buy(10).and(page.locator(':not([aria-busy])')).click();
  await page.waitForURL('**/about');
  expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('a refusal shows a notice, and the next click has a new idempotency key', async () => {
  stage.trouble.allowed.push(
    { status: 422, path: /create-checkout$/ },
    { status: 429, path: /create-checkout$/ },
    { status: 503, path: /create-checkout$/ },
  );
  const refusals = [
    { status: 422, code: 'idempotency_key_reused', says: 'The key was used for another pack.' },
    { status: 429, code: 'too_many_checkouts', says: "You've opened a lot of checkouts" },
    { status: 503, code: 'payments_unavailable', says: "You can't buy credits right now" },
  ];
  const answers = refusals.map(({ status, code, says }) => ({
    status,
    json: { error: says, message: says, code },
  }));
  const asked = await answerCheckout((route) => route.fulfill(answers.shift()));
  await openCredits();
  for (const { says } of refusals) {
    await buy(50).click();
    await page.getByRole('alert').filter({ hasText: says }).waitFor();
  }
  expect(asked[1]?.idempotencyKey).not.toBe(asked[0]?.idempotencyKey);
});

test('a checkout URL with the javascript: scheme is not followed', async () => {
  await answerCheckout((route) =>
    route.fulfill({ json: { purchaseId: checkoutId, url: 'javascript:document.title="taken"' } }),
  );
  await openCredits();
  await buy(10).click();
  await page.getByRole('alert').filter({ hasText: "Checkout didn't open" }).waitFor();
  expect(await page.title()).toContain('Get Credits');
});

test('without a payment provider the packs say so and have no buttons', async () => {
  // The settings are part of the page: turn it into one of a server without a payment provider.
  await page.context().route('**/credits', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    expect(html).toContain('sandbox');
    await route.fulfill({ response: answer, body: html.replaceAll('sandbox', 'none') });
  });
  await openCredits();
  await page.getByText("Credits aren't for sale here").waitFor();
  await page.getByRole('region', { name: '25 credits' }).getByText('$9.99').waitFor();
  expect(await page.getByRole('button', { name: /Buy|Add Payment Method/ }).count()).toBe(0);
  expect(await page.getByText('TEST MODE').count()).toBe(0);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('a visitor sees why sign-in is required; logging out shows no reason', async () => {
  const visitor = await stage.newVisitor();
  const notice = visitor.getByRole('status').filter({ hasText: 'Authentication Required' });
  await visitor.goto('/credits');
  await visitor.waitForURL('**/auth');
  await notice.getByText('Please log in to view your credits').waitFor();
  expect(await axeFindingsInBothThemes(visitor)).toEqual([]);
  await visitor.goto('/recipes');
  await visitor.waitForURL('**/auth');
  await visitor.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await notice.count()).toBe(0);

  await signIn(visitor, cook);
  await visitor.goto('/credits');
  await visitor.getByRole('button', { name: /Account/ }).click();
  await visitor.getByRole('menuitem', { name: 'Log Out' }).click();
  await visitor.waitForURL('**/auth');
  await visitor.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await notice.count()).toBe(0);
});

test('an abandoned checkout is listed as unpaid and links to its status', async () => {
  await openCredits();
  await buy(10).click();
  await page.waitForURL('**/sandbox/checkout/**');
  await page.goBack();
  await heading('Purchases').waitFor();
  await purchases().getByText('Not paid yet').waitFor();
  await purchases().getByRole('link', { name: 'View status' }).waitFor();
});

test('a sandbox card payment updates balance, history and purchases', async () => {
  await openCredits();
  await buy(25).click();
  await page.waitForURL('**/sandbox/checkout/**');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry (MM/YY)').fill('12/40');
  await page.getByRole('textbox', { name: 'CVC' }).fill('123');
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await expectSuccess(page, 26);
  await page.getByRole('main').getByRole('link', { name: 'View Credits' }).click();

  const mine = page.getByRole('region', { name: 'Your balance' });
  await mine.getByText('26', { exact: true }).waitFor();
  const history = page.getByRole('table', { name: 'Credit history' });
  await history.getByRole('row', { name: /25 credits Purchase, \$9\.99 .* \+25/ }).waitFor();
  await purchases()
    .getByRole('row', { name: /25 credits .* \$9\.99 Completed/ })
    .waitFor();
});
