import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import type { RemixBase, RemixChange } from '#contract/remix.ts';
import { generateRecipe } from '#recipes/generate.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { readRecipe } from '#recipes/reading/read-recipe.ts';
import type { Recipe } from '#recipes/recipe.ts';
import { understand } from '#recipes/selections/understand.ts';
import { readCleanAnswers } from '#tests/support/model-answers/clean-answers.ts';
import { createTestChef } from '#tests/support/test-chef.ts';
import { attemptDish, refusalOf as refusalFor } from '../attempt-dish.ts';
import { allowedBy } from '../choose/allowed.ts';
import { type Dish, printLine } from '../dish.ts';
import { shareKept } from './find-remixes.ts';
import { readKnownDish } from './known-dish.ts';

const courses = 'Breakfast,Lunch,Dinner,Dessert,Snack,Soup,Salad,Side Dish,Appetizer,Drink'.split(
  ',',
);
const cuisines = [undefined, 'Italian', 'Thai', 'Mexican', 'Indian', 'French', 'Japanese'];
const diets = 'Vegan,Vegetarian,Gluten-Free,Dairy-Free,Nut-Free,Low-Carb,Egg-Free'.split(',');
const chef = createTestChef();

function baseOf(dish: Dish): RemixBase {
  const { title, prepTimeMinutes, cookTimeMinutes, servings, difficulty } = dish;
  return {
    ...{ title, prepTimeMinutes, cookTimeMinutes, servings, difficulty },
    description: '',
    ingredients: dish.chosen.map(printLine),
    instructions: dish.steps.map(({ text }) => text),
    tips: [],
    nutrition: null,
    imageUrl: null,
  };
}

function compose(constraints: Constraints, seed: string): Dish {
  const attempt = attemptDish(constraints, seed);
  if ('refusal' in attempt) throw new Error(attempt.refusal);
  return attempt.dish;
}

/** Different dishes of the chef, in every course and of several kitchens. */
function someDishes(count: number): Dish[] {
  return Array.from({ length: count }, (_, at) => {
    const cuisine = cuisines[at % cuisines.length];
    const course = { Course: [courses[at % courses.length] ?? ''] };
    const selections: Selections = cuisine ? { ...course, Cuisine: [cuisine] } : course;
    return compose({ selections, wish: '' }, `base ${at}`);
  });
}

type Asked = { constraints: Constraints; dish: Dish };

function ask(dish: Dish, change: RemixChange, selections: Selections = {}): Asked {
  const wish = change.kind === 'wish' ? change.text : '';
  return { dish, constraints: { selections, wish, remix: { base: baseOf(dish), change } } };
}

const changes: Record<RemixChange['kind'], (dish: Dish, at: number) => Asked> = {
  diet(dish, at) {
    const name = diets[at % diets.length] ?? 'Vegan';
    const change = { kind: 'diet', groupSlug: 'dietary-constraints', name } as const;
    return ask(dish, change, { 'Dietary Constraints': [name] });
  },
  time(dish) {
    const total = dish.prepTimeMinutes + dish.cookTimeMinutes;
    return ask(dish, { kind: 'time', minutesLess: Math.max(5, Math.round(total / 20) * 5) });
  },
  swap(dish, at) {
    const everywhere = ['salt', 'pepper', 'fat', 'liquid'];
    const telling = dish.chosen.filter(
      ({ ingredient: { roles } }) => !everywhere.some((role) => roles.has(role)),
    );
    const one = telling[at % telling.length] ?? dish.chosen[0];
    return ask(dish, { kind: 'swap', out: one ? printLine(one) : '' });
  },
  wish: (dish) => ask(dish, { kind: 'wish', text: 'with spinach please, no garlic' }),
};

async function serve(constraints: Constraints, seed: string): Promise<Recipe> {
  const signal = new AbortController().signal;
  const outcome = await generateRecipe({ constraints, model: chef, seed, signal });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.recipe;
}

function keptIn({ dish, constraints }: Asked, made: Dish): number {
  const understood = understand(constraints);
  if (!understood.ok) throw new Error('not understood');
  return shareKept(made, readKnownDish(baseOf(dish)), allowedBy(understood.requirements.bans));
}

