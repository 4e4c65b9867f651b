import type { RemixBase } from '#contract/remix.ts';
import { countLine } from '#recipes/nutrition/count-nutrition.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';
import { wordsOf } from '#recipes/pantry/words.ts';

/** A recipe by any author, as far as the chef knows its contents. */
export type KnownRecipe = {
  /** Known ingredients of the list without duplicates, in list order. */
  items: readonly Ingredient[];
  /** Number of ingredient lines that match nothing in the pantry. */
  unknownLines: number;
  /** Pairs of neighbouring words in the steps, without food names and numbers: a fingerprint of how the method is worded. */
  telling: ReadonlySet<string>;
};

/** Returns the words that name foods, so that steps about chicken can be compared with steps about tofu. */
function namesOf(items: readonly Ingredient[]): Set<string> {
  return new Set(
    items.flatMap(({ one, many }) => wordsOf(`${one} ${many}`).map(({ word }) => word)),
  );
}

const plainWords = (text: string, names: ReadonlySet<string>): string[] =>
  wordsOf(text)
    .map(({ word }) => word)
    .filter((word) => !names.has(word) && !/\d/.test(word));

function pairsIn(steps: readonly string[], names: ReadonlySet<string>): Set<string> {
  const pairs = new Set<string>();
  for (const step of steps) {
    const words = plainWords(step, names);
    for (const [at, word] of words.entries()) {
      const next = words[at + 1];
      if (next !== undefined) pairs.add(`${word} ${next}`);
    }
  }
  return pairs;
}

const known = new WeakMap<RemixBase, KnownRecipe>();

/** Reads a base recipe. The result is cached per object. */
export function readKnownRecipe(base: RemixBase): KnownRecipe {
  const before = known.get(base);
  if (before) return before;
  const lines = base.ingredients.map(countLine).filter(({ read }) => !read.isHeader);
  const items = [...new Set(lines.flatMap(({ ingredient }) => ingredient ?? []))];
  const read = {
    items,
    unknownLines: lines.filter(({ ingredient }) => !ingredient).length,
    telling: pairsIn(base.instructions, namesOf(items)),
  };
  known.set(base, read);
  return read;
}
