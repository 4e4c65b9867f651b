/** The fourteen allergens of Regulation (EU) 1169/2011, Annex II, as tags. */
export const statutoryAllergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

const animals = ['poultry', 'pork', 'beef', 'lamb', 'game', 'offal', 'meat'] as const;

/**
 * All tags that a pantry row may have: allergens, origin, food families that a person may avoid,
 * and properties that matter for a diet.
 */
export const allTags = [
  ...statutoryAllergens,
  ...animals,
  'red-meat',
  'processed-meat',
  'minced',
  'whole-cut',
  'shellfish',
  'raw-fish',
  'raw-meat',
  'raw-egg',
  'raw-sprouts',
  'high-mercury',
  'oily-fish',
  'not-kosher',
  'mould-ripened',
  // Made of raw milk, or often so.
  'unpasteurised',
  'root',
  'histamine',
  'purine',
  'oxalate',
  'honey',
  'gelatine',
  'animal-rennet',
  // Carmine and shellac: neither vegan nor vegetarian.
  'insect',
  'alcohol',
  'caffeine',
  'allium',
  'onion-family',
  'garlic-family',
  'nightshade',
  'tomato-family',
  'pepper-family',
  'potato-family',
  'citrus',
  'cruciferous',
  'mushroom',
  'corn',
  'coconut-family',
  'olive-family',
  'avocado-family',
  'banana-family',
  'rice-family',
  'grain',
  'wheat',
  'oats',
  'legume',
  'seaweed',
  'tropical',
  'berry',
  'stone-fruit',
  'dried-fruit',
  'seed',
  'pine-nuts',
  'chocolate',
  'hot',
  'fermented',
  'added-sugar',
  'refined-sugar',
  'sweetener',
  'seed-oil',
  'fodmap',
  'starchy',
  'sugary',
  'salty',
  'fatty',
] as const;
export type Tag = (typeof allTags)[number];

/** Pairs of a tag and a tag that it implies, so that a row states each fact once. */
const implied: readonly (readonly [Tag, Tag])[] = [
  ['poultry', 'meat'],
  ['pork', 'meat'],
  ['beef', 'meat'],
  ['lamb', 'meat'],
  ['game', 'meat'],
  ['offal', 'meat'],
  ['pork', 'red-meat'],
  ['beef', 'red-meat'],
  ['lamb', 'red-meat'],
  ['game', 'red-meat'],
  ['crustaceans', 'shellfish'],
  ['molluscs', 'shellfish'],
  ['peanuts', 'legume'],
  ['soy', 'legume'],
];

/** Returns the tags together with all tags that they imply. */
export function withImplied(tags: Iterable<Tag>): Set<Tag> {
  const all = new Set(tags);
  for (const [from, to] of implied) if (all.has(from)) all.add(to);
  return all;
}

/** Tags of everything that comes from an animal, which vegans avoid. */
export const tagsOfAnimals: readonly Tag[] = [
  'meat',
  'fish',
  'crustaceans',
  'molluscs',
  'eggs',
  'milk',
  'shellfish',
  'honey',
  'gelatine',
  'animal-rennet',
  'insect',
];
