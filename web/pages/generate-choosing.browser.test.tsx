import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { serveCatalogue, someGroups } from '#tests/components/catalogue.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, json } from '#tests/components/server-answers.ts';
import Generate, { meta } from './generate.tsx';
import SignedIn from './signed-in.tsx';

/** Tests of choosing preferences on the Generate screen. */
const pages = [
  { Component: SignedIn, children: [{ path: 'generate', Component: Generate, meta }] },
];

const openGenerate = (query = '', balance = 10) =>
  openScreen(`/generate${query}`, pages, { cook: signedInCook({ balance }) });

const phone = () => page.viewport(390, 844);
const section = (name: string) => page.getByRole('button', { name, expanded: false });
const openSections = () =>
  page
    .getByRole('main')
    .getByRole('button', { expanded: true })
    .elements()
    .map(({ textContent }) => textContent);
const chip = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const docket = () => page.getByRole('region', { name: 'Selected Preferences' });
const rows = () =>
  [...docket().element().querySelectorAll('dl > div')].map(
    (row) => `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`,
  );
const generate = () => page.getByRole('button', { name: 'Generate Recipe (1 Credit)' });
const wish = () => page.getByRole('textbox', { name: 'What do you feel like?' });

beforeEach(() => {
  serveCatalogue(someGroups);
  answer('GET /rest/v1/generations', () => json([]));
  answer('POST /functions/v1/read-wish', () => json({ parts: [], unknown: [] }));
  answer('POST /functions/v1/judge-draws', () => json({ best: 0 }));
});

test('on a phone: one page of sections, restrictions first, the rest under More options', async () => {
  await phone();
  openGenerate();
  await expect.element(wish()).toBeVisible();
  expect(page.getByRole('tab').elements()).toEqual([]);
  const titles = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
  expect(titles.slice(0, 8)).toEqual([
    'Allergens',
    'Dietary Constraints',
    'Avoid',
    'Meal Type',
    'Cuisine',
    'Time Target',
    'Servings',
    'More options',
  ]);
  expect(openSections()).toEqual(['Allergens', 'Dietary Constraints', 'Meal Type']);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await axeFindingsInBothThemes()).toEqual([]);
  await section('Servings').click();
  await chip('4 Servings').click();
  await section('More options').click();
  await section('Spice Level').click();
  await chip('No Heat').click();
  await expect.poll(rows).toEqual(['Servings: 4 Servings', 'Spice Level: No Heat']);
  expect(await axeFindingsInBothThemes()).toEqual([]);
});

test('on a phone a closed section lists its choices, allergens as exclusions', async () => {
  await phone();
  openGenerate();
  await chip('Peanuts').click();
  await chip('Tree Nuts').click();
  const open = page.getByRole('button', { name: 'Allergens 2 chosen', expanded: true });
  await open.click();
  await expect
    .element(section('Allergens 2 chosen'))
    .toHaveAccessibleDescription('Without peanuts, tree nuts');
  await section('Allergens 2 chosen').click();
  await page.getByRole('button', { name: 'Clear Allergens' }).click();
  await expect.element(page.getByText('No preferences selected')).toBeVisible();
});

test('on a phone a section answered by the URL starts closed', async () => {
  await phone();
  openGenerate('?category=vegan');
  await expect.element(section('Dietary Constraints 1 chosen')).toBeVisible();
  expect(openSections()).toEqual(['Meal Type']);
});

test('on a desktop groups are tabs; the ticket shows exclusions and what counts', async () => {
  openGenerate();
  await page.getByRole('tab', { name: 'Allergens' }).click();
  await chip('Peanuts').click();
  await chip('Tree Nuts').click();
  await page.getByRole('tab', { name: 'Servings' }).click();
  await chip('2 Servings').click();
  await chip('6 Servings').click();
  await expect
    .poll(rows)
    .toEqual(['Without: peanuts, tree nuts', 'Servings: 6 Servings (not 2 Servings)']);
  await expect.element(page.getByText("we'll use 6 Servings")).toBeVisible();
});

test('free text alone is enough; the ticket shows it and can remove it', async () => {
  openGenerate();
  await expect.element(generate()).toBeDisabled();
  await expect
    .element(generate())
    .toHaveAccessibleDescription('Say what you feel like, or choose at least one preference.');
  await userEvent.fill(wish(), '   ');
  await expect.element(generate()).toBeDisabled();
  await userEvent.fill(wish(), 'mushroom risotto');
  await expect.element(generate()).toBeEnabled();
  expect(rows()).toEqual(['Your words: mushroom risotto']);
  expect(await axeFindingsInBothThemes()).toEqual([]);
  await docket().getByRole('button', { name: 'Remove your words' }).click();
  await expect.element(wish()).toHaveValue('');
  await expect.element(docket()).toHaveFocus();
  await expect.element(generate()).toBeDisabled();
  await userEvent.fill(wish(), 'soup');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect.element(wish()).toHaveValue('');
});

