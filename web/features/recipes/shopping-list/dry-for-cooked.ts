import { niceNumber } from '#recipes/measures/nice-number.ts';
import { printNumber, readNumber } from '#recipes/measures/numbers.ts';

/** How many times its dry weight a food weighs when it is cooked. Cooked pulses, beetroot and meat are sold so: they are not here. */
const growth: readonly (readonly [RegExp, number])[] = [
  [/\b(?:rice|quinoa|bulgur|barley|farro|spelt|freekeh|millet)\b(?! (?:noodles|cakes?|paper))/i, 3],
  [/\b(?:couscous|pasta|spaghetti|macaroni|penne|fusilli|orzo|linguine|tagliatelle)\b/i, 2.25],
];
const cooked = /\b(?:(?:cold|hot|warm|leftover|day-old|freshly|pre-?)[ -]?)*cooked\s+/i;
/** Sold cooked, in a pouch. */
const sold = /\b(?:pouch(?:es)?|packets?|packs?|pre-?cooked|microwaveable)\b/i;

/** Multiples to which an amount of a unit is rounded, from the coarsest to the finest. */
const steps: Readonly<Record<string, readonly number[]>> = {
  g: [50, 25, 10, 5],
  oz: [1, 0.5],
  lb: [0.5, 0.25],
  cup: [0.25],
  cups: [0.25],
};

/** Divides "300 g" or "1½ cups". @returns null if the amount is no weight and no cups */
function dividedBy(amount: string, times: number): string | null {
  const found = /^(.+?)\s?(kg|g|oz|lb|cups?)$/.exec(amount.replaceAll('\u00a0', ' '));
  const [, count = '', written = ''] = found ?? [];
  const [unit, each] = written === 'kg' ? ['g', 1000] : [written, 1];
  const number = readNumber(count);
  if (number === undefined) return null;
  const dry = niceNumber((number * each) / times, steps[unit] ?? [1]);
  const isCups = unit.startsWith('cup');
  return `${printNumber(dry)}\u00a0${isCups ? (dry > 1 ? 'cups' : 'cup') : unit}`;
}

/**
 * Returns what to buy for a food that is cooked at home before the recipe begins: "300 g cooked rice" → 100 g rice, "for 300 g
 * cooked". Null for every other food.
 */
export function dryForCooked(
  amount: string,
  what: string,
): { amount: string; what: string; note: string } | null {
  const times = growth.find(([food]) => food.test(what))?.[1];
  if (!times || !cooked.test(what) || sold.test(what) || sold.test(amount)) return null;
  const dry = dividedBy(amount, times);
  const food = what.replace(cooked, '');
  const note = amount === '' ? 'to cook' : `for ${amount} cooked`;
  return { amount: dry ?? '', what: food, note };
}
