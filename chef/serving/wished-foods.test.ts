import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readConstraints } from '#recipes/generate.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { createRecipeWriter } from '../write-recipe.ts';

const { write } = createRecipeWriter(readCompiledCookbook(await readCookbookFile()));

function written(wish: string, selections: Selections = {}) {
  const recipe = write(readConstraints(selections, wish), 'seed');
  if ('refusal' in recipe) throw new Error(recipe.refusal);
  const { draft, notes } = recipe;
  return {
    ...{ draft, notes: notes.join('\n'), list: draft.ingredients.join('\n') },
    steps: draft.instructions.join('\n'),
  };
}

describe('a food that a wish names is in the dish or in a note', () => {
  test('haddock is no cod', () => {
    expect(written('under 500 kcal dinner with cod, nothing bland').list).toMatch(/\bcod\b/i);
  });
  test('pork belly is no bacon, even if it is cut as thin', () => {
    expect(written('okonomiyaki with cabbage and bacon').notes).toContain('bacon');
  });
  test('any onion is an onion', () => {
    expect(written('pizza with red onion').notes).not.toContain('red onion');
  });
});

describe('a wished protein takes the place of the main one', () => {
  test.each([
    [
      'thai red curry with tofu, mild please',
      /Red Tofu Curry|Red Curry with Tofu/,
      /tofu/,
      /chicken/,
    ],
    ['fried rice with tofu', /Fried Rice/, /tofu/, /chicken/],
  ])('“%s”', (wish, title, has, lacks) => {
    const { draft, list, notes } = written(wish);
    expect(draft.title).toMatch(title);
    expect(list).toMatch(has);
    expect(list).not.toMatch(lacks);
    expect(notes).not.toContain("doesn't use");
  });
  test('a chosen one has one note', () => {
    const { draft, notes } = written('thai red curry', { 'Prefer Using': ['Tofu'] });
    expect(draft.title).toMatch(/Tofu/);
    expect(notes).toMatch(/^Firm tofu stands in for the .*chicken/m);
  });
  test('but no meat, fish or shellfish takes it: their times and temperatures differ', () => {
    for (const wish of ['pineapple fried rice with chicken', 'chicken tikka masala with prawns'])
      expect(written(wish).notes, wish).not.toContain('stands in');
  });
  test('but not in a roast, and not where the wish names two', () => {
    expect(written('roast chicken with tofu').notes).not.toContain('stands in');
    expect(written('chicken tikka masala with chickpeas').list).toMatch(/chicken breast/);
  });
});

describe('what stands in for a food that is left out', () => {
  test('is what the wish names, or what a kitchen has', () => {
    const { list, notes } = written('irish soda bread, only got plain milk not buttermilk');
    expect(list).toMatch(/ml whole milk\n.*lemon juice/);
    expect(notes).toBe('Whole milk with lemon juice stands in for the buttermilk.');
  });
  test('is made of plants where milk is banned', () => {
    const { list, notes } = written('irish soda bread', { Allergens: ['Milk'] });
    expect(list).toMatch(/soya yoghurt/);
    expect(notes).toContain('(Milk)');
  });
});

test('onions that are fried crisp are crispy onions; others are not', () => {
  expect(written('käsespätzle with crispy onions').notes).toBe('');
  expect(written('caesar salad with crispy onions').notes).toContain('crispy onions');
});

describe('a side that a dish has by kind is not added', () => {
  test('its own gravy', () => {
    const { draft, steps } = written('swedish meatballs with gravy and lingonberry');
    expect(draft.title).toBe('Köttbullar');
    expect(steps).not.toMatch(/joint|roasting tin/);
    expect(written('roast chicken with gravy').list).not.toMatch(/dripping/);
  });
  test('one that it lacks is made, without a roast where there is none', () => {
    const { draft, steps } = written('pork chops with gravy');
    expect(draft.title).toMatch(/Gravy$/);
    expect(steps).not.toMatch(/joint|roasting tin/);
    expect(written('coq au vin with mash').draft.title).toBe('Coq au Vin with Mash');
  });
});

test('no more is used than is at hand, and nothing is said to be used up that is not', () => {
  const { list, notes } = written('half a cabbage, 3 eggs, some feta');
  const eggs = Number(/(\d+) eggs/.exec(list)?.[1] ?? 1);
  expect(eggs).toBeLessThanOrEqual(3);
  expect(/to use up .*eggs/.test(notes)).toBe(eggs === 3);
});

describe('a fruit that a wish adds', () => {
  test.each([
    ['pavlova with passion fruit and kiwi', /kiwi, peeled/, /Spread .* over it/],
    ['eton mess with peaches', /peach.*stoned/, /Spread .* over it/],
  ])('joins the fruit on a dessert: “%s”', (wish, line, step) => {
    const { list, steps, notes } = written(wish);
    expect(list).toMatch(line);
    expect(steps).toMatch(step);
    expect(notes).not.toContain("doesn't use");
  });
  test('is noted where a dessert is baked over its fruit', () => {
    expect(written('apple crumble with mango').notes).toContain("doesn't use");
  });
});

describe('a weeknight version', () => {
  test('takes an hour or has a note', () => {
    const { draft, notes } = written('coq au vin weeknight version');
    expect(draft.title).toMatch(/Coq au Vin/);
    const minutes = (draft.prepTimeMinutes ?? 0) + (draft.cookTimeMinutes ?? 0);
    expect(minutes <= 75 || /hours in all; we have no quicker version/.test(notes)).toBe(true);
  });
  test('is not asked for by the name alone', () => {
    expect(written('coq au vin').notes).not.toContain('quicker');
  });
});

describe('what is gone is not spoken of', () => {
  test('in tips and steps without a food', () => {
    const chosen = { 'Dietary Constraints': ['Low-FODMAP'] };
    const { draft, steps } = written('low fodmap dinner, rice, chicken, carrots', chosen);
    expect(draft.tips.join()).not.toContain('white bulb');
    expect(steps).not.toMatch(/scatter it\./);
  });
  test('of a fish that is eaten raw, and the warning stays', () => {
    const { draft, steps } = written('ceviche with salmon');
    expect(steps).not.toContain('is done when');
    expect(draft.tips.join()).toContain('pregnant');
  });
});
