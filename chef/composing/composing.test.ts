import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { checkRecipe } from '#recipes/checks/check-recipe.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import { createRandom } from '#recipes/random.ts';
import { readRecipe } from '#recipes/reading/read-recipe.ts';
import { understand } from '#recipes/selections/understand.ts';
import { euAllergens } from '#tests/support/eu-allergens.ts';
import { sampleInGate } from '#tests/support/sample-in-gate.ts';
import { attemptDish } from './attempt-dish.ts';
import { steeringNutrition } from './dish.ts';
import { notFollowed } from './not-followed.ts';
import { writeMarkdown } from './write-markdown.ts';

const courses = [
  'Breakfast',
  'Lunch',
  'Dinner',
  'Dessert',
  'Snack',
  'Soup',
  'Salad',
  'Side Dish',
  'Appetizer',
  'Brunch',
  'Drink',
];
const hard: Record<string, string[]> = {
  'Dietary Constraints': [
    'Vegan',
    'Vegetarian',
    'Pescatarian',
    'Gluten-Free',
    'Dairy-Free',
    'Egg-Free',
    'Nut-Free',
    'Halal',
    'Kosher',
    'Keto',
    'Low-Carb',
    'Low-FODMAP',
    'Paleo',
    'Diabetic-Friendly',
    'Low-Sodium',
    'Heart-Healthy',
    'Pregnancy-Friendly',
  ],
  Allergens: euAllergens,
  Avoid: [
    'Pork',
    'Chicken',
    'Shellfish',
    'Alcohol',
    'Garlic',
    'Onion',
    'Mushrooms',
    'Coriander',
    'Chilli',
    'Tomatoes',
    'Coconut',
    'Added Sugar',
    'Caffeine',
  ],
  'Time Target': ['Under 15 Minutes', 'Under 30 Minutes', 'Under 60 Minutes', 'Over 2 Hours'],
  'Prep Time': ['5 Minute Prep', '10 Minute Prep', '20 Minute Prep'],
  'Cook Time': ['No Cook', '10 Minute Cook', '30 Minute Cook'],
  Servings: ['1 Serving', '4 Servings', '12 Servings'],
};
const soft: Record<string, string[]> = {
  Cuisine: [
    'Italian',
    'Mexican',
    'Indian',
    'Chinese',
    'Japanese',
    'Thai',
    'French',
    'Ethiopian',
    'British',
    'Korean',
    'Cajun',
  ],
  'Prefer Using': [
    'Chicken',
    'Tofu',
    'Cheese',
    'Eggs',
    'Potatoes',
    'Nuts and Seeds',
    'Fresh Herbs',
    'Berries',
  ],
  Techniques: ['Grilling', 'Baking', 'Steaming', 'Simmering', 'Pickling'],
  'Spice Level': ['No Heat', 'Mild Heat', 'Extra Hot'],
  Plating: ['Bento Box', 'Fine Dining', 'Sharing Board'],
  Style: ['Comfort Food', 'Date Night', 'One Pot'],
  'Macronutrient Targets': ['High Protein', 'Under 500 kcal'],
};

