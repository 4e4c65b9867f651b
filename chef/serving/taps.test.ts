import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { createRecipeWriter } from '../write-recipe.ts';

const writer = createRecipeWriter(readCompiledCookbook(await readCookbookFile()));

function tap(selections: Selections, wish = '') {
  const written = writer.write({ selections, wish }, 'a');
  if ('refusal' in written) throw new Error(written.refusal);
  return written;
}

const pathOf = ({ source }: ReturnType<typeof tap>): string =>
  'path' in source ? source.path : source.composed;

describe('a request of choices alone', () => {
  test.each<[string, Selections]>([
    [
      'Japanese',
      { Course: ['Lunch'], 'Prefer Using': ['Tomatoes'], 'Time Target': ['Under 15 Minutes'] },
    ],
    ['Vietnamese', { Course: ['Brunch'], 'Prefer Using': ['Eggs'], Style: ['Light and Fresh'] }],
    ['Indian', { Course: ['Side Dish'], Techniques: ['Grilling'], 'Spice Level': ['Medium Heat'] }],
  ])('keeps the cuisine %s before a single other choice', (cuisine, others) => {
    expect(tap({ Cuisine: [cuisine], ...others }).cuisine).toBe(cuisine);
  });

  test.each<Selections>([
    { Course: ['Side Dish'], Cuisine: ['Indian'], 'Spice Level': ['Medium Heat'] },
    { Course: ['Side Dish'], Cuisine: ['Thai'], 'Dietary Constraints': ['Gluten-Free'] },
    { Course: ['Breakfast'], 'Prefer Using': ['Berries'] },
    { Course: ['Snack'], 'Prefer Using': ['Fresh Herbs'], 'Spice Level': ['Mild Heat'] },
  ])('gets no sauce and no jam: %o', (selections) => {
    expect(pathOf(tap(selections))).not.toMatch(/^(?:sauces|doughs|stocks|spice-mixes)\//);
  });

  test('a sauce that is typed is made', () => {
    expect(pathOf(tap({ Course: ['Side Dish'] }, 'mint chutney'))).toBe('sauces/mint-chutney');
  });

  test('a chosen food that the dish lacks is put in, with a note', () => {
    const { draft, notes } = tap({
      ...{ Course: ['Brunch'], Cuisine: ['Mediterranean'], 'Prefer Using': ['Fresh Herbs'] },
      ...{ 'Spice Level': ['Medium Heat'], Allergens: ['Soybeans'] },
    });
    expect(draft.ingredients.join()).toMatch(/parsley|basil|coriander|mint|dill/);
    expect(notes.join()).not.toContain("doesn't use");
  });

  test('what is put in keeps the bans', () => {
    const { draft } = tap({
      'Prefer Using': ['Nuts and Seeds'],
      Course: ['Salad'],
      Allergens: ['Tree Nuts', 'Peanuts'],
    });
    expect(draft.ingredients.join()).not.toMatch(/almond|walnut|cashew|hazelnut/);
  });

  test('a chosen vegetable never stands in for what the diet forbids', () => {
    for (const Course of ['Breakfast', 'Brunch']) {
      const { notes } = tap({
        ...{ Course: [Course], 'Prefer Using': ['Spinach'], Techniques: ['Poaching'] },
        ...{ 'Dietary Constraints': ['Vegan'] },
      });
      expect(notes.join()).not.toContain('Spinach stands in');
    }
  });

  test('without heat, the chilli is left out or not in the dish at all', () => {
    for (const Course of ['Lunch', 'Dinner', 'Salad', 'Soup']) {
      const { draft } = tap({ Course: [Course], 'Spice Level': ['No Heat'], Cuisine: ['Thai'] });
      expect(draft.ingredients.join()).not.toMatch(/chilli flakes|cayenne/);
    }
  });

  test('a diet that is a region prefers dishes of the region', () => {
    const regions = [
      'Mediterranean',
      'Greek',
      'Italian',
      'Spanish',
      'Turkish',
      'Middle Eastern',
      'Moroccan',
    ];
    const { cuisine } = tap({ Course: ['Salad'], 'Dietary Constraints': ['Mediterranean Diet'] });
    expect(regions).toContain(cuisine);
  });
});
