import { type Tag, tagsOfAnimals } from '../pantry/tags.ts';

const meat: readonly Tag[] = [
  'meat',
  'red-meat',
  'poultry',
  'beef',
  'pork',
  'lamb',
  'game',
  'offal',
  'minced',
  'processed-meat',
];
const notVegetarian: readonly Tag[] = [
  ...meat,
  'fish',
  'crustaceans',
  'molluscs',
  'shellfish',
  'gelatine',
  'animal-rennet',
  'insect',
];
/** All tags for foods of animal origin, including those that only say which animal or part. */
export const allAnimal: readonly Tag[] = [...new Set([...tagsOfAnimals, ...notVegetarian])];

/** The tags that "x-free" and "free from x" remove. Lactose-free milk is still milk. */
export const freeOf: Readonly<Record<string, readonly Tag[]>> = {
  gluten: ['gluten', 'wheat'],
  wheat: ['wheat'],
  dairy: ['milk'],
  milk: ['milk'],
  casein: ['milk'],
  lactose: ['fodmap'],
  egg: ['eggs'],
  nut: ['nuts', 'peanuts', 'pine-nuts'],
  'tree nut': ['nuts', 'pine-nuts'],
  peanut: ['peanuts'],
  soy: ['soy'],
  soybean: ['soy'],
  fish: ['fish'],
  seafood: ['fish', 'crustaceans', 'molluscs', 'shellfish'],
  shellfish: ['crustaceans', 'molluscs', 'shellfish'],
  crustacean: ['crustaceans'],
  mollusc: ['molluscs'],
  sesame: ['sesame'],
  celery: ['celery'],
  mustard: ['mustard'],
  lupin: ['lupin'],
  sulphite: ['sulphites'],
  sulphur: ['sulphites'],
  meat,
  pork: ['pork'],
  gelatine: ['gelatine'],
  alcohol: ['alcohol'],
  sugar: ['added-sugar', 'refined-sugar', 'sugary'],
  flour: ['gluten', 'wheat'],
  grain: ['gluten', 'wheat', 'grain'],
  // These say nothing about an allergen, but occur in lists with words that do.
  allergen: [],
  fat: [],
  oil: [],
  additive: [],
  yeast: [],
  salt: ['salty'],
  sodium: ['salty'],
  fructan: ['fodmap'],
};

/** Returns the tags that a one-word claim removes: "eggless", "dairyfree", "unsulphured"; undefined if the word is not a claim. */
export function claimInOneWord(word: string): readonly Tag[] | undefined {
  const stem = /^(.{3,})(?:less|free)$/.exec(word)?.[1];
  if (stem && stem in freeOf) return freeOf[stem];
  return oneWord[word];
}
const oneWord: Readonly<Record<string, readonly Tag[]>> = {
  nondairy: ['milk'],
  unsulphured: ['sulphites'],
  unsulphited: ['sulphites'],
  dealcoholised: ['alcohol'],
  dealcoholized: ['alcohol'],
  unsweetened: ['added-sugar', 'sugary'],
  unsalted: ['salty'],
};

/** The tags that "non-x" removes: "non-dairy creamer", "non-alcoholic beer". */
export const nonWords: Readonly<Record<string, readonly Tag[]>> = {
  dairy: ['milk'],
  alcoholic: ['alcohol'],
  alcohol: ['alcohol'],
  gluten: ['gluten', 'wheat'],
  meat: notVegetarian,
};

/** Words that mark a substitute for an animal food, and the tags that they remove. */
export const standInWords: Readonly<Record<string, readonly Tag[]>> = {
  vegan: allAnimal,
  vegetarian: notVegetarian,
  veggie: notVegetarian,
  meatless: notVegetarian,
  mock: notVegetarian,
  faux: notVegetarian,
};

/** Words that mark a substitute without any animal ingredient: "egg substitute", "cheese alternative". */
export const substitute: ReadonlySet<string> = new Set([
  'alternative',
  'substitute',
  'replacement',
  'replacer',
  'analogue',
]);

/** Typical ingredients of a substitute; because of them its label has to be read. */
const standsInBy: readonly (readonly [Tag, readonly Tag[]])[] = [
  ['milk', ['soy', 'nuts']],
  ['meat', ['soy', 'gluten']],
  ['fish', ['soy', 'gluten']],
  ['crustaceans', ['soy', 'gluten']],
  ['eggs', ['soy']],
];

/** Returns the tags that a food may contain after a substitute replaces its animal part. */
export function standInMay(held: ReadonlySet<Tag>, removed: ReadonlySet<Tag>): Tag[] {
  return standsInBy.flatMap(([tag, may]) => (held.has(tag) && removed.has(tag) ? may : []));
}
