import { describe, expect, test } from 'vitest';
import type { ConstraintLabel, Selections } from '#contract/constraint-labels.ts';
import { checkRecipe } from '#recipes/checks/check-recipe.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import { pantry } from '#recipes/pantry/pantry.ts';
import { createRandom } from '#recipes/random.ts';
import { readRecipe } from '#recipes/reading/read-recipe.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { understand } from '#recipes/selections/understand.ts';
import { readStartingCatalogue } from '../../scripts/chef/starting-catalogue.ts';
import { allowedBy, isAllowed } from './choose/allowed.ts';
import { universalDishes } from './choose/find-dishes.ts';
import { startSearch } from './choose/search.ts';
import { isUniversal } from './choose/universal.ts';
import type { Dish } from './dish.ts';
import { writeMarkdown } from './write-markdown.ts';

const catalogue = readStartingCatalogue();

/** Returns the names under a label in the starting catalogue. */
function namesOf(label: ConstraintLabel): string[] {
  const names = catalogue[label];
  if (!names) throw new Error(`The starting catalogue has nothing under ${label}`);
  return names;
}

const courses = namesOf('Course');
const diets = namesOf('Dietary Constraints');
const allergens = namesOf('Allergens');
const avoids = namesOf('Avoid');
const servingsNames = namesOf('Servings');
/** The tightest choice of every label of times, and the tightest combination of two labels. */
const tightest: readonly Selections[] = [
  { 'Time Target': ['Under 15 Minutes'], 'Prep Time': ['5 Minute Prep'], 'Cook Time': ['No Cook'] },
  {
    'Time Target': ['Under 15 Minutes'],
    'Prep Time': ['5 Minute Prep'],
    'Cook Time': ['10 Minute Cook'],
  },
];

function requirementsOf(selections: Selections): Requirements {
  const understanding = understand({ selections, wish: '' });
  if (!understanding.ok) throw new Error(`Not understood: ${JSON.stringify(selections)}`);
  return understanding.requirements;
}

/** Returns the faults that the checks find in the text that a cook reads. */
function faultsOf(dish: Dish, requirements: Requirements): string[] {
  const reading = readRecipe(writeMarkdown(dish));
  if (!reading.ok) return ['not read'];
  const { draft } = reading;
  const nutrition = countNutrition(draft.ingredients, draft.servings);
  return checkRecipe(draft, nutrition, requirements)
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ subject, findings }) => [subject, ...findings.map(({ text }) => text)]);
}

/** Returns undefined when a universal dish keeps all choices, otherwise the fault. Uses only foods that no diet or allergen forbids. */
function solve(selections: Selections): string | undefined {
  const requirements = requirementsOf(selections);
  const search = startSearch(requirements, allowedBy(requirements.bans), createRandom('proof'), []);
  let fault = 'no kind of dish can be filled in time';
  for (const dish of universalDishes(search)) {
    const faults = faultsOf(dish, requirements);
    if (faults.length === 0) return undefined;
    fault = `${dish.title}: ${faults.join('; ')}`;
  }
  return fault;
}

/**
 * Why these few cases cover every set of diets, allergens, times and servings, with any one avoid.
 *
 * Take any set of choices S, and the largest set L that has all the diets, all the allergens, the same avoid, and
 * the tightest times of the catalogue. Each diet, allergen and avoid only removes ingredients, and each time is
 * an upper bound, so a dish that keeps L also keeps S: it holds nothing that a part of L bans, and it is done within
 * the tightest bounds. (The diets' bounds on nutrition are upper bounds as well, and L has the lowest of each.)
 * `findDishes` ends with `universalDishes`, which takes only ingredients that no diet and no allergen forbids and
 * uses separate random seeds: S allows all of them, so it tries the same fillings for S as for L. What is solvable
 * for L is therefore solved for each of its subsets, and it is enough to try L itself: for each course, number of
 * servings and avoid. Sets with two avoids are sampled elsewhere, and refused when no dish is left.
 */
describe('every set of diets and allergens leaves a dish in every course', () => {
  const everything: Selections = { 'Dietary Constraints': diets, Allergens: allergens };

  test('reads the whole catalogue', () => {
    const counts = [courses, diets, allergens, avoids, servingsNames].map(({ length }) => length);
    expect(counts).toEqual([11, 18, 14, 18, 7]);
  });

  test('no diet and no allergen of the catalogue forbids a universal ingredient', () => {
    const { bans } = requirementsOf(everything);
    const universal = [...pantry.values()].filter(isUniversal);
    expect(universal.length).toBeGreaterThan(60);
    expect(universal.filter((item) => !isAllowed(item, bans)).map(({ id }) => id)).toEqual([]);
  });

  test.each(courses)('as %s, in the tightest times, for each number of servings', (course) => {
    for (const times of tightest) {
      for (const servings of servingsNames) {
        const selections = { ...everything, ...times, Course: [course], Servings: [servings] };
        expect(solve(selections), `${course}, ${servings}`).toBeUndefined();
      }
    }
  });

  test.each(courses)('as %s, with each avoid in addition', (course) => {
    for (const times of tightest) {
      for (const avoided of avoids) {
        const selections = { ...everything, ...times, Course: [course], Avoid: [avoided] };
        expect(solve(selections), `${course} without ${avoided}`).toBeUndefined();
      }
    }
  });
});
