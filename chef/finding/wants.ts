import type { Selections } from '#contract/constraint-labels.ts';
import { keyOf } from '#recipes/selections/names.ts';
import { readPreferred } from '#recipes/selections/prefer.ts';
import type { Course, Requirements } from '#recipes/selections/requirements.ts';

/** What a dish is chosen by. */
export type Wants = {
  /** What the cook wrote, without what it says beside the dish. */
  wish: string;
  /** Words of it that say an occasion, a style, a course too. */
  spareWords: string;
  /** Words of it that are foods: where it says no more, any dish of them will do. */
  foodWords: string;
  /** What it is for: "Birthday". */
  occasions: string[];
  /** How it should be to eat: "crispy". */
  textures: string[];
  /** Equipment that the kitchen lacks. */
  without: string[];
  /** Keys of the courses that the dish may be. */
  courses: string[];
  /** Each preferred food: any of its ids will do. */
  foods: { name: string; ids: ReadonlySet<string>; isUseUp: boolean }[];
  /** Titles of the cook's latest recipes. */
  recentTitles: readonly string[];
  requirements: Requirements;
};

const coursesMeant: Record<Course, string[]> = {
  breakfast: ['Breakfast', 'Brunch'],
  lunch: ['Lunch'],
  dinner: ['Dinner'],
  dessert: ['Dessert'],
  snack: ['Snack'],
  soup: ['Soup'],
  salad: ['Salad'],
  side: ['Side Dish'],
  appetizer: ['Appetizer'],
  drink: ['Drink'],
};

/** Who cooks on a camping stove has no oven. */
const lackedBy = (gear: readonly string[]): string[] =>
  gear.some((one) => ['camping stove', 'microwave'].includes(one)) ? ['oven'] : [];

/** Reads what selections and what is understood of the wish ask of a dish. */
export function readWants(
  selections: Selections,
  requirements: Requirements,
  recentTitles: readonly string[] = [],
): Wants {
  const { course, wants } = requirements;
  const chosen = (selections.Course ?? []).map(keyOf);
  const known = Object.values(coursesMeant).flat().map(keyOf);
  // "Brunch" is a course of the catalogue, "Tea Time" is one only by what it means.
  const byName = chosen.filter((name) => known.includes(name));
  const meant = course ? coursesMeant[course].map(keyOf) : [];
  const foodWords = wants.mentioned.map(({ text }) => text);
  return {
    wish: wants.dishWords,
    foodWords: foodWords.join(' '),
    spareWords: wants.spareWords,
    occasions: wants.occasions,
    textures: wants.textures,
    without: [...wants.equipment.without, ...lackedBy(wants.equipment.with)],
    courses: byName.length > 0 ? byName : meant,
    foods: [
      ...(selections['Prefer Using'] ?? []).map((name) => ({
        name,
        ids: new Set(readPreferred(name)),
        isUseUp: false,
      })),
      ...[...wants.useUp, ...wants.mentioned].map(({ text, ingredientIds }) => ({
        name: text,
        ids: new Set(ingredientIds),
        isUseUp: true,
      })),
    ],
    recentTitles,
    requirements,
  };
}
