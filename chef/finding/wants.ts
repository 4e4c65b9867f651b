import type { Selections } from '#contract/constraint-labels.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { Course, Requirements } from '#recipes/selections/requirements.ts';
import { withoutBeside } from '#recipes/selections/wish/eaten-beside.ts';
import { dishKindsIn } from '#recipes/selections/wish/not-kinds.ts';
import { blankReasons } from '#recipes/selections/wish/reasons.ts';
import { isSaladBeside, withoutPlainSides } from './beside-dish.ts';
import { mostIngredientsIn } from './count-of-foods.ts';
import { gearNeededFor } from './fit-gear.ts';
import { coldDishesIn, foodsOf } from './foods-of-wish.ts';
import type { WantedFood } from './wanted-food.ts';

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
  chosen: { style: boolean; difficulty: boolean; heat: boolean; time: boolean };
  /** Whether the wish asks for a cheap dish. */
  isCheap: boolean;
  /** Whether the kitchen holds nothing but the foods that the wish names. */
  hasOnlyThese: boolean;
  /** The most ingredients that the wish wants. */
  mostIngredients?: number;
  /** Whether it asks for something to nibble. */
  isNibble: boolean;
  /** Whether it lists foods that the kitchen holds. */
  isAtHand: boolean;
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
  /\b(?:only|just) (?:have|got|has)\b|\b(?:have|got) (?:only|just|nothing but)\b|\ball (?:i|we)(?:'ve)? (?:have|got)\b|\bnothing (?:else|but)\b|\b(?:no|without|can'?t go|not going) (?:to (?:the )?)?(?:shops?|shopping|supermarket|store)\b|\bthat(?:'s| is) (?:it|all)\b/iu;
/** Words for what is eaten by the handful: "something crunchy and salty while watching the match". */
const nibble =
  /\b(?:nibbl\w+|munch\w*|snacks?|pick at)\b|\b(?:something|anything|things?) (?:crunchy|crispy|salty|savou?ry)\b(?:(?! dinner| lunch| supper| meal).)*\b(?:match|game|football|film|movie|watch\w*|drinks|beers?|telly|tv)\b/iu;
/** Words of a wish that lists what is in the kitchen. */
const atHand = /\b(?:have|got|there(?:'s| is| are)|left|use up)\b/iu;

/** A size that is left behind where its noun is no word of the dish: "roast beef, tiny" of "tiny oven". */
const sayings = /[,\s]*\bdo(?:n['’]?t| not) hold back\b/giu;
const sizeOfNothing = /[\s,]+(?:tiny|small|mini|narrow)\s*(?=,|$)/giu;

const timeLabels = ['Time Target', 'Prep Time', 'Cook Time'] as const;

/** Returns the keys of the courses that the dish may be. "Brunch" is a course of the catalogue; "Tea Time" is one only by its meaning. */
function coursesOf(chosen: readonly string[], course: Course | undefined): string[] {
  const known = Object.values(coursesMeant).flat().map(keyOf);
  const byName = chosen.map(keyOf).filter((name) => known.includes(name));
  const meant = course ? coursesMeant[course].map(keyOf) : [];
  return byName.length > 0 ? byName : meant;
}

/** Whether the cook asks for a feast or a challenge, for which no dish takes too long. */
const isSpecial = ({ styles, leastTotalMinutes, difficulty, wants }: Requirements): boolean =>
  styles.includes('Festive') ||
  leastTotalMinutes !== undefined ||
  difficulty === 'Hard' ||
  wants.occasions.includes('Sunday lunch');

/** Returns the equipment that the wish names and the appliance that a chosen technique needs. */
const gearOf = ({ techniques, wants: { equipment } }: Requirements): string[] => [
  ...new Set([...equipment.with, ...gearNeededFor(techniques)]),
];

/** Returns the words of a wish that are about its dish, without who makes it, why and what is eaten beside it. */
const wordsOfDish = (words: string): string =>
  withoutPlainSides(
    withoutBeside(blankReasons(words.replace(sayings, ' ').replace(sizeOfNothing, ' '))),
  ).trim();

/** Returns a wish without the sides that are there already and without who makes the dish; the whole wish where nothing else is left. */
const textOfDish = (text: string): string => {
  const own = withoutPlainSides(text).trim();
  return own === '' ? text : own;
};

/** Reads what the selections and the understood wish require of a dish. */
export function readWants(
  selections: Selections,
  requirements: Requirements,
  recentTitles: readonly string[] = [],
): Wants {
  const { wants } = requirements;
  const { occasions, textures, equipment, diets, notKinds, text } = wants;
  // A cook with a cold asks neither for a "cold soup" nor for what is good cold.
  const replaceCold = (words: string, by: string) =>
    occasions.includes('Unwell') ? words.replace(/\bcolds?\b/giu, by) : words;
  const wantedText = withoutBeside(blankReasons(replaceCold(wants.wantedText, 'flu')));
  const dishWords = wordsOfDish([wants.dishWords, ...coldDishesIn(text)].join(' '));
  // An appliance, a diet or a chosen food may be part of a dish's name: "air fryer salmon", "vegetarian chilli".
  // "Caesar salad" with the choice "Chicken" is a chicken Caesar salad.
  // "Red lentil soup" with the choice "Turkish" is a Turkish red lentil soup.
  const mostIngredients = mostIngredientsIn(text);
  const hasSalad = isSaladBeside(text);
  const { 'Prefer Using': preferred = [], Cuisine: cuisines = [] } = selections;
  const besideName = [...diets, ...equipment.with, ...preferred, ...cuisines];
  return {
    ...{ occasions, textures, notKinds, wantedText, recentTitles, requirements },
    wish: dishWords === '' ? '' : [dishWords, ...besideName].join(', '),
    spareWords: [wants.spareWords, ...besideName].join(' '),
    without: [...equipment.without, ...lackedBy(equipment.with)],
    gear: gearOf(requirements),
    kinds: dishKindsIn(wantedText).filter((kind) => !(hasSalad && kind === 'salad')),
    isWish: text !== '',
    hasWishedDiet: diets.length > 0,
    text: textOfDish(replaceCold(text, '')),
    chosen: {
      style: (selections.Style ?? []).length > 0,
      difficulty: (selections.Difficulty ?? []).length > 0,
      heat: (selections['Spice Level'] ?? []).length > 0,
      time: timeLabels.some((label) => (selections[label] ?? []).length > 0),
    },
    isSpecial: isSpecial(requirements),
    isCheap: requirements.styles.includes('Budget Friendly') && text !== '',
    hasOnlyThese: onlyThese.test(text),
    isAtHand: atHand.test(text),
    isNibble: nibble.test(text),
    ...(mostIngredients === undefined ? {} : { mostIngredients }),
    courses: coursesOf(
      selections.Course ?? [],
      hasSalad && requirements.course === 'salad' ? undefined : requirements.course,
    ),
    foods: foodsOf(selections, wants),
  };
}
