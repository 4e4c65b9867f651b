import { listInWords } from '#contract/list-in-words.ts';
import { type CookbookDish, type DishIngredient, isPart, type Segment } from '../cookbook/dish.ts';
import { heatLevelOf } from '../cookbook/heat-level.ts';
import { gramsUsed } from '../cookbook/printing/amounts.ts';
import { tastesSweet } from '../cookbook/tastes-sweet.ts';
import { dividedBeforeServing, wordsIn } from './adding/place-food.ts';
import { heatOf, isHot } from './heat-of.ts';
import { scaleFoods } from './scale-foods.ts';

/** A dish that was changed beyond its choices, with notes about the changes. */
export type Changed = { dish: CookbookDish; notes: string[] };

/** Whether chilli suits the dish at all: false for desserts, drinks and sweet breakfasts. */
const takesHeat = (dish: CookbookDish): boolean => !tastesSweet(dish) && !isPart(dish);

/**
 * How hot each level is: teaspoons of chilli flakes a serving, below the middle of the cookbook's own dishes of the level, since flakes that
 * are scattered over at the end are tasted first.
 */
const heats = {
  touch: { perServing: 0.0625, level: 'Mild Heat', said: 'mildly warm', timesAtLeast: 1 },
  little: { perServing: 0.1875, level: 'Medium Heat', said: 'warm', timesAtLeast: 2 },
  more: { perServing: 0.375, level: 'Hot and Spicy', said: 'hot', timesAtLeast: 2 },
  most: { perServing: 0.625, level: 'Extra Hot', said: 'very hot', timesAtLeast: 3 },
} as const;
/** "touch" and "little" add mild and medium heat, "more" and "most" make a dish hot and very hot. */
export type MoreHeat = keyof typeof heats;

/** A dish counts as hot enough from this share of a level on. */
const enough = 0.7;
/** The chilli that a dish has is multiplied by no more, or it would take over; flakes do the rest. */
const mostTimes = 4;
const timesInWords = ['', '', 'twice', 'three times', 'four times'];

/** Whether an ingredient only adds heat. One that is weighed in grams also makes the sauce, so doubling it would change the dish. */
const isSpoonedHeat = (one: DishIngredient): boolean =>
  isHot(one) &&
  !/\b(?:paste|mild|sweet|doubanjiang|gochujang|harissa|sambal)\b/i.test(one.name) &&
  one.uses.every(({ amount }) => amount?.unit !== 'g');

/** A serving with more chilli powder than this is bitter, and the checks find it. */
const mostPowderG = 10;
const isPowder = ({ pantryId }: DishIngredient): boolean =>
  /^(?:gochugaru|chilli-(?:flakes|powder)|cayenne|aleppo-pepper)$/.test(pantryId);

/** Returns how many times its chilli powder a dish can take. */
function mostTimesOf({ ingredients, servings }: CookbookDish): number {
  const grams = ingredients.filter(isPowder).reduce((sum, one) => sum + gramsUsed(one), 0);
  return grams === 0 ? mostTimes : Math.max(1, Math.floor((mostPowderG * servings) / grams));
}

/** Multiplies the chilli that a dish has, by how much it lacks for a level. */
function timesHeat(dish: CookbookDish, more: MoreHeat): { dish: CookbookDish; words: string[] } {
  const { level, timesAtLeast } = heats[more];
  const isMilder = heatLevelOf(dish) < heatLevelOf({ spiceLevel: level });
  const least = isMilder ? timesAtLeast : 1;
  const lacks = heats[more].perServing / Math.max(heatOf(dish), 0.01);
  const wanted = Math.max(least, Math.min(mostTimes, Math.round(lacks)));
  const factor = Math.min(wanted, mostTimesOf(dish));
  if (factor === 1) return { dish, words: [] };
  const { dish: scaled, names } = scaleFoods(dish, isSpoonedHeat, factor);
  return {
    dish: scaled,
    words: names.length > 0 ? [`${timesInWords[factor]} the ${listInWords(names)}`] : [],
  };
}

/** Returns the teaspoons of flakes that a dish lacks for a level; at least half of the level where its own chilli cannot be multiplied. */
function flakesFor(dish: CookbookDish, more: MoreHeat, isMultiplied: boolean): number {
  const { perServing } = heats[more];
  const lacks = perServing - heatOf(dish);
  if (!isMultiplied) return Math.max(lacks, 0.5 * perServing) * dish.servings;
  return lacks > (1 - enough) * perServing ? lacks * dish.servings : 0;
}

const dryTechniques = new Set(['Baking', 'Roasting', 'Air Frying', 'Grilling']);
const drySpices =
  /^(?:black-pepper|paprika|smoked-paprika|garlic-powder|onion-powder|cumin|cayenne)$/;

/** Where chilli flakes go: a step, the number of its segments before them, and the words around them. */
type Spot = { dish: CookbookDish; step: number; behind: number; before: string; after: string };

const isRubbed = /\b(?:rub|toss|coat|turn|mix|dust|season|shake|massage)/i;
const isBoiled = /\b(?:simmer|boil|poach|water|stock|sauce|dough|batter)/i;

