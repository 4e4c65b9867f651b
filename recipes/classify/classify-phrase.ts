import { statutoryAllergens, type Tag, tagsOfAnimals } from '../pantry/tags.ts';
import { foodsIn } from './foods-in.ts';

/** The contents of one ingredient phrase. `allergens` and `may` are EU codes in the order of Annex II. */
export type Classified = {
  phrase: string;
  allergens: Tag[];
  /** Possible allergens by label, without those that are certain. */
  may: Tag[];
  vegan: boolean;
  vegetarian: boolean;
  pork: boolean;
  alcohol: boolean;
};

const vegetariansEat: ReadonlySet<Tag> = new Set<Tag>(['eggs', 'milk', 'honey']);

/**
 * Classifies one ingredient phrase. Vegan and vegetarian mean that nothing animal was found: an unknown food
 * counts as neither animal nor allergen. Pork and alcohol are set only if they are certain.
 */
export function classifyPhrase(phrase: string): Classified {
  const foods = foodsIn(phrase);
  const contains = new Set(foods.flatMap((food) => [...food.contains]));
  const may = new Set(foods.flatMap((food) => [...food.mayContain]));
  const animal = tagsOfAnimals.filter((tag) => contains.has(tag));
  return {
    phrase,
    allergens: statutoryAllergens.filter((tag) => contains.has(tag)),
    may: statutoryAllergens.filter((tag) => may.has(tag) && !contains.has(tag)),
    vegan: animal.length === 0,
    vegetarian: animal.every((tag) => vegetariansEat.has(tag)),
    pork: contains.has('pork'),
    alcohol: contains.has('alcohol'),
  };
}