describe('a remix of the chef’s own dishes', () => {
  const dishes = someDishes(30);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;

  // Measured on 100 bases: 0.89 and 0.97; 0.38 and 0.74 (a quarter of the time less); 0.96 and 0.99.
  // A wish on these 30: 0.63 and 0.91 of 0.63, since sweets and drinks without garlic have no place for spinach and are refused.
  test.each([
    { kind: 'diet', sameDish: 0.8, kept: 0.92, made: 1 },
    { kind: 'time', sameDish: 0.25, kept: 0.6, made: 0.85 },
    { kind: 'swap', sameDish: 0.88, kept: 0.95, made: 0.95 },
    { kind: 'wish', sameDish: 0.55, kept: 0.85, made: 0.55 },
  ] as const)('$kind: keeps the dish and its foods', async ({ kind, sameDish, kept, made }) => {
    const same: number[] = [];
    const shares: number[] = [];
    for (const [at, dish] of dishes.entries()) {
      const asked = changes[kind](dish, at);
      const attempt = attemptDish(asked.constraints, `remix ${at}`);
      if ('refusal' in attempt) continue;
      same.push(Number(attempt.dish.archetype === dish.archetype));
      shares.push(keptIn(asked, attempt.dish));
      const recipe = await serve(asked.constraints, `remix ${at}`);
      const total = recipe.prepTimeMinutes + recipe.cookTimeMinutes;
      expect(recipe.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      expect(recipe.servings).toBe(dish.servings);
      if (kind === 'time') expect(total).toBeLessThan(dish.prepTimeMinutes + dish.cookTimeMinutes);
    }
    expect(mean(same)).toBeGreaterThanOrEqual(sameDish);
    expect(mean(shares)).toBeGreaterThanOrEqual(kept);
    expect(same.length / dishes.length).toBeGreaterThanOrEqual(made);
  });

  test('is the same for the same seed, and puts in what is wanted', async () => {
    const dish = compose({ selections: { Course: ['Dinner'] }, wish: 'with chicken' }, 'a dinner');
    const chicken = dish.chosen.find(({ ingredient: { id } }) => id.startsWith('chicken'));
    if (!chicken) throw new Error('There is no chicken in this dinner.');
    const { constraints } = ask(dish, { kind: 'swap', out: printLine(chicken), in: 'tofu' });
    const [one, other] = [await serve(constraints, 'seed'), await serve(constraints, 'seed')];
    expect(other).toEqual(one);
    expect(one.ingredients.join('\n')).toMatch(/tofu/);
    expect(JSON.stringify([one.title, one.ingredients, one.instructions])).not.toMatch(/chicken/i);
    expect(one.checks).toContainEqual(
      expect.objectContaining({ subject: 'With tofu', outcome: 'passed' }),
    );
  });
});

describe('a wish of a remix is granted, or nothing is charged', () => {
  const pancakes: RemixBase = {
    ...{ title: 'Crêpes', prepTimeMinutes: 10, cookTimeMinutes: 20, servings: 4 },
    ...{ difficulty: 'Easy', description: '', tips: [], nutrition: null, imageUrl: null },
    ingredients: ['125 g plain flour', '2 eggs', '275 ml whole milk', '300 g cherries, halved'],
    instructions: ['Whisk the flour, eggs and milk.', 'Fry crêpes and fill with the cherries.'],
  };
  const wishFor = (base: RemixBase, text: string) =>
    attemptDish(
      { selections: {}, wish: text, remix: { base, change: { kind: 'wish', text } } },
      's',
    );

  test.each([
    ['more cherries', /is that already/],
    ['no onions', /is that already/],
    ['less spicy', /is that already/],
    ['add bacon', /finds no dish/],
    ['spicier', /finds no dish/],
    ['less salt', /understands a wish/],
  ])('%s: refused', (text, reason) => {
    expect(wishFor(pancakes, text)).toEqual({ refusal: expect.stringMatching(reason) });
  });

  test('what is put in is in the list, and what found no place is named', () => {
    const base = baseOf(
      compose({ selections: { Course: ['Dinner'], Cuisine: ['Indian'] }, wish: '' }, 'd'),
    );
    const attempt = wishFor(base, 'spicier, with mushrooms and strawberries');
    if ('refusal' in attempt) throw new Error(attempt.refusal);
    const list = attempt.dish.chosen.map(printLine).join('\n');
    expect(list).toMatch(/mushroom|chilli/);
    expect(attempt.dish.description).toMatch(/no place in it for .*strawberries/);
  });
});

describe('a remix of somebody else’s dish', () => {
  const bases = readCleanAnswers()
    .filter((_, at) => at % 4 === 0)
    .flatMap(({ text }) => {
      const reading = readRecipe(text);
      return reading.ok ? [{ ...reading.draft, nutrition: null, imageUrl: null }] : [];
    });

  test('becomes vegetarian with most of its foods, and says who wrote it', async () => {
    expect(bases.length).toBeGreaterThan(12);
    const change = { kind: 'diet', groupSlug: 'dietary-constraints', name: 'Vegetarian' } as const;
    const shares: number[] = [];
    for (const base of bases) {
      const selections = { 'Dietary Constraints': ['Vegetarian'] };
      const constraints = { selections, wish: '', remix: { base, change } };
      const understood = understand(constraints);
      if (!understood.ok) throw new Error('not understood');
      const made = compose(constraints, base.title);
      shares.push(shareKept(made, readKnownDish(base), allowedBy(understood.requirements.bans)));
      const recipe = await serve(constraints, base.title);
      expect(recipe.checks).toContainEqual(
        expect.objectContaining({
          subject: 'Vegetarian',
          outcome: expect.not.stringMatching('failed'),
        }),
      );
    }
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.58);
  });
});

describe('what the chef cannot remix', () => {
  const dish = someDishes(3)[2];
  const refusalOf = (change: RemixChange, base?: Partial<RemixBase>) => {
    if (!dish) throw new Error('There is no dish.');
    const asked = ask(dish, change).constraints;
    const remix = { change, base: { ...baseOf(dish), ...base } };
    return refusalFor({ ...asked, remix });
  };

  test('is refused in a sentence', () => {
    const [first] = dish?.chosen ?? [];
    const out = first ? printLine(first) : '';
    expect(refusalOf({ kind: 'swap', out, in: 'moonfruit' })).toContain(
      'does not know “moonfruit”',
    );
    expect(refusalOf({ kind: 'wish', text: 'make it more festive' })).toContain(
      'understands a wish',
    );
    expect(refusalOf({ kind: 'wish', text: 'less spicy, no onion' })).toBeUndefined();
    const strange = { ingredients: ['3 zorbs', '2 quibbles', '1 onion'] };
    expect(refusalOf({ kind: 'wish', text: 'no onion' }, strange)).toContain('knows too few');
    const slow = { prepTimeMinutes: 20, cookTimeMinutes: 60 };
    expect(refusalOf({ kind: 'time', minutesLess: 79 }, slow)).toContain('fewer minutes');
  });
});
