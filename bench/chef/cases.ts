import type { ConstraintLabel, Selections } from '#contract/constraint-labels.ts';
import { createRandom } from '#recipes/random.ts';
import { drawSelections } from '../../scripts/chef/draw-selections.ts';

export type Case = { kind: string; selections: Selections; seed: string };

type Choice = readonly [ConstraintLabel, string];

/** Labels whose constraints must be kept, whatever else is chosen. */
const hardLabels = [
  'Dietary Constraints',
  'Allergens',
  'Avoid',
  'Time Target',
  'Cook Time',
  'Prep Time',
  'Servings',
] as const satisfies ConstraintLabel[];

function choicesOf(catalogue: Selections, labels: readonly ConstraintLabel[]): Choice[] {
  return labels.flatMap((label) => (catalogue[label] ?? []).map((name) => [label, name] as const));
}

function together(...choices: readonly Choice[]): Selections {
  const selections: Selections = {};
  for (const [label, name] of choices) selections[label] = [...(selections[label] ?? []), name];
  return selections;
}

const coursesOf = (catalogue: Selections) => choicesOf(catalogue, ['Course']);

/** Returns a case for each name of each label in each course. */
export function singles(catalogue: Selections): Case[] {
  const labels = (Object.keys(catalogue) as ConstraintLabel[]).filter((one) => one !== 'Course');
  return coursesOf(catalogue).flatMap((course) =>
    choicesOf(catalogue, labels).map((choice) => ({
      kind: 'single selections',
      selections: together(course, choice),
      seed: `single ${choice[1]}`,
    })),
  );
}

/** Returns a case for each pair of hard names, in one course each. The courses take turns, so that each name meets each course. */
export function hardPairs(catalogue: Selections): Case[] {
  const hard = choicesOf(catalogue, hardLabels);
  const courses = coursesOf(catalogue);
  return hard.flatMap((one, at) =>
    hard.slice(at + 1).map((other, further) => {
      const course = courses[(at * 7 + further) % courses.length];
      return {
        kind: 'pairs of hard selections',
        selections: together(...(course ? [course] : []), one, other),
        seed: `pair ${one[1]} ${other[1]}`,
      };
    }),
  );
}

/** Returns cases of Vegan with all allergens, three seeds in each course. */
export function hardest(catalogue: Selections): Case[] {
  const allergens = choicesOf(catalogue, ['Allergens']);
  return coursesOf(catalogue).flatMap((course) =>
    ['a', 'b', 'c'].map((seed) => ({
      kind: 'vegan and all allergens',
      selections: together(course, ['Dietary Constraints', 'Vegan'], ...allergens),
      seed,
    })),
  );
}

/** Returns sets as the Random button draws them. */
export function randomSets(catalogue: Selections, count: number, seed: string): Case[] {
  const random = createRandom(`${seed} sets`);
  return Array.from({ length: count }, (_, at) => ({
    kind: 'random sets',
    selections: drawSelections(catalogue, random),
    seed: `${seed} ${at}`,
  }));
}

/** Selections that are repeated twenty times each. Some leave much room for variety, some little. */
export const repeated: readonly Selections[] = [
  { Course: ['Dinner'] },
  { Course: ['Breakfast'], 'Dietary Constraints': ['Vegan'] },
  { Course: ['Dinner'], Cuisine: ['Italian'] },
  { Course: ['Dessert'], 'Dietary Constraints': ['Gluten-Free', 'Dairy-Free'] },
  { Course: ['Soup'], Cuisine: ['Thai'], 'Dietary Constraints': ['Vegetarian'] },
  { Course: ['Lunch'], 'Time Target': ['Under 15 Minutes'], 'Dietary Constraints': ['Vegan'] },
  { Course: ['Snack'], Allergens: ['Gluten', 'Milk', 'Eggs', 'Tree Nuts', 'Peanuts'] },
  { Course: ['Drink'] },
];
