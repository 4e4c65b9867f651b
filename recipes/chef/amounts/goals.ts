import type { Nutrients } from '../../pantry/nutrients.ts';
import type { Ingredient } from '../../pantry/pantry.ts';
import type { Tag } from '../../pantry/tags.ts';
import { ANIMAL_TAGS } from '../../pantry/tags.ts';
import type { Course, Limits, Requirements } from '../../selections/requirements.ts';
import { ENERGY_RANGES } from './energy-ranges.ts';

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
const BOUNDS: readonly (readonly [keyof Limits, Goal['of'], 'least' | 'most'])[] = [
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
const MARGIN = 0.06;
const HARD = 60;
const SOFT = 25;

function fromLimits(limits: Limits, force: number): Goal[] {
  return BOUNDS.flatMap(([name, of, side]): Goal[] => {
    const bound = limits[name];
    if (bound === undefined) return [];
    const value = side === 'most' ? bound * (1 - MARGIN) : bound * (1 + MARGIN);
    return [{ of, [side]: value, force }];
  });
}

/** What a main course should hold of protein, with and without food from animals. */
export const PROTEIN_OF_MAINS_G = { usual: 15, vegan: 12 } as const;
/** What a serving should not pass in sodium. */
export const MOST_SODIUM_MG = 1500;

/** Courses that a day's protein comes from. */
export const isMain = (course: Course): boolean => course === 'lunch' || course === 'dinner';

const animalTags: ReadonlySet<Tag> = new Set(ANIMAL_TAGS);
/** Whether a vegan cook would leave it out. */
export const isFromAnimals = (item: Ingredient): boolean =>
  [...item.tags].some((tag) => animalTags.has(tag));

/** What the amounts of a dish are solved towards: its course's energy, a main's protein, and what was chosen. */
export function goalsFor(course: Course, { goals }: Requirements): Goal[] {
  const [low, high] = ENERGY_RANGES[course];
  return [
    { of: per('energyKcal'), least: low * 1.1, most: high * 0.94, force: 30 },
    { of: per('sodiumMg'), most: MOST_SODIUM_MG * 0.85, force: 20 },
    ...(isMain(course)
      ? [{ of: per('proteinG'), least: PROTEIN_OF_MAINS_G.usual * 1.1, force: 20 }]
      : []),
    ...goals.flatMap(({ limits, aim, hard }) =>
      fromLimits({ ...limits, ...aim }, hard ? HARD : SOFT),
    ),
  ];
}
