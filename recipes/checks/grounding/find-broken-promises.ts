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

/** Dishes whose name holds a food that need not be in them. */
const namesOfDishes =
  /\b(?:butter chicken|ginger ?bread|short ?bread|banana bread|corn ?bread|hot ?dogs?|toad in the hole|welsh rabbit|shepherd'?s pie|cottage pie|monkey bread|angel food|ladies'? fingers?|eggy bread|chicken of the woods|beef(?:steak)? tomato(?:es)?)\b/giu;
/** Words just before a food that say that it is not the real one. */
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

/** Whether the title calls the food by its own name; "colcannon" or "poulet" may stand for more than the pantry has. */
function isOwnName({ entry, text }: Food): boolean {
  const item = pantry.get(entry.ingredientIds[0] ?? '');
  const head = wordsOf(text).at(-1)?.word;
  return [item?.one ?? '', item?.many ?? ''].some((name) =>
    wordsOf(name).some(({ word }) => word === head),
  );
}

/** Whether a food is what a dish is made of; garlic, lemon or thyme in a title may be a taste of it. */
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

/** "Rajma" is promised and kidney beans are listed: close enough for a title. */
function hasSameKind({ entry }: Food, items: readonly ListedItem[]): boolean {
  const kinds = entry.ingredientIds.flatMap((id) => [...(pantry.get(id)?.kinds ?? [])]);
  return kinds.some(
    (kind) => closeKinds.includes(kind) && items.some((item) => item.kinds.has(kind)),
  );
}

/** "Stuffing for the Turkey", "Sauce to Serve with Duck": what the dish goes with. */
const whatItGoesWith =
  /\b(?:for|to (?:go|serve|eat) with|beside|alongside)\s+(?:the|a|an|your|roast|grilled|cold|any)?\s*$/i;

/** "Corn" is on a list that has cornmeal. */
const isOnList = (word: string, listWords: ReadonlySet<string>): boolean =>
  listWords.has(word) ||
  (word.length >= 4 && [...listWords].some((listed) => listed.startsWith(word)));

/** The words of the items, and those of every food in their lines: "egg-free, nut-free teff injera" has its food after a comma. */
function wordsOfList(dish: Dish): ReadonlySet<string> {
  const entering = linesAt(dish.lines, 'ingredients').flatMap((line) =>
    line.foods
      .filter((food) => dish.standingOf(line, food) === 'enters')
      .flatMap(({ text }) => wordsOf(text).map(({ word }) => word)),
  );
  return new Set([...dish.items.flatMap(({ words }) => [...words]), ...entering]);
}

/** Whether a food is all that stands before the colon of a title: "Salmon: Baked with Lemon". */
const isOnlyName = (title: string, { text }: Food): boolean =>
  title.split(/[:(]/)[0]?.trim().toLowerCase() === text.toLowerCase();

/**
 * What the title promises and the list does not hold: "Chicken Curry" without chicken.
 * Seasoning in a title may stand for a taste, so that only a main food counts.
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
      // "Yam Ruam Mit: Thai Beef Salad": a name in another language, and what it is.
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