/** Returns before which of its segments flakes join the list of a spice: ", 1 tsp chilli flakes"; undefined where no list goes on. */
function placeInList(segments: readonly Segment[], spice: number): number | undefined {
  const words = (at: number) => (segments[at]?.kind === 'text' ? segments[at].text : undefined);
  const isFood = (at: number) => segments[at]?.kind === 'ingredient';
  if (/^(?:, | and )$/.test(words(spice + 1) ?? '') && isFood(spice + 2)) return spice + 1;
  return words(spice - 1) === ' and ' && isFood(spice - 2) ? spice - 1 : undefined;
}

/** Returns the place among the dry spices that a roasted or baked dish is rubbed with; undefined for other dishes. */
function amongSpices(dish: CookbookDish): Spot | undefined {
  if (!dish.techniques.some((one) => dryTechniques.has(one))) return undefined;
  if (dish.ingredients.some(({ pantryId }) => pantryId === 'chilli-flakes')) return undefined;
  for (const [step, one] of dish.steps.slice(0, -1).entries()) {
    const words = wordsIn(one);
    if (!isRubbed.test(words) || isBoiled.test(words)) continue;
    const { segments } = one;
    const spice = segments.findIndex(
      (part) =>
        part.kind === 'ingredient' &&
        part.amount?.unit === 'tsp' &&
        drySpices.test(dish.ingredients[part.ingredient]?.pantryId ?? ''),
    );
    const behind = spice < 0 ? undefined : placeInList(segments, spice);
    if (behind !== undefined) return { dish, step, behind, before: ', ', after: '' };
  }
  return undefined;
}

function atTheEnd(whole: CookbookDish): Spot {
  const { dish, behind } = dividedBeforeServing(whole);
  return { dish, step: dish.steps.length - 1, behind, before: ' Scatter over ', after: '.' };
}

/** Adds chilli flakes; undefined when chilli does not suit the dish. */
function withFlakes(
  whole: CookbookDish,
  teaspoons: number,
): { dish: CookbookDish; isAtEnd: boolean } | undefined {
  if (whole.steps.length === 0 || !takesHeat(whole) || teaspoons === 0) return undefined;
  const rubbed = amongSpices(whole);
  const { dish, step, behind, before, after } = rubbed ?? atTheEnd(whole);
  const value = Math.max(0.25, Math.round(4 * teaspoons) / 4);
  const amount = { value, unit: 'tsp' as const, isFixed: false };
  const flakes: DishIngredient = {
    ...{ name: 'chilli flakes', pantryId: 'chilli-flakes', role: 'heat', isOptional: false },
    ...{ notes: [], uses: [{ step }] },
  };
  const added: Segment[] = [
    { kind: 'text', text: before },
    { kind: 'ingredient', ingredient: dish.ingredients.length, text: flakes.name, amount },
    { kind: 'text', text: after },
  ];
  const steps = dish.steps.map((one, at) =>
    at === step ? { ...one, segments: one.segments.toSpliced(behind, 0, ...added) } : one,
  );
  return {
    dish: { ...dish, ingredients: [...dish.ingredients, flakes], steps },
    isAtEnd: rubbed === undefined,
  };
}

/** Returns a dish whose hot ingredients are no longer optional: they are asked for. */
const withItsHeat = (dish: CookbookDish): CookbookDish => ({
  ...dish,
  ingredients: dish.ingredients.map((one) => (isHot(one) ? { ...one, isOptional: false } : one)),
});

function withMoreHeat(dish: CookbookDish, more: MoreHeat): Changed | undefined {
  const { said, level } = heats[more];
  const { dish: multiplied, words } = timesHeat(withItsHeat(dish), more);
  const flaked = withFlakes(multiplied, flakesFor(multiplied, more, words.length > 0));
  if (words.length === 0 && !flaked) return undefined;
  const [times] = words;
  const when = flaked?.isAtEnd ? ' at the end' : '';
  const note =
    times === undefined
      ? `Chilli flakes make it ${said}${when}.`
      : `Hotter than usual: ${times}${flaked ? `, and chilli flakes${when}` : ''}.`;
  return { dish: { ...(flaked?.dish ?? multiplied), spiceLevel: level }, notes: [note] };
}

/** Halves the hot ingredients, or takes a quarter of them where half is still too much for mild heat. */
function withLessHeat(dish: CookbookDish): Changed | undefined {
  const isVeryHot = heatOf(dish) > 8 * heats.touch.perServing;
  const { dish: scaled, names } = scaleFoods(dish, isHot, isVeryHot ? 0.25 : 0.5);
  if (names.length === 0) return undefined;
  return {
    dish: { ...scaled, spiceLevel: heats.touch.level },
    notes: [`Milder than usual: ${isVeryHot ? 'a quarter of' : 'half'} the ${listInWords(names)}.`],
  };
}

/** Whether a dish is as hot as a level, by the chilli that is in it. */
export const isAsHot = (dish: CookbookDish, more: MoreHeat): boolean =>
  heatOf(dish) >= enough * heats[more].perServing;

/**
 * Returns a dish with more or less heat. Multiplies or divides the hot ingredients; where they are too few for the wanted level, it
 * adds chilli flakes to the spices that it is rubbed with, or at the end.
 * @returns undefined when there is no heat to reduce, or when chilli does not suit the dish
 */
export const changeHeat = (dish: CookbookDish, wanted: MoreHeat | 'less'): Changed | undefined =>
  wanted === 'less' ? withLessHeat(dish) : withMoreHeat(dish, wanted);
