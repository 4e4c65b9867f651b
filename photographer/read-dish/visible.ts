import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { FormName } from './dish-picture.ts';

/** Kinds that dissolve in a sauce or a dough or evaporate: they may give colour, but no piece of them is visible. */
const neverSeen = new Set(
  `oil fat butter sugar flour starch salt seasoning vinegar water stock broth wine alcohol tea coffee syrup sweetener
  flavouring milk cream yoghurt yogurt mustard mayonnaise sauce beer spirit liquor`.split(/\s+/),
);
const neverSeenRoles = new Set(
  `salt pepper raising raising-acid yeast thickener liquid stock oil sugar sweetener sweetener-dry vanilla acid acid-vinegar
  milk plant-milk coconut-liquid umami-sauce umami-paste spice-paste hot-paste hot-sauce nut-butter tahini juice gelling
  gelling-animal batter-flour flour nut-flour cocoa umami-west umami-sauce-west mustard-condiment creamy-sauce pot-herb
  warm-spice dried-herb jam coffee tea sweet-wine wine beer spirit saucy`.split(/\s+/),
);
const neverSeenIds = new Set(
  `garlic ginger galangal fresh-turmeric lemongrass tomato-puree passata tomato-juice bay-leaf lemon-zest lime-zest
  orange-zest lemon-juice lime-juice tamarind egg-white egg-yolk cream-cheese light-cream-cheese mascarpone
  creme-fraiche condensed-milk vanilla-pod cream-of-tartar apple-sauce pumpkin-puree psyllium gelatine agar kombu
  red-bean-paste refried-beans honey lemon-curd custard salsa hummus pesto`.split(/\s+/),
);
/** Spices and seeds that stay visible on top of a dish. */
const seeds = new Set(
  `sesame-seeds poppy-seeds nigella caraway dukkah furikake everything-bagel-seasoning zaatar sumac chilli-flakes
  aleppo-pepper cinnamon paprika smoked-paprika crispy-onions pink-peppercorns cacao-nibs`.split(
    /\s+/,
  ),
);

/** Forms whose eggs, cheese and fruit go into a dough or a batter. */
const baked: ReadonlySet<FormName> = new Set<FormName>([
  'pancakes',
  'bars',
  'cookies',
  'cake',
  'loaf',
  'flatbreads',
  'muffins',
  'buns',
  'patties',
  'pie',
  'tart',
  'crumble',
  'bites',
  'dumplings',
  'pizza',
  'gratin',
  'ramekin',
  'layered-glass',
  'drink',
  'mug',
  'scoops',
  'porridge',
]);
/** Forms that consist of eggs. */
const eggy: ReadonlySet<FormName> = new Set<FormName>(['omelette', 'frittata', 'scramble']);

const hasAny = (set: ReadonlySet<string>, words: ReadonlySet<string>): boolean => {
  for (const word of words) if (set.has(word)) return true;
  return false;
};

/** True for a spice that is visible only if sprinkled on top. */
const isDust = ({ id, kinds }: Ingredient): boolean => kinds.has('spice') && !seeds.has(id);

/** Returns whether pieces of an ingredient are visible in a dish of this form. */
export function canBeSeen(item: Ingredient, form: FormName): boolean {
  if (seeds.has(item.id)) return true;
  if (neverSeenIds.has(item.id) || isDust(item)) return false;
  if (item.roles.has('garnish') || item.roles.has('egg'))
    return item.id !== 'egg' || !(baked.has(form) || eggy.has(form));
  if (item.kinds.has('nut butter')) return false;
  if (item.kinds.has('rice') && form === 'ramekin') return false;
  return !hasAny(neverSeen, item.kinds) && !hasAny(neverSeenRoles, item.roles);
}

/** Returns whether a food can be mashed by a step that names several foods: never the meat, the fish or the bread of the sentence. */
export const canBeMashed = ({ kinds, roles }: Ingredient): boolean =>
  ![
    'meat',
    'fish',
    'seafood',
    'bread',
    'biscuit',
    'cracker',
    'citrus',
    'onion',
    'herb',
    'cheese',
  ].some((kind) => kinds.has(kind)) && !roles.has('crumb');

/** Returns how much space 1 g takes on a plate relative to 1 g of potato. */
export function bulkOf({ kinds, roles }: Ingredient, isRaw: boolean): number {
  const isLeaf = kinds.has('leaf') || kinds.has('salad leaves') || kinds.has('herb');
  if (isLeaf) return isRaw ? 5 : 1.2;
  if (kinds.has('mushroom')) return isRaw ? 2 : 1.2;
  if (kinds.has('popcorn')) return 10;
  if (
    roles.has('grain') ||
    roles.has('pasta') ||
    roles.has('noodle') ||
    roles.has('lentil') ||
    kinds.has('rice')
  )
    return 2.4;
  if (kinds.has('onion') || kinds.has('celery')) return isRaw ? 0.9 : 0.35;
  if (kinds.has('cabbage')) return 1.5;
  if (kinds.has('cheese')) return 1.3;
  return 1;
}
