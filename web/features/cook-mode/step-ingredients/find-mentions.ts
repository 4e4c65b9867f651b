import { partWords, plainWords } from '#recipes/dish/plain-words.ts';
import { type Word, wordsOf } from '#recipes/pantry/words.ts';
import type { Listed } from './listed.ts';
import { resolveTies } from './resolve-ties.ts';
import { hasHead, type Run, runAround, withoutShorter } from './runs.ts';
import { isCalled, isWider } from './wider-words.ts';

/** A place where a step names a line of the ingredient list. */
export type Mention = { listed: Listed; start: number; end: number };

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that turn the food before them into another one: "chicken stock" is not chicken, "the onion mixture" is not a new onion. */
const makesAnother = wordSet(
  'stock broth sauce mixture mix cream butter oil dressing paste water dip glaze salad soup curry mash base filling topping batter dough bread milk flour vinegar crust pan tin tray dish bowl board cake pot press knife cloth noodle wine cheese chip crisp tortilla marinade salsa slaw stew gravy bouillon seasoning paper ball patty burger relish pickle starch syrup jam pudding steamer cooker liquid substitute juice-free',
);
/** Head words that a step omits: "the vanilla" means the extract, "the soy" the sauce. */
const leftOut = wordSet(
  'extract essence powder flake stick paste pepper sauce leaf seed syrup pod',
);
/** Words that are a separate food: "the fish" is not the fish sauce, "the vegetables" are not the vegetable oil. */
const ownFoods = wordSet(
  'vegetable fish chicken beef lamb pork turkey meat rice corn wine cider fruit apple coconut milk egg peanut almond oat sesame tomato onion garlic potato carrot lemon lime orange butter cheese cream bread flour sugar bean pea lentil pumpkin sunflower olive grape rose oyster prawn crab anchovy curry',
);
/** Head words that a step also uses for something made along the way: "the sauce" is seldom the soy sauce. */
const madeHere = wordSet(
  'sauce paste dressing mixture mix powder seasoning syrup filling marinade stick flake extract essence spread topping dough batter roux cream water',
);
/** Words before water that is not in the list: the water that the pasta boils in, or that the beans soaked in. */
const ownWater = wordSet(
  'salted cooking pasta soaking starchy iced ice bath simmering running tap their its own',
);
const waterOfNoList =
  /\b(?:splash|spoonful|pan|pot|saucepan|bowl|dish|bath|plenty|ladleful|drop|kettle)s? of (?:\w+ )?$|\b(?:extra|more|little|under) (?:\w+ )?$|\bin (?:(?:lightly|well|fresh|cold|hot|warm|boiling|salted) )*$/i;
const temperatures = ['cold', 'hot', 'warm', 'boiling', 'lukewarm'];

/** Returns whether the water is not in the list: the cooking water of pasta, or tap water added by feel. */
function isOtherWater({ listed, from }: Run, text: string, words: readonly Word[]): boolean {
  if (listed.head !== 'water') return false;
  const before = words[from]?.joined ? (words[from - 1]?.word ?? '') : '';
  if (ownWater.has(before) && !listed.words.has('ice')) return true;
  const own = temperatures.filter((one) => listed.words.has(one));
  if (temperatures.includes(before) && own.length > 0 && !own.includes(before)) return true;
  return waterOfNoList.test(text.slice(0, words[from]?.start));
}

function becomesAnother({ listed, to }: Run, words: readonly Word[]): boolean {
  const next = words[to + 1];
  return Boolean(next?.joined && makesAnother.has(next.word) && !listed.words.has(next.word));
}

/** Returns whether the matched words are enough to identify the line. */
function isEnough(run: Run, words: readonly Word[], list: readonly Listed[]): boolean {
  const { listed, from, to } = run;
  const said = words.slice(from, to + 1).filter(({ word }) => listed.naming.has(word));
  const only = said.length === 1 ? said[0]?.word : undefined;
  if (hasHead(run, words)) {
    if (only === undefined || listed.naming.size === 1) return true;
    return !madeHere.has(listed.head);
  }
  // Without the head word, a word must be unique to the line: "the soy", "the pecorino".
  const own = said
    .map(({ word }) => word)
    .filter((word) => !partWords.has(word) && !plainWords.has(word));
  if (only !== undefined && ownFoods.has(only) && !leftOut.has(listed.head)) return false;
  if (only === 'fish' || only === 'oyster') return false;
  return own.some((word) => list.every((other) => other === listed || !other.words.has(word)));
}

function widerMentions(
  words: readonly Word[],
  list: readonly Listed[],
  taken: readonly Run[],
): Mention[] {
  return words.flatMap((one, at) => {
    if (!isWider(one.word) || taken.some(({ from, to }) => at >= from && at <= to)) return [];
    const next = words[at + 1];
    if (next?.joined && makesAnother.has(next.word)) return [];
    // "Still green" is a colour; only the plural "greens" is a food.
    if (one.word === 'green' && one.end - one.start < 6) return [];
    const before = words[at - 1];
    // "Soft goat cheese" in a list that also has feta: the more specific name is not a wider word for the feta.
    if (one.joined && before && list.some(({ naming }) => naming.has(before.word))) return [];
    return list
      .filter((listed) => isCalled(one.word, listed))
      .map((listed) => ({ listed, start: one.start, end: one.end }));
  });
}

/** "Until the onion is soft", "so that the flour can swell": clauses about what is in the pan already. */
const toldOf =
  /\b(?:until|so that|because)\b[^.,;:]*?(?=[.,;:]|$|\band \w+ (?:(?:in|it|up|with) )?the\b)/gi;

function placesToldOf(text: string): [number, number][] {
  return [...text.matchAll(toldOf)].map(({ 0: clause, index }) => [index, index + clause.length]);
}

/** Returns every place where a step names a line of the list, in text order. */
export function findMentions(text: string, list: readonly Listed[]): Mention[] {
  const words = wordsOf(text);
  const runs = words.flatMap(({ word }, at) =>
    list.filter(({ naming }) => naming.has(word)).map((listed) => runAround(listed, words, at)),
  );
  const longest = withoutShorter(runs);
  const kept = resolveTies(
    longest.filter(
      (run) =>
        isEnough(run, words, list) &&
        !becomesAnother(run, words) &&
        !isOtherWater(run, text, words),
    ),
    text,
    words,
  );
  const named = kept.map(({ listed, from, to }) => ({
    listed,
    start: words[from]?.start ?? 0,
    end: words[to]?.end ?? 0,
  }));
  const told = placesToldOf(text);
  const all = [...named, ...widerMentions(words, list, longest)].filter(
    ({ start }) => !told.some(([from, to]) => start >= from && start < to),
  );
  const seen = new Set<string>();
  return all
    .filter(({ listed, start }) => {
      const key = `${listed.index}:${start}`;
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .sort((one, other) => one.start - other.start);
}
