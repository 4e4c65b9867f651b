import { focusManager } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { serveCatalogue, someGroups } from '#tests/components/catalogue.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { chosen, kitchenRow, serveKitchen } from '#tests/components/kitchen-answers.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, json } from '#tests/components/server-answers.ts';
import Generate, { meta } from './generate.tsx';
import SignedIn from './signed-in.tsx';

const pages = [
  { Component: SignedIn, children: [{ path: 'generate', Component: Generate, meta }] },
];

type Row = ReturnType<typeof kitchenRow>;

function openGenerate(rowOf: (cookId: string) => Row | null, query = '?mealType=dinner') {
  const cook = signedInCook();
  serveKitchen(rowOf(cook.id));
  openScreen(`/generate${query}`, pages, { cook });
  return cook;
}

const never = [chosen('never', 'Allergens', 'Peanuts'), chosen('never', 'Allergens', 'Tree Nuts')];
const nuts = (cookId: string) => kitchenRow(cookId, { never_answer: 'these' }, never);
const line = () => page.getByRole('region', { name: 'From your kitchen' });
const words = () => line().element().textContent;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const generate = () => page.getByRole('button', { name: 'Generate Recipe (1 Credit)' });

/** Refuses every generation request. Returns a function that lists the selections of the requests so far. */
function countOrders() {
  const calls = answer('POST /functions/v1/generate-recipe', () =>
    json({ error: 'No', code: 'cannot_honour', title: 'Generation failed' }, 422),
  );
  return () =>
    calls.map(({ body }) => (body as { options: { selections: object } }).options.selections);
}

beforeEach(() => {
  serveCatalogue(someGroups);
  answer('GET /rest/v1/generations', () => json([]));
});

test('what is never eaten is in every request, and a line says so', async () => {
  const orders = countOrders();
  openGenerate(nuts);
  await expect.poll(words).toMatch(/From your kitchen: no peanuts, no tree nuts/);
  expect(await axeFindingsInBothThemes()).toEqual([]);
  await generate().click();
  await expect
    .poll(orders)
    .toEqual([{ 'meal-type': ['Dinner'], allergens: ['Peanuts', 'Tree Nuts'] }]);
});

test('a kitchen changed elsewhere is refetched when the tab gets focus', async () => {
  const cook = openGenerate(nuts);
  await expect.poll(words).toMatch(/no peanuts, no tree nuts/);
  const milk = chosen('never', 'Allergens', 'Milk');
  serveKitchen(kitchenRow(cook.id, { never_answer: 'these' }, [...never, milk]));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await expect.poll(words).toMatch(/no milk/);
});

test('a choice can be deselected for one recipe; Clear All and Random respect that', async () => {
  answer('POST /functions/v1/judge-draws', () => json({ best: 0 }));
  const orders = countOrders();
  openGenerate(nuts);
  await button('Change for this recipe').click();
  await line().getByRole('button', { name: 'Tree Nuts' }).click();
  await expect.poll(words).toMatch(/no peanutsNot for this recipe: no tree nuts/);
  expect(await axeFindingsInBothThemes()).toEqual([]);
  await button('Clear All').click();
  await generate().click();
  await expect.poll(orders).toEqual([{ allergens: ['Peanuts'] }]);
  await button('Random').click();
  await generate().click();
  await expect
    .poll(() => orders()[1])
    .toMatchObject({
      allergens: expect.arrayContaining(['Peanuts']),
    });
});

test('the usual servings are preselected and give way to others', async () => {
  const orders = countOrders();
  openGenerate((id) => kitchenRow(id, { servings_answer: 'these', servings: 4 }));
  await expect.poll(words).toMatch(/From your kitchen: 4 servings/);
  await page.getByRole('tab', { name: 'Servings' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: '6 Servings' }).click();
  await generate().click();
  await expect.poll(orders).toEqual([{ 'meal-type': ['Dinner'], servings: ['6 Servings'] }]);
});

test('an allergy removed from the catalogue is sent by name, and the line says so', async () => {
  const orders = countOrders();
  const lupin = [chosen('never', 'Allergens', 'Lupin')];
  openGenerate((id) => kitchenRow(id, { never_answer: 'these' }, lupin));
  await expect.poll(words).toMatch(/No longer on our list, but still left out: lupin/);
  await generate().click();
  await expect.poll(orders).toEqual([{ 'meal-type': ['Dinner'], Allergens: ['Lupin'] }]);
});

test('a kitchen that fails to load shows an error and blocks generating', async () => {
  const cook = signedInCook();
  answer('GET /rest/v1/kitchens', () => json({ message: 'No' }, 500));
  openScreen('/generate?mealType=dinner', pages, { cook });
  await expect.element(page.getByText("We couldn't load your kitchen")).toBeVisible();
  await expect.element(generate()).toBeDisabled();
  expect(await axeFindingsInBothThemes()).toEqual([]);
  serveKitchen(nuts(cook.id));
  await button('Try Again').click();
  await expect.poll(words).toMatch(/no peanuts, no tree nuts/);
  await expect.element(generate()).toBeEnabled();
});

test('a cook who was never asked is asked; "Not now" counts as an answer', async () => {
  const cook = openGenerate(() => null);
  const saved = answer('POST /rest/v1/rpc/answer_kitchen_questions', () => {
    serveKitchen(kitchenRow(cook.id, { never_answer: 'not_now' }));
    return json(null);
  });
  const card = page.getByRole('heading', { name: 'Anything you never eat?' });
  await expect.element(card).toBeVisible();
  expect(await axeFindingsInBothThemes()).toEqual([]);
  for (const width of [320, 390, 1440]) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
  }
  await button('Not now').click();
  await expect.element(card).not.toBeInTheDocument();
  expect(
    Object.keys((saved[0]?.body as { p_answers: object } | undefined)?.p_answers ?? {}),
  ).toHaveLength(6);
});

test('an answer in the kitchen dialog is in the selection at once', async () => {
  const cook = openGenerate(() => null);
  answer('POST /rest/v1/rpc/answer_kitchen_questions', () => {
    serveKitchen(nuts(cook.id));
    return json(null);
  });
  await button('Set up my kitchen').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Peanuts' }).click();
  await button('Next').click();
  await button('Close').click();
  await expect.poll(words).toMatch(/no peanuts, no tree nuts/);
});

test('the kitchen questions suggest the allergens that are selected, and no diet', async () => {
  openGenerate(() => null);
  const saved = answer('POST /rest/v1/rpc/answer_kitchen_questions', () => json(null));
  await page.getByRole('tab', { name: 'Allergens' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Peanuts' }).click();
  await button('Set up my kitchen').click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByRole('button', { name: 'Peanuts' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(dialog.getByRole('button', { name: 'Tree Nuts' }))
    .toHaveAttribute('aria-pressed', 'false');
  await expect.element(dialog.getByText("We've ticked what you selected")).toBeVisible();
  await button('Next').click();
  await button('Close').click();
  await expect
    .poll(() => saved[0]?.body)
    .toMatchObject({ p_answers: { never: { choices: [{ name: 'Peanuts' }] } } });
});
