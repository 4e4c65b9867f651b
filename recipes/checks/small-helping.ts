import type { Food } from '../classify/foods-in.ts';
import type { Line } from '../dish/lines.ts';
import { countLine } from '../nutrition/count-nutrition.ts';
import type { Tag } from '../pantry/tags.ts';
import type { Ban } from '../selections/requirements.ts';

/** Checks whether a food is the ingredient that a diet allows in small helpings, or a single ingredient of that kind. */
const isOfKind = ({ ingredientIds, contains }: Food['entry'], key: string): boolean =>
  ingredientIds[0] === key || (ingredientIds.length === 1 && contains.has(key as Tag));

/** Tolerance for helpings, because spoons are not filled exactly. */
const helpingSpread = 1.1;

const namesPureSpelt = /\b(?:pure|100 ?%|only) (?:wholemeal )?spelt\b/i;
const limitsClaim =
  /\b(?:not|no|never|non|without|half|part|partly|mostly|mainly|nearly|almost|least|up to)\b|n['’]t\b/i;
const madeOnlyOf = /\bmade only (?:of|from|with) ([^;()]+)/i;
const ofSpelt =
  /^(?:(?:wholemeal|white) )?(?:spelt(?: flour)?|water|(?:sea )?salt|(?:spelt )?(?:sourdough )?starter)$/i;
const isOfSpelt = (text: string): boolean => ofSpelt.test(text) || /\bspelt\b/i.test(text);

/** Checks whether a line says that its bread is of spelt alone: "pure spelt sourdough", "made only of spelt flour, water and salt". */
function isPureSpelt({ text, foods }: Line): boolean {
  if (limitsClaim.test(text) || !foods.every((food) => isOfSpelt(food.text))) return false;
  const parts = madeOnlyOf.exec(text)?.[1]?.split(/,\s*(?:and )?| and /i);
  return parts ? parts.every((part) => ofSpelt.test(part.trim())) : namesPureSpelt.test(text);
}

const plainWords =
  /\b(?:pitted|stoned|seedless|dried|soft|plump|whole|chopped|sliced|halved|large|small|jumbo|golden|black|red|chinese|turkish|medjool|deglet|nou?r|organic|natural|unsweetened|unsulphured|ready-to-eat)\b/gi;

/** Checks whether a line lists dried fruit as it is, and no more of it: not "sugared dates", "prune juice" or "dates, plus extra to serve". */
function isPlainFruit({ text, foods }: Line): boolean {
  if (!foods.every(({ entry }) => isOfKind(entry, 'dried-fruit'))) return false;
  if (/\b(?:paste|pur[eé]e|syrup|juice|plus|extra|more|serve|serving|taste)\b/i.test(text))
    return false;
  const words = foods.reduce(
    (rest, food) => rest.replace(food.text, ''),
    countLine(text).read.food,
  );
  return /^[\s,-]*$/.test(words.replace(plainWords, ''));
}

/** What the listed lines of a food must say for it to have a helping: many a spelt loaf is half wheat. */
const lineMustSay: Partial<Record<string, (line: Line) => boolean>> = {
  'spelt-sourdough': isPureSpelt,
  'dried-fruit': isPlainFruit,
};

/** Whether a food is a bread whose line names what it is made of, so that these foods are its parts. */
export const isPureBread = ({ entry }: Food): boolean =>
  lineMustSay[entry.ingredientIds[0] ?? ''] === isPureSpelt;

const plusMore =
  /\b(?:plus|and) (?:a (?:few|little|bit) )?(?:extra|more)\b|\b(?:extra|more) (?:to|for) \w+/i;
const amountBefore =
  /(?:\d[\d./¼½¾]*|[¼½¾]|\b(?:an?|half an?|one|two|three|four|five|six|eight|ten|twelve)\b)\s*(?:(?:g|kg|ml|l|tbsp|tsp|cups?|handfuls?|tablespoons?|teaspoons?|oz|lb)\s+(?:of\s+)?)?(?:[\p{L}-]+\s+)?$/iu;

/**
 * Returns the grams that a step or tip states for a food: 200 for "stir in 200 g dates". Returns 0 if it states none, and infinity if
 * the amount cannot be weighed.
 */
function gramsSaid({ text }: Line, food: Food): number {
  const amount = amountBefore.exec(text.slice(Math.max(0, food.start - 40), food.start));
  return amount ? (countLine(amount[0] + food.text).grams ?? Number.POSITIVE_INFINITY) : 0;
}

/**
 * Checks whether the listed amount of a food or its kind is within the helping that the diet allows, and no step states more of it;
 * false when the servings are unknown.
 */
export function isSmallHelping(
  { entry }: Food,
  ban: Ban,
  lines: readonly Line[],
  servings: number | undefined,
): boolean {
  if (ban.helpings === undefined || servings === undefined) return false;
  const allowed = Object.entries(ban.helpings).find(([key]) => isOfKind(entry, key));
  if (!allowed) return false;
  const [key, most] = allowed;
  const naming = lines.filter(({ foods }) => foods.some((food) => isOfKind(food.entry, key)));
  const listed = naming.filter(({ where }) => where === 'ingredients');
  if (listed.some(({ text }) => plusMore.test(text))) return false;
  if (!listed.every((line) => lineMustSay[key]?.(line) ?? true)) return false;
  const grams = listed.reduce(
    (sum, { text }) => sum + (countLine(text).grams ?? Number.POSITIVE_INFINITY),
    0,
  );
  const mostGrams = most * servings * helpingSpread;
  const isWithin = (line: Line) =>
    line.foods.every((food) => !isOfKind(food.entry, key) || gramsSaid(line, food) <= mostGrams);
  return (
    grams <= mostGrams && naming.every((line) => line.where === 'ingredients' || isWithin(line))
  );
}
