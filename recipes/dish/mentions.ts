import type { Food } from '../classify/foods-in.ts';
import { type Word, wordsOf } from '../pantry/words.ts';
import { isOfKind } from './kinds.ts';
import type { Line } from './lines.ts';
import type { ListedItem } from './listed-items.ts';
import { partWords, plainWords } from './plain-words.ts';

/** A food that a step names, with the listed items that it may refer to. */
export type Mention = {
  food: Food;
  /** The word that names it, without words for a part: "chicken" of "chicken breasts". */
  head: string;
  items: readonly ListedItem[];
  /** Whether it names exactly these items, not only a kind ("the cheese"). */
  isExact: boolean;
};

/** A step with its mentions, and the words that do not belong to an exact mention. */
export type ReadStep = {
  index: number;
  line: Line;
  mentions: Mention[];
  freeWords: ReadonlySet<string>;
};

function headOf(text: string): { head: string; words: string[] } {
  const words = wordsOf(text).map(({ word }) => word);
  const named = words.filter((word) => !plainWords.has(word));
  const last = named.findLast((word) => !partWords.has(word));
  return { head: last ?? named.at(-1) ?? words.at(-1) ?? '', words: named };
}

/** Returns the listed items that a food of a step refers to: by id, by its word, or else by its kind. */
function meant(
  food: Food,
  items: readonly ListedItem[],
): Pick<Mention, 'head' | 'items' | 'isExact'> {
  const { head, words } = headOf(food.text);
  const { ingredientIds, kind } = food.entry;
  const byId =
    kind === 'ingredient'
      ? items.filter(({ ids }) => ingredientIds.some((id) => ids.has(id)))
      : items.filter(
          ({ ids, words: said }) => said.has(head) && ingredientIds.some((id) => ids.has(id)),
        );
  const closer = byId.filter((item) => words.every((word) => item.words.has(word)));
  if (closer.length > 0) return { head, items: closer, isExact: true };
  if (byId.length > 0) return { head, items: byId, isExact: true };
  const withWord = items.filter((item) => item.words.has(head));
  // "The chicken" refers to the chicken thighs, not to the chicken stock.
  const byHead = withWord.filter((item) => item.head === head);
  const byWord = byHead.length > 0 ? byHead : withWord;
  if (byWord.length > 0)
    return { head, items: byWord, isExact: words.length > 1 || byWord.length === 1 };
  const byKind = items.filter(
    (item) => words.some((word) => isOfKind(word, item)) && isOfKind(words.at(-1) ?? '', item),
  );
  return { head, items: byKind, isExact: false };
}

function freeWords(words: readonly Word[], mentions: readonly Mention[]): Set<string> {
  const taken = mentions
    .filter(({ isExact }) => isExact)
    .map(({ food }) => [food.start, food.start + food.text.length] as const);
  const free = words.filter(
    ({ start }) => !taken.some(([from, to]) => start >= from && start < to),
  );
  return new Set(free.map(({ word }) => word));
}

/** Reads a step: finds the listed items that each of its foods refers to. */
export function readStep(line: Line, index: number, items: readonly ListedItem[]): ReadStep {
  const mentions = line.foods
    .filter(({ entry }) => entry.kind !== 'mask')
    .map((food) => ({ food, ...meant(food, items) }));
  return { index, line, mentions, freeWords: freeWords(line.words, mentions) };
}
