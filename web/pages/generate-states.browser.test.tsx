import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { serveCatalogue, someGroups } from '#tests/components/catalogue.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, json } from '#tests/components/server-answers.ts';
import { passTime, stopTime } from '#tests/components/stopped-time.ts';
import { queryClient } from '#web/data/query-client.ts';
import Generate, { meta } from './generate.tsx';
import SignedIn from './signed-in.tsx';

/** Tests of what the Generate screen shows when a recipe cannot be generated. */
const pages = [
  { Component: SignedIn, children: [{ path: 'generate', Component: Generate, meta }] },
];

const openGenerate = (query = '', { balance = 10, creditsEnabled = true } = {}) =>
  openScreen(`/generate${query}`, pages, {
    cook: signedInCook({ balance }),
    settings: { creditsEnabled },
  });

const generate = () => page.getByRole('button', { name: 'Generate Recipe', exact: false });
const badge = (balance: number) =>
  page.getByRole('banner').getByRole('link', { name: `Credits: ${balance}` });
const kitchen = 'POST /functions/v1/generate-recipe';
const late = () => json({ error: 'late', code: 'timed_out', title: 'Timed Out' }, 504);

function connect(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  serveCatalogue(someGroups);
  answer('GET /rest/v1/generations', () => json([]));
  answer('GET /healthz', () => json({}));
});
afterEach(() => {
  // Removes the override, which shadows the browser's own property.
  Reflect.deleteProperty(navigator, 'onLine');
});

test('without a connection the button is disabled and its description says why', async () => {
  openGenerate('?mealType=dinner');
  await expect.element(generate()).toBeEnabled();
  await expect.element(badge(10)).toBeVisible();
  connect(false);
  await expect.element(generate()).toBeDisabled();
  await expect
    .element(generate())
    .toHaveAccessibleDescription("You're offline. Recipes need a connection.");
  await expect.element(badge(10)).toBeVisible();
  expect(await axeFindingsInBothThemes()).toEqual([]);
  connect(true);
  await expect.element(generate()).toBeEnabled();
});

test('a lost balance request keeps the last balance; a server error counts as 0', async () => {
  openGenerate('?mealType=dinner');
  await expect.element(badge(10)).toBeVisible();
  const lost = answer('GET /rest/v1/credits', () => Promise.reject(new TypeError('lost')));
  await queryClient.invalidateQueries({ queryKey: ['credits'] });
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  expect(badge(10).elements()).toHaveLength(1);
  answer('GET /rest/v1/credits', () => json({ message: 'No.' }, 500));
  await queryClient.invalidateQueries({ queryKey: ['credits'] });
  await expect.element(badge(0)).toBeVisible();
  expect(vi.mocked(console.warn).mock.calls.map(([words]) => words)).toContain(
    'The balance could not be read.',
  );
  vi.mocked(console.warn).mockClear();
});

test('after a timeout the credit is back, the choices stay, and one tap tries again', async () => {
  const calls = answer(kitchen, late);
  await page.viewport(390, 844);
  openGenerate('?mealType=dinner');
  await generate().click();
  await expect.element(page.getByText('Your credit is back.')).toBeVisible();
  await expect.element(badge(10)).toBeVisible();
  expect(await axeFindingsInBothThemes()).toEqual([]);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => calls.length).toBe(2);
  await expect.element(page.getByText('Your credit is back.')).toBeVisible();
});

test('with credits disabled, credits are not mentioned', async () => {
  answer(kitchen, late);
  openGenerate('?mealType=dinner', { creditsEnabled: false });
  await generate().click();
  await expect.element(page.getByText('What you chose is still here.')).toBeVisible();
  expect(page.getByText('credit', { exact: false }).elements()).toEqual([]);
});

test('a refusal that cost no credit does not mention a credit', async () => {
  const calls = answer(kitchen, () => json({ error: 'Vegan and Keto exclude each other.' }, 422));
  openGenerate('?mealType=dinner');
  await generate().click();
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(generate()).toBeEnabled();
  expect(page.getByText('Your credit is back.').elements()).toEqual([]);
  await expect.element(badge(10)).toBeVisible();
});

test('a slow recipe shows its usual duration and that you can leave; no layout shift', async () => {
  const held = Promise.withResolvers<Response>();
  answer(kitchen, () => held.promise);
  openGenerate('?mealType=dinner');
  await expect.element(generate()).toBeEnabled();
  stopTime();
  await generate().click();
  await passTime(1_000);
  const panel = page.getByRole('main').element();
  expect(panel.textContent).not.toContain('You can leave this page');
  const topOfLine = () =>
    page.getByText("We check every line as it's written.").element().getBoundingClientRect().top;
  const before = topOfLine();
  await passTime(8_000);
  expect(panel.textContent).toContain(
    'This usually takes 30 to 60 seconds. You can leave this page: your recipe will wait under Unsaved recipes.',
  );
  expect(topOfLine()).toBe(before);
  expect(await axeFindingsInBothThemes()).toEqual([]);
  held.resolve(late());
  await expect.element(page.getByText('Your credit is back.')).toBeVisible();
});

test('without credits no recipe is requested, and Get Credits is the primary button', async () => {
  openGenerate('?mealType=dinner', { balance: 0 });
  const more = page.getByRole('main').getByRole('link', { name: 'Get Credits' });
  await expect.element(more).toBeVisible();
  expect(more.element().className).toContain('btn-primary');
  expect(generate().element().className).not.toContain('btn-primary');
  const asked = answer('GET /rest/v1/credits', () => json({ balance: 3, updated_at: '' }));
  await generate().click();
  // Credits were bought in another window in the meantime.
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.element(page.getByText('3 credits left.')).toBeVisible();
});
