import type { Food } from '../../classify/foods-in.ts';
import type { Dish } from '../../dish/dish.ts';
import { type Line, linesAt } from '../../dish/lines.ts';
import type { ListedItem } from '../../dish/listed-items.ts';
import { readStep } from '../../dish/mentions.ts';
import { plainWords } from '../../dish/plain-words.ts';
import { isProduct } from '../../dish/product-words.ts';
import { pantry } from '../../pantry/pantry.ts';
import type { Tag } from '../../pantry/tags.ts';
import { wordsOf } from '../../pantry/words.ts';
import type { Finding } from '../../recipe.ts';

/** Names of dishes that contain the name of a food that the dish need not contain. */
const namesOfDishes =
  /\b(?:butter chicken|ginger ?bread|short ?bread|banana bread|corn ?bread|hot ?dogs?|toad in the hole|welsh rabbit|shepherd'?s pie|cottage pie|monkey bread|angel food|ladies'? fingers?|eggy bread|chicken of the woods|beef(?:steak)? tomato(?:es)?)\b/giu;
/** Words right before a food that mark it as a substitute or as absent. */
const notTheRealOne =
  /\b(?:mock|vegan|vegetarian|plant[- ]based|meatless|meat-free|veggie|faux|no|not|without)[- ]["“‘']?$/i;

const mainTags: readonly Tag[] = [
  'meat',
  'fish',
  'crustaceans',
  'molluscs',
  'mushroom',
  'potato-family',
  'rice-family',
  'berry',
  'chocolate',
  'tomato-family',
];
const mainKinds = [
  'vegetable',
  'tofu',
  'bean',
  'lentil',
  'pulse',
  'cheese',
  'pasta',
  'noodle',
  'fruit',
  'egg',
  'mushroom',
  'grain',
];

/** Checks that the title uses the pantry's own name of the food. "Colcannon" or "poulet" may mean more than the pantry entry. */
function isOwnName({ entry, text }: Food): boolean {
  const item = pantry.get(entry.ingredientIds[0] ?? '');
  const head = wordsOf(text).at(-1)?.word;
  return [item?.one ?? '', item?.many ?? ''].some((name) =>
    wordsOf(name).some(({ word }) => word === head),
  );
}

/** Checks whether a food can be the main part of a dish. Garlic, lemon or thyme in a title may only be a flavour. */
function isMain({ entry }: Food): boolean {
  if (entry.contains.has('citrus') || entry.contains.has('allium')) return false;
  if (mainTags.some((tag) => entry.contains.has(tag))) return true;
  const kinds = entry.ingredientIds.flatMap((id) => [...(pantry.get(id)?.kinds ?? [])]);
  return kinds.some((kind) => mainKinds.includes(kind));
}

const closeKinds = [
  'bean',
  'lentil',
  'pasta',
  'noodle',
  'cheese',
  'rice',
  'mushroom',
  'tomato',
  'pepper',
  'potato',
  'squash',
  'berry',
];

/** Checks for a listed food of the same kind. If the title says "Rajma" and kidney beans are listed, that is close enough. */
function hasSameKind({ entry }: Food, items: readonly ListedItem[]): boolean {
  const kinds = entry.ingredientIds.flatMap((id) => [...(pantry.get(id)?.kinds ?? [])]);
  return kinds.some(
    (kind) => closeKinds.includes(kind) && items.some((item) => item.kinds.has(kind)),
  );
}

/** What the dish goes with: "Stuffing for the Turkey", "Sauce to Serve with Duck". */
const whatItGoesWith =
  /\b(?:for|to (?:go|serve|eat) with|beside|alongside)\s+(?:the|a|an|your|roast|grilled|cold|any)?\s*$/i;

/** Matches prefixes as well: "corn" matches a list with cornmeal. */
const isOnList = (word: string, listWords: ReadonlySet<string>): boolean =>
  listWords.has(word) ||
  (word.length >= 4 && [...listWords].some((listed) => listed.startsWith(word)));

/** The name behind claims with a comma: "100 g egg-free, nut-free teff injera". */
const behindClaims =
  /^(?:[\d.,½¼¾⅓⅔/]+\s*\p{L}*\s+)?(?:\p{L}+-free,\s+(?:and\s+)?)+(?:\p{L}+-free\s+)?([^,(]+)/iu;

/** What a list line explains: "400 g sundubu (extra-soft tofu)"; not what it may be replaced by or is free of. */
const inBrackets = /\((?!(?:no|not|or|without|instead|like|from)\b)([^()]{3,40})\)/iu;

/** Returns the words of the items, of names behind claims, and of explanations in brackets. */
function wordsOfList(dish: Dish): ReadonlySet<string> {
  const others = linesAt(dish.lines, 'ingredients').flatMap(({ text }) =>
    [behindClaims, inBrackets].flatMap((pattern) => wordsOf(pattern.exec(text)?.[1] ?? '')),
  );
  return new Set([
    ...dish.items.flatMap(({ words }) => [...words]),
    ...others.map(({ word }) => word),
  ]);
}

/** Checks whether a food is all of the title before the colon or bracket: "Salmon: Baked with Lemon". */
const isOnlyName = (title: string, { text }: Food): boolean =>
  title.split(/[:(]/)[0]?.trim().toLowerCase() === text.toLowerCase();

/**
 * Finds foods that the title promises and the list does not have: "Chicken Curry" without chicken.
 * Only main foods count, because a seasoning in a title may only mean a flavour.
 */
export function findBrokenPromises(title: Line, dish: Dish): Finding[] {
  const { items } = dish;
  if (items.length === 0) return [];
  const dishes = [...title.text.matchAll(namesOfDishes)].map(
    ({ 0: name, index }) => [index, index + name.length] as const,
  );
  const listWords = wordsOfList(dish);
  return readStep(title, 0, items)
    .mentions.filter(({ food, head, items: meant }) => {
      if (food.entry.kind !== 'ingredient' || meant.length > 0 || isProduct(head)) return false;
      if (dish.standingOf(title, food) !== 'named') return false;
      if (food.contains.size < food.entry.contains.size) return false;
      if (!isOwnName(food) || !isMain(food) || hasSameKind(food, items)) return false;
      if (dishes.some(([from, to]) => food.start >= from && food.start < to)) return false;
      const before = title.text.slice(0, food.start);
      if (notTheRealOne.test(before) || whatItGoesWith.test(before)) return false;
      const after = title.text.slice(food.start + food.text.length);
      // "Yam Ruam Mit: Thai Beef Salad": a name in another language, followed by a description.
      if (/^[^:(]*[:(]/.test(after) && !isOnlyName(title.text, food)) return false;
      if (/^-/.test(after)) return false;
      if (/^[- ](?:style|inspired|like|spiced|free|less|shaped|stuffing)\b/i.test(after))
        return false;
      const words = wordsOf(food.text).filter(({ word }) => !plainWords.has(word));
      return words.length > 0 && !words.some(({ word }) => isOnList(word, listWords));
    })
    .map(({ food }) => ({
      where: 'title' as const,
      text: title.text,
      match: food.text,
      reason: `The title promises “${food.text}”, which the list does not have.`,
    }));
}
