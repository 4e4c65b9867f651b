import type { Nutrients } from '#recipes/pantry/nutrients.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Tag } from '#recipes/pantry/tags.ts';
import { tagsOfAnimals } from '#recipes/pantry/tags.ts';
import type { Course, Limits, Requirements } from '#recipes/selections/requirements.ts';
import { energyRanges } from './energy-ranges.ts';

/** The range for a weighted sum of nutrients in a serving; `force` is its weight. */
export type Goal = {
  /** Returns the value per gram of an ingredient. */
  of: (item: Ingredient) => number;
  least?: number;
  most?: number;
  force: number;
};

const per = (name: keyof Nutrients) => (item: Ingredient) => (item.per100g[name] ?? 0) / 100;
const netCarbohydrate = (item: Ingredient) => per('carbohydrateG')(item) - per('fibreG')(item);

/** Each limit, with its nutrient and whether it is a minimum or a maximum. */
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

/** Safety margin inside each limit: rounding to kitchen measures moves every sum a little. */
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

/** Minimum protein of a main course in grams, with food from animals and without. */
export const proteinOfMainsG = { usual: 15, vegan: 12 } as const;
/** Maximum sodium per serving in milligrams. */
export const mostSodiumMg = 1500;

/** Whether a course is a main source of protein in a day. */
export const isMain = (course: Course): boolean => course === 'lunch' || course === 'dinner';

const animalTags: ReadonlySet<Tag> = new Set(tagsOfAnimals);
/** Whether an ingredient comes from an animal, so that a vegan cook leaves it out. */
export const isFromAnimals = (item: Ingredient): boolean =>
  [...item.tags].some((tag) => animalTags.has(tag));

/** Returns the goals for the amounts of a dish: its course's energy, sodium, a main's protein, and the chosen limits. */
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
