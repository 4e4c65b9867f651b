import { gramsOf } from '../../measures/grams-of.ts';
import { readIngredientLine } from '../../measures/read-line.ts';
import { type Match, matchWords } from '../../pantry/lexicon.ts';
import { ingredient } from '../../pantry/pantry.ts';
import { type Word, wordsOf } from '../../pantry/words.ts';
import type { UseUp } from '../requirements.ts';
import { type Found, isWithin, type Stretch } from './found.ts';

/** A food name in a text, with its position. */
export type NamedFood = Stretch & { match: Match; words: number };

/** Whether a food is a person: the nan of "scones like my nan made". */
const isGrandmother = (text: string, { from, to }: Stretch): boolean =>
  /^nan$/iu.test(text.slice(from, to)) &&
  /\b(?:my|our|your|his|her|their)\s+$/iu.test(text.slice(0, from));

/** Returns the foods that a text names, including masks ("soup bowl", "pie tin"). */
export function namedFoodsOf(text: string): NamedFood[] {
  const words = wordsOf(text);
  return matchWords(text, words)
    .map((match) => ({
      match,
      words: match.to - match.from,
      from: words[match.from]?.start ?? 0,
      to: words[match.to - 1]?.end ?? 0,
    }))
    .filter(({ from, to }) => !isGrandmother(text, { from, to }));
}

const fractions =
  '(?:½|¼|¾|⅓|⅔|1/2|1/4|3/4|half|a third|a quarter|three quarters)(?: of)?(?: an?| the| my)?';
const counts = String.raw`(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen|half a dozen|a couple|a few|several|loads|lots|plenty|too many|too much)(?: of)?(?: the| my)?`;
const units = String.raw`(?:\s*(?:pints?|kg|gr|g|grams?|kilos?|ml|l|litres?|liters?|oz|lbs?|pounds?|cups?|tbsp|tsp)\b(?: of)?)`;
const container =
  '(?:bags?|tins?|cans?|jars?|bunch(?:es)?|heads?|handfuls?|pieces?|bit|bits|packs?|packets?|punnets?|glut|blocks?|tubs?|bottles?|loaf|loaves|slices?|rest|end|carton|pint|lot|load|pile|ton|(?<!\\b(?:big|large|huge|whole|massive|giant) )pot|remains|last|box|kilos?|pounds?|sticks?|stalks?|cloves?|fillets?|sprigs?|rashers?|cubes?|ears?|bulbs?|florets?)';
