import MiniSearch from 'minisearch';
import { wordsOf } from '#recipes/pantry/words.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { FindDish } from '#recipes/selections/wish/find-dish.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { type Name, namesOf, nearnessOf } from './dish-names.ts';
import { isTelling, lettersForgiven, nounsOfAdjective, tellingWords } from './telling-words.ts';

/** The fields that a dish is found by, and the weight of a word that is found in each. */
const weightOf = { names: 1, wishes: 0.5, foods: 0.6, traits: 0.45, description: 0.2 } as const;
type Field = keyof typeof weightOf;
const fields = Object.keys(weightOf) as Field[];
/** Fields in which a misspelt word may be found. Elsewhere some word resembles nearly any other. */
const spelledFields: Field[] = ['names', 'foods', 'traits'];

type Entry = { dish: CookbookDish; names: Name[] };

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

type Matches = {
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
  /**
   * @param spareWords words of the wish that also have another meaning: they count in a name and are not missed elsewhere
   * @param foodWords words of the wish that are foods
   * @param text the whole wish, including words that name no dish
   */
  match(wish: string, spareWords?: string, foodWords?: string, text?: string): Matches;
  /** Whether each telling word occurs somewhere in the cookbook, with fuzzy spelling. */
  knows(words: string): boolean;
  /** Whether a word is in no name of a dish and in at most three dishes: it names a dish that the cookbook lacks. */
  isRare(word: string): boolean;
  /** Whether words are the whole name of a dish, exactly as written: "shakshuka". */
  isDishName(words: string): boolean;
  /** Returns the dish that a wish names, or the kind of dish ("tacos"), in the form that the reader of wishes needs. */
  findNamed: FindDish;
};

/** Returns how well a dish answers a wish, from all the words that it covers and the nearness of its name. */
export const answerOf = ({ covers, named, nearness }: NameMatch): number =>
  covers + (named ? 0.15 : 0) + 0.25 * nearness;

/** A dish that covers a smaller share of a wish is not the requested dish. */
const leastCovered = 0.6;

const foodsOf = ({ ingredients }: CookbookDish): string =>
  ingredients.map(({ name }) => name).join(' ');
const traitsOf = (dish: CookbookDish): string =>
  [
    dish.cuisine ?? '',
    dish.region ?? '',
    ...dish.courses,
    ...dish.styles,
    ...dish.techniques,
    ...dish.occasions,
    ...dish.equipment,
  ].join(' ');

type Hit = { words: Set<string>; fields: Set<Field> };
/** Maximum number of dishes that mention a rare word. Words of ordinary wishes ("creamy", "posh") are in more. */
const mostOfRare = 3;
/** Sum of the weights of words that identify a dish: one rare word, or two or three common ones. */
const muchTold = 4;
/** Relative weight of words that occur only in descriptions, since they are mostly chatter: "like the shop". */
const chatterShare = 0.12;
const isSaidOnly = (hits: ReadonlyMap<string, Hit>): boolean =>
  [...hits.values()].every(
    ({ fields: [first, ...more] }) => first === 'description' && more.length === 0,
  );
/** A word of the wish, with the dishes that match it. */
type AskedWord = { word: string; hits: ReadonlyMap<string, Hit> };

