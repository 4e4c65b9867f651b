import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { allowedBy } from '../choose/allowed.ts';
import type { Dish } from '../dish.ts';
import { listWords, shortName } from '../words.ts';
import { newFoods } from './asked-anew.ts';
import { isEverywhere } from './find-remixes.ts';
import { readKnownDish } from './known-dish.ts';
import { findLikeKinds } from './like-kinds.ts';

/** Below it the base was written by somebody else, and its method is not ours. */
const toldAsOurs = 1.6;
/** More names than these, and nobody reads them. */
const mostNamed = 4;

const sentence = (condition: boolean, text: string) => (condition ? [text] : []);

function named(items: readonly Ingredient[]): string {
  const names = items.map((item) => shortName(item, true));
  if (names.length <= mostNamed) return listWords(names);
  return `${names.slice(0, mostNamed - 1).join(', ')} and ${names.length - mostNamed + 1} more`;
}

/** What could have stayed and did not. */
function leftOut(
  requirements: Requirements,
  dish: Dish,
  items: readonly Ingredient[],
): Ingredient[] {
  const allowed = allowedBy(requirements.bans);
  const used = new Set(dish.chosen.map((one) => one.ingredient.id));
  return items.filter((item) => allowed.has(item.id) && !used.has(item.id) && !isEverywhere(item));
}

/** What a wish wanted put in and the dish has no place for. */
function notPutIn(requirements: Requirements, dish: Dish): Ingredient[] {
  const { remix } = requirements;
  if (remix?.change.kind !== 'wish') return [];
  const used = new Set(dish.chosen.map((one) => one.ingredient.id));
  return newFoods(requirements, remix.change.text, readKnownDish(remix.base))
    .filter((ids) => !ids.some((id) => used.has(id)))
    .flatMap(([id]) => (id === undefined ? [] : [ingredient(id)]));
}

/** What of a remix had to give way, each in one sentence for the cook. */
export function remixSentences(requirements: Requirements, dish: Dish): string[] {
  const { remix } = requirements;
  if (!remix) return [];
  const { base } = remix;
  const { items, unknownLines } = readKnownDish(base);
  const [first] = findLikeKinds(base, requirements);
  const isOurs = (first?.likeness ?? 0) >= toldAsOurs;
  const isSameKind = first?.archetype === dish.archetype;
  const gone = leftOut(requirements, dish, items);
  const missed = notPutIn(requirements, dish);
  return [
    ...sentence(
      isOurs && !isSameKind,
      'The first dish could not be made so, and this is the nearest one.',
    ),
    ...sentence(
      !isOurs,
      'The built-in chef has written this anew, as near to the first recipe as it knows how.',
    ),
    ...sentence(gone.length > 0, `Left out besides: ${named(gone)}.`),
    ...sentence(missed.length > 0, `There was no place in it for ${named(missed)}.`),
    ...sentence(
      unknownLines > 0,
      `${unknownLines === 1 ? 'One line' : `${unknownLines} lines`} of the first list the built-in chef does not know.`,
    ),
    ...sentence(
      base.servings !== dish.servings && remix.change.kind !== 'wish',
      `It serves ${dish.servings}, since more do not fit into one pan.`,
    ),
  ];
}