const quality = String.raw`(?:(?:left[- ]?over|remaining|spare|wilt(?:ed|ing|y)|stale|over-?ripe|(?:(?:very|too|slightly|really|a bit) )?(?:ripe|bruised|soft)|(?:very )?(?:black|brown)|old|cold|fresh|frozen|cooked|roast(?:ed)?|grilled|poached|last night'?s|yesterday'?s|today'?s|boiled|mashed|big|large|small|medium|sad|tinned|canned|opened|open|nearly|expiring|raw|uncooked)\s+)`;
const strong = new RegExp(
  String.raw`(?<![-\d.,:/\p{L}])(?<!\bfor |\bserves )(?:(?:${fractions}|${counts}${units}?|(?:an?|the|my|some|half an?|${counts})?\s*(?:${quality})?(?:big |small |large |whole |little )?${container} of(?: the| my| an?)?|bit of)\s+(?:${quality}){0,6}|(?:(?:some|the|my|last night'?s|yesterday'?s)\s+)?(?:left[- ]?over|cold|over-?ripe|(?:very )?(?:black|brown(?= bananas?))|wilt(?:ed|ing|y)|stale|day[- ]old)\s+(?:${quality}){0,6}|\d+${units}\s*)$`,
  'iu',
);
const weak = new RegExp(
  String.raw`^[\s,&+:-]*(?:(?:and|n|plus|also|maybe|just|only|as well as)\s+)?(?:(?:some|an?|the|my|of|our|bits of|${counts}|${fractions})\s+)*(?:${quality}){0,6}$`,
  'iu',
);
const smallTail = new RegExp(
  String.raw`(?:(?:and|some|an?|the|my|our|bits of|${counts}|${fractions}|(?:an? |the )?${container} of|${quality.trim()})\s*)*$`,
  'iu',
);
/** Words that come before foods to use up. */
const lead =
  /\b(?:(?:use|using|used|finish|finishing|get rid of|eat) (?:up|off|of)|get rid of|(?:i|we)(?:'ve| have)(?: only| just| also)?(?: got)?|(?:i|we) (?:only |just )?got|have got|what (?:can|do|should|to|could)(?: i| we)? (?:make|do|cook)(?: with| w\/?)?|using|(?:my |the |our )?(?:fridge|pantry|cupboard|freezer|larder)(?: (?:has|contains|holds|is full of))?\s*:?|in (?:the|my) (?:fridge|pantry|cupboard|freezer)\s*:|left ?overs?\s*:?|ingredients?\s*:|to use up\s*:?|got)\s*(?:is|are)?\s*$/iu;
/** Words after a food that say it should be used up. */
const isLeft =
  /^\s+(?:(?:x ?\d+ )?left(?:[- ]?overs?| over)?\b(?! handed)|(?:that(?:'s| is|s|'re| are)? |which (?:is|are) )?(?:going|about to go|turning|past|on the turn|out of date|going to waste|needs? using|nearly off)\b|in (?:the|my) (?:fridge|freezer|cupboard)\b|to (?:use|finish|get rid)\b|from (?:last night|yesterday|the garden|my allotment)\b|(?:(?:that|which) )?(?:needs?|wants?) (?:using|eating|finishing|to be (?:used|eaten)|to go)\b)/iu;
/** What may follow a food to use up: the sentence continues. The number in "3 bean chilli" is not a count of beans. */
const goesOn =
  /^(?:['’]s)?\s*(?:$|[,.;!?:)&+\n/]|-\s|(?:and|n|nd|w\/?|or|for|in|on|to|with|ideas?|recipes?|please|approx\.?|about|around|roughly|(?:a bit |slightly )?(?:going|past|wrinkly|left)|but|from|that|which|left|leftover|over|needs?|i|we|my|what|without|no|under|tonight|today|plus|is|are|as|into|at|going|sitting|lying|so|this|make|makes|can|quickly|a|an|one|two|three|four|half|some|\d+)\b)/iu;

const usable = ({ match }: NamedFood): boolean => match.entry.kind === 'ingredient';

/** Returns the foods that may be used up: the turkey of "leftover turkey sandwiches". */
const leftoverFirst = (text: string, foods: readonly NamedFood[]): NamedFood[] =>
  foods.flatMap((food) => {
    if (usable(food)) return [food];
    const isLeftOver = /\bleft[- ]?over\s+$/iu.test(text.slice(0, food.from));
    return isLeftOver ? mentionedFoods(text, [food]) : [];
  });

/**
 * Finds what the cook has: "half a cabbage, 3 eggs", "leftover rice", "I have chicken and rice".
 * @param foods that the text may ask for, in text order
 */
export function findUseUp(text: string, foods: readonly NamedFood[]): (Found & { useUp: UseUp })[] {
  const found: (Found & { useUp: UseUp })[] = [];
  let listEnd = -1;
  for (const food of leftoverFirst(text, foods)) {
    const before = text.slice(0, food.from);
    // "Leftover chicken" is also the name of a food.
    const amount = /^left[- ]?over/iu.test(food.match.text) ? '' : strong.exec(before)?.[0];
    const gap = listEnd >= 0 && /^[^.;!?\n]*$/.test(text.slice(listEnd, food.from));
    const isNext = gap && weak.test(text.slice(listEnd, food.from));
    const after = text.slice(food.to);
    const goes = goesOn.test(after) || isLeft.test(after);
    const isList = (isNext || isAfterLead(before) || isLeft.test(after)) && goes;
    const start = amount === undefined ? undefined : food.from - amount.trimStart().length;
    const isAmount =
      goes && start !== undefined && !foods.some(({ to }) => to > start && to < food.from);
    if (!isAmount && !isList) {
      listEnd = -1;
      continue;
    }
    const from = isAmount ? start : startOfWeak(text, food.from);
    const said = text.slice(from, food.to).replace(/\s+/g, ' ').trim();
    found.push({
      ...{ kind: 'use-up', label: `To use up: ${said}`, from, to: food.to, wants: {} },
      useUp: readFood(text, food, { from, to: food.to }),
    });
    // A list continues after "2 chicken breasts" only if it started as a list: "I have".
    listEnd = isList ? food.to : -1;
  }
  return found;
}

/** Words after a food that state its amount: "x4", "about 1.5 kilo". */
const amountAfter =
  /^\s*(?:x ?(?<times>\d+)\b|[,!(]*\s*(?:about |around |roughly |approx\.? |like )?(?<much>\d+(?:[.,]\d+)?) ?(?<unit>kg|g|grams?|kilos?|ml|l|litres?|oz|lbs?|pounds?)\b)/iu;
const gramsInWords = /\b(?:too (?:many|much)|glut|loads|lots|tons?|so (?:many|much))\b/iu;
/** More of one food than any dish for four contains. */
const glutG = 1000;

/** Returns the amount of a food in grams, if the wish states one: "2 lbs ground turkey", "egg whites x4". */
function gramsSaid(text: string, food: NamedFood, said: string): number | undefined {
  const [id = ''] = food.match.entry.ingredientIds;
  const kept = ingredient(id);
  const after = amountAfter.exec(text.slice(food.to))?.groups;
  if (after?.times) return gramsOf(readIngredientLine(`${after.times} ${food.match.text}`), kept);
  if (after?.much)
    return gramsOf(readIngredientLine(`${after.much} ${after.unit} ${food.match.text}`), kept);
  if (gramsInWords.test(said) && kept.roles.has('vegetable')) return glutG;
  return gramsOf(readIngredientLine(said.replace(/^an? /iu, '1 ')), kept);
}

const cookedWords =
  /\b(?:left[- ]?overs?|cooked|roast(?:ed)?|cold|boiled|mashed|grilled|poached|take-?away|last night'?s|yesterday'?s?)\b/iu;
/** The same without the words that only say how a dish is cooked: "roast cauliflower" is a dish, "cooked cauliflower" is at hand. */
const cookedBefore = /\b(?:cooked|cold|take-?away|last night'?s|yesterday'?s?)\b/iu;
const leftAlone = /\bleft[- ]?overs?\b/iu;
const cookedAsStaple = new Set(['rice', 'pasta', 'noodle', 'root vegetable']);

/** Words before a food that is at hand: "half a roast duck", "I have some roast pork". */
const atHand =
  /\d|\b(?:half|quarter|some|bits? of|have|has|got|left|from|use up|using up|remains?|rest of|remnants?)\b/iu;

/** Returns whether the words around a food say that it is cooked. Leftovers of a raw food are not. */
function isCookedFood(text: string, food: NamedFood, { from }: Stretch): boolean {
  const around = `${text.slice(Math.max(0, from - 16), food.from)} ${food.match.text} ${/^\s+(?:left[- ]?overs?|from (?:last night|yesterday)|cooked ones?)\b/iu.exec(text.slice(food.to))?.[0] ?? ''}`;
  const near = around.split(/[,.;!?]|\b(?:and|n)\b/).at(-1) ?? around;
  if (!cookedWords.test(near)) return false;
  const { tags, kinds } = ingredient(food.match.entry.ingredientIds[0] ?? '');
  const isMeat = tags.has('meat') || tags.has('poultry') || tags.has('fish');
  // "Roast goose with red cabbage" is a dish; "half a roast goose" is at hand.
  const isDish =
    isMeat &&
    !cookedBefore.test(near) &&
    !leftAlone.test(near) &&
    !/^roast/iu.test(food.match.text);
  if (isDish && !atHand.test(text.slice(Math.max(0, from - 40), food.from))) return false;
  const isMeal = isMeat || [...kinds].some((kind) => cookedAsStaple.has(kind));
  return isMeal || (cookedBefore.test(near) && !leftAlone.test(near));
}

/** In "salmon, soy and honey", soy means the sauce and not the bean. */
const soy = /^soya?$/iu;

/** "Peppers" and "half a pepper" are vegetables; "pepper" and "black pepper" are a spice. */
function idsMeant({ match }: NamedFood, said: string): string[] {
  if (soy.test(match.text)) return ['soy-sauce'];
  const ids = [...match.entry.ingredientIds];
  const isCounted = said.length > match.text.length || /s$/iu.test(match.text);
  if (/black|white|ground/iu.test(said)) return ids;
  return isCounted && ids[0] === 'black-pepper' && /pepper/iu.test(match.text)
    ? ['red-pepper', 'green-pepper', 'yellow-pepper']
    : ids;
}

/** Returns a food as the wish describes it. `at` is its position including the amount. */
export function readFood(text: string, food: NamedFood, at: Stretch): UseUp {
  const said = text.slice(at.from, food.to).replace(/\s+/g, ' ').trim();
  const grams = gramsSaid(text, food, said);
  return {
    ingredientIds: idsMeant(food, said),
    text: said,
    name: food.match.text,
    ...(grams === undefined ? {} : { grams }),
    isCooked: isCookedFood(text, food, at),
  };
}

/** Finds the leftovers of a feast as its bird: "Thanksgiving leftovers". */
export const findFestiveLeftovers = (text: string): (Found & { useUp: UseUp })[] =>
  [
    ...text.matchAll(
      /\b(?:thanksgiving|christmas|xmas|boxing day) left[- ]?overs?\b|\bleft[- ]?overs? from (?:thanksgiving|christmas|xmas)(?: dinner)?\b/giu,
    ),
  ].map((match) => ({
    ...{ kind: 'use-up', label: `To use up: ${match[0]}`, wants: {} },
    ...{ from: match.index, to: match.index + match[0].length },
    useUp: { ingredientIds: ['cooked-turkey'], text: match[0], name: 'turkey', isCooked: true },
  }));

/** Returns whether only amounts and small words come between "I have" or "use up" and a food. */
const isAfterLead = (before: string): boolean => {
  const cut = smallTail.exec(before)?.index ?? before.length;
  return lead.test(before.slice(0, cut)) || lead.test(before);
};

/** Returns the start of a food including the small words before it: "an onion". */
function startOfWeak(text: string, foodFrom: number): number {
  const small = new RegExp(
    String.raw`(?:\b(?:an?|some|${counts})\s+)?(?:${quality}){0,6}$`,
    'iu',
  ).exec(text.slice(0, foodFrom));
  return foodFrom - (small?.[0].length ?? 0);
}

const isMeatOrFish = ({ match }: NamedFood): boolean =>
  match.entry.ingredientIds.some((id) => {
    const { tags } = ingredient(id);
    return (['meat', 'poultry', 'fish', 'shellfish'] as const).some((tag) => tags.has(tag));
  });

/**
 * Returns the foods that a dish's name contains: the mushrooms of "mushroom risotto", not the toast of "French toast". A name that ends
 * with a meat or a fish is a dish of it: "orange chicken".
 */
function foodsInDish(text: string, { from, to }: NamedFood): NamedFood[] {
  const words: Word[] = wordsOf(text.slice(from, to));
  const head = words.at(-1);
  if (!head || words.length < 2) return [];
  const shift = (food: NamedFood, by: number) => ({
    ...food,
    from: food.from + by,
    to: food.to + by,
  });
  const name = text.slice(from, from + head.start);
  const last = namedFoodsOf(text.slice(from + head.start, to)).filter(
    (food) => usable(food) && isMeatOrFish(food),
  );
  return [
    ...mentionedFoods(name, namedFoodsOf(name)).map((food) => shift(food, from)),
    ...last.map((food) => shift(food, from + head.start)),
  ];
}

/** Returns the ingredients that a text mentions, including those in the names of dishes. */
export function mentionedFoods(text: string, foods: readonly NamedFood[]): NamedFood[] {
  return foods.flatMap((food) => {
    if (food.match.entry.kind === 'ingredient') return [food];
    return food.match.entry.kind === 'compound' ? foodsInDish(text, food) : [];
  });
}

/** Returns the food whose name of several words contains a stretch: "mild cheddar", "hot dog", "5-spice". */
export const isInName = (stretch: Stretch, foods: readonly NamedFood[]): NamedFood | undefined =>
  foods.find(
    (food) => isWithin(stretch, food) && (food.words > 1 || /[-\s]/.test(food.match.text)),
  );