/** Creates a search over the dishes of a cookbook by name, with fuzzy spelling, and by foods, traits and description. */
export function createDishIndex({ dishes }: Cookbook): DishIndex {
  const entries = new Map<string, Entry>(
    dishes.map((dish) => [dish.path, { dish, names: namesOf(dish) }]),
  );
  const index = new MiniSearch<Record<Field | 'id', string>>({
    fields,
    tokenize: tellingWords,
    processTerm: (word) => word,
  });
  index.addAll(
    [...entries].map(([id, { dish, names }]) => ({
      id,
      names: names.map(({ text }) => text).join(' · '),
      wishes: dish.wishes.join(' · '),
      foods: foodsOf(dish),
      traits: traitsOf(dish),
      description: dish.description,
    })),
  );

  /** Returns the dishes that match one word of the wish: as written when any dish has it, else as a noun, else in its nearest spelling. */
  function hitsOf(word: string): Map<string, Hit> {
    const exact = [word, ...nounsOfAdjective(word)].map((one) => index.search(one));
    const found =
      exact.find((results) => results.length > 0) ??
      index.search(word, { fuzzy: lettersForgiven(word), fields: spelledFields });
    return new Map(
      found.map(({ id, match }) => [
        String(id),
        {
          words: new Set(Object.keys(match)),
          fields: new Set(Object.values(match).flat()) as Set<Field>,
        },
      ]),
    );
  }

  /** Whether words are the whole name of a dish, with fuzzy spelling: "hummus", "foccacia". */
  function isAName(
    asked: readonly AskedWord[],
    isOther: boolean,
    written: ReadonlySet<string>,
  ): boolean {
    const spellings = new Set(
      asked.flatMap(({ hits }) => [...hits.values()].flatMap((hit) => [...hit.words])),
    );
    return [...entries.values()].some(({ names }) =>
      names.some(
        ({ words, quiet }) =>
          words.length > 0 &&
          words.length === asked.length &&
          words.every((word) => spellings.has(word)) &&
          // The name "Ethiopian dessert" does not match the request "Ethiopian".
          (!isOther || quiet.every((word) => written.has(word))),
      ),
    );
  }

  /** Returns the longest name all of whose words were requested. */
  function nameIn(
    names: readonly Name[],
    asked: ReadonlySet<string>,
    written: ReadonlySet<string>,
  ): Name | undefined {
    const whole = names.filter(
      ({ words, quiet }) =>
        words.length > 0 &&
        words.every((word) => asked.has(word)) &&
        quiet.every((word) => written.has(word)),
    );
    return whole.toSorted(
      (one, other) => other.words.length - one.words.length || one.length - other.length,
    )[0];
  }

  const wholeNames = new Set(
    [...entries.values()].flatMap(({ names }) => names.map(({ text }) => keyOf(text))),
  );
  const isDishName = (words: string): boolean => wholeNames.has(keyOf(words));

  function match(wish: string, spareWords = '', foodWords = '', text = wish): Matches {
    const all = tellingWords(wish).map((word) => ({ word, hits: hitsOf(word) }));
    const written = new Set(wordsOf(text).map(({ word }) => word));
    const sayOther = new Set(tellingWords(spareWords));
    const said = new Set([...sayOther, ...tellingWords(foodWords)]);
    // A whole name counts as a name, even if its words have other meanings: "lemonade". Foods alone do not: "mince, potatoes, carrots".
    const isNameless = all.every(({ word }) => said.has(word));
    const isWhole = isAName(
      all.filter(({ hits }) => hits.size > 0 && !isSaidOnly(hits)),
      isNameless,
      written,
    );
    const spare = isWhole ? new Set<string>() : isNameless ? said : sayOther;
    const found = all.filter(({ word }) => !spare.has(word));
    const spared = all.filter(({ word }) => spare.has(word));
    const known = found.filter(({ hits }) => hits.size > 0);
    // Words that few dishes contain are the most distinctive.
    const tells = known.map(
      ({ hits }) => Math.log(1 + entries.size / hits.size) * (isSaidOnly(hits) ? chatterShare : 1),
    );
    const unheard = found.length - known.length;
    const total =
      tells.reduce((sum, one) => sum + one, 0) +
      unheard * chatterShare * Math.log(1 + entries.size);
    const byPath = new Map<string, NameMatch>();
    for (const [path, { dish, names }] of entries) {
      const asked = new Set<string>();
      let covered = 0;
      for (const [at, { hits }] of known.entries()) {
        const hit = hits.get(path);
        if (!hit) continue;
        if (hit.fields.has('names')) for (const one of hit.words) asked.add(one);
        covered += (tells[at] ?? 0) * Math.max(...[...hit.fields].map((field) => weightOf[field]));
      }
      for (const { hits } of spared) {
        const hit = hits.get(path);
        if (!hit?.fields.has('names')) continue;
        for (const one of hit.words) asked.add(one);
      }
      if (covered === 0 && asked.size === 0) continue;
      // Foods that happen to form a name do not request that dish: "stale bread".
      const called = isNameless && !isWhole ? undefined : nameIn(names, asked, written);
      // The "double" of "double cream" does not request "doubles".
      const isFood = called?.words.length === 1 && said.has(called.words[0] ?? '') && !isWhole;
      // "Silky smooth soup" describes a texture and a course, although some dish has these words as a name.
      const isManner =
        !isDishName(text) &&
        (called?.words.length ?? 0) > 1 &&
        called?.words.every((word) => sayOther.has(word));
      const named = (isFood && !isDishName(foodWords)) || isManner ? undefined : called;
      const nearness = Math.max(...names.map((name, at) => nearnessOf(name, at === 0, asked)));
      const rest = known.filter(({ word, hits }) => !said.has(word) && !isSaidOnly(hits));
      byPath.set(path, {
        dish,
        isNameAndFoods: rest.every(({ hits }) => hits.get(path)?.fields.has('names')),
        covers: total > 0 ? covered / total : 1,
        nearness,
        ...(named ? { named: named.text } : {}),
      });
    }
    const unknown = found
      .filter(({ word, hits }) => hits.size === 0 && !said.has(word))
      .map(({ word }) => word);
    const isIn = (...places: Field[]): boolean =>
      known.some(({ hits }) =>
        [...hits.values()].some(({ fields: at }) => places.some((one) => at.has(one))),
      );
    const isHeard = isIn('names', 'foods', 'traits');
    const isInNames = isIn('names');
    return {
      ...{ byPath, unknown, asksForDish: known.length > 0, isHeard, isInNames, isNameless },
      tells: Math.min(1, total / muchTold),
    };
  }

  /** Returns the part of a text from its first to its last word that occurs in a name of the dish. */
  function stretchIn(text: string, path: string): string | undefined {
    const said = wordsOf(text).filter(
      ({ word }) => isTelling(word) && hitsOf(word).get(path)?.fields.has('names'),
    );
    const [first, last] = [said[0], said.at(-1)];
    return first && last ? text.slice(first.start, last.end) : undefined;
  }

  function findNamed(words: string) {
    const [best] = [...match(words).byPath.values()]
      .filter(({ nearness }) => nearness > 0)
      .toSorted((one, other) => answerOf(other) - answerOf(one));
    if (!best || (!best.named && best.covers < leastCovered)) return undefined;
    const { path, title } = best.dish;
    const said = stretchIn(words, path);
    if (said === undefined) return undefined;
    // A kind of dish may be any dish of that kind, so the chip shows the kind.
    return { title: best.named ? title : said, words: said, path };
  }

  const knows = (words: string): boolean =>
    tellingWords(words).every((word) => hitsOf(word).size > 0);

  const isRare = (word: string): boolean => {
    const hits = [...hitsOf(word).values()];
    return hits.length <= mostOfRare && !hits.some(({ fields: at }) => at.has('names'));
  };

  return { match, isDishName, findNamed, knows, isRare };
}
