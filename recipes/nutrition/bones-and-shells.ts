import type { IngredientLine } from '../measures/read-line.ts';
import type { Nutrients } from '../pantry/nutrients.ts';
import { type Ingredient, ingredient } from '../pantry/pantry.ts';

/** Ingredients that are always sold with their bones, and the edible share of each by SR28. */
const withBones: Record<string, number> = {
  'whole-chicken': 0.68,
  'whole-turkey': 0.71,
  'whole-duck': 0.72,
  poussin: 0.61,
  goose: 0.81,
  'guinea-fowl': 0.68,
  quail: 0.76,
  'chicken-thigh-skin-on': 0.75,
  'chicken-leg': 0.73,
  'chicken-drumstick': 0.67,
  'chicken-wing': 0.62,
  'turkey-leg': 0.67,
  'duck-leg': 0.72,
  'pork-ribs': 0.7,
  'back-ribs': 0.63,
  'short-rib': 0.6,
  oxtail: 0.55,
  'pork-hock': 0.6,
  'pigs-trotter': 0.4,
  'lamb-shank': 0.5,
  'lamb-rack': 0.71,
  'lamb-chop': 0.72,
  'veal-shank': 0.71,
};
const inShells: Record<string, number> = { mussels: 0.3, clams: 0.2 };
const bonelessPattern =
  /\b(?:boneless|boned|deboned|fillets?|meat|off the bone|shredded|pulled|mince|side)\b/i;
const boneIn = /\b(?:bone[- ]in|on the bone|with bones?|bones in|t-bone|tomahawk|ham hocks?)\b/i;
const shelledPattern = /\b(?:meat|shelled|cooked|tinned|canned|frozen|smoked)\b/i;
const shellOn = /\b(?:shell[- ]on|shells on|unpeeled|in (?:their|the) shells?)\b/i;
const usualBoneIn = 0.75;
/** A whole round fish loses its head, bones, fins and skin: SR28 lists about half of it as refuse. */
const wholeFishShare = 0.5;

const skinRemoved =
  /\bskin(?:s)? (?:removed|off|discarded|taken off)|\bskinless\b|\bskinned\b|\bwithout (?:the )?skin\b/i;
const skinned = ['chicken-thigh-skin-on', 'chicken-leg', 'chicken-drumstick'];
/** The skin is about an eighth of the edible part of a chicken leg. */
const skinlessShare = 0.88;

const isSkinless = (line: IngredientLine, item: Ingredient): boolean =>
  skinned.includes(item.id) && skinRemoved.test(line.name);

const wholeBirds: Record<string, string> = {
  'chicken-breast': 'whole-chicken',
  'turkey-breast': 'whole-turkey',
  'duck-breast': 'whole-duck',
};
const wholeBirdFromG = 1000;

/** Returns whether the line means a whole bird, by its weight or its wording: "1 chicken (about 1.6 kg)". */
function isWholeBird({ amount = 1, unit, statedGrams = 0, name, food }: IngredientLine): boolean {
  const isBareName =
    /^(?:[\p{L}-]+ )*(?:chicken|turkey|duck)$/iu.test(food) && !/\bbreast/i.test(name);
  const isHeavy = unit === undefined && statedGrams / amount >= wholeBirdFromG;
  return isBareName && (isHeavy || /\b(?:jointed|giblets|trussed|spatchcocked)\b/i.test(name));
}

/**
 * Returns the ingredient that the line really means: a whole bird in place of its breast, thighs with skin where the line says
 * "skin on" or "bone in" in any word order. Other ingredients stay as they are.
 */
export function birdAsSaid(line: IngredientLine, item: Ingredient | undefined): typeof item {
  const whole = item && wholeBirds[item.id];
  if (whole !== undefined && isWholeBird(line)) return ingredient(whole);
  const isWithSkin = /\bskin[- ]on\b|\bwith (?:the )?skin\b/i.test(line.name);
  const isWithBone = boneIn.test(line.name) && !skinRemoved.test(line.name);
  return item?.id === 'chicken-thigh' && (isWithSkin || isWithBone)
    ? ingredient('chicken-thigh-skin-on')
    : item;
}

