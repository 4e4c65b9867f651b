import type { Selections } from '#contract/constraint-labels.ts';
import { keyOf } from '#recipes/selections/names.ts';
import { readPreferred } from '#recipes/selections/prefer.ts';
import type { Course, Requirements, UseUp } from '#recipes/selections/requirements.ts';
import { goesWith } from '#recipes/selections/wish/dish-words.ts';
import { dishKindsIn } from '#recipes/selections/wish/not-kinds.ts';
import type { WantedFood } from './fit-foods.ts';

/** What a dish is chosen by. */
export type Wants = {
  /** The words of the wish that are about the dish. */
  wish: string;
  /** Words of it that also mean an occasion, a style or a course. */
  spareWords: string;
  /** What the dish is for: "Birthday". */
  occasions: string[];
  /** What it should be like to eat: "crispy". */
  textures: string[];
  /** Equipment that the kitchen lacks. */
  without: string[];
  /** Equipment that the cook wants to use. */
  gear: string[];
  /** Kinds of dish that the wish names, as words: "stew". */
  kinds: string[];
  /** Kinds that the dish must not be, as words: "curry". */
  notKinds: string[];
  /** Whether there is a wish in words. Without one, all dishes are equally good. */
  isWish: boolean;
  /** Whether the wish asks for a diet by its name. */
  hasWishedDiet: boolean;
  /** The wish without restrictions and without the foods that the dish should contain. */
  wantedText: string;
  /** The wish as it was written. */
  text: string;
  /** Whether it is a feast or a challenge, for which no dish takes too long. */
  isSpecial: boolean;
  /** Which choices were made under their label, and not read from the wish. */
  chosen: { style: boolean; difficulty: boolean };
  /** Whether the wish asks for a cheap dish. */
  isCheap: boolean;
  /** Whether the kitchen holds nothing but the foods that the wish names. */
  hasOnlyThese: boolean;
  /** Keys of the courses that the dish may be. */
  courses: string[];
  foods: WantedFood[];
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

/** Returns the equipment that a kitchen lacks: no oven with a camping stove, no oven and no hob when only a microwave or a kettle is named. */
function lackedBy(gear: readonly string[]): string[] {
  if (gear.includes('camping stove')) return ['oven'];
  const isSmall = gear.some((one) => one === 'microwave' || one === 'kettle');
  return isSmall && !gear.includes('oven') && !gear.includes('hob') ? ['oven', 'hob'] : [];
}

const onlyThese =
  /\b(?:only|just) (?:have|got|has)\b|\b(?:have|got) (?:only|just|nothing but)\b|\ball (?:i|we)(?:'ve)? (?:have|got)\b|\bnothing (?:else|but)\b/iu;

/** "Roast chicken" and "mashed potatoes" are foods to use up only where the wish says that they are left. */
const isDishManner = /^(?:pot[- ]?roast|roast|mashed|grilled|poached|boiled|fried|baked)/iu;

const wantedOf = ({ name, text, ingredientIds, grams, isCooked }: UseUp, isUseUp: boolean) => ({
  ...{ name, ids: new Set(ingredientIds), isUseUp, isCooked },
  ...(grams === undefined ? {} : { grams }),
  isStale: /\b(?:stale|day[- ]old)\b/i.test(text),
});

/** Reads what the selections and the understood wish require of a dish. */
export function readWants(
  selections: Selections,
  requirements: Requirements,
  recentTitles: readonly string[] = [],
): Wants {
  const { course, wants } = requirements;
  const chosen = (selections.Course ?? []).map(keyOf);
  // A cook with a cold asks neither for a "cold soup" nor for what is good cold.
  const replaceCold = (text: string, by: string) =>
    wants.occasions.includes('Unwell') ? text.replace(/\bcolds?\b/giu, by) : text;
  const wantedText = replaceCold(wants.wantedText, 'flu');
  const known = Object.values(coursesMeant).flat().map(keyOf);
  // "Brunch" is a course of the catalogue; "Tea Time" is one only by its meaning.
  const byName = chosen.filter((name) => known.includes(name));
  const besideName = [
    ...wants.diets,
    ...wants.equipment.with,
    // "Caesar salad" with the choice "Chicken" is a chicken Caesar salad.
    ...(selections['Prefer Using'] ?? []),
  ];
  const meant = course ? coursesMeant[course].map(keyOf) : [];
  return {
    // An appliance, a diet or a chosen food may be part of a dish's name: "air fryer salmon", "vegetarian chilli".
    wish: wants.dishWords === '' ? '' : [wants.dishWords, ...besideName].join(', '),
    spareWords: [wants.spareWords, ...besideName].join(' '),
    occasions: wants.occasions,
    textures: wants.textures,
    without: [...wants.equipment.without, ...lackedBy(wants.equipment.with)],
    gear: wants.equipment.with,
    kinds: dishKindsIn(wantedText.replace(goesWith, ' ')),
    notKinds: wants.notKinds,
    wantedText,
    isWish: wants.text !== '',
    hasWishedDiet: wants.diets.length > 0,
    text: replaceCold(wants.text, ''),
    chosen: {
      style: (selections.Style ?? []).length > 0,
      difficulty: (selections.Difficulty ?? []).length > 0,
    },
    isSpecial:
      requirements.styles.includes('Festive') ||
      requirements.leastTotalMinutes !== undefined ||
      requirements.difficulty === 'Hard' ||
      wants.occasions.includes('Sunday lunch'),
    isCheap: requirements.styles.includes('Budget Friendly') && wants.text !== '',
    hasOnlyThese: onlyThese.test(wants.text),
    courses: byName.length > 0 ? byName : meant,
    foods: [
      ...(selections['Prefer Using'] ?? []).map((name) => ({
        name,
        ids: new Set(readPreferred(name)),
        isUseUp: false,
        isCooked: false,
      })),
      ...wants.useUp.map((food) => wantedOf(food, true)),
      ...wants.mentioned.map((food) => {
        const isHeld = food.isCooked && !isDishManner.test(food.text);
        return wantedOf(food, isHeld || food.grams !== undefined);
      }),
    ],
    recentTitles,
    requirements,
  };
}
