import { ALLERGENS, ANIMAL_TAGS, type Tag } from '../../pantry/tags.ts';
import { foodsIn } from '../classify.ts';

/** What one ingredient phrase holds; allergens and `may` are EU codes in the order of Annex II. */
export type Classified = {
  phrase: string;
  allergens: Tag[];
  /** What a label may name, without what is surely there. */
  may: Tag[];
  vegan: boolean;
  vegetarian: boolean;
  pork: boolean;
  alcohol: boolean;
};

const VEGETARIANS_EAT: ReadonlySet<Tag> = new Set<Tag>(['eggs', 'milk', 'honey']);

/**
 * Classifies one ingredient phrase. Vegan and vegetarian mean that nothing animal was found: an unknown food
 * counts as neither animal nor allergen. Pork and alcohol are said only where they are surely in it.
 */
export function classifyPhrase(phrase: string): Classified {
  const foods = foodsIn(phrase);
  const contains = new Set(foods.flatMap((food) => [...food.contains]));
  const may = new Set(foods.flatMap((food) => [...food.mayContain]));
  const animal = ANIMAL_TAGS.filter((tag) => contains.has(tag));
  return {
    phrase,
    allergens: ALLERGENS.filter((tag) => contains.has(tag)),
    may: ALLERGENS.filter((tag) => may.has(tag) && !contains.has(tag)),
    vegan: animal.length === 0,
    vegetarian: animal.every((tag) => VEGETARIANS_EAT.has(tag)),
    pork: contains.has('pork'),
    alcohol: contains.has('alcohol'),
  };
}
