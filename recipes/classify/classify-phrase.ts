import { statutoryAllergens, type Tag, tagsOfAnimals } from '../pantry/tags.ts';
import { foodsIn } from './foods-in.ts';

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

const vegetariansEat: ReadonlySet<Tag> = new Set<Tag>(['eggs', 'milk', 'honey']);

/**
 * Classifies one ingredient phrase. Vegan and vegetarian mean that nothing animal was found: an unknown food
 * counts as neither animal nor allergen. Pork and alcohol are said only where they are surely in it.
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
