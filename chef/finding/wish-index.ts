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
  about around hard next nothing just really very quite too also then than there here now not no don dont isnt thats lets
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

/** By stem, then by path of a dish: the places in its list of the wishes that contain the stem. */
type Places = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

type DishWishes = Pick<CookbookDish, 'path' | 'wishes'>;

function placesOf(dishes: readonly DishWishes[]): Places {
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
  return places;
}

/** Returns for each dish, by path, the weight that some stems have in each of its wishes and in all of them together. */
function sumWeights(stems: Iterable<string>, places: Places, weightOf: (stem: string) => number) {
  const sums = new Map<string, { together: number; wishes: number[] }>();
  for (const stem of stems) {
    const weight = weightOf(stem);
    for (const [path, wishesAt] of places.get(stem) ?? []) {
      const sum = sums.get(path) ?? { together: 0, wishes: [] };
      sum.together += weight;
      for (const at of wishesAt) sum.wishes[at] = (sum.wishes[at] ?? 0) + weight;
      sums.set(path, sum);
    }
  }
  return sums;
}

/** Creates an index of the wishes that the dishes of a cookbook answer. Rare words count more than common ones. */
export function createWishIndex(dishes: readonly DishWishes[]): WishIndex {
  const places = placesOf(dishes);
  const weightOf = (stem: string): number =>
    Math.log(1 + dishes.length / (places.get(stem)?.size ?? 1));
  const whole = sumWeights(places.keys(), places, weightOf);

  return (wish) => {
    const stems = stemsOf(wish);
    const found = stems.filter((stem) => places.has(stem));
    const unknown = (stems.length - found.length) * unknownWeight;
    const total = Math.max(
      found.reduce((sum, stem) => sum + weightOf(stem), unknown),
      enoughWeight,
    );
    const answerOf = (path: string, weight: number, at: number): number => {
      const besides = (whole.get(path)?.wishes[at] ?? 0) - weight;
      return weight / (total + saysElse * besides);
    };
    return new Map(
      [...sumWeights(found, places, weightOf)].map(([path, { together, wishes }]) => {
        const best = wishes.reduce(
          (most, weight, at) => Math.max(most, answerOf(path, weight, at)),
          0,
        );
        return [path, togetherShare * (together / total) + (1 - togetherShare) * best];
      }),
    );
  };
}
