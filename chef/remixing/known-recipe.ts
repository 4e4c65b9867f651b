import type { RemixBase } from '#contract/remix.ts';
import { countLine } from '#recipes/nutrition/count-nutrition.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';
import { wordsOf } from '#recipes/pantry/words.ts';

/** A recipe that somebody wrote, as far as the chef knows what is in it. */
export type KnownRecipe = {
  /** What the pantry knows of its list, each once, in the order of the list. */
  items: readonly Ingredient[];
  /** How many lines stand for nothing that the pantry knows. */
  unknownLines: number;
  /** Neighbouring words of its steps, foods and numbers left out: how its method is told. */
  telling: ReadonlySet<string>;
};

/** The words that name foods, so that what is told of a chicken can be likened to what is told of tofu. */
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

/** Reads a base; the same object is read once. */
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
