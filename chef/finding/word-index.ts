import MiniSearch from 'minisearch';
import type { CookbookDish } from '../cookbook/dish.ts';
import { lettersForgiven, nounsOfAdjective, tellingWords } from './telling-words.ts';

/** The fields that a dish is found by, and the weight of a word that is found in each. */
export const weightOf = {
  names: 1,
  wishes: 0.5,
  foods: 0.6,
  traits: 0.45,
  description: 0.2,
} as const;
export type Field = keyof typeof weightOf;
const fields = Object.keys(weightOf) as Field[];
/** Fields in which a misspelt word may be found. Elsewhere some word resembles nearly any other. */
const spelledFields: Field[] = ['names', 'foods', 'traits'];

/** The words of a dish that match one word of a wish, and the fields that contain them. */
export type Hit = { words: ReadonlySet<string>; fields: ReadonlySet<Field> };

/**
 * Returns the dishes that match one word of a wish, by path: as written when any dish has it, else as a noun, else in its nearest
 * spelling.
 */
export type WordIndex = (word: string) => ReadonlyMap<string, Hit>;

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

const textsOf = (dish: CookbookDish): Record<Field | 'id', string> => ({
  id: dish.path,
  names: [dish.title, ...dish.also].join(' · '),
  wishes: dish.wishes.join(' · '),
  foods: dish.ingredients.map(({ name }) => name).join(' '),
  traits: traitsOf(dish),
  description: dish.description,
});

/** Creates a search for the dishes that contain a word, with fuzzy spelling. */
export function createWordIndex(dishes: readonly CookbookDish[]): WordIndex {
  const index = new MiniSearch<Record<Field | 'id', string>>({
    fields,
    tokenize: tellingWords,
    processTerm: (word) => word,
  });
  index.addAll(dishes.map(textsOf));
  return (word) => {
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
  };
}
