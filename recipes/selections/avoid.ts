import { type Match, matchFoods } from '../pantry/lexicon.ts';
import { pantry } from '../pantry/pantry.ts';
import { type Tag, tagsOfAnimals } from '../pantry/tags.ts';
import { wordsOf } from '../pantry/words.ts';
import { allergenNames } from './allergens.ts';
import { partsOfName, readEvery } from './name-parts.ts';
import { bareKeyOf, keyOf, negatedFood, tableOf } from './names.ts';

/** What a name under Avoid means. */
export type Avoided = {
  tags: readonly Tag[];
  ingredientIds: readonly string[];
  /** Made foods that are avoided themselves, not what they are made of ("no meatballs"). */
  madeFoods?: readonly string[];
  /** Words for a cooking method that must not occur in a step ("deep fry"). */
  phrases?: readonly string[];
};

/** Groups of foods that people avoid with one word. */
const groups = tableOf<readonly Tag[]>([
  ['meat, all meat, animal meat', ['meat']],
  ['red meat', ['red-meat']],
  ['mammal, mammals, mammal meat, mammalian meat', ['red-meat', 'pork', 'beef', 'lamb', 'game']],
  ['processed meat, processed meats, cured meat, deli meat', ['processed-meat']],
  ['processed food, ultra processed food, highly processed', ['processed-meat', 'refined-sugar']],
  ['poultry', ['poultry']],
  ['pork, ham, pork products, pig', ['pork']],
  ['beef, veal, cow', ['beef']],
  ['white fish, fish sauces', ['fish']],
  ['oily fish', ['oily-fish']],
  ['lamb, mutton', ['lamb']],
  ['game, game meat', ['game']],
  ['offal, liver, organ meat', ['offal']],
  ['animal, animal product, animal products, animal derived', tagsOfAnimals],
  ['raw fish, raw seafood, sushi', ['raw-fish']],
  ['honey', ['honey']],
  [
    'alcohol, alcoholic, wine, liquor, beer, spirit, hard liquor, alchohol, alchol, alcahol, alcohole',
    ['alcohol'],
  ],
  ['caffeine', ['caffeine']],
  ['garlic', ['garlic-family']],
  ['onion, onions', ['onion-family']],
  ['garlic and onion, onion and garlic', ['garlic-family', 'onion-family']],
  ['tomato, tomatoes', ['tomato-family']],
  ['bell pepper, sweet pepper, capsicum', ['pepper-family']],
  ['potato, white potato', ['potato-family']],
  ['rice, white rice', ['rice-family']],
  ['grain, grains', ['grain']],
  ['olive, olives', ['olive-family']],
  ['avocado', ['avocado-family']],
  ['banana', ['banana-family']],
  ['cruciferous vegetable, brassicas, cabbage', ['cruciferous']],
  ['seaweed', ['seaweed']],
  ['root, root veg, root vegetable, root crop', ['root', 'potato-family']],
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
  ['high sodium, sodium, salty', ['salty']],
  ['carb, carbohydrate, starch', ['starchy', 'grain']],
  ['saturated fat, fat, high fat, fatty', ['fatty']],
]);

const cookingWines = new Set(['mirin', 'rice-wine', 'sake']);
/** Alcoholic drinks. Vanilla extract and cooking wines such as mirin are not among them. */
const alcoholicDrinks = [...pantry.values()].flatMap(({ id, tags, kinds }) =>
  tags.has('alcohol') && kinds.has('alcohol') && !cookingWines.has(id) ? [id] : [],
);

/** Every pastry and dough of flour, and what is baked of it. A recipe that makes its own speaks of it in a step. */
const pastries: Avoided = {
  tags: [],
  ingredientIds: [
    'puff-pastry',
    'shortcrust-pastry',
    'filo',
    'kataifi',
    'wonton-wrapper',
    'croissant',
  ],
  madeFoods: [
    ...['choux pastry', 'french pastries', 'custard tart', 'apple pie', 'samosa', 'empanada'],
    'spring roll',
  ],
  phrases: ['the pastry', 'pastry case', 'pastry lid', 'shortcrust', 'choux', 'pie crust', 'filo'],
};

/** Names for which tags alone are not enough: seasonings and ambiguous words such as "pepper". */
const seasonings = tableOf<Avoided>([
  [
    'salt, added salt, table salt, sea salt, cooking salt',
    { tags: ['salty'], ingredientIds: ['salt'] },
  ],
  ['salt and pepper', { tags: ['salty'], ingredientIds: ['salt', 'black-pepper', 'white-pepper'] }],
  // Three blue cheeses have their own rows.
  [
    'blue cheese, blue cheeses, bleu cheese',
    { tags: [], ingredientIds: ['blue-cheese', 'stilton', 'gorgonzola', 'roquefort'] },
  ],
  // Pesto is made of basil, unless it says otherwise.
  [
    'basil, fresh basil',
    { tags: [], ingredientIds: ['basil', 'dried-basil', 'pesto', 'red-pesto', 'vegan-pesto'] },
  ],
  ['pastry, pastry dough', pastries],
  ['alcoholic drink, alcoholic drinks, booze', { tags: [], ingredientIds: alcoholicDrinks }],
  [
    'hot sauce',
    { tags: [], ingredientIds: ['hot-sauce', 'tabasco', 'sriracha', 'sambal', 'harissa'] },
  ],
  // "pepper" alone may mean the plant or the spice.
  ['pepper', { tags: ['pepper-family'], ingredientIds: ['black-pepper', 'white-pepper'] }],
  [
    'black pepper, ground pepper, peppercorn',
    {
      tags: [],
      ingredientIds: ['black-pepper', 'white-pepper', 'green-peppercorns', 'pink-peppercorns'],
    },
  ],
]);

