import { wordsOf } from '#recipes/pantry/words.ts';
import type { CookbookDish } from '../cookbook/dish.ts';

/** Returns how well each dish answers a wish that does not name it, by path, 0 to 1. Dishes that share no word with it are absent. */
export type WishIndex = (wish: string) => ReadonlyMap<string, number>;

/** Words without meaning for the choice of a dish, beside words that nearly every dish has. */
const idle = new Set(
  `a an the and or but if so as at by for from in into of off on out over per to up with i im ive id ill me my mine we our us you your he she
  it its they them their his her this that these those is am are be been was were do does did doing have has had having can could
  would should will shall may might must want wanted need needed like fancy make made making cook cooking cooked get getting got go going use using
  used what which who how when where why some any something anything thing one ones please recipe dish meal food idea give show let good nice bad feel proper again under today tonight tomorrow surprise doctor order whole big large small given rub rubbed
  about around just really very quite too also then than there here now not no don dont isnt thats lets
  cup tin can pint bunch block end half bit lot bag pack packet jar carton handful few couple tub piece stick old year month gram kilo kg ml g tbsp tsp lb oz`.split(
    /\s+/,
  ),
);

/** Suffixes of one word family: crunch, crunchy; reheat, reheats, reheating; spice, spicy, spiced. */
const suffixes = /(?:ing|ed|ies|es|er|y|e|s|ly)$/;

/** Returns the stem that the forms of a word share. It need not be a word. */
function stemOf(word: string): string {
  const stem = word.length > 3 ? word.replace(suffixes, '') : word;
  if (stem.length < 3 || stem === word) return word;
  // "Chocolatey" and "chocolate", "chopped" and "chop" share a stem.
  return stem.replace(/e$/, '').replace(/([bdgklmnpt])\1$/, '$1');
}

/** Returns the stems of the words of a text that can tell one dish from another, each once. */
function stemsOf(text: string): string[] {
  const words = wordsOf(text).map(({ word }) => word);
  return [...new Set(words.filter((word) => !idle.has(word) && !/^\d+$/.test(word)).map(stemOf))];
}

/** Weight of a word that occurs in no wish. */
const unknownWeight = 2;
/** Weight of one rare word or of two common ones. Less is no evidence: "from the weekend". */
const enoughWeight = 5;
/** Share of the score that comes from all wishes of a dish; the rest comes from its best wish: "cold soup" is not "soup for a cold". */
const togetherShare = 0.5;
/** Weight of the words that only the dish's wish has: "hot soup on a cold day" for "cold soup". */
const saysElse = 0.4;

/** Creates an index of the wishes that the dishes of a cookbook answer. Rare words count more than common ones. */
export function createWishIndex(
  dishes: readonly Pick<CookbookDish, 'path' | 'wishes'>[],
): WishIndex {
  /** By stem: the dishes whose wishes contain it, each with the places of these wishes in its list. */
  const places = new Map<string, Map<string, number[]>>();
  for (const { path, wishes } of dishes) {
    for (const [at, wish] of wishes.entries()) {
      for (const stem of stemsOf(wish)) {
        const byPath = places.get(stem) ?? new Map<string, number[]>();
        const wishesAt = byPath.get(path) ?? [];
        wishesAt.push(at);
        places.set(stem, byPath.set(path, wishesAt));
      }
    }
  }

  const weightOf = (stem: string): number =>
    Math.log(1 + dishes.length / (places.get(stem)?.size ?? 1));
  /** By path: the weight of each wish, the sum of its stems. */
  const weights = new Map(dishes.map(({ path, wishes }) => [path, wishes.map(() => 0)]));
  for (const [stem, byPath] of places) {
    for (const [path, wishesAt] of byPath) {
      const sums = weights.get(path) ?? [];
      for (const at of wishesAt) sums[at] = (sums[at] ?? 0) + weightOf(stem);
    }
  }
  const weightAt = (path: string, at: number): number => weights.get(path)?.[at] ?? 0;

  return (wish) => {
    const stems = stemsOf(wish);
    const found = stems.filter((stem) => places.has(stem));
    const unknown = (stems.length - found.length) * unknownWeight;
    const total = Math.max(
      found.reduce((sum, stem) => sum + weightOf(stem), unknown),
      enoughWeight,
    );
    const together = new Map<string, number>();
    const single = new Map<string, number[]>();
    for (const stem of found) {
      const weight = weightOf(stem);
      for (const [path, wishesAt] of places.get(stem) ?? []) {
        together.set(path, (together.get(path) ?? 0) + weight);
        const sums = single.get(path) ?? [];
        for (const one of wishesAt) sums[one] = (sums[one] ?? 0) + weight;
        single.set(path, sums);
      }
    }
    return new Map(
      [...together].map(([path, sum]) => {
        const best = (single.get(path) ?? []).reduce(
          (most, one, at) => Math.max(most, one / (total + saysElse * (weightAt(path, at) - one))),
          0,
        );
        return [path, togetherShare * (sum / total) + (1 - togetherShare) * best];
      }),
    );
  };
}