/** Returns all faults of a dish after its printed Markdown is read back and judged; undefined when the constraints are refused. */
function faultsOf(selections: Selections, seed: string): string[] | undefined {
  const constraints = { selections, wish: '' };
  const attempt = attemptDish(constraints, seed);
  if ('refusal' in attempt) return undefined;
  const markdown = writeMarkdown(attempt.dish);
  const reading = readRecipe(markdown);
  const understood = understand(constraints);
  if (!reading.ok || !understood.ok) return [`not read: ${markdown}`];
  const { draft } = reading;
  const { requirements } = understood;
  const verdicts = checkRecipe(
    draft,
    countNutrition(draft.ingredients, draft.servings),
    requirements,
  );
  const strict = verdicts.filter(({ check }) => check !== 'limits' && check !== 'plausibility');
  const faults = [
    ...verdicts.filter(({ outcome }) => outcome === 'failed'),
    ...strict.filter(({ outcome }) => outcome === 'noted'),
  ].flatMap(({ subject, findings }) =>
    findings.map(({ match, text }) => `${subject}: ${match} in “${text}”`),
  );
  const { prepTimeMinutes: prep, cookTimeMinutes: cook, servings } = draft;
  if (reading.missing.length > 0) faults.push(`missing ${reading.missing.join()}`);
  if (prep + cook > (requirements.maxTotalMinutes ?? Number.POSITIVE_INFINITY))
    faults.push('too long');
  if (prep > (requirements.maxPrepMinutes ?? Number.POSITIVE_INFINITY))
    faults.push('too much prep');
  if (cook > (requirements.maxCookMinutes ?? Number.POSITIVE_INFINITY))
    faults.push('cooks too long');
  if (servings !== (requirements.servings ?? 4)) faults.push(`serves ${servings}`);
  if (/ {2}\S|undefined|NaN|\{|\bthe (?:[,.]|and\b)|,\s*,| \./.test(markdown))
    faults.push(`grammar: ${markdown}`);
  return faults;
}

describe('a composed dish keeps every hard choice', () => {
  test.each(sampleInGate(courses, 4))('each choice alone, as %s', (course) => {
    for (const [label, names] of Object.entries(hard)) {
      for (const name of names) {
        const faults = faultsOf({ Course: [course], [label]: [name] }, `single ${name}`);
        expect(faults, `${course} + ${name}`).toEqual([]);
      }
    }
  });

  test.each(courses)('vegan and all fourteen allergens, as %s', (course) => {
    for (const seed of ['one', 'two', 'three']) {
      expect(
        faultsOf(
          { Course: [course], 'Dietary Constraints': ['Vegan'], Allergens: euAllergens },
          seed,
        ),
        course,
      ).toEqual([]);
    }
  });

  // A small sample of the twenty thousand sets that `npm run bench -- chef` draws, judged in the same way.
  test('200 random sets: no dish has a fault, and at least 95 % get a dish', {
    timeout: 120_000,
  }, () => {
    const random = createRandom('two hundred sets');
    let unanswered = 0;
    for (let round = 0; round < 200; round++) {
      const selections: Record<string, string[]> = { Course: [random.pick(courses)] };
      for (const [label, names] of Object.entries({ ...hard, ...soft })) {
        const count = random.between(0, 2);
        if (count > 0)
          selections[label] = [...new Set(Array.from({ length: count }, () => random.pick(names)))];
      }
      const faults = faultsOf(selections, `set ${round}`);
      if (faults) expect(faults, JSON.stringify(selections)).toEqual([]);
      else unanswered++;
    }
    expect(unanswered / 200).toBeLessThan(0.05);
  });
});

describe('a composed dish', () => {
  test('uses the preferred foods', () => {
    const uses = Array.from({ length: 20 }, (_, seed) =>
      attemptDish(
        { selections: { Course: ['Salad'], 'Prefer Using': ['Beans'] }, wish: '' },
        `p${seed}`,
      ),
    );
    const used = uses.filter(
      (one) =>
        'dish' in one && one.dish.chosen.some(({ ingredient }) => ingredient.roles.has('pulse')),
    );
    expect(used.length).toBeGreaterThanOrEqual(18);
  });

  test('follows the spice level and has no chilli when no heat is wanted', () => {
    const heatOf = (level: string) => {
      const constraints = { selections: { Course: ['Salad'], 'Spice Level': [level] }, wish: '' };
      const attempt = attemptDish(constraints, 'heat');
      if ('refusal' in attempt) throw new Error(attempt.refusal);
      const { chosen, servings } = attempt.dish;
      const hot = chosen.filter(({ ingredient }) => ingredient.tags.has('hot'));
      return hot.reduce((sum, { amount }) => sum + amount.grams, 0) / servings;
    };
    expect(heatOf('No Heat')).toBe(0);
    expect(heatOf('Medium Heat')).toBeGreaterThan(0);
  });

  test('follows the target of a diet: a keto meal has at most 12 g of net carbohydrate', () => {
    const selections: Selections = { 'Dietary Constraints': ['Keto'], Course: ['Dinner'] };
    for (let seed = 0; seed < 12; seed++) {
      const attempt = attemptDish({ selections, wish: '' }, `keto ${seed}`);
      if ('refusal' in attempt) throw new Error(attempt.refusal);
      const { chosen, servings, title } = attempt.dish;
      const { carbohydrateG, fibreG } = steeringNutrition(chosen, servings);
      expect(carbohydrateG - fibreG, title).toBeLessThanOrEqual(12.5);
    }
  });

  test.each(courses)(
    'varies: 20 recipes have at least 15 different sets of foods, as %s',
    (course) => {
      const dishes = Array.from({ length: 20 }, (_, seed) =>
        attemptDish({ selections: { Course: [course] }, wish: '' }, `free ${seed}`),
      ).flatMap((one) => ('dish' in one ? one.dish : []));
      const foods = dishes.map(({ chosen }) =>
        chosen
          .map(({ ingredient }) => ingredient.id)
          .sort()
          .join(),
      );
      expect(new Set(foods).size).toBeGreaterThanOrEqual(15);
    },
  );

  test('lists the choices that it does not follow', () => {
    const constraints = {
      selections: {
        Course: ['Salad'],
        Cuisine: ['Thai'],
        Techniques: ['Grilling'],
        'Prefer Using': ['Chicken'],
        Difficulty: ['Easy'],
      },
      wish: '',
    };
    const attempt = attemptDish(constraints, 'x');
    if ('refusal' in attempt) throw new Error(attempt.refusal);
    expect(notFollowed(constraints, attempt.dish)).toEqual(['Thai', 'Grilling', 'Chicken']);
  });
});