/** Returns the nutrients of skinless chicken when the line says that the skin is removed. */
export function withoutSkin(line: IngredientLine, item: Ingredient): Nutrients | undefined {
  return isSkinless(line, item) ? ingredient('chicken-thigh').per100g : undefined;
}

/** Returns the edible share of a weight as bought. Pieces already count with their edible weight. */
export function edibleShare(line: IngredientLine, item: Ingredient): number {
  const { unit, statedGrams, name } = line;
  const { id, tags } = item;
  if (isForStock(line, item)) return 1;
  if (unit?.base !== 'g' && statedGrams === undefined) return 1;
  const shells = inShells[id];
  if (shells !== undefined) return unit?.name === 'tin' || shelledPattern.test(name) ? 1 : shells;
  if (tags.has('crustaceans')) return shellOn.test(name) ? 0.6 : 1;
  if (bonelessPattern.test(name)) return 1;
  const isFish = tags.has('fish');
  if (isFish && /\bwhole\b/i.test(name) && item.tags.has('whole-cut')) return wholeFishShare;
  const isFlesh = tags.has('meat') || tags.has('poultry') || isFish;
  const share = withBones[id] ?? (isFlesh && boneIn.test(name) ? usualBoneIn : 1);
  return isSkinless(line, item) ? share * skinlessShare : share;
}

const bones =
  /\b(?:bones|carcass(?:es)?|(?:ham|marrow|soup|knuckle|lamb|beef|veal|chicken|turkey) bone)\b(?! (?:removed|in|out|broth)\b)|\b(?:chicken|turkey|duck|goose|poultry) (?:backs?|necks?|feet|frames?|wing tips)\b|\bfish (?:heads?|frames?|trimmings)\b/i;
const noBones =
  /\b(?:with|no|without|pin|any|small) bones\b|\bbones? (?:removed|discarded|broth)\b/i;
const emptyShells = /\b(?:prawn|shrimp|lobster|crab|langoustine) (?:shells?|heads?)\b/i;
const boneOnly = ['chicken-wing', 'pigs-trotter'];

const animals = ['meat', 'poultry', 'fish', 'crustaceans'] as const;

/** Returns whether a line only flavours a stock and is strained off: bones, carcasses, wings "for the stock". */
export function isForStock({ name, food }: IngredientLine, { id, tags }: Ingredient): boolean {
  if (!animals.some((tag) => tags.has(tag)) || /\b(?:broth|stock)\b/i.test(food)) return false;
  if ((bones.test(food) && !noBones.test(name)) || emptyShells.test(food)) return true;
  return boneOnly.includes(id) && /\bfor (?:the |making )?(?:\w+ )?(?:stock|broth)\b/i.test(name);
}

/** 100 g of bones give about 200 ml of stock with the nutrients that USDA SR28 lists for home-made stock without salt. */
const stockPerBones = 2;
const stocks = [
  ['poultry', 'chicken-stock'],
  ['fish', 'fish-stock'],
  ['crustaceans', 'fish-stock'],
] as const;

/**
 * Returns the nutrients that 100 g of bones leave in a stock: beef 26 kcal, chicken 72 kcal (SR28 06170, 06172, 06174), and
 * half of the bones' own sodium.
 */
export function leftInStock(item: Ingredient): Nutrients {
  const kind = stocks.find(([tag]) => item.tags.has(tag))?.[1] ?? 'beef-stock';
  const { per100g } = ingredient(kind);
  const twice = Object.entries(per100g).map(([name, value]) => [
    name,
    value === null ? null : value * stockPerBones,
  ]);
  const sodiumMg = Math.min(60, item.per100g.sodiumMg ?? 60) / 2;
  return { ...(Object.fromEntries(twice) as Nutrients), sodiumMg };
}

/** Weight of one bone or carcass that is counted, not weighed: "1 chicken carcass", "1 ham bone". */
const boneGrams = 450;

/** Returns the weight in grams of bones that are counted, not weighed. */
export function gramsOfBones(line: IngredientLine, item: Ingredient): number | undefined {
  const isCounted = line.unit === undefined && line.statedGrams === undefined;
  return isCounted && line.amount !== undefined && isForStock(line, item) && bones.test(line.food)
    ? line.amount * boneGrams
    : undefined;
}

/** Marrow is about a sixth of a marrow bone; the rest of it is bone. */
export const marrowShare = 0.16;
