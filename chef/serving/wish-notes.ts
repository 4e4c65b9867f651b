import { sentencesOf } from '../cookbook/coded-text.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { stepText } from '../cookbook/step-text.ts';
import { countIngredients, mostIngredientsIn } from '../finding/count-of-foods.ts';
import { suitsSituation } from '../finding/fit-situation.ts';
import type { FoundDish } from '../finding/rank-dish.ts';
import type { Wants } from '../finding/wants.ts';

/** Returns a note on a dish with more ingredients than the wish wants. */
function countNote(made: CookbookDish, { text }: Wants): string[] {
  const most = mostIngredientsIn(text);
  const count = countIngredients(made);
  return most === undefined || count <= most
    ? []
    : [`It has ${count} ingredients besides salt, pepper and oil; you asked for ${most}.`];
}

/** Returns a note on a vegan dish that nobody asked for, chosen since it keeps what is ruled out. */
function dietNote({ isForOthers, isAsked, dish }: FoundDish, { requirements }: Wants): string[] {
  const isVegan = isAsked && isForOthers && /^vegan\b/iu.test(dish.title);
  return isVegan && requirements.bans.length > 0
    ? ['This is the vegan version: the usual one cannot be made without what you ruled out.']
    : [];
}

/** Blended in part only, so that pieces remain. */
const inPart = /\b(?:half|third|part|some|rough\w*|coarse\w*|briefly|pulses?)\b/iu;

const isBlended = ({ steps }: CookbookDish): boolean =>
  steps
    .flatMap((step) => sentencesOf(stepText(step)))
    .some((one) => /\b(?:blend\w*|pur[ée]e\w*|sieve|liquidise)\b/iu.test(one) && !inPart.test(one));

/** Returns a note on how a soup with pieces becomes as smooth as the wish wants it. */
const smoothNote = (made: CookbookDish, { textures }: Wants): string[] =>
  textures.some((name) => /^(?:smooth|velvety)$/.test(name)) &&
  made.courses.includes('Soup') &&
  !isBlended(made)
    ? ['It keeps its pieces: for a smooth soup, blend it at the end.']
    : [];

/** Returns a note on a dish without the hidden vegetables of a wish. */
const hiddenNote = ({ known }: FoundDish, { occasions }: Wants): string[] =>
  occasions.includes('Hidden vegetables') && (suitsSituation(known, 'Hidden vegetables') ?? 1) < 0.5
    ? ['No vegetables are hidden in it: a grated carrot or courgette can cook in its sauce.']
    : [];

/** A cook notices what is left of a food from this share on. */
const usedUp = 0.7;

/** Returns a note on a food of which the cook has much more than the dish takes. */
function restNote(
  { known }: FoundDish,
  { foods }: Wants,
  servings: number,
  said: readonly string[],
): string[] {
  if (said.some((note) => note.startsWith('Made for '))) return [];
  return foods.flatMap((food) => {
    const { grams, isUseUp, name } = food;
    const held = known.held.filter(({ id }) => food.ids.has(id));
    if (grams === undefined || !isUseUp || held.length === 0 || grams < leastGrams) return [];
    const used = (held.reduce((sum, one) => sum + one.grams, 0) * servings) / known.dish.servings;
    return used > 0 && used < usedUp * grams
      ? [`It uses about ${inRoundGrams(used)} of what you have of this: ${name}.`]
      : [];
  });
}
const leastGrams = 200;
const inRoundGrams = (grams: number): string =>
  grams >= 1000 ? `${Math.round(grams / 100) / 10} kg` : `${Math.round(grams / 10) * 10} g`;

/** Returns notes on what a wish says about the whole dish and the made dish is not. */
export const wishNotesOf = (
  found: FoundDish,
  made: { dish: CookbookDish; servings: number },
  wants: Wants,
  said: readonly string[],
): string[] => [
  ...dietNote(found, wants),
  ...countNote(made.dish, wants),
  ...hiddenNote(found, wants),
  ...smoothNote(made.dish, wants),
  ...restNote(found, wants, made.servings, said),
];
