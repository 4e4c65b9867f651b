import { foodsIn } from '#recipes/classify/foods-in.ts';
import { countLine } from '#recipes/nutrition/count-nutrition.ts';
import { type Ingredient, ingredient, pantry } from '#recipes/pantry/pantry.ts';
import { wordsOf } from '#recipes/pantry/words.ts';

/** The pantry's food that a name of a list stands for, as nutrition and checks will read it. */
export function findFood(name: string): Ingredient | undefined {
  // A bare name of two foods ("salt and pepper") would count as the first.
  return countLine(`100 g ${name}`).ingredient ?? countLine(name).ingredient;
}

/** Parts and shapes that may stand after a food's name without making another food of it. */
const partOfFood = new Set(
  'leaf pod powder sprig stalk stick fillet piece cube wedge floret kernel slice half flake joint'.split(
    ' ',
  ),
);

/** "Spinach with its stalks", "tuna in oil": said of the food whose name is over. */
const aside = /\b(?:with|without|in|from|for|on)\b.*$/i;

/**
 * The words by which the pantry knows a food, where they leave out what the name ends with: "chicken" of "chicken feet". What
 * follows may make another food of it.
 * @returns undefined where the name is known to its end
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

/** How alike two names are, from 0 to 1: by the pairs of letters that both have (Dice). */
function likeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one.toLowerCase()), pairsOf(other.toLowerCase())];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / Math.max(1, first.size + second.size);
}

const maxSuggestions = 5;

/** The pantry's names that come nearest to one that it does not have. */
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
