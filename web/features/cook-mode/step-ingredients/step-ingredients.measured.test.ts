import { describe, expect, test } from 'vitest';
import { attemptDish } from '#chef/composing/attempt-dish.ts';
import { nameOf } from '#chef/composing/board.ts';
import { type Dish, printLine } from '#chef/composing/dish.ts';
import { readRecipe } from '#recipes/reading/read-recipe.ts';
import { readCleanAnswers } from '#tests/support/model-answers/clean-answers.ts';
import labels from './clean-answers.labels.json' with { type: 'json' };
import { readSteps } from './step-ingredients.ts';

/** The lines of the ingredient list that each step of a recipe uses. */
type Uses = ReadonlySet<number>[];

/** Computes the precision (how many shown ingredients the step uses) and the recall (how many first uses of a line are shown). */
function compare(cases: readonly { truth: Uses; shown: Uses }[]) {
  const tally = { shown: 0, right: 0, firstUses: 0, firstFound: 0 };
  for (const { truth, shown } of cases) {
    const known = new Set<number>();
    for (const [at, used] of truth.entries()) {
      const here = shown[at] ?? new Set();
      tally.shown += here.size;
      tally.right += [...here].filter((line) => used.has(line)).length;
      const first = [...used].filter((line) => !known.has(line));
      tally.firstUses += first.length;
      tally.firstFound += first.filter((line) => here.has(line)).length;
      for (const line of used) known.add(line);
    }
  }
  return {
    ...tally,
    precision: tally.right / tally.shown,
    recall: tally.firstFound / tally.firstUses,
  };
}

const shownIn = (list: readonly string[], steps: readonly string[]): Uses =>
  readSteps(list, steps).map(({ ingredients }) => new Set(ingredients.map(({ index }) => index)));

const courses = ['Breakfast', 'Lunch', 'Dinner', 'Dessert', 'Snack', 'Soup', 'Salad', 'Drink'];
const cuisines = [
  'Italian',
  'Indian',
  'Mexican',
  'Thai',
  'French',
  'Japanese',
  'Greek',
  'Moroccan',
];

function chefDishes(count: number): Dish[] {
  return Array.from({ length: count }, (_, at) => {
    const course = courses[at % courses.length] ?? '';
    const cuisine = cuisines[(at + Math.floor(at / courses.length)) % cuisines.length] ?? '';
    const selections = { Course: [course], Cuisine: [cuisine] };
    return attemptDish({ selections, wish: '' }, `cook mode ${at}`);
  }).flatMap((attempt) => ('dish' in attempt ? [attempt.dish] : []));
}

/** Returns the lines that each step uses. The chef uses one name per ingredient in its steps; the longest names are matched first. */
function usesOf(dish: Dish): Uses {
  const names = dish.chosen
    .map((chosen, line) => ({ line, name: nameOf(chosen).toLowerCase() }))
    .sort((one, other) => other.name.length - one.name.length);
  return dish.steps.map(({ text }) => {
    let rest = text.toLowerCase();
    const used = new Set<number>();
    for (const { line, name } of names) {
      const pattern = new RegExp(`(?<![\\p{L}-])${name}(?!\\p{L})`, 'gu');
      if (pattern.test(rest)) used.add(line);
      rest = rest.replace(pattern, '~');
    }
    return used;
  });
}

describe('the ingredients of a step', () => {
  test('of the chef’s recipes reach 99.5 % precision and recall', () => {
    const dishes = chefDishes(115);
    expect(dishes.length).toBeGreaterThanOrEqual(100);
    const result = compare(
      dishes.map((dish) => ({
        truth: usesOf(dish),
        shown: shownIn(
          dish.chosen.map(printLine),
          dish.steps.map(({ text }) => text),
        ),
      })),
    );
    expect(result.firstUses).toBeGreaterThan(900);
    expect(result.precision).toBeGreaterThanOrEqual(0.995);
    expect(result.recall).toBeGreaterThanOrEqual(0.995);
  });

  /**
   * The labels list the lines that each step uses, as a cook reads it. They were reviewed step by step, and corrected where the
   * matching was wrong. A clause that only describes the pan ("until the onion is soft") is not a use.
   */
  test('of model answers reach 99 % precision and recall on reviewed labels', () => {
    const cases = readCleanAnswers().map(({ name, text }) => {
      const { ingredients, instructions } = readRecipe(text).given;
      const rows = (labels as Record<string, string[]>)[name] ?? [];
      expect(rows.length, name).toBe(instructions.length);
      const truth = rows.map((row) => new Set(row.split(' ').filter(Boolean).map(Number)));
      return { truth, shown: shownIn(ingredients, instructions) };
    });
    expect(cases.length).toBeGreaterThan(60);
    const result = compare(cases);
    expect(result.precision).toBeGreaterThanOrEqual(0.99);
    expect(result.recall).toBeGreaterThanOrEqual(0.99);
  });
});
