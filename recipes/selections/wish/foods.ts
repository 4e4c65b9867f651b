import { type Match, matchWords } from '../../pantry/lexicon.ts';
import { type Word, wordsOf } from '../../pantry/words.ts';
import { type Found, isWithin, type Stretch, type UseUp } from './found.ts';

/** A food's name in a text, at its place. */
export type NamedFood = Stretch & { match: Match; words: number };

/** Foods that a text names, masks ("soup bowl", "pie tin") among them. */
export function namedFoodsOf(text: string): NamedFood[] {
  const words = wordsOf(text);
  return matchWords(text, words).map((match) => ({
    match,
    words: match.to - match.from,
    from: words[match.from]?.start ?? 0,
    to: words[match.to - 1]?.end ?? 0,
  }));
}

const fractions =
  '(?:½|¼|¾|⅓|⅔|1/2|1/4|3/4|half|a third|a quarter|three quarters)(?: of)?(?: an?| the| my)?';
const counts = String.raw`(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen|half a dozen|a couple|a few|several|loads|lots|plenty|too many|too much)(?: of)?(?: the| my)?`;
const units = String.raw`(?:\s*(?:kg|g|grams?|kilos?|ml|l|litres?|liters?|oz|lbs?|pounds?|cups?|tbsp|tsp)\b(?: of)?)`;
const container =
  '(?:bags?|tins?|cans?|jars?|bunch(?:es)?|heads?|handfuls?|pieces?|bit|bits|packs?|packets?|punnets?|glut|blocks?|tubs?|bottles?|loaf|loaves|slices?|rest|end|carton|pint|lot|load|pile|ton|pot|remains|last|box|kilos?|pounds?|sticks?|stalks?|cloves?|fillets?|sprigs?|rashers?|cubes?|ears?|bulbs?|florets?)';
