import { singular } from '../../pantry/words.ts';
import { numberWordsInDigits } from '../number-words.ts';
import { readIngredientLine } from '../read-line.ts';
import { growthOf, type Scaling } from './how-it-scales.ts';
import { numberPattern, scaleAmount } from './scale-amount.ts';
import { scaleLine } from './scale-line.ts';

const amountsPattern = new RegExp(String.raw`(?<![\p{L}\d.,/°×x-])(?<!\d )${numberPattern}`, 'gu');
const measuredPattern =
  /^(?:\s*(?:-|–|to)\s*[\d¼½¾⅓⅔][\d¼½¾⅓⅔./ ]*)?\s*(?:g|kg|ml|cl|dl|l|grams?|kilos?|litres?|liters?|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|pints?|quarts?|sticks? (?:of )?butter|handfuls?|tins?|cans?|jars?|knobs?|sprigs?|bunch(?:es)?)\b\.?/i;
const notAnAmount =
  /^(?:\s*(?:-|–|to)\s*\d+)?\s*(?:-?\s*(?:minutes?|mins?|hours?|hrs?|seconds?|secs?|days?|%|°|º|degrees?|cm|mm|inch|in\.|"|times?|batches|more|at a time)\b|%|°)/i;
const packSize =
  /^\s*-?(?:g|kg|ml|l|oz|ounces?)\b\)?\s*(?:tins?|cans?|jars?|packs?|packets?|cartons?)\b/i;
/** "2 × 400 g tins": a number of packs of one size. */
const packsPattern =
  /^[\d¼½¾⅓⅔][\d¼½¾⅓⅔./ ]*\s*[x×]\s*\d+(?:\.\d+)?\s*(?:g|kg|ml|cl|l|oz)\s+(?:tins?|cans?|jars?|packs?|packets?|cartons?)\b/i;
/** Amounts that stay: "a 2 l dish" is a size, and "2 eggs per person" already depends on the number of people. */
const staysPattern =
  /^\s*-?(?:l|litres?|liters?|ml|quarts?|qt|pints?|cups?)\b\.?[\s-]+(?:\p{L}+[\s-]){0,2}?(?:dish|pan|saucepan|casserole|pot|bowl|tin|mould|mold|jug|container|basin|slow cooker|loaf)\b|^[^,.;:()]*\b(?:per|for each)\s+(?:person|serving|portion|plate|guest|head|bowl|piece)\b/iu;
const dishedPattern =
  /\b(among|between|into|onto|on)\s+(\d+)\s+((?:\p{L}+\s+)?(?:plates?|bowls?|portions?|servings?|glasses|people|mugs?))\b/giu;

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular);

/** Returns the nouns that the ingredient list counts: "2 onions", "3 garlic cloves". */
function countedNouns(ingredients: readonly string[]): Set<string> {
  const nouns = ingredients.flatMap((line) => {
    const { amount, unit, food } = readIngredientLine(line);
    if (amount === undefined || (unit && unit.base !== 'count')) return [];
    return [...wordsIn(food).slice(-1), ...(unit ? [unit.name] : [])];
  });
  return new Set(nouns.filter((noun) => noun.length > 2));
}

/** "2 large onions": whether one of the next three words is a noun that the list counts. */
function isCount(after: string, nouns: ReadonlySet<string>): boolean {
  const [phrase = ''] = after.split(/[,.;:()]/);
  if (/\bat a time\b|\beach\b/i.test(phrase)) return false;
  return (
    /^\s+\p{L}/u.test(phrase) &&
    wordsIn(phrase)
      .slice(0, 3)
      .some((word) => nouns.has(word))
  );
}

const spokenPattern = /\b(?:two|three|four|five|six|eight|ten|twelve)(?=\s)/gi;

/** Writes spelled-out counts of tins and listed foods in digits, so that they scale: "the two tins" → "the 2 tins". */
function countsInDigits(text: string, nouns: ReadonlySet<string>): string {
  return text.replace(spokenPattern, (word, index: number) => {
    const after = text.slice(index + word.length);
    const isOfFood = /^\s+(?:tins?|cans?|jars?)\b/i.test(after) || isCount(after, nouns);
    return isOfFood && !/^\s+\p{L}+\s+of\b(?<!(?:tin|can|jar)s?\s+of)/iu.test(after)
      ? numberWordsInDigits(word + after).slice(0, -after.length)
      : word;
  });
}

/** Returns the length of the common suffix of two texts. */
function sharedEnd(one: string, other: string): number {
  let count = 0;
  while (count < other.length && one.at(-1 - count) === other.at(-1 - count)) count++;
  return count;
}

export type Servings = { from: number; to: number };

/**
 * Scales a step for more or fewer servings: the amounts of foods grow, and the counts of plates and portions change to the
 * new servings. Times, temperatures, sizes, batches and step numbers stay.
 */
export function scaleStep(
  written: string,
  ingredients: readonly string[],
  scaling: Scaling,
  servings?: Servings,
): string {
  if (scaling.factor === 1) return written;
  const nouns = countedNouns(ingredients);
  const text = countsInDigits(written, nouns);
  let out = '';
  let from = 0;
  for (const { 0: number, index } of text.matchAll(amountsPattern)) {
    if (index < from) continue;
    const after = text.slice(index + number.length);
    const [packs] = packsPattern.exec(text.slice(index)) ?? [];
    if (packs !== undefined) {
      out += text.slice(from, index) + scaleLine(packs, scaling);
      from = index + packs.length;
      continue;
    }
    if (notAnAmount.test(after) || packSize.test(after) || staysPattern.test(after)) continue;
    if (!measuredPattern.test(after) && !isCount(after, nouns)) continue;
    const scaled = scaleAmount(text.slice(index), (rest, unitName) => {
      const [food = ''] = rest.split(
        /[,.;:(]|\b(?:and|then|into|to|with|in|over|for|from|until)\b/,
      );
      return growthOf(food, unitName, scaling);
    });
    if (!scaled) continue;
    // Write the noun in its new form (singular or plural); after it the original text continues.
    const same = sharedEnd(text, scaled.rest);
    out +=
      text.slice(from, index) + scaled.written + scaled.rest.slice(0, scaled.rest.length - same);
    from = text.length - same;
  }
  const grown = out + text.slice(from);
  if (!servings) return grown;
  return grown.replace(dishedPattern, (all, word: string, count: string, what: string) =>
    Number(count) === servings.from ? `${word} ${servings.to} ${what}` : all,
  );
}
