import type { CookbookDish } from '../cookbook/dish.ts';
import type { AskedWords } from './asked-words.ts';
import { longestName, type Name, nearnessOf } from './dish-names.ts';
import { weightOf } from './word-index.ts';

/** How well a dish answers the words of a request. */
export type NameMatch = {
  dish: CookbookDish;
  /** Share of the wish (0 to 1) that the dish answers, weighted by how distinctive each word is. */
  covers: number;
  /** How near its nearest name is to the request: "Risotto alla Milanese" is nearer to "risotto" than "risotto balls" (0 to 1.4). */
  nearness: number;
  /** The requested name, when the wish contains all its distinctive words: "carbonara". */
  named?: string;
  /** Whether the wish contains nothing but foods beside the name: "shakshuka with feta". */
  isNameAndFoods: boolean;
};

/** Returns how well a dish answers a wish, from all the words that it covers and the nearness of its name. */
export const answerOf = ({ covers, named, nearness }: NameMatch): number =>
  covers + (named ? 0.15 : 0) + 0.25 * nearness;

/** A wish whose words were looked up. */
export type LookedUpWish = {
  words: AskedWords;
  /** Whether the whole wish, or the foods in it, are the name of a dish exactly as written. */
  isDishName: { text: boolean; foodWords: boolean };
};

/** Returns the requested words that occur in the names of a dish. */
const wordsInNames = (path: string, { known, spared }: AskedWords): Set<string> =>
  new Set(
    [...known, ...spared].flatMap(({ hits }) => {
      const hit = hits.get(path);
      return hit?.fields.has('names') ? [...hit.words] : [];
    }),
  );

/** Returns the weight of the words that a dish covers, each in its best field. */
const weightCovered = (path: string, { known }: AskedWords): number =>
  known.reduce((sum, { hits, weight }) => {
    const hit = hits.get(path);
    return hit ? sum + weight * Math.max(...[...hit.fields].map((one) => weightOf[one])) : sum;
  }, 0);

/** Returns the name that a wish asks for. Words that have another meaning do not ask for a dish. */
function nameAsked(
  names: readonly Name[],
  asked: ReadonlySet<string>,
  { words, isDishName }: LookedUpWish,
): string | undefined {
  // Foods that happen to form a name do not request that dish: "stale bread".
  if (words.isNameless && !words.isWhole) return undefined;
  const name = longestName(names, asked, words.written);
  if (!name) return undefined;
  const [first = ''] = name.words;
  const isOneWord = name.words.length === 1;
  // The "double" of "double cream" does not request "doubles".
  const isFood = isOneWord && words.said.has(first) && !words.isWhole;
  // "Silky smooth soup" describes a texture and a course, although some dish has these words as a name.
  const isManner = !isOneWord && name.words.every((word) => words.sayOther.has(word));
  return (isFood && !isDishName.foodWords) || (isManner && !isDishName.text)
    ? undefined
    : name.text;
}

/**
 * Returns how well a dish answers a wish.
 * @param names the names of the dish, its title first
 * @returns undefined when it contains none of the words
 */
export function matchDish(
  dish: CookbookDish,
  names: readonly Name[],
  wish: LookedUpWish,
): NameMatch | undefined {
  const { words } = wish;
  const asked = wordsInNames(dish.path, words);
  const covered = weightCovered(dish.path, words);
  if (covered === 0 && asked.size === 0) return undefined;
  const named = nameAsked(names, asked, wish);
  const rest = words.known.filter(({ word, isSaidOnly }) => !words.said.has(word) && !isSaidOnly);
  return {
    dish,
    isNameAndFoods: rest.every(({ hits }) => hits.get(dish.path)?.fields.has('names')),
    covers: words.totalWeight > 0 ? covered / words.totalWeight : 1,
    nearness: Math.max(...names.map((name, at) => nearnessOf(name, at === 0, asked))),
    ...(named ? { named } : {}),
  };
}
