import { wordsOf } from '#recipes/pantry/words.ts';
import type { Name } from './dish-names.ts';
import { tellingWords } from './telling-words.ts';
import type { Hit, WordIndex } from './word-index.ts';

/** A wish, with the words of it that mean something else than a dish. */
export type WishWords = {
  wish: string;
  /** Words that also have another meaning: they count in a name and are not missed elsewhere. */
  spareWords: string;
  /** Words that are foods. */
  foodWords: string;
  /** The whole wish, including words that name no dish. */
  text: string;
};

/** What the cookbook knows about words. */
export type Vocabulary = {
  hitsOf: WordIndex;
  /** The names of all dishes. */
  names: readonly Name[];
  dishCount: number;
};

/** A word of the wish, with the dishes that match it. */
type AskedWord = {
  word: string;
  hits: ReadonlyMap<string, Hit>;
  /** Whether it occurs only in descriptions of dishes. */
  isSaidOnly: boolean;
};

/** The words of a wish, by how they count in the search for a dish. */
export type AskedWords = {
  /** Words that count wherever a dish contains them, each with how much it tells one dish from another. */
  known: (AskedWord & { weight: number })[];
  /** Words that count only in the name of a dish, because they also have another meaning. */
  spared: AskedWord[];
  /** Words that occur in no field of any dish and have no other meaning. */
  unknown: string[];
  /** Sum of the weights of the known words and of those that no dish has. */
  totalWeight: number;
  /** All words of the wish, whether they tell anything or not. */
  written: ReadonlySet<string>;
  /** Words with another meaning than a food. */
  sayOther: ReadonlySet<string>;
  /** Words with another meaning, foods included. */
  said: ReadonlySet<string>;
  /** Whether the wish consists only of foods and of words with another meaning. */
  isNameless: boolean;
  /** Whether its words are the whole name of a dish, with fuzzy spelling: "hummus", "foccacia". */
  isWhole: boolean;
};

/** Relative weight of words that occur only in descriptions, since they are mostly chatter: "like the shop". */
const chatterShare = 0.12;

function lookUp(word: string, hitsOf: WordIndex): AskedWord {
  const hits = hitsOf(word);
  const isSaidOnly = [...hits.values()].every(
    ({ fields }) => fields.size === 1 && fields.has('description'),
  );
  return { word, hits, isSaidOnly };
}

/**
 * Whether words are the whole name of a dish.
 * @param mayHold whether the name may hold one of its words that tell nothing
 */
function isWholeName(
  asked: readonly AskedWord[],
  names: readonly Name[],
  mayHold: (word: string) => boolean,
): boolean {
  const spellings = new Set(
    asked.flatMap(({ hits }) => [...hits.values()].flatMap((hit) => [...hit.words])),
  );
  return names.some(
    ({ words, quiet }) =>
      words.length > 0 &&
      words.length === asked.length &&
      words.every((word) => spellings.has(word)) &&
      quiet.every(mayHold),
  );
}

/** Weighs a word by how few dishes contain it: the fewer, the more distinctive. */
const weigh = ({ hits, isSaidOnly }: AskedWord, dishCount: number): number =>
  Math.log(1 + dishCount / hits.size) * (isSaidOnly ? chatterShare : 1);

/** Looks up the words of a wish and sorts them by how they count. */
export function readAskedWords(
  { wish, spareWords, foodWords, text }: WishWords,
  { hitsOf, names, dishCount }: Vocabulary,
): AskedWords {
  // "Breakfast burrito": the word of the course belongs to the name as well.
  const all = tellingWords(wish === '' ? '' : `${wish} ${spareWords}`).map((word) =>
    lookUp(word, hitsOf),
  );
  const written = new Set(wordsOf(text).map(({ word }) => word));
  const sayOther = new Set(tellingWords(spareWords));
  const said = new Set([...sayOther, ...tellingWords(foodWords)]);
  // A whole name counts as a name, even if its words have other meanings: "lemonade". Foods alone do not: "mince, potatoes, carrots".
  const isNameless = all.every(({ word }) => said.has(word));
  const isNamed = (words: readonly AskedWord[]) =>
    // The name "Ethiopian dessert" does not match the request "Ethiopian".
    isWholeName(words, names, (word) => !isNameless || written.has(word));
  const told = all.filter(({ hits, isSaidOnly }) => hits.size > 0 && !isSaidOnly);
  // "Butter chicken" with the choice "Indian": the name is whole without the cuisine.
  const own = told.filter(({ word }) => !sayOther.has(word));
  const isAllNamed = isNamed(told);
  const isWhole = isAllNamed || (own.length > 1 && isNamed(own));
  const spare = isAllNamed ? new Set<string>() : isNameless && !isWhole ? said : sayOther;
  const found = all.filter(({ word }) => !spare.has(word));
  const known = found
    .filter(({ hits }) => hits.size > 0)
    .map((one) => ({ ...one, weight: weigh(one, dishCount) }));
  const unheard = found.filter(({ hits }) => hits.size === 0).map(({ word }) => word);
  return {
    ...{ known, written, sayOther, said, isNameless, isWhole },
    spared: all.filter(({ word }) => spare.has(word)),
    unknown: unheard.filter((word) => !said.has(word)),
    totalWeight:
      known.reduce((sum, { weight }) => sum + weight, 0) +
      unheard.length * chatterShare * Math.log(1 + dishCount),
  };
}
