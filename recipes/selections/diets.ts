import { type Tag, tagsOfAnimals } from '../pantry/tags.ts';
import {
  fodmapHelpings,
  greenPods,
  helpingsOfKeto,
  helpingsOfPaleo,
  helpingsOfPulses,
  smallDriedFruit,
  smallStarches,
} from './diet-helpings.ts';
import { bareKeyOf, keyOf, negatedFood, tableOf } from './names.ts';
import type { Limits } from './requirements.ts';

/** What a diet forbids, and its limits per serving. */
export type Diet = {
  forbids: readonly Tag[];
  /** Forbidden ingredients by id, when no tag covers them. */
  ingredientIds?: readonly string[];
  /** Ingredients that the list may contain within the limits, but that no tip may add. */
  notOffered?: readonly string[];
  /** Ingredients that the chef leaves out when possible, although a recipe with them passes. */
  shunned?: readonly string[];
  /** Whether the chef avoids deep-fried dishes, although a recipe for one passes. */
  shunsFrying?: boolean;
  together?: readonly (readonly [Tag, Tag])[];
  /** Tags that pass with a note to read the label. */
  labelTags?: readonly Tag[];
  /** Maximum grams per serving, by ingredient or tag, that the diet allows although a tag forbids them. */
  helpings?: Readonly<Record<string, number>>;
  limits?: Limits;
  /** Tighter limits that the chef aims for. */
  aim?: Limits;
};

const meatAndFish: readonly Tag[] = [
  ...(['meat', 'fish', 'crustaceans', 'molluscs', 'shellfish', 'gelatine', 'insect'] as const),
];
// Parmesan, Gruyère and similar cheeses are made with calf rennet by law. Many vegetarians eat them, some do not.
const rennet: readonly Tag[] = ['animal-rennet'];
const grains: readonly Tag[] = ['grain', 'gluten', 'corn', 'rice-family'];
const processed: readonly Tag[] = ['processed-meat', 'refined-sugar'];
const paleo: readonly Tag[] = [
  ...grains,
  'legume',
  'milk',
  'refined-sugar',
  'seed-oil',
  'processed-meat',
  'alcohol',
];

/** Fats that are nearly all saturated. */
const hardFats = ['coconut-oil', 'coconut-cream', 'creamed-coconut', 'ghee'] as const;

