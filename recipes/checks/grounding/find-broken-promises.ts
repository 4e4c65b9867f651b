import { pantry } from '../../pantry/pantry.ts';
import type { Tag } from '../../pantry/tags.ts';
import { wordsOf } from '../../pantry/words.ts';
import type { Finding } from '../../recipe.ts';
import type { Food } from '../classify.ts';
import type { Line } from '../lines.ts';
import { isPreparation } from '../made-here.ts';
import { isComparison, isOwnDish, ownDishOf } from '../own-dish.ts';
import type { ListedItem } from './listed-items.ts';
import { readStep } from './mentions.ts';
import { plainWords } from './plain-words.ts';

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

/**
 * What the title promises and the list does not hold: "Chicken Curry" without chicken.
 * Seasoning in a title may stand for a taste, so that only a main food counts.
 */
export function findBrokenPromises(title: Line, items: readonly ListedItem[]): Finding[] {
  if (items.length === 0) return [];
  const dishes = [...title.text.matchAll(namesOfDishes)].map(
    ({ 0: name, index }) => [index, index + name.length] as const,
  );
  const own = ownDishOf(title);
  const listWords = new Set(items.flatMap(({ words }) => [...words]));
  return readStep(title, 0, items)
    .mentions.filter(({ food, head, items: meant }) => {
      if (food.entry.kind !== 'ingredient' || meant.length > 0 || isPreparation(head)) return false;
      if (isOwnDish(food, title, own) || isComparison(food, title)) return false;
      if (food.contains.size < food.entry.contains.size) return false;
      if (!isMain(food) || hasSameKind(food, items)) return false;
      if (dishes.some(([from, to]) => food.start >= from && food.start < to)) return false;
      if (notTheRealOne.test(title.text.slice(0, food.start))) return false;
      const after = title.text.slice(food.start + food.text.length);
      if (/^[- ](?:style|inspired|like|spiced|free|less|shaped|stuffing)\b/i.test(after))
        return false;
      const words = wordsOf(food.text).filter(({ word }) => !plainWords.has(word));
      return words.length > 0 && !words.some(({ word }) => listWords.has(word));
    })
    .map(({ food }) => ({
      where: 'title' as const,
      text: title.text,
      match: food.text,
      reason: `The title promises “${food.text}”, which the list does not have.`,
    }));
}
