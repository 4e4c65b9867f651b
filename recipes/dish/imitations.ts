import { type Food, foodsIn } from '../classify/foods-in.ts';
import { fold } from '../reading/words/fold.ts';
import type { Line } from './lines.ts';

/** The reader drops quotation marks at the end of a title. */
const quoted = /["“„«]([^"“”„«»]{2,40})(?:["”»]|$)/gu;
const claimsToImitate =
  /\b(?:hemp|plant[- ]based|vegan|vegetarian|meat-?free|dairy-?free|egg-?free|nut-?free|mock|faux|fake)[ -]$/i;
/** Milk and cheese of these are no imitations. */
const dairyAnimal = /\b(?:goats?|sheep|ewes?|cows?|buffalo)$/i;

/** Whether the words before a quote name the food that it is made of: hemp “milk”, cauliflower “couscous”. */
function isMadeOfAnother(before: string): boolean {
  if (claimsToImitate.test(before)) return true;
  const food = foodsIn(before).at(-1);
  if (!food || dairyAnimal.test(food.text)) return false;
  const rest = before.slice(food.start + food.text.length);
  return /^(?:[- ]seeds?|[- ]hearts?)?[ -]$/i.test(rest);
}

/**
 * Returns the names in quotation marks that a recipe gives to an imitation, after what it is made of: linseed “egg”, turkey “andouille”.
 * In quotation marks they mean the imitation wherever they stand: a glossy “egg”.
 */
export function namesOfImitations(lines: readonly Line[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ text }) =>
      [...text.matchAll(quoted)].flatMap(({ 1: name = '', index }) =>
        isMadeOfAnother(text.slice(Math.max(0, index - 40), index)) ? [fold(name)] : [],
      ),
    ),
  );
}

/** Whether a food's name stands in quotation marks as the name of an imitation, or as a part of one: “pesto” of “pesto alla Genovese”. */
export function isImitation({ text }: Line, food: Food, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  const end = food.start + food.text.length;
  return [...text.matchAll(quoted)].some(({ 0: whole, 1: name = '', index }) => {
    const isInside = index < food.start && end <= index + whole.length;
    const said = fold(name);
    return isInside && [...names].some((one) => one === said || one.startsWith(`${said} `));
  });
}
