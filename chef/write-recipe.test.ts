import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readCookbookFile } from '#server/cookbook-file.ts';
import { readStartingCatalogue } from '../scripts/chef/starting-catalogue.ts';
import { readCompiledCookbook } from './cookbook/cookbook.ts';
import { createRecipeWriter, type WrittenRecipe } from './write-recipe.ts';

const writer = createRecipeWriter(readCompiledCookbook(await readCookbookFile()));

function write(
  selections: Selections,
  wish = '',
  { seed = 'a', recent = [] as readonly string[] } = {},
): WrittenRecipe {
  const written = writer.write({ selections, wish }, seed, recent);
  if ('refusal' in written) throw new Error(written.refusal);
  return written;
}

const fourteen: Selections = {
  Allergens: [
    ...['Gluten', 'Crustaceans', 'Eggs', 'Fish', 'Peanuts', 'Soybeans', 'Milk', 'Tree Nuts'],
    ...['Celery', 'Mustard', 'Sesame', 'Sulfites', 'Lupin', 'Molluscs'],
  ],
};

describe('foods that a wish names', () => {
  test('dried pulses of a dish are what the wish calls by their plain name', () => {
    const { draft } = write({ Allergens: ['Sesame'] }, 'Hummus bowl with crispy chickpeas');
    expect(draft.ingredients.join()).toMatch(/dried chickpeas/);
    expect(draft.ingredients.join()).not.toMatch(/cooked chickpeas/);
  });

  test('a description that loses its cream reads as a sentence', () => {
    const { draft } = write({ 'Dietary Constraints': ['Vegan'] }, 'mushroom stroganoff');
    expect(draft.description).not.toMatch(/\b(\p{L}{4,} \p{L}{4,})\b.*\b\1\b/u);
  });
});

describe('a dish asked for by name', () => {
  test.each([
    ['tiramisu', 'desserts/tiramisu'],
    ['beef wellington', 'beef-wellington'],
    ['hummus', 'hummus'],
    ['spagetti carbonarra', 'carbonara'],
    ['a proper pad thai please', 'pad-thai'],
    ["shepherd's pie for 6", 'shepherds-pie'],
    ['foccacia', 'focaccia'],
    ['lemonade', 'lemonade'],
  ])('%s is that dish', (wish, path) => {
    const { source } = write({}, wish);
    expect('path' in source && source.path).toContain(path);
  });

  test('comes again, however lately the cook had it', () => {
    const { draft } = write({}, 'tiramisu');
    expect(write({}, 'tiramisu', { recent: [draft.title] }).draft.title).toBe(draft.title);
  });

  test('is adapted to a diet, under a title that says so', () => {
    const { draft, notes } = write({ 'Dietary Constraints': ['Vegan'] }, 'spaghetti carbonara');
    expect(draft.title).toMatch(/carbonara/i);
    expect(draft.title).not.toBe('Spaghetti alla Carbonara');
    expect(draft.ingredients.join('\n')).not.toMatch(/guanciale|pancetta|pecorino|\beggs?\b/i);
    expect(notes.length).toBeGreaterThan(0);
  });
});