const diets = tableOf<Diet>([
  ['vegan, plant, whole food plant, wfpb', { forbids: tagsOfAnimals }],
  [
    'vegetarian, veggie, lacto ovo vegetarian, ovo lacto vegetarian, lacto ovo, ovo lacto, meatless, meat, eggetarian, eggitarian',
    { forbids: meatAndFish, labelTags: rennet },
  ],
  ['lacto vegetarian', { forbids: [...meatAndFish, 'eggs'], labelTags: rennet }],
  ['ovo vegetarian', { forbids: [...meatAndFish, 'milk'] }],
  ['ital, rastafarian, rasta', { forbids: [...tagsOfAnimals, 'alcohol', 'processed-meat'] }],
  ['climatarian, climate', { forbids: ['beef', 'lamb'] }],
  ['pescatarian, pescetarian', { forbids: ['meat', 'gelatine'] }],
  ['pollotarian', { forbids: ['red-meat', 'fish', 'crustaceans', 'molluscs'] }],
  ['flexitarian, omnivore, balanced, no restriction, none', { forbids: [] }],
  [
    'alpha gal, alpha gal syndrome, mammal',
    { forbids: ['red-meat', 'pork', 'beef', 'lamb', 'game', 'milk', 'gelatine'] },
  ],
  ['gluten, coeliac, celiac, gluten reduced', { forbids: ['gluten'] }],
  ['wheat', { forbids: ['wheat'] }],
  ['grain', { forbids: grains }],
  ['dairy, lactose, milk, casein', { forbids: ['milk'] }],
  ['nut', { forbids: ['nuts', 'peanuts', 'pine-nuts'] }],
  ['tree nut', { forbids: ['nuts', 'pine-nuts'] }],
  ['halal, muslim, islamic', { forbids: ['pork', 'alcohol', 'gelatine'] }],
  [
    'kosher, kosher style, jewish',
    {
      forbids: ['pork', 'shellfish', 'gelatine', 'insect', 'not-kosher'],
      together: [['meat', 'milk']],
    },
  ],
  [
    // Leavened grain, and the legumes, rice and corn that the stricter custom also forbids.
    'passover, kosher for passover, pesach',
    {
      forbids: [
        ...(['pork', 'shellfish', 'gelatine', 'insect', 'not-kosher', 'gluten'] as const),
        ...(['legume', 'rice-family', 'corn'] as const),
      ],
      together: [['meat', 'milk']],
    },
  ],
  ['hindu', { forbids: ['beef', 'gelatine'] }],
  [
    'jain, jain vegetarian',
    {
      forbids: [
        ...meatAndFish,
        'eggs',
        'honey',
        'allium',
        'potato-family',
        'mushroom',
        'alcohol',
        'root',
      ],
    },
  ],
  [
    'sattvic, buddhist, buddhist vegetarian',
    { forbids: [...meatAndFish, 'eggs', 'allium', 'alcohol', 'mushroom'] },
  ],
  [
    'paleo, paleolithic, primal',
    { forbids: paleo, shunned: ['agave', 'erythritol'], helpings: helpingsOfPaleo },
  ],
  ['whole30, whole 30', { forbids: [...paleo, 'added-sugar', 'sweetener'], helpings: greenPods }],
  [
    'aip, autoimmune, autoimmune protocol',
    {
      forbids: [...paleo, 'eggs', 'nuts', 'seed', 'sesame', 'nightshade', 'caffeine', 'pine-nuts'],
    },
  ],
  [
    'keto, ketogenic, atkin, atkins',
    {
      forbids: [...grains, 'starchy', 'added-sugar', 'sugary', 'banana-family'],
      helpings: helpingsOfKeto,
      limits: { maxNetCarbohydrateG: 18 },
      // The diet allows 20 to 50 g a day.
      aim: { maxNetCarbohydrateG: 12 },
    },
  ],
  [
    'low carb, low carbohydrate',
    {
      forbids: ['grain', 'starchy', 'added-sugar', 'sugary'],
      helpings: { ...helpingsOfPulses, ...smallStarches, ...smallDriedFruit },
      limits: { maxNetCarbohydrateG: 35 },
      aim: { maxNetCarbohydrateG: 20 },
    },
  ],
  [
    'diabetic, diabetes, type 2 diabetes, type 1 diabetes, diabetes type 2, diabetes type 1, prediabetic, prediabetes, low gi, low glycemic, low glycaemic, blood sugar',
    {
      forbids: ['added-sugar', 'sugary'],
      // A little dried fruit counts towards the limits.
      helpings: { 'dried-fruit': 10 },
      limits: { maxNetCarbohydrateG: 70, maxSugarsG: 25 },
      aim: { maxNetCarbohydrateG: 45, maxSugarsG: 15, maxEnergyKcal: 600 },
      shunned: [...hardFats, 'tortilla-chips', 'butter', 'double-cream'],
      shunsFrying: true,
    },
  ],
  [
    'sugar, no sugar, no added sugar, added sugar, refined sugar, low sugar',
    { forbids: ['added-sugar'] },
  ],
  ['low fat', { forbids: ['fatty'], limits: { maxFatG: 15 }, shunsFrying: true }],
  [
    'low sodium, low salt, sodium',
    {
      ...{ forbids: ['salty'], notOffered: ['salt'] },
      ...{ limits: { maxSodiumMg: 600 }, aim: { maxSodiumMg: 400 } },
    },
  ],
  [
    'salt, added salt',
    { forbids: ['salty'], ingredientIds: ['salt'], limits: { maxSodiumMg: 600 } },
  ],
  [
    'dash',
    { forbids: ['salty', 'processed-meat'], limits: { maxSodiumMg: 700, maxSaturatesG: 8 } },
  ],
  [
    'heart healthy, heart, low cholesterol, cholesterol',
    {
      forbids: ['processed-meat', 'offal', 'fatty'],
      // A little coconut milk counts towards the limit.
      helpings: { 'coconut-milk': 30 },
      limits: { maxSaturatesG: 7, maxSodiumMg: 800 },
      aim: { maxSaturatesG: 5, maxSodiumMg: 600 },
      shunned: hardFats,
      shunsFrying: true,
    },
  ],
  ['low calorie, weight loss, light, calorie', { forbids: [], limits: { maxEnergyKcal: 500 } }],
  ['high protein, protein', { forbids: [], limits: { minProteinG: 20 } }],
  ['high fibre, high fiber', { forbids: [], limits: { minFibreG: 8 } }],
  ['low fodmap, fodmap, fodmap diet', { forbids: ['fodmap', 'wheat'], helpings: fodmapHelpings }],
  // Sweets are rare in this diet, but not banned.
  [
    'mediterranean',
    {
      forbids: ['processed-meat'],
      ingredientIds: ['lard'],
      // Wine with a meal is part of the diet, a glass of spirits is not. Olive oil is its fat.
      shunned: [
        ...hardFats,
        ...['butter', 'salted-butter', 'double-cream', 'coconut-milk', 'cream-cheese'],
        ...['mascarpone', 'condensed-milk', 'soured-cream', 'milk-chocolate', 'ice-cream'],
        ...['spirit', 'cachaca', 'vodka', 'gin', 'whisky', 'tequila', 'liqueur', 'coffee-liqueur'],
      ],
      shunsFrying: true,
    },
  ],
  [
    'anti inflammatory, clean eating, clean, whole food, wholefood, nordic, mind',
    { forbids: processed },
  ],
  [
    'low histamine, histamine',
    {
      forbids: [
        'fermented',
        'alcohol',
        'tomato-family',
        'processed-meat',
        'citrus',
        'shellfish',
        'chocolate',
        'histamine',
      ],
    },
  ],
  [
    'low purine, gout',
    {
      forbids: ['offal', 'red-meat', 'shellfish', 'alcohol', 'purine'],
    },
  ],
  [
    'low oxalate',
    {
      forbids: ['nuts', 'chocolate', 'oxalate'],
    },
  ],
  [
    'pregnancy, pregnant',
    {
      forbids: [
        ...(['raw-fish', 'raw-meat', 'high-mercury', 'alcohol', 'offal'] as const),
        ...(['mould-ripened', 'unpasteurised', 'raw-egg', 'raw-sprouts'] as const),
      ],
      // Cured, not cooked: the NHS advises against eating it cold; cooked it is fine.
      shunned: ['prosciutto', 'salami'],
    },
  ],
  ['kid, toddler, child, family', { forbids: ['alcohol', 'hot', 'caffeine'] }],
]);

/**
 * Resolves a category under Dietary Constraints, if it is a diet. A negated food that is not a diet itself ("No pork") is
 * looked up as a food to avoid instead.
 */
export function resolveDiet(name: string): Diet | undefined {
  const key = keyOf(name);
  const bare = bareKeyOf(name);
  const exact = diets.get(key) ?? diets.get(bare);
  // A bare "dairy" or "meat" is not a diet: only "dairy-free" or "meatless" says what is meant.
  if (exact && (key === bare || !needsNegation.has(bare) || isFriendly(name))) {
    return needsNegation.has(key) ? undefined : exact;
  }
  const negated = negatedFood(name);
  return negated ? diets.get(negated) : undefined;
}

const needsNegation = new Set([
  'gluten',
  'wheat',
  'grain',
  'dairy',
  'lactose',
  'milk',
  'casein',
  'nut',
  'tree nut',
  'meat',
  'sugar',
  'added sugar',
  'refined sugar',
  'sodium',
  'salt',
  'added salt',
  'cholesterol',
  'calorie',
  'histamine',
  'fodmap',
  'protein',
]);

function isFriendly(name: string): boolean {
  return /friendly|safe|intoleran|allerg/i.test(name);
}
