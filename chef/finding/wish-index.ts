import { wordsOf } from '#recipes/pantry/words.ts';
import type { CookbookDish } from '../cookbook/dish.ts';

/** Returns how well each dish answers a wish that does not name it, by path, 0 to 1. Dishes that share no word with it are absent. */
export type WishIndex = (wish: string) => ReadonlyMap<string, number>;

/** Words without meaning for the choice of a dish, beside words that nearly every dish has. */
const idle = new Set(
  `a an the and or but if so as at by for from in into of off on out over per to up with i im ive id ill me my mine we our us you your he she
  it its they them their his her this that these those is am are be been was were do does did doing have has had having can could
  would should will shall may might must want wanted need needed like fancy make made making cook cooking cooked get getting got go going use using
  used what which who how when where why some any something anything thing one ones please recipe dish meal food idea give show let good nice bad feel proper again under today tonight tomorrow surprise doctor order whole big large small given
  about around just really very quite too also then than there here now not no don dont isnt thats lets
  cup tin can pint bunch block end half bit lot bag pack packet jar carton handful few couple tub piece stick old year month gram kilo kg ml g tbsp tsp lb oz`.split(
    /\s+/,
  ),
);

/** Suffixes of one word family: crunch, crunchy; reheat, reheats, reheating; spice, spicy, spiced. */
const suffixes = /(?:ing|ed|ies|es|er|y|e|s|ly)$/;

/** Returns the stem that the forms of a word share. It need not be a word. */
function stemOf(word: string): string {
  const stem = word.length > 4 ? word.replace(suffixes, '') : word;
  const kept = stem.length >= 3 ? stem : word;
  // "chopped" and "chop" share a stem.
  return /([bdgklmnprt])\1$/.test(kept) && kept !== word ? kept.slice(0, -1) : kept;
}

/** Returns the stems of the words of a text that can tell one dish from another, each once. */
function stemsOf(text: string): string[] {
  const words = wordsOf(text).map(({ word }) => word);
  return [...new Set(words.filter((word) => !idle.has(word) && !/^\d+$/.test(word)).map(stemOf))];
}

/** Share of a word's weight that its first occurrence in the wishes of a dish earns; further occurrences earn the rest. */
const firstShare = 0.75;

/** Weight of a word that occurs in no wish. */
const unknownWeight = 2;
/** Weight of one rare word or of two common ones. Less is no evidence: "from the weekend". */
const enoughWeight = 5;

/** Creates an index of the wishes that the dishes of a cookbook answer. Rare words count more than common ones. */
export function createWishIndex(
  dishes: readonly Pick<CookbookDish, 'path' | 'wishes'>[],
): WishIndex {
  /** By stem: the dishes whose wishes contain it, and in how many of their wishes. */
  const places = new Map<string, Map<string, number>>();
  for (const { path, wishes } of dishes) {
    for (const stem of wishes.flatMap(stemsOf)) {
      const counts = places.get(stem) ?? new Map<string, number>();
      counts.set(path, (counts.get(path) ?? 0) + 1);
      places.set(stem, counts);
    }
  }

  return (wish) => {
    const stems = stemsOf(wish);
    const found = stems.flatMap((stem) => places.get(stem) ?? []);
    const weights = found.map((counts) => Math.log(1 + dishes.length / counts.size));
    const unknown = (stems.length - found.length) * unknownWeight;
    const total = Math.max(
      weights.reduce((sum, weight) => sum + weight, unknown),
      enoughWeight,
    );
    const answers = new Map<string, number>();
    for (const [at, counts] of found.entries()) {
      for (const [path, count] of counts) {
        const earned = firstShare + (1 - firstShare) * (1 - 1 / count);
        answers.set(path, (answers.get(path) ?? 0) + ((weights[at] ?? 0) * earned) / total);
      }
    }
    return answers;
  };
}
