import { smallChild } from '#recipes/selections/wish/dish-kinds.ts';
import { isPart } from '../cookbook/dish.ts';
import { costs } from './costs.ts';
import type { Known } from './known-dish.ts';
import type { NameMatch } from './match-dish.ts';
import type { Wants } from './wants.ts';

/** Courses that are not a meal, although they may accompany one. */
const secondary = new Set(['side dish', 'snack', 'dessert', 'appetizer', 'drink', 'breakfast']);
const isMealtime = ({ courses }: Wants): boolean =>
  courses.includes('dinner') || courses.includes('lunch');

/** Whether a wish asks for a part by its name and for nothing else: "puff pastry". "Teriyaki" for dinner is not the sauce. */
function isAlone({ dish }: Known, match: NameMatch | undefined, wants: Wants): boolean {
  const { foods, notKinds, requirements } = wants;
  if (match?.named === undefined || foods.some(({ isUseUp }) => isUseUp)) return false;
  // "Vegan mayonnaise" asks for the sauce; "pasta, not tomato" does not ask for a dough.
  return dish.path.startsWith('sauces/')
    ? !isMealtime(wants)
    : foods.length + notKinds.length + requirements.bans.length <= 1;
}

/** Whether a dish is only a part of others that the wish does not ask for alone. */
export const isOnlyPart = (known: Known, match: NameMatch | undefined, wants: Wants): boolean =>
  isPart(known.dish) && wants.isWish && !isAlone(known, match, wants);

/**
 * Whether a dish is a jam, a chutney, a sauce or a dough although nothing was typed: it is eaten with something, and is no side dish or
 * breakfast. Pickles are a side dish where pickling was chosen.
 */
export const isPartUnasked = ({ dish }: Known, { isWish, requirements }: Wants): boolean =>
  isPart(dish) &&
  !isWish &&
  !(requirements.techniques.includes('Pickling') && dish.techniques.includes('Pickling'));

/** A dish with less energy per serving is no whole lunch or dinner. */
const lightKcal = 250;

/** How clearly a wish says what kind of dish it should be. */
export type Clarity = {
  /** Whether some dish has a name that the wish contains. */
  hasNamed: boolean;
  /** Whether the wish contains words of names, foods or traits. */
  isHeard: boolean;
};

/** Returns the cost of a dish that is no meal, while the wish names no course. */
function costOfNoMeal(known: Known, wants: Wants, { hasNamed, isHeard }: Clarity): number {
  if (known.isMeal || wants.courses.length > 0) return 0;
  const isOpen = wants.isWish && wants.foods.length === 0;
  if (!isHeard) return costs.noMeal * (isOpen ? 3 : 1);
  return isOpen && !hasNamed ? costs.noMeal : 0;
}

/** Names of dishes that nobody but a baby eats. */
const forBabies =
  /\b(?:(?<!dutch )baby (?:food|pur[ée]e|pancakes?|porridge|pasta|rice|led|muffins?)|baby-led|teething|smash cake|wean(?:ing)?)\b/iu;

const childPattern = new RegExp(smallChild, 'iu');

/** Whether a dish is for babies and the cook asks for none. */
const isForNoBaby = ({ names }: Known, { isWish, text, requirements }: Wants): boolean =>
  forBabies.test(names) &&
  !(isWish && (childPattern.test(text) || requirements.wants.occasions.includes('Toddler')));

/** Words that ask for a breakfast without its name. */
const asksForBreakfast =
  /\b(?:breakfasts?|brekk?ie|brekfast|brunch|morning|wake|eggs?|pancakes?|oats?|porridge|granola|muesli|toast|waffles?|smoothie)\b/iu;

/** Whether a dish is a breakfast first of all, where neither a course nor the words of a wish ask for one. */
const isBreakfastUnasked = ({ keys }: Known, { isWish, courses, text }: Wants): boolean =>
  isWish && courses.length === 0 && keys.courses[0] === 'breakfast' && !asksForBreakfast.test(text);

/** Whether a dish is eaten with a fork, where the wish asks for something to nibble and names no course. */
const isNoNibble = ({ keys }: Known, { isNibble, courses, foods }: Wants): boolean =>
  isNibble &&
  courses.length === 0 &&
  foods.length === 0 &&
  !keys.courses.some((course) => course === 'snack' || course === 'appetizer');

/** Returns the cost of a dish whose course does not fit a wish: a side for dinner, a drink, a bread, a stock. */
export function costOfCourse(
  known: Known,
  wants: Wants,
  match: NameMatch | undefined,
  clarity: Clarity,
): number {
  const noMeal = costOfNoMeal(known, wants, clarity);
  const part = isOnlyPart(known, match, wants) ? costs.part : 0;
  if (match?.named !== undefined) return noMeal + part;
  const [first = ''] = known.keys.courses;
  const isDrink = first === 'drink' && !wants.courses.includes('drink');
  const isMeal = isMealtime(wants);
  return (
    noMeal +
    part +
    (isDrink ? costs.drink : 0) +
    (isNoNibble(known, wants) ? costs.nibble : 0) +
    (isForNoBaby(known, wants) ? costs.forBabies : 0) +
    (isBreakfastUnasked(known, wants) ? costs.breakfast : 0) +
    (wants.isWish && known.dish.path.startsWith('bread') ? costs.bread : 0) +
    (isMeal && secondary.has(first) ? costs.secondCourse : 0) +
    (isMeal && known.energyKcal < lightKcal ? costs.light : 0) +
    (!isMeal && wants.courses.length > 0 && !wants.courses.includes(first) ? costs.elsewhere : 0)
  );
}
