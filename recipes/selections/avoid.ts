import { matchFoods } from '../pantry/lexicon.ts';
import { PANTRY } from '../pantry/pantry.ts';
import { ANIMAL_TAGS, type Tag } from '../pantry/tags.ts';
import { wordsOf } from '../pantry/words.ts';
import { ALLERGEN_NAMES } from './allergens.ts';
import { bareKeyOf, keyOf, negatedFood, tableOf } from './names.ts';

/** What a name that should be avoided stands for. */
export type Avoided = {
  tags: readonly Tag[];
  ingredientIds: readonly string[];
  /** Made foods that are meant themselves, not what they are made of ("no meatballs"). */
  madeFoods?: readonly string[];
  /** Words of a method that may not stand in a step ("deep fry"). */
  phrases?: readonly string[];
};

/** Groups of foods that people avoid by one word. */
const GROUPS = tableOf<readonly Tag[]>([
  ['meat, all meat, animal meat', ['meat']],
  ['red meat', ['red-meat']],
  ['processed meat, processed meats, cured meat, deli meat', ['processed-meat']],
  ['processed food, ultra processed food, highly processed', ['processed-meat', 'refined-sugar']],
  ['poultry', ['poultry']],
  ['pork, ham, pork products', ['pork']],
  ['beef', ['beef']],
  ['lamb, mutton', ['lamb']],
  ['game, game meat', ['game']],
  ['offal, liver, organ meat', ['offal']],
  ['animal, animal product', ANIMAL_TAGS],
  ['raw fish, raw seafood, sushi', ['raw-fish']],
  ['honey', ['honey']],
  ['alcohol, wine, liquor, beer', ['alcohol']],
  ['caffeine', ['caffeine']],
  ['garlic', ['garlic-family']],
  ['onion, onions', ['onion-family']],
  ['garlic and onion, onion and garlic', ['garlic-family', 'onion-family']],
  ['tomato, tomatoes', ['tomato-family']],
  ['pepper, bell pepper, sweet pepper, capsicum', ['pepper-family']],
  ['potato, white potato', ['potato-family']],
  ['rice, white rice', ['rice-family']],
  ['grain, grains', ['grain']],
  ['olive, olives', ['olive-family']],
  ['avocado', ['avocado-family']],
  ['banana', ['banana-family']],
  ['cruciferous vegetable, brassicas, cabbage', ['cruciferous']],
  ['seaweed', ['seaweed']],
  ['tropical fruit', ['tropical']],
  ['dried fruit, raisin', ['dried-fruit']],
  ['chocolate, cocoa', ['chocolate']],
  [
    'chilli, chili, chile, spicy, hot spice, hot pepper, chilli pepper, heat, spice, spiciness',
    ['hot'],
  ],
  ['fermented, ferment', ['fermented']],
  ['sugar, added sugar, sweetened', ['added-sugar']],
  ['refined sugar, white sugar', ['refined-sugar']],
  ['artificial sweetener, sweetener', ['sweetener']],
  ['seed oil, vegetable oil, refined oil', ['seed-oil']],
  ['salt, high sodium, sodium, salty', ['salty']],
  ['carb, carbohydrate, starch', ['starchy', 'grain']],
  ['saturated fat, fat, high fat, fatty', ['fatty']],
]);

/** Words that name several ingredients which share no tag. */
const FAMILIES = tableOf<string>([
  ['chicken', 'chicken'],
  ['turkey', 'turkey'],
  ['cheese', 'cheese'],
  ['strong cheese', 'cheese'],
  ['tofu', 'tofu'],
  ['bean', 'bean'],
  ['lentil', 'lentil'],
  ['mayo, mayonnaise', 'mayonnaise'],
  ['mustard', 'mustard'],
  ['vinegar', 'vinegar'],
  ['cream', 'cream'],
  ['yoghurt, yogurt', 'yoghurt'],
  ['bread', 'bread'],
  ['pasta', 'pasta'],
  ['noodle', 'noodle'],
]);

const DEEP_FRYING = new Set(['fried', 'deep fried', 'deep frying', 'greasy', 'fried food']);

function familyOf(word: string): string[] {
  return [...PANTRY.values()]
    .filter((item) =>
      wordsOf(`${item.one} ${[...item.roles].join(' ')}`).some((w) => w.word === word),
    )
    .map((item) => item.id);
}

/** The foods that a name spells out, if they are all that it says. */
function spelledOut(key: string): Avoided | undefined {
  const matches = matchFoods(key).filter((match) => match.entry.kind !== 'mask');
  if (matches.length === 0) return undefined;
  const taken = matches.reduce((sum, match) => sum + (match.to - match.from), 0);
  const said = wordsOf(key).filter(
    ({ word }) =>
      !['and', 'or', 'the', 'of', 'all', 'any', 'raw', 'fresh', 'cooked'].includes(word),
  );
  if (taken < said.length) return undefined;
  const foods = matches.filter((match) => match.entry.kind === 'ingredient');
  const made = matches.filter((match) => match.entry.kind === 'compound');
  return {
    tags: [],
    ingredientIds: foods.flatMap((match) => match.entry.ingredientIds),
    madeFoods: made.map((match) => match.entry.name),
  };
}

/** Looks a name up as a group, an allergen, a family, or foods spelled out, in that order. */
function lookUp(key: string): Avoided | undefined {
  if (DEEP_FRYING.has(key)) {
    return { tags: [], ingredientIds: [], phrases: ['deep fry', 'deep fried', 'deep frying'] };
  }
  const tags = GROUPS.get(key) ?? ALLERGEN_NAMES.get(key);
  if (tags) return { tags, ingredientIds: [] };
  const family = FAMILIES.get(key);
  if (family) return { tags: [], ingredientIds: familyOf(family) };
  const parts = key.split(/ and | or /);
  if (parts.length > 1) {
    const found = parts.map(lookUp);
    if (found.every((part) => part !== undefined)) {
      return {
        tags: found.flatMap((part) => part.tags),
        ingredientIds: found.flatMap((part) => part.ingredientIds),
      };
    }
  }
  return spelledOut(key);
}

/**
 * What a category under Avoid means: "Cilantro", "Red Meat", "No mushrooms", "Nut-Free".
 * @returns undefined when it maps to no tag, family or ingredient: the request is then refused
 */
export function resolveAvoided(name: string): Avoided | undefined {
  const negated = negatedFood(name);
  for (const key of [keyOf(name), bareKeyOf(name), negated]) {
    const found = key ? lookUp(key) : undefined;
    if (found) return found;
  }
  return undefined;
}