describe('a wish', () => {
  test.each([
    ['salmon and leeks', ['salmon', 'leek']],
    [
      'something quick with the chicken thighs in my fridge and half a jar of pesto',
      ['chicken', 'pesto'],
    ],
    ['pack of halloumi and some peppers', ['halloumi', 'pepper']],
    ['puff pastry and leftover turkey', ['puff pastry', 'turkey']],
    ['what to do with a whole celeriac', ['celeriac']],
  ])('%s: all that it names is in the dish', (wish, foods) => {
    const list = write({}, wish).draft.ingredients.join('\n').toLowerCase();
    for (const food of foods) expect(list).toContain(food);
  });

  test.each(['pasta but not tomato', 'tea tonight, not pastry'])(
    '%s brings no part of other dishes',
    (wish) => {
      const { source } = write({}, wish);
      expect('path' in source && source.path).not.toMatch(/^(?:doughs|stocks|spice-mixes)\//);
    },
  );

  test('for a diet by its name prefers what keeps it by itself', () => {
    const { notes } = write({}, 'vegan thing my meat-loving dad will eat');
    expect(notes.join(' ')).not.toMatch(/stands? in for the (?:beef|pork|chicken|lamb)/);
  });

  test('for a mocktail brings no alcohol, nor one for a child', () => {
    for (const [at, wish] of ['mocktails', 'a drink for my toddler'].entries()) {
      const { draft, course } = write({}, wish, { seed: `dry ${at}` });
      expect(course).toBe('Drink');
      expect(draft.ingredients.join(' ')).not.toMatch(/\b(?:rum|wine|gin|vodka|brandy|tequila)\b/i);
    }
  });

  test('for a dish that no choice allows brings the nearest, and says so', () => {
    const { draft, notes } = write({ 'Dietary Constraints': ['Vegan'] }, 'lasagne');
    expect(draft.title).toMatch(/lasagne/i);
    // Another lasagne is what was asked for, and no dish in its place.
    expect(notes.join(' ')).not.toContain('cannot be made');
    const exact = write({ 'Dietary Constraints': ['Vegan'] }, 'lasagne alla bolognese');
    expect(exact.notes[0]).toContain('“Lasagne alla Bolognese” cannot be made');
  });

  test('that names only foods is a dish of them', () => {
    const { draft } = write({}, 'feta, watermelon');
    expect(draft.ingredients.join(' ')).toMatch(/watermelon.*feta|feta.*watermelon/);
  });

  test('for an occasion is heard, and its word is no unknown one', () => {
    const { course, notes } = write({}, 'superbowl snacks');
    expect(course).toBe('Snack');
    expect(notes.join(' ')).not.toContain('superbowl');
  });
});

describe('what the cook had lately', () => {
  test.each<[string, Selections]>([
    ['vegan soups', { Course: ['Soup'], 'Dietary Constraints': ['Vegan'] }],
    ['Italian dinners', { Course: ['Dinner'], Cuisine: ['Italian'] }],
    ['breakfasts without milk', { Course: ['Breakfast'], Allergens: ['Milk'] }],
  ])('%s: twenty in a row are twenty dishes', (_, selections) => {
    const titles: string[] = [];
    for (let at = 0; at < 20; at++) {
      const recent = titles.slice(-20);
      titles.push(write(selections, '', { seed: `again ${at}`, recent }).draft.title);
    }
    expect(new Set(titles).size).toBe(20);
  });

  test('leads to another cuisine where its own has no other, and a note says so', () => {
    const selections = {
      Course: ['Soup'],
      Cuisine: ['Thai'],
      'Dietary Constraints': ['Vegetarian'],
    };
    const titles: string[] = [];
    const notes: string[] = [];
    for (let at = 0; at < 5; at++) {
      const written = write(selections, '', { seed: `again ${at}`, recent: titles });
      titles.push(written.draft.title);
      notes.push(...written.notes);
    }
    expect(new Set(titles).size).toBe(5);
    expect(notes.join(' ')).toMatch(/No other Thai dish of ours fits your other choices/);
  });
});

test('words that the cookbook does not know are said beside the recipe', () => {
  expect(write({}, 'tiramisu with zzyzx').notes.join(' ')).toContain('“zzyzx”');
});

test('vegan without any of the fourteen allergens is a dish of the cookbook, in every course', () => {
  const { Allergens } = fourteen;
  for (const course of ['Breakfast', 'Lunch', 'Dinner', 'Dessert', 'Soup', 'Salad', 'Drink']) {
    const { source } = write({ Course: [course], 'Dietary Constraints': ['Vegan'], Allergens });
    expect(source, course).toHaveProperty('path');
  }
});

describe('where no dish of the cookbook keeps all choices', () => {
  const catalogue = readStartingCatalogue();
  const everything: Selections = {
    'Dietary Constraints': catalogue['Dietary Constraints'] ?? [],
    Allergens: catalogue.Allergens ?? [],
    ...{ 'Prep Time': ['5 Minute Prep'], 'Cook Time': ['No Cook'] },
  };

  test('one is composed, and notes say so and name what it does not follow', () => {
    const asked = { ...everything, Course: ['Soup'], Cuisine: ['Thai'], Techniques: ['Grilling'] };
    const { source, notes, cuisine } = write(asked);
    expect(source).toHaveProperty('composed');
    expect(cuisine).toBeUndefined();
    expect(notes).toEqual([
      'No dish in our cookbook fits all of your choices, so we created this one for you.',
      'It does not follow these choices: “Thai”, “Grilling”.',
    ]);
  });

  test('and nothing is said to be missed where nothing is', () => {
    expect(write({ ...everything, Course: ['Dinner'] }).notes).toHaveLength(1);
  });
});