/** Words that name several ingredients which share no tag. */
const families = tableOf<string>([
  ['chicken', 'chicken'],
  ['shroom', 'mushroom'],
  ['flax', 'flaxseed'],
  ['hemp', 'hemp'],
  ['nigella', 'nigella'],
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
  ['oil, cooking oil', 'oil'],
  ['noodle', 'noodle'],
  // One animal or plant under many names: smoked salmon is salmon, and duck fat is of a duck.
  ...`tuna salmon mackerel trout cod haddock herring crab lobster squid octopus duck goose venison rabbit
    bacon ham sausage lemon lime orange grapefruit apple pear peach mango pineapple strawberry raspberry blueberry kale spinach
    broccoli cauliflower beetroot carrot cucumber aubergine courgette asparagus artichoke lentil chickpea
    quinoa couscous feta mozzarella ricotta halloumi parmesan tempeh seitan ginger cinnamon mint coriander`
    .split(/\s+/)
    .map((name) => [name, name] as const),
]);

const deepFrying = new Set(['fried', 'deep fried', 'deep frying', 'greasy', 'fried food']);

const idsByWord = new Map<string, Set<string>>();
for (const { id, one, roles, kinds } of pantry.values()) {
  for (const { word } of wordsOf([one, ...roles, ...kinds].join(' '))) {
    idsByWord.set(word, (idsByWord.get(word) ?? new Set<string>()).add(id));
  }
}

/** Mixtures that contain much of a food although their names do not say so. */
const holdsMuchOf = new Map([['coriander', ['curry-powder', 'green-curry-paste']]]);

/** Returns the ids of all ingredients with the word in their name, role or kind, and of mixtures that contain much of it. */
const familyOf = (word: string): string[] => [
  ...(idsByWord.get(word) ?? []),
  ...(holdsMuchOf.get(word) ?? []),
];

/** Looks up a name as a group, an allergen or a family. This comes before the lookup of single foods. */
function lookUpGroup(key: string): Avoided | undefined {
  if (deepFrying.has(key)) {
    return { tags: [], ingredientIds: [], phrases: ['deep fry', 'deep fried', 'deep frying'] };
  }
  const seasoning = seasonings.get(key);
  if (seasoning) return seasoning;
  const tags = groups.get(key) ?? allergenNames.get(key);
  if (tags) return { tags, ingredientIds: [] };
  const family = families.get(key);
  return family ? { tags: [], ingredientIds: familyOf(family) } : undefined;
}

/** Joins several results into one. */
function joinAvoided(found: readonly Avoided[]): Avoided {
  return {
    tags: found.flatMap(({ tags }) => tags),
    ingredientIds: found.flatMap(({ ingredientIds }) => ingredientIds),
    madeFoods: found.flatMap(({ madeFoods = [] }) => madeFoods),
    phrases: found.flatMap(({ phrases = [] }) => phrases),
  };
}

function ofMatch({ entry, text }: Match): Avoided {
  const group = lookUpGroup(keyOf(text));
  if (group) return group;
  return entry.kind === 'compound'
    ? { tags: [], ingredientIds: [], madeFoods: [entry.name] }
    : { tags: [], ingredientIds: entry.ingredientIds };
}

const saysNothing = new Set(['the', 'of', 'all', 'any', 'raw', 'fresh', 'cooked', 'and', 'or']);

/** Returns the foods that a name lists, if the name contains nothing else. */
function spelledOut(name: string): Avoided | undefined {
  const matches = matchFoods(name).filter((match) => match.entry.kind !== 'mask');
  if (matches.length === 0) return undefined;
  const taken = new Set(
    matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const isWhole = wordsOf(name).every(({ word }, at) => taken.has(at) || saysNothing.has(word));
  return isWhole ? joinAvoided(matches.map(ofMatch)) : undefined;
}

/** Resolves one restriction that joins no others: its group, or the foods that it lists. */
function resolveOne(name: string): Avoided | undefined {
  const negated = negatedFood(name);
  for (const key of [keyOf(name), bareKeyOf(name), negated]) {
    const found = key ? (lookUpGroup(key) ?? spelledOut(key)) : undefined;
    if (found) return found;
  }
  return undefined;
}

/**
 * Resolves a category under Avoid: "Cilantro", "Red Meat", "No mushrooms", "Pork/Beef".
 * @returns undefined when any part of it maps to no tag, family or ingredient: the request is then refused
 */
export function resolveAvoided(name: string): Avoided | undefined {
  const whole = lookUpGroup(keyOf(name)) ?? lookUpGroup(bareKeyOf(name));
  if (whole) return whole;
  const matches = matchFoods(name);
  const [only] = matches;
  // "Sweet and sour sauce" and "fish and chips" are one food, though their names join two.
  if (only && only.entry.kind !== 'mask' && only.to - only.from === wordsOf(name).length) {
    return ofMatch(only);
  }
  const found = readEvery(partsOfName(name), resolveOne);
  return found && joinAvoided(found);
}
