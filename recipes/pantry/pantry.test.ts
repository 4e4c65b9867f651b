import { describe, expect, test } from 'vitest';
import { DUPLICATE_NAMES, matchFoods } from './lexicon.ts';
import { ESTIMATED_NUTRIENTS } from './nutrients.ts';
import { PANTRY } from './pantry.ts';
import { ALLERGENS } from './tags.ts';

describe('the pantry', () => {
  test('is well stocked, and every allergen has something to be found in', () => {
    expect(PANTRY.size).toBeGreaterThanOrEqual(350);
    for (const allergen of ALLERGENS.filter((tag) => tag !== 'lupin')) {
      const holders = [...PANTRY.values()].filter(({ tags }) => tags.has(allergen));
      expect(holders.length, allergen).toBeGreaterThan(0);
    }
    expect(matchFoods('lupin flour')[0]?.entry.contains).toContain('lupin');
  });

  test('gives no name to two things', () => {
    expect(DUPLICATE_NAMES).toEqual([]);
  });

  test('has energies that its protein, fat and carbohydrate explain', () => {
    // Alcohol, organic acids, fibre and cocoa carry energy that the sum of the three does not.
    const explained = new Set([
      'white-wine',
      'red-wine',
      'spirit',
      'beer',
      'vanilla',
      'amaretto',
      'irish-cream',
      'mirin',
      'erythritol',
    ]);
    const odd = [...PANTRY.values()].filter(({ id, per100g, roles }) => {
      if (
        explained.has(id) ||
        [
          'spice',
          'warm-spice',
          'dried-herb',
          'pot-herb',
          'woody-herb',
          'cocoa',
          'raising',
          'raising-acid',
          'yeast',
          'heat',
          'acid-vinegar',
          'zest',
          'salt',
          'pepper',
          'nut-butter',
          'citrus-fruit',
        ].some((role) => roles.has(role))
      )
        return false;
      const { energyKcal, proteinG, fatG, carbohydrateG } = per100g;
      const sum = 4 * (proteinG ?? 0) + 9 * (fatG ?? 0) + 4 * (carbohydrateG ?? 0);
      return Math.abs(sum - (energyKcal ?? 0)) > Math.max(15, 0.3 * (energyKcal ?? 0));
    });
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('estimates only what SR28 does not list, and uses every estimate', () => {
    for (const id of ESTIMATED_NUTRIENTS.keys()) expect(PANTRY.has(id), id).toBe(true);
  });
});

describe('the lexicon', () => {
  const foodsOf = (text: string) => matchFoods(text).flatMap(({ entry }) => [...entry.contains]);

  test.each([
    ['butternut squash', ['milk', 'nuts']],
    ['coconut milk', ['milk', 'nuts']],
    ['oyster mushrooms', ['molluscs']],
    ['water chestnuts', ['nuts']],
    ['cream of tartar', ['milk']],
    ['buckwheat groats', ['gluten', 'wheat']],
    ['eggplant', ['eggs']],
    ['nutmeg', ['nuts']],
    ['beefsteak tomato', ['beef', 'meat']],
    ["lamb's lettuce", ['meat']],
    ['cocoa butter', ['milk']],
    ['butter, then beans', ['nothing']],
    ['champagne mango', ['alcohol']],
    ['peppercorns and a goatherd', ['meat']],
  ])('%s is not what it sounds like', (text, absent) => {
    for (const tag of absent) expect(foodsOf(text)).not.toContain(tag);
  });

  test.each([
    ['Worcestershire sauce', ['fish']],
    ['green pesto', ['milk', 'nuts']],
    ['surimi sticks', ['fish', 'eggs']],
    ['marzipan', ['nuts']],
    ['panko breadcrumbs', ['gluten']],
    ['tahini', ['sesame']],
    ['crème fraîche', ['milk']],
    ['Caesar dressing', ['fish', 'eggs', 'milk', 'mustard']],
    ['satay sauce', ['peanuts']],
    ['hoisin', ['soy', 'gluten']],
    ['mayonnaise', ['eggs', 'mustard']],
    ['chicken bouillon', ['poultry', 'meat']],
    ['vegetable stock cube', ['celery']],
    ['red wine vinegar', ['sulphites']],
    ['seitan', ['gluten']],
    ['ghee', ['milk']],
    ['nougat', ['nuts', 'eggs', 'honey']],
  ])('%s holds what it hides', (text, present) => {
    for (const tag of present) expect(foodsOf(text)).toContain(tag);
  });
});
