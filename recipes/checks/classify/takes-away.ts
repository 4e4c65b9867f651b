import { ANIMAL_TAGS, type Tag } from '../../pantry/tags.ts';

const MEAT: readonly Tag[] = [
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
const NOT_VEGETARIAN: readonly Tag[] = [
  ...MEAT,
  'fish',
  'crustaceans',
  'molluscs',
  'shellfish',
  'gelatine',
  'animal-rennet',
  'insect',
];
/** Everything that comes from an animal, with the tags that only say which. */
export const ALL_ANIMAL: readonly Tag[] = [...new Set([...ANIMAL_TAGS, ...NOT_VEGETARIAN])];

/** "x-free", "free from x": which tags the word takes away. Lactose-free milk is still milk. */
export const FREE_OF: Readonly<Record<string, readonly Tag[]>> = {
  gluten: ['gluten', 'wheat'],
  wheat: ['wheat'],
  dairy: ['milk'],
  milk: ['milk'],
  casein: ['milk'],
  lactose: [],
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
  meat: MEAT,
  pork: ['pork'],
  gelatine: ['gelatine'],
  alcohol: ['alcohol'],
  sugar: ['added-sugar', 'refined-sugar', 'sugary'],
  flour: ['gluten', 'wheat'],
  grain: ['gluten', 'wheat', 'grain'],
  // These say nothing about an allergen, but stand in lists with those that do.
  allergen: [],
  fat: [],
  oil: [],
  additive: [],
  yeast: [],
  salt: [],
};

/** A claim in one word: "eggless", "dairyfree", "unsulphured"; and its tags. */
export function claimInOneWord(word: string): readonly Tag[] | undefined {
  const stem = /^(.{3,})(?:less|free)$/.exec(word)?.[1];
  if (stem && stem in FREE_OF) return FREE_OF[stem];
  return ONE_WORD[word];
}
const ONE_WORD: Readonly<Record<string, readonly Tag[]>> = {
  nondairy: ['milk'],
  unsulphured: ['sulphites'],
  unsulphited: ['sulphites'],
  dealcoholised: ['alcohol'],
  dealcoholized: ['alcohol'],
  unsweetened: ['added-sugar', 'sugary'],
};

/** "non-x": "non-dairy creamer", "non-alcoholic beer". */
export const NON: Readonly<Record<string, readonly Tag[]>> = {
  dairy: ['milk'],
  alcoholic: ['alcohol'],
  alcohol: ['alcohol'],
  gluten: ['gluten', 'wheat'],
  meat: NOT_VEGETARIAN,
};

/** Words that say that a food stands in for an animal one, and what they take away. */
export const STAND_IN: Readonly<Record<string, readonly Tag[]>> = {
  vegan: ALL_ANIMAL,
  vegetarian: NOT_VEGETARIAN,
  veggie: NOT_VEGETARIAN,
  meatless: NOT_VEGETARIAN,
  mock: NOT_VEGETARIAN,
  faux: NOT_VEGETARIAN,
};

/** "Egg substitute", "cheese alternative": nothing of the animal is left. */
export const SUBSTITUTE: ReadonlySet<string> = new Set([
  'alternative',
  'substitute',
  'replacement',
  'replacer',
  'analogue',
]);

/** What a stand-in is typically made of, so that its label has to be read. */
const STANDS_IN_BY: readonly (readonly [Tag, readonly Tag[]])[] = [
  ['milk', ['soy', 'nuts']],
  ['meat', ['soy', 'gluten']],
  ['fish', ['soy', 'gluten']],
  ['crustaceans', ['soy', 'gluten']],
  ['eggs', ['soy']],
];

/** What may be in a food whose animal part something else stands in for. */
export function standInMay(held: ReadonlySet<Tag>, removed: ReadonlySet<Tag>): Tag[] {
  return STANDS_IN_BY.flatMap(([tag, may]) => (held.has(tag) && removed.has(tag) ? may : []));
}
