import { foodsIn } from '#recipes/classify/foods-in.ts';
import { countLine } from '#recipes/nutrition/count-nutrition.ts';
import { type Ingredient, ingredient, pantry } from '#recipes/pantry/pantry.ts';
import { wordsOf } from '#recipes/pantry/words.ts';

/** Returns the pantry food that a name in a list refers to, as nutrition and checks read it. */
export function findFood(name: string): Ingredient | undefined {
  // Without an amount, a name of two foods ("salt and pepper") would count as the first.
  return countLine(`100 g ${name}`).ingredient ?? countLine(name).ingredient;
}

/** Parts and shapes that may follow a food's name without making it another food. */
const partOfFood = new Set(
  'leaf pod powder sprig stalk stick fillet piece cube wedge floret kernel slice half flake joint'.split(
    ' ',
  ),
);

/** "Spinach with its stalks", "tuna in oil": words after the end of the food's name. */
const aside = /\b(?:with|without|in|from|for|on)\b.*$/i;

/**
 * Returns the words by which the pantry knows a food when they leave out the end of the name: "chicken" for "chicken feet". The
 * words that follow may make it another food.
 * @returns undefined when the pantry knows the whole name
 */
export function knownOnlyBy(name: string): string | undefined {
  const last = foodsIn(name).findLast(({ entry }) => entry.kind !== 'mask');
  if (!last) return undefined;
  const after = wordsOf(name.slice(last.start + last.text.length).replace(aside, ''));
  return after.every(({ word }) => partOfFood.has(word)) ? undefined : last.text;
}

const namesOfPantry = (): (readonly [string, string])[] =>
  [...pantry.values()].flatMap(({ id, one, many, aliases }) =>
    [...new Set([one, many, ...aliases])].map((name) => [name, id] as const),
  );

const pairsOf = (word: string): Set<string> =>
  new Set(Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)));

/** Returns how alike two names are, from 0 to 1, by the letter pairs that both have (Dice). */
function likeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one.toLowerCase()), pairsOf(other.toLowerCase())];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / Math.max(1, first.size + second.size);
}

const maxSuggestions = 5;

/** Returns the pantry names nearest to a name that the pantry does not have. */
export function nearNames(name: string): string[] {
  const head = wordsOf(name).at(-1)?.word ?? name;
  const scored = namesOfPantry()
    .map(([known, id]) => ({
      known,
      id,
      score: likeness(name, known) + (wordsOf(known).some(({ word }) => word === head) ? 0.3 : 0),
    }))
    .filter(({ score }) => score > 0.4)
    .sort((one, other) => other.score - one.score);
  const byId = new Map(scored.toReversed().map(({ id, known }) => [id, known]));
  const ids = [...new Set(scored.map(({ id }) => id))].slice(0, maxSuggestions);
  return ids.map((id) => byId.get(id) ?? ingredient(id).one);
}
