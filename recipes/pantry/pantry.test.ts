import { describe, expect, test } from 'vitest';
import { ingredientTables } from './ingredients/tables.ts';
import { duplicateNames, matchFoods } from './lexicon.ts';
import { pantry } from './pantry.ts';
import { parseSections } from './parse-table.ts';
import { knownRoles } from './roles.ts';
import { statutoryAllergens } from './tags.ts';

describe('the pantry', () => {
  test('has at least 1000 ingredients, and at least one for every allergen', () => {
    expect(pantry.size).toBeGreaterThanOrEqual(1000);
    for (const allergen of statutoryAllergens) {
      const holders = [...pantry.values()].filter(({ tags }) => tags.has(allergen));
      expect(holders.length, allergen).toBeGreaterThan(0);
    }
    expect(matchFoods('lupin flour')[0]?.entry.contains).toContain('lupin');
  });

  test('has no duplicate names and no duplicate ids', () => {
    expect(duplicateNames).toEqual([]);
    const rows = ingredientTables
      .flatMap(([table]) => parseSections(table))
      .flatMap(({ rows }) => rows);
    expect(pantry.size, 'an id stands twice').toBe(rows.length);
  });

  test('finds every ingredient by its singular and plural name', () => {
    const lost = [...pantry.values()].filter((item) =>
      [item.one, item.many].some((name) => {
        const [found, ...more] = matchFoods(name);
        return more.length > 0 || !found?.entry.ingredientIds.includes(item.id);
      }),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test('has at least one wider word (kind) for every ingredient', () => {
    const without = [...pantry.values()].filter(({ kinds }) => kinds.size === 0);
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test('has an ingredient for every role', () => {
    const filled = new Set([...pantry.values()].flatMap(({ roles }) => [...roles]));
    expect([...knownRoles].filter((role) => !filled.has(role))).toEqual([]);
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
  ])('%s does not contain what it sounds like', (text, absent) => {
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
  ])('%s contains its hidden allergens and ingredients', (text, present) => {
    for (const tag of present) expect(foodsOf(text)).toContain(tag);
  });
});