test('Random lists the allergens, diets and avoids it cleared, and can restore them', async () => {
  openGenerate();
  for (const [tab, names] of [
    ['Dietary Constraints', ['Nut-Free']],
    ['Allergens', ['Peanuts', 'Tree Nuts', 'Milk']],
    ['Avoid', ['Garlic', 'Pork']],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    for (const name of names) await chip(name).click();
  }
  await page.getByRole('button', { name: 'Random' }).click();
  await expect.element(page.getByText('Random preferences selected!').first()).toBeVisible();
  await expect.element(page.getByText('Random also cleared:')).toBeVisible();
  // A second draw still remembers what the first one cleared.
  await page.getByRole('button', { name: 'Random' }).click();
  expect(await axeFindingsInBothThemes()).toEqual([]);
  await page.getByRole('button', { name: 'Put back' }).click();
  const text = () => rows().join('; ');
  await expect.poll(text).toContain('Nut-Free');
  for (const name of ['peanuts', 'tree nuts', 'milk', 'Garlic', 'Pork']) {
    expect(text()).toContain(name);
  }
  expect(page.getByText('Random cleared').elements()).toEqual([]);
});

test('Random shows no notice when it cleared no restrictions', async () => {
  openGenerate('?category=thai');
  await page.getByRole('button', { name: 'Random' }).click();
  await expect.poll(() => rows().join()).toContain('Meal Type');
  expect(page.getByText('Random cleared').elements()).toEqual([]);
});

test('Random uses the draw that the server prefers, and the first one when the server fails', async () => {
  const names = () =>
    [...docket().element().querySelectorAll('dd')].flatMap((row) => row.textContent.split(', '));
  type Body = { draws: Record<string, string[]>[] } | undefined;
  const drawsOf = (call: { body?: unknown } | undefined) => (call?.body as Body)?.draws ?? [];
  const calls = answer('POST /functions/v1/judge-draws', () => json({ best: 7 }));
  openGenerate();
  await page.getByRole('button', { name: 'Random' }).click();
  await expect.element(page.getByText('Random preferences selected!').first()).toBeVisible();
  const draws = drawsOf(calls[0]);
  expect(draws.length).toBeGreaterThan(7);
  const meal = draws[7]?.Course?.[0] ?? 'no meal type';
  await expect.poll(names).toContain(meal);
  expect(names().length).toBe(Object.values(draws[7] ?? {}).flat().length);

  const failed = answer('POST /functions/v1/judge-draws', () => json({ message: 'No.' }, 500));
  await page.getByRole('button', { name: 'Random' }).click();
  await expect.poll(() => failed.length).toBe(1);
  const expected = Object.values(drawsOf(failed[0])[0] ?? {}).flat();
  await expect.poll(() => names().length).toBe(expected.length);
  await expect.poll(names).toContain(expected[0]);
});

test('a choice that is made while Random waits is kept', async () => {
  const held = Promise.withResolvers<Response>();
  const calls = answer('POST /functions/v1/judge-draws', () => held.promise);
  openGenerate();
  await page.getByRole('button', { name: 'Random' }).click();
  await expect.poll(() => calls.length).toBe(1);
  await page.getByRole('tab', { name: 'Allergens' }).click();
  await chip('Peanuts').click();
  held.resolve(json({ best: 0 }));
  await expect
    .element(page.getByRole('button', { name: 'Random' }))
    .not.toHaveAttribute('aria-busy');
  expect(rows()).toEqual(['Without: peanuts']);
});

test('at 1440 x 900 a ticket with seven groups fits, and nothing overlaps it', async () => {
  openGenerate('?mealType=dinner&q=a%20warming%20mushroom%20risotto%20for%20a%20rainy%20Sunday');
  for (const [tab, name] of [
    ['Cuisine', 'Italian'],
    ['Dietary Constraints', 'Vegan'],
    ['Allergens', 'Peanuts'],
    ['Allergens', 'Tree Nuts'],
    ['Avoid', 'Garlic'],
    ['Prefer Using', 'Rice'],
    ['Time Target', 'Under 60 Minutes'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await chip(name).click();
  }
  await expect.poll(() => rows().length).toBe(8);
  const ticket = docket().element().getBoundingClientRect();
  const bar = generate().element().getBoundingClientRect();
  expect(window.scrollY).toBe(0);
  expect(ticket.bottom).toBeLessThanOrEqual(900);
  expect(ticket.left >= bar.right || ticket.bottom <= bar.top).toBe(true);
});

test('at 320 x 256 (400 % zoom) nothing is sticky: all the space is there for choosing', async () => {
  await page.viewport(320, 256);
  openGenerate();
  await expect.element(wish()).toBeVisible();
  window.scrollTo(0, 600);
  const isOver = (name: string) => {
    const box = document.querySelector(name)?.getBoundingClientRect();
    return box !== undefined && box.bottom > 0 && box.top < 256;
  };
  expect({ header: isOver('.site-header'), bar: isOver('.gen-bar') }).toEqual({
    header: false,
    bar: false,
  });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
