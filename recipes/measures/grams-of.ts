import type { Ingredient } from '../pantry/pantry.ts';
import { gramsPerMl } from './density.ts';
import type { IngredientLine } from './read-line.ts';
import { type Unit, unitOf } from './units.ts';

/**
 * Returns the mass of a line in grams, as it is eaten: a tin counts drained.
 * @returns undefined if the line has no amount, or an amount that cannot be weighed
 */
export function gramsOf(line: IngredientLine, ingredient: Ingredient): number | undefined {
  const { amount, unit } = line;
  if (amount === undefined) return undefined;
  if (line.statedGrams !== undefined) return line.statedGrams;
  if (!unit) return weightOfPieces(line, ingredient);
  const weights = ingredient.grams;
  switch (unit.base) {
    case 'g':
      return amount * unit.factor;
    case 'cm':
      return weights.cm === undefined ? undefined : amount * unit.factor * weights.cm;
    case 'ml':
      return amount * (spoonWeight(unit, weights) ?? unit.factor * gramsPerMl(ingredient));
    default: {
      if (unit.name === 'tin' && line.tinGrams !== undefined) {
        return amount * line.tinGrams * eatenShareOf(line.tinGrams, weights);
      }
      const each = weights[unit.name] ?? weightOfUnlisted(unit, ingredient);
      return each === undefined ? undefined : amount * each;
    }
  }
}

/** Returns the pantry's weight of a spoon or a cup. For metric volumes the pantry has only the density. */
const spoonWeight = (unit: Unit, weights: Record<string, number>): number | undefined =>
  unit.system === 'metric' ? undefined : weights[unit.name];

const isAbout = (grams: number, other: number): boolean => Math.abs(grams - other) <= other * 0.1;

/**
 * Returns the share of a tin that is eaten: beans and fish are drained, tomatoes and coconut milk are not. If a tin is as
 * heavy as the pantry's drained tin, its stated weight is the drained weight. Tins of pulses of any other size drain like the usual one.
 */
function eatenShareOf(tinGrams: number, { tin }: Record<string, number>): number {
  if (tin === undefined || tin >= 300) return 1;
  if (tin < 220) return tinGrams <= tin * 1.1 ? 1 : 0.7;
  return isAbout(tinGrams, tin) || isAbout(tinGrams, tin / 2) ? 1 : tin / 400;
}

// USDA gives 70 g for a small onion, 110 g for a medium one and 150 g for a large one; potatoes, carrots, tomatoes, apples
// and peppers have about the same ratios. For eggs, recipes mean the large size (50 g).
const sizes = { small: 0.75, medium: 1, large: 1.35 };
const eggSizes = { small: 0.76, medium: 0.88, large: 1 };

function weightOfPieces(line: IngredientLine, ingredient: Ingredient): number | undefined {
  const { grams, roles, one } = ingredient;
  // "1 Chinese leaf" is a whole head, not a leaf.
  const isPlainName = line.food.toLowerCase() === one.toLowerCase();
  const named = isPlainName ? undefined : weightOfNamedPiece(line.food, grams);
  const each = named ?? grams.piece ?? grams.head ?? grams.ear;
  if (each === undefined || line.amount === undefined) return undefined;
  const isEgg = roles.has('egg') || roles.has('egg-part');
  return line.amount * each * (line.size ? (isEgg ? eggSizes : sizes)[line.size] : 1);
}

/** Returns the weight of a piece that is named after the food: "2 stock cubes", "4 mozzarella balls", "8 cabbage leaves". */
function weightOfNamedPiece(food: string, weights: Record<string, number>): number | undefined {
  for (const word of food.split(/\s+/)) {
    const unit = unitOf(word);
    if (unit?.base === 'count' && weights[unit.name] !== undefined) return weights[unit.name];
  }
  return undefined;
}

const pieces = new Set([
  'stick',
  'head',
  'slice',
  'clove',
  'sprig',
  'ear',
  'sheet',
  'nest',
  'ball',
  'leaf',
]);
/** Default grams per unit, about the same for every food; used if the pantry has no weight for the unit. */
const usual: Record<string, number> = {
  tin: 240,
  jar: 240,
  handful: 25,
  bunch: 30,
  knob: 15,
  sprig: 1,
  sachet: 7,
};

function weightOfUnlisted(unit: Unit, ingredient: Ingredient): number | undefined {
  const { piece, tsp, can, sachet, pouch, bag } = ingredient.grams;
  if (unit.name === 'pinch') return (tsp ?? 5 * gramsPerMl(ingredient)) / 12;
  if (unit.name === 'tin' && can !== undefined) return can;
  if (unit.name === 'pack') return pouch ?? bag ?? sachet;
  if (pieces.has(unit.name) && piece !== undefined) return piece;
  return usual[unit.name];
}