const quality = String.raw`(?:(?:left[- ]?over|remaining|spare|wilt(?:ed|ing|y)|stale|over-?ripe|ripe|old|fresh|frozen|cooked|boiled|mashed|big|large|small|medium|sad|soft|tinned|canned|opened|open|nearly|expiring|raw|uncooked)\s+)`;
const strong = new RegExp(
  String.raw`(?<![-\d.,:/\p{L}])(?<!\bfor |\bserves )(?:(?:${fractions}|${counts}${units}?|(?:an?|the|my|some|half an?|${counts})?\s*(?:${quality})?(?:big |small |large |whole |little )?${container} of(?: the| my| an?)?|bit of)\s+(?:${quality})*|(?:(?:some|the|my|last night's|yesterday's)\s+)?left[- ]?over\s+(?:${quality})*|\d+${units}\s*)$`,
  'iu',
);
const weak = new RegExp(
  String.raw`^[\s,&+:-]*(?:(?:and|plus|also|maybe|just|only|as well as)\s+)?(?:(?:some|an?|the|my|of|our|lots of|loads of|bits of|${counts}|${fractions})\s+)*(?:${quality})*$`,
  'iu',
);
const smallTail = new RegExp(
  String.raw`(?:(?:and|some|an?|the|my|our|lots of|loads of|bits of|${counts}|${fractions}|(?:an? |the )?${container} of|${quality.trim()})\s*)*$`,
  'iu',
);
/** After these stands what is there to be used. */
const lead =
  /\b(?:(?:use|using|used|finish|finishing|get rid of|eat) (?:up|off|of)|get rid of|(?:i|we)(?:'ve| have)(?: only| just| also)?(?: got)?|(?:i|we) (?:only |just )?got|have got|(?:my |the |our )?(?:fridge|pantry|cupboard|freezer|larder)(?: (?:has|contains|holds|is full of))?\s*:?|in (?:the|my) (?:fridge|pantry|cupboard|freezer)\s*:|left ?overs?\s*:?|ingredients?\s*:|to use up\s*:?|got)\s*(?:is|are)?\s*$/iu;
/** Behind a food these say that it is there to be used. */
const isLeft =
  /^\s+(?:left[- ]?overs?\b|(?:(?:that|which) )?(?:needs?|wants?) (?:using|eating|finishing|to be (?:used|eaten)|to go)\b)/iu;
/** Before a food these say that it is eaten beside the dish: "a side to go with salmon". */
const besideFood =
  /\b(?:(?:to |that )?goe?s?|to (?:serve|eat|have)|alongside)(?: nicely| well)? with (?:the |my |our |some |a )?$|\balongside (?:the |my |our |some |a )?$/iu;
/** "3 bean chilli" is no count of beans: behind a food to use up the sentence goes on. */
const goesOn =
  /^(?:['’]s)?\s*(?:$|[,.;!?:)&+\n/]|-\s|(?:and|or|for|in|on|to|with|please|but|from|that|which|left|leftover|over|needs?|i|we|my|what|without|no|under|tonight|today|plus|is|are|as|into|at|going|sitting|lying|so|this|make|makes|can|quickly|a|an|one|two|three|four|half|some|\d+)\b)/iu;

const usable = ({ match }: NamedFood): boolean => match.entry.kind === 'ingredient';

/**
 * What the cook has: "half a cabbage, 3 eggs", "leftover rice", "I have chicken and rice".
 * @param foods that the text may ask for, in their order
 */
export function findUseUp(text: string, foods: readonly NamedFood[]): (Found & { useUp: UseUp })[] {
  const found: (Found & { useUp: UseUp })[] = [];
  let listEnd = -1;
  for (const food of foods.filter(usable)) {
    const before = text.slice(0, food.from);
    // "Leftover chicken" is the name of a food too.
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
    const ingredientIds = [...food.match.entry.ingredientIds];
    found.push({
      ...{ kind: 'use-up', label: `To use up: ${said}`, from, to: food.to, wants: {} },
      useUp: { ingredientIds, text: said },
    });
    // After "2 chicken breasts" comes a list only where it was begun as one: "I have".
    listEnd = isList ? food.to : -1;
  }
  return found;
}

/** Whether, after "I have" or "use up", nothing but amounts and small words stands before a food. */
const isAfterLead = (before: string): boolean => {
  const cut = smallTail.exec(before)?.index ?? before.length;
  return lead.test(before.slice(0, cut)) || lead.test(before);
};

/** Small words before a food belong to it: "an onion". */
function startOfWeak(text: string, foodFrom: number): number {
  const small = new RegExp(String.raw`(?:\b(?:an?|some|${counts})\s+)?(?:${quality})*$`, 'iu').exec(
    text.slice(0, foodFrom),
  );
  return foodFrom - (small?.[0].length ?? 0);
}

/** Foods within the name of a dish that says what is in it: the mushrooms of "mushroom risotto", not the toast of "French toast". */
function foodsInDish(text: string, { from, to }: NamedFood): NamedFood[] {
  const words: Word[] = wordsOf(text.slice(from, to));
  const head = words.at(-1);
  if (!head || words.length < 2) return [];
  const name = text.slice(from, from + head.start);
  return mentionedFoods(name, namedFoodsOf(name)).map((food) => ({
    ...food,
    from: food.from + from,
    to: food.to + from,
  }));
}

/** Whether a food is only what the dish is eaten with. */
export const isEatenBeside = (text: string, { from }: NamedFood): boolean =>
  besideFood.test(text.slice(0, from));

/** Ingredients that a text mentions, also in the names of dishes. */
export function mentionedFoods(text: string, foods: readonly NamedFood[]): NamedFood[] {
  return foods.flatMap((food) => {
    if (food.match.entry.kind === 'ingredient') return [food];
    return food.match.entry.kind === 'compound' ? foodsInDish(text, food) : [];
  });
}

/** Whether a stretch lies within the name of a food or a made food of several words: "mild cheddar", "hot dog", "5-spice". */
export const isInName = (stretch: Stretch, foods: readonly NamedFood[]): NamedFood | undefined =>
  foods.find(
    (food) => isWithin(stretch, food) && (food.words > 1 || /[-\s]/.test(food.match.text)),
  );
