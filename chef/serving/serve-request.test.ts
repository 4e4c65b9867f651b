import { expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readConstraints } from '#recipes/generate.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { createRecipeWriter } from '../write-recipe.ts';

const { write } = createRecipeWriter(readCompiledCookbook(await readCookbookFile()));

function written(wish: string, selections: Selections = {}) {
  const recipe = write(readConstraints(selections, wish), 'seed');
  if ('refusal' in recipe) throw new Error(recipe.refusal);
  return recipe;
}

test.each([
  ['chana masala with flatbread', 'Chana Masala with Flatbread', /flatbreads?/],
  [
    'lamb tagine with apricots and a couscous on the side',
    'Lamb Tagine with Apricots and Couscous',
    /couscous/,
  ],
  [
    'slow cooker pulled pork and coleslaw to go with it',
    'Slow-Cooker Pulled Pork with Coleslaw',
    /coleslaw/,
  ],
  ['steak for two with a proper peppercorn sauce and chips', 'Steak au Poivre with Chips', /chips/],
  ['lemon baked salmon with mash', 'Lemon Baked Salmon with Mash', /potato/],
  ['coq au vin with mash', 'Coq au Vin with Mash', /mash/],
])('“%s” is served with its side, whose steps and ingredients it has', (wish, title, side) => {
  const { draft } = written(wish);
  expect(draft.title).toMatch(title);
  expect(draft.instructions.join(' ')).toMatch(side);
  expect(draft.instructions.at(-1)).toMatch(/Serve it with the /);
});

test('the dish that a wish names comes before another one that has its side', () => {
  expect(written('sesame chicken with rice').draft.title).toBe('Sesame Chicken with Rice');
  const one = { Servings: ['1 Serving'], 'Dietary Constraints': ['Vegetarian'] };
  const { draft } = written('miso aubergine with rice', one);
  expect(draft.title).toBe('Nasu Dengaku with Rice');
  expect(written('beans with rice').draft.title).toBe('Rice and Peas');
  expect(written('roast chicken with gravy').draft.title).toMatch(/^Roast Chicken/);
  expect(written('chicken and rice').draft.title).toMatch(/Chicken and Rice/);
});

test('a roast that is named is cooked; one that is at hand is a leftover', () => {
  expect(written('roast duck with potatoes').draft.title).toMatch(/^Roast Duck/);
  expect(written('leftover roast duck').draft.title).toMatch(/leftover/i);
});

test('a dish that a wish names beside its own is noted where it is not made', () => {
  const { notes } = written('thick hot chocolate with churros');
  expect(notes.join()).toContain("We couldn't fit this beside it: churros.");
  expect(written('tomato soup with basil').notes.join()).not.toContain('beside it');
});

test('what is to be used up has a place in a dish of the wok, and no more than the cook has', () => {
  const { draft, notes } = written('I have half a cabbage, 4 eggs and some leftover rice.');
  expect(draft.title).toMatch(/fried rice/i);
  expect(draft.ingredients.join('\n')).toMatch(/cabbage/);
  expect(draft.instructions.at(-1)).toMatch(/Toss in the white cabbage until hot through\./);
  const eggs = /(\d+) eggs/.exec(draft.ingredients.join('\n'))?.[1];
  expect(Number(eggs)).toBeLessThanOrEqual(4);
  expect(notes.join()).not.toMatch(/doesn't use/);
});

test('a side of a wish whose dish is adapted comes after the stand-ins in the title', () => {
  const { draft } = written('lasagne but veggie, and a green salad to go with it');
  expect(draft.title).toMatch(/^Vegetarian Lasagne.* and Green Salad$/);
});

test('a side is fried while the rice of its dish cooks', () => {
  const steps = written('jollof rice with fried plantain').draft.instructions;
  const rice = steps.findIndex((step) => /rice/.test(step) && /\b[23]\d minutes/.test(step));
  const plantain = steps.findIndex((step) =>
    step.startsWith('In the meantime, make the fried plantain'),
  );
  expect(rice).toBeGreaterThanOrEqual(0);
  expect(plantain).toBeGreaterThan(rice);
});

test('a wish for something else gets no dish that only takes the side', () => {
  const wish = 'Doctor told dad to cut right down on salt. He loves meatloaf and gravy.';
  const { draft } = written(wish, { 'Dietary Constraints': ['Low-Sodium', 'Heart-Healthy'] });
  expect(draft.title).not.toMatch(/granola/i);
});

test.each([
  ['fish and chips', 'Fish and Chips'],
  ['rice and peas', 'Rice and Peas'],
  ['schnitzel with potato salad', 'Schnitzel with Potato Salad'],
])('“%s” is one dish', (wish, title) => {
  expect(written(wish).draft.title).toBe(title);
});

test('a side is made for the servings of its dish, while that cooks', () => {
  const few = written('slow cooker pulled pork with coleslaw', { Servings: ['4 Servings'] }).draft;
  const many = written('slow cooker pulled pork with coleslaw', { Servings: ['8 Servings'] }).draft;
  const cabbage = ({ ingredients }: typeof few) =>
    Number(/(\d+) g white cabbage/.exec(ingredients.join('\n'))?.[1]);
  expect(cabbage(many)).toBeGreaterThan(1.7 * cabbage(few));
  expect(cabbage(few)).toBeGreaterThan(300);
  const steps = few.instructions;
  const cooks = steps.findIndex((step) => step.includes('8 hours'));
  expect(steps[cooks + 1]).toMatch(/^Towards the end of that time, make the creamy coleslaw: /);
  // The coleslaw drips and chills within the eight hours of the pork.
  expect(few.prepTimeMinutes + few.cookTimeMinutes).toBeLessThan(10 * 60);
});

test('a side keeps the choices, or a note says that it is missing', () => {
  const safe = written('pulled pork with coleslaw', { Allergens: ['Eggs'] });
  expect(safe.draft.ingredients.join('\n')).toContain('vegan mayonnaise');
  const keto = written('chana masala with flatbread', { 'Dietary Constraints': ['Gluten-Free'] });
  expect(keto.draft.title).not.toContain('Flatbread');
  expect(keto.notes.join(' ')).toContain('flatbread');
});

test('a word of the language is no side', () => {
  expect(written('chana masala with constructor').draft.title).toBe('Chana Masala');
});

test('a side that is ruled out is not made', () => {
  expect(written('chana masala without rice').draft.title).toBe('Chana Masala');
});
