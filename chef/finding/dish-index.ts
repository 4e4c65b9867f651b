import { matchFoods } from '#recipes/pantry/lexicon.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { FindDish } from '#recipes/selections/wish/find-dish.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { type AskedWords, readAskedWords, type WishWords } from './asked-words.ts';
import { namesOf } from './dish-names.ts';
import { answerOf, matchDish, type NameMatch } from './match-dish.ts';
import { isTelling, tellingWords } from './telling-words.ts';
import { createWordIndex, type Field, type WordIndex } from './word-index.ts';

export type Matches = {
  byPath: ReadonlyMap<string, NameMatch>;
  /** Words that occur in no field of any dish. */
  unknown: string[];
  /** Whether any dish matches the words of the wish that have no other meaning. */
  asksForDish: boolean;
  /** Whether any of them is more than chatter: a word of names, foods or traits. */
  isHeard: boolean;
  /** Whether any of them occurs in a name. */
  isInNames: boolean;
  /** Whether the wish consists only of foods and of words with another meaning. */
  isNameless: boolean;
  /** How much the words tell one dish from another, 0 to 1: "carbonara" tells much, "hot" little. */
  tells: number;
};

export type DishIndex = {
  match(wish: WishWords): Matches;
  /** Whether each telling word occurs somewhere in the cookbook, with fuzzy spelling. */
  knows(words: string): boolean;
  /** Whether a word is in no name of a dish and in at most three dishes: it names a dish that the cookbook lacks. */
  isRare(word: string): boolean;
  /** Whether words are the whole name of a dish, exactly as written: "shakshuka". */
  isDishName(words: string): boolean;
  /** Returns the dish that a wish names, or the kind of dish ("tacos"), in the form that the reader of wishes needs. */
  findNamed: FindDish;
};

/** A dish that covers a smaller share of a wish is not the requested dish. */
const leastCovered = 0.6;
/** Maximum number of dishes that mention a rare word. Words of ordinary wishes ("creamy", "posh") are in more. */
const mostOfRare = 3;
/** Sum of the weights of words that identify a dish: one rare word, or two or three common ones. */
const muchTold = 4;

/** Whether any known word of a wish occurs in one of the fields. */
const isIn = ({ known }: AskedWords, ...places: Field[]): boolean =>
  known.some(({ hits }) =>
    [...hits.values()].some(({ fields }) => places.some((one) => fields.has(one))),
  );

/** Returns the part of a text from its first to its last word that occurs in a name of the dish. */
function stretchIn(text: string, path: string, hitsOf: WordIndex): string | undefined {
  const said = wordsOf(text).filter(
    ({ word }) => isTelling(word) && hitsOf(word).get(path)?.fields.has('names'),
  );
  const [first, last] = [said[0], said.at(-1)];
  return first && last ? text.slice(first.start, last.end) : undefined;
}

/** From this many titles on that end with it, a word is a kind of dish. */
const leastTitles = 3;

/** Returns the words that titles end with: "pie", "bake", "starter". */
function headsOf(dishes: readonly CookbookDish[]): ReadonlySet<string> {
  const ends = dishes.map(({ title }) => wordsOf(title.split(/ with | in /)[0] ?? '').at(-1)?.word);
  const counted = Map.groupBy(ends, (word) => word ?? '');
  return new Set([...counted].filter(([, all]) => all.length >= leastTitles).map(([word]) => word));
}

/** Creates the search for the one dish, or the kind of dish, that a wish names. */
function createNameFinder(
  dishes: readonly CookbookDish[],
  match: DishIndex['match'],
  hitsOf: WordIndex,
): FindDish {
  const cuisines = new Set(dishes.flatMap(({ cuisine }) => (cuisine ? [keyOf(cuisine)] : [])));
  const heads = headsOf(dishes);
  /** Whether words that are no name still say a kind of dish or a food: "chicken bake", not "taking" or "spring". */
  const isKindOrFood = (said: string): boolean =>
    matchFoods(said).some(({ entry }) => entry.kind !== 'mask') ||
    wordsOf(said).some(({ word }) => heads.has(word));

  return (words) => {
    const { byPath } = match({ wish: words, spareWords: '', foodWords: '', text: words });
    const [best] = [...byPath.values()]
      .filter(({ nearness }) => nearness > 0)
      .toSorted((one, other) => answerOf(other) - answerOf(one));
    if (!best || (!best.named && best.covers < leastCovered)) return undefined;
    const { path, title } = best.dish;
    const said = stretchIn(words, path, hitsOf);
    if (said === undefined) return undefined;
    if (!best.named && !isKindOrFood(said)) return undefined;
    // "A French main course" asks for a cuisine, and not for French toast.
    if (!best.named && cuisines.has(keyOf(said))) return undefined;
    // A kind of dish may be any dish of that kind, so the chip shows the kind.
    return { title: best.named ? title : said, words: said, path };
  };
}

/** Creates a search over the dishes of a cookbook by name, with fuzzy spelling, and by foods, traits and description. */
export function createDishIndex({ dishes }: Cookbook): DishIndex {
  const entries = dishes.map((dish) => ({ dish, names: namesOf(dish) }));
  const names = entries.flatMap((entry) => entry.names);
  const hitsOf = createWordIndex(dishes);
  const wholeNames = new Set(names.map(({ text }) => keyOf(text)));
  const isDishName = (words: string): boolean => wholeNames.has(keyOf(words));

  function match(wish: WishWords): Matches {
    const words = readAskedWords(wish, { hitsOf, names, dishCount: dishes.length });
    const lookedUp = {
      words,
      isDishName: { text: isDishName(wish.text), foodWords: isDishName(wish.foodWords) },
    };
    return {
      byPath: new Map(
        entries.flatMap((entry) => {
          const found = matchDish(entry.dish, entry.names, lookedUp);
          return found ? [[entry.dish.path, found]] : [];
        }),
      ),
      unknown: words.unknown,
      asksForDish: words.known.length > 0,
      isHeard: isIn(words, 'names', 'foods', 'traits'),
      isInNames: isIn(words, 'names'),
      isNameless: words.isNameless,
      tells: Math.min(1, words.totalWeight / muchTold),
    };
  }

  const knows = (words: string): boolean =>
    tellingWords(words).every((word) => hitsOf(word).size > 0);

  const isRare = (word: string): boolean => {
    const hits = [...hitsOf(word).values()];
    return hits.length <= mostOfRare && !hits.some(({ fields }) => fields.has('names'));
  };

  const findNamed = createNameFinder(dishes, match, hitsOf);
  return { match, isDishName, findNamed, knows, isRare };
}
