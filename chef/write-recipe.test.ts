import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
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
  test('a plain pulse name in a wish matches the dried pulse of a dish', () => {
    const { draft } = write({ Allergens: ['Sesame'] }, 'Hummus bowl with crispy chickpeas');
    expect(draft.ingredients.join()).toMatch(/dried chickpeas/);
    expect(draft.ingredients.join()).not.toMatch(/cooked chickpeas/);
  });

  test('a description without its cream still reads as a sentence', () => {
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
    ['creamy mushroom risoto', 'risotto-ai-funghi'],
    ['shrimp and grits', 'shrimp-and-grits'],
    ['mac and cheese with a crunchy top', 'baked-mac-and-cheese'],
    ['leftover rice, frozen peas, one sausage', 'sausage-fried-rice'],
  ])('“%s” returns that dish', (wish, path) => {
    const { source } = write({}, wish);
    expect('path' in source && source.path).toContain(path);
  });

  test('a soup for a cold is not a cold soup', () => {
    const { draft } = write({}, 'soup for a bad cold');
    expect(draft.cookTimeMinutes).toBeGreaterThan(0);
  });

  test('is served again even if the cook recently had it', () => {
    const { draft } = write({}, 'tiramisu');
    expect(write({}, 'tiramisu', { recent: [draft.title] }).draft.title).toBe(draft.title);
  });

  test('is adapted to a diet and its title says so', () => {
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
  ])('%s: the dish contains all foods of the wish', (wish, foods) => {
    const list = write({}, wish).draft.ingredients.join('\n').toLowerCase();
    for (const food of foods) expect(list).toContain(food);
  });

  test.each(['pasta but not tomato', 'tea tonight, not pastry'])(
    '“%s” does not return a component of other dishes',
    (wish) => {
      const { source } = write({}, wish);
      expect('path' in source && source.path).not.toMatch(/^(?:doughs|stocks|spice-mixes)\//);
    },
  );

  test('for a diet prefers dishes that keep it without stand-ins', () => {
    const { notes } = write({}, 'vegan thing my meat-loving dad will eat');
    expect(notes.join(' ')).not.toMatch(/stands? in for the (?:beef|pork|chicken|lamb)/);
  });

  test('for a mocktail or a child’s drink returns no alcohol', () => {
    for (const [at, wish] of ['mocktails', 'a drink for my toddler'].entries()) {
      const { draft, course } = write({}, wish, { seed: `dry ${at}` });
      expect(course).toBe('Drink');
      expect(draft.ingredients.join(' ')).not.toMatch(/\b(?:rum|wine|gin|vodka|brandy|tequila)\b/i);
    }
  });

  test('for a dish that the diet rules out returns the nearest, with a note', () => {
    const { draft, notes } = write({ 'Dietary Constraints': ['Vegan'] }, 'lasagne');
    expect(draft.title).toMatch(/lasagne/i);
    // Another lasagne counts as the requested dish, so no note says that it cannot be made.
    expect(notes.join(' ')).not.toContain('cannot be made');
    const exact = write({ 'Dietary Constraints': ['Vegan'] }, 'lasagne alla bolognese');
    expect(exact.notes[0]).toContain('“Lasagne alla Bolognese” cannot be made');
  });

  test('with only foods returns a dish made of them', () => {
    const { draft } = write({}, 'feta, watermelon');
    expect(draft.ingredients.join(' ')).toMatch(/watermelon.*feta|feta.*watermelon/);
  });

  test('for an occasion is understood and its word is not listed as unknown', () => {
    const { course, notes } = write({}, 'superbowl snacks');
    expect(course).toBe('Snack');
    expect(notes.join(' ')).not.toContain('superbowl');
  });
});

describe('dishes that the cook recently had', () => {
  test.each<[string, Selections]>([
    ['vegan soups', { Course: ['Soup'], 'Dietary Constraints': ['Vegan'] }],
    ['Italian dinners', { Course: ['Dinner'], Cuisine: ['Italian'] }],
    ['breakfasts without milk', { Course: ['Breakfast'], Allergens: ['Milk'] }],
  ])('%s: twenty requests in a row return twenty different dishes', (_, selections) => {
    const titles: string[] = [];
    for (let at = 0; at < 20; at++) {
      const recent = titles.slice(-20);
      titles.push(write(selections, '', { seed: `again ${at}`, recent }).draft.title);
    }
    expect(new Set(titles).size).toBe(20);
  });

  test('another cuisine with a note follows when the chosen one has no other dish', () => {
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
    expect(notes.join(' ')).toMatch(
      /We have no other Thai dish that fits everything you asked for/,
    );
  });
});

test('a note lists the words of the wish that the cookbook does not know', () => {
  expect(write({}, 'tiramisu with zzyzx').notes.join(' ')).toContain('“zzyzx”');
});

test('vegan without all fourteen allergens finds a cookbook dish for every course', () => {
  const { Allergens } = fourteen;
  for (const course of ['Breakfast', 'Lunch', 'Dinner', 'Dessert', 'Soup', 'Salad', 'Drink']) {
    const { source } = write({ Course: [course], 'Dietary Constraints': ['Vegan'], Allergens });
    expect(source, course).toHaveProperty('path');
  }
});

describe('when no cookbook dish keeps all choices', () => {
  const catalogue = readStartingCatalogue();
  const everything: Selections = {
    'Dietary Constraints': catalogue['Dietary Constraints'] ?? [],
    Allergens: catalogue.Allergens ?? [],
    ...{ 'Prep Time': ['5 Minute Prep'], 'Cook Time': ['No Cook'] },
  };

  test('composes a dish, with notes that say so and list the choices not followed', () => {
    const asked = { ...everything, Course: ['Soup'], Cuisine: ['Thai'], Techniques: ['Grilling'] };
    const { source, notes, cuisine } = write(asked);
    expect(source).toHaveProperty('composed');
    expect(cuisine).toBeUndefined();
    expect(notes).toEqual([
      'No dish in our cookbook fits all of your choices, so we created this one for you.',
      'It does not follow these choices: “Thai”, “Grilling”.',
    ]);
  });

  test('adds no note about choices when all are followed', () => {
    expect(write({ ...everything, Course: ['Dinner'] }).notes).toHaveLength(1);
  });
});
