import { expect, test } from 'vitest';
import type { ConstraintLabel, Selections } from '#contract/constraint-labels.ts';
import { readDifficulty, readMacros } from '#recipes/selections/tastes.ts';
import { understand } from '#recipes/selections/understand.ts';
import { attemptDish } from './attempt-dish.ts';
import { allowedBy } from './choose/allowed.ts';
import { missedBy } from './choose/soft-labels.ts';
import { wishesOf } from './choose/wishes.ts';
import { statedNutrition } from './dish.ts';
import { keepsLimits } from './score.ts';

/** Names of the starting catalogue that a dinner can honour: no dinner is made of berries. */
const canBeKept: Partial<Record<ConstraintLabel, string>> = {
  Cuisine:
    'Italian, Mexican, Indian, Chinese, Japanese, Thai, French, Greek, Spanish, Middle Eastern, Moroccan, Turkish, Korean, Vietnamese, American, British, German, Nordic, Mediterranean, Caribbean, Brazilian, Persian, Ethiopian, Cajun',
  'Prefer Using':
    'Chicken, Beef, Salmon, Tofu, Chickpeas, Lentils, Rice, Pasta, Potatoes, Tomatoes, Spinach, Broccoli, Mushrooms, Cheese, Eggs, Fresh Herbs, Root Vegetables, Citrus, Nuts and Seeds',
  Techniques:
    'Grilling, Baking, Roasting, Braising, Stir-Frying, Steaming, Pan-Searing, Slow Cooking, Air Frying, Poaching, Simmering',
  Style:
    'Comfort Food, Light and Fresh, Family Friendly, Budget Friendly, Meal Prep, One Pot, Date Night, Festive, Outdoor, Street Food, Rustic, Modern',
  'Spice Level': 'No Heat, Mild Heat, Medium Heat, Hot and Spicy, Extra Hot',
  Difficulty: 'Easy, Medium, Hard',
  Plating:
    'Classic Plate, Family Style, Bowl, Fine Dining, Sharing Board, Bento Box, Lunchbox, Layered Glass',
  'Macronutrient Targets':
    'High Protein, High Fibre, Low Fat, Reduced Carb, Low Sugar, Under 500 kcal',
};
const seeds = ['one', 'two'];
const share = 0.95;

/** Whether a dinner with one soft choice keeps it. */
function isKept(label: ConstraintLabel, name: string, seed: string): boolean {
  const selections: Selections = { Course: ['Dinner'], [label]: [name] };
  const understood = understand({ selections, wish: '' });
  const attempt = attemptDish({ selections, wish: '' }, seed);
  if (!understood.ok || 'refusal' in attempt) return false;
  const { requirements } = understood;
  const nutrition = statedNutrition(attempt.dish);
  const wishes = wishesOf(
    selections['Prefer Using'] ?? [],
    requirements,
    allowedBy(requirements.bans),
  );
  const missed = missedBy(attempt.dish, requirements, wishes, ({ limits }) =>
    keepsLimits(nutrition, limits),
  );
  return missed.length === 0;
}

test.each(Object.entries(canBeKept))(
  '%s is honoured in at least 95 of 100 dinners',
  (label, list) => {
    const names = list.split(', ');
    const broken = seeds.flatMap((seed) =>
      names.filter((name) => !isKept(label as ConstraintLabel, name, seed)),
    );
    const kept = 1 - broken.length / (names.length * seeds.length);
    expect(kept, broken.join()).toBeGreaterThanOrEqual(share);
  },
);

test('heat is measured: the hotter, the more of it, and none where none is wanted', () => {
  const heatOf = (level: string) => {
    const attempt = attemptDish(
      {
        selections: { Course: ['Dinner'], Cuisine: ['Mexican'], 'Spice Level': [level] },
        wish: '',
      },
      'heat',
    );
    if ('refusal' in attempt) throw new Error(attempt.refusal);
    const { chosen, servings } = attempt.dish;
    const hot = chosen.filter(({ ingredient }) => ingredient.tags.has('hot'));
    return hot.reduce((sum, { amount }) => sum + amount.grams, 0) / servings;
  };
  expect(heatOf('No Heat')).toBe(0);
  expect(heatOf('Mild Heat')).toBeGreaterThan(0);
});

test('the names above mean something', () => {
  expect(readDifficulty('Hard')).toBe('Hard');
  expect(readMacros('High Protein')).toEqual({ minProteinG: 25 });
});

test.each<Selections>([
  {},
  { Course: ['Dinner'], Cuisine: ['Thai'] },
  {
    Course: ['Breakfast'],
    'Dietary Constraints': ['Vegan', 'Gluten-Free'],
    'Time Target': ['Under 15 Minutes'],
  },
])('the same choices twenty times: at least fifteen different dishes, %j', (selections) => {
  const dishes = Array.from({ length: 20 }, (_, at) =>
    attemptDish({ selections, wish: '' }, `again ${at}`),
  ).flatMap((one) => ('dish' in one ? one.dish : []));
  const kinds = dishes.map(({ archetype, chosen }) => {
    const [main, base] = chosen.map(({ ingredient }) => ingredient.id);
    return [main, base, archetype.family ?? archetype.id].join(' ');
  });
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(15);
});
