import type { Nutrients } from '#recipes/pantry/nutrients.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Tag } from '#recipes/pantry/tags.ts';
import { tagsOfAnimals } from '#recipes/pantry/tags.ts';
import type { Course, Limits, Requirements } from '#recipes/selections/requirements.ts';
import { energyRanges } from './energy-ranges.ts';

/** What a weighted sum of nutrients in a serving should keep within; `force` is how much it matters. */
export type Goal = {
  /** Per gram of an ingredient. */
  of: (item: Ingredient) => number;
  least?: number;
  most?: number;
  force: number;
};

const per = (name: keyof Nutrients) => (item: Ingredient) => (item.per100g[name] ?? 0) / 100;
const netCarbohydrate = (item: Ingredient) => per('carbohydrateG')(item) - per('fibreG')(item);

/** Each bound of a goal, by the nutrient that it is about. */
const bounds: readonly (readonly [keyof Limits, Goal['of'], 'least' | 'most'])[] = [
  ['maxEnergyKcal', per('energyKcal'), 'most'],
  ['minProteinG', per('proteinG'), 'least'],
  ['maxFatG', per('fatG'), 'most'],
  ['maxSaturatesG', per('saturatesG'), 'most'],
  ['maxCarbohydrateG', per('carbohydrateG'), 'most'],
  ['maxNetCarbohydrateG', netCarbohydrate, 'most'],
  ['maxSugarsG', per('sugarsG'), 'most'],
  ['minFibreG', per('fibreG'), 'least'],
  ['maxSodiumMg', per('sodiumMg'), 'most'],
];

/** Rounding to what a kitchen measures moves every sum a little: goals are aimed at from inside. */
const margin = 0.06;
const hardForce = 60;
const softForce = 25;

function fromLimits(limits: Limits, force: number): Goal[] {
  return bounds.flatMap(([name, of, side]): Goal[] => {
    const bound = limits[name];
    if (bound === undefined) return [];
    const value = side === 'most' ? bound * (1 - margin) : bound * (1 + margin);
    return [{ of, [side]: value, force }];
  });
}

/** What a main course should hold of protein, with and without food from animals. */
export const proteinOfMainsG = { usual: 15, vegan: 12 } as const;
/** What a serving should not pass in sodium. */
export const mostSodiumMg = 1500;

/** Courses that a day's protein comes from. */
export const isMain = (course: Course): boolean => course === 'lunch' || course === 'dinner';

const animalTags: ReadonlySet<Tag> = new Set(tagsOfAnimals);
/** Whether a vegan cook would leave it out. */
export const isFromAnimals = (item: Ingredient): boolean =>
  [...item.tags].some((tag) => animalTags.has(tag));

/** What the amounts of a dish are solved towards: its course's energy, a main's protein, and what was chosen. */
export function goalsFor(course: Course, { goals }: Requirements): Goal[] {
  const [low, high] = energyRanges[course];
  return [
    { of: per('energyKcal'), least: low * 1.1, most: high * 0.94, force: 30 },
    { of: per('sodiumMg'), most: mostSodiumMg * 0.85, force: 20 },
    ...(isMain(course)
      ? [{ of: per('proteinG'), least: proteinOfMainsG.usual * 1.1, force: 20 }]
      : []),
    ...goals.flatMap(({ limits, aim, hard }) =>
      fromLimits({ ...limits, ...aim }, hard ? hardForce : softForce),
    ),
  ];
}
