import type { IngredientLine } from '../measures/read-line.ts';
import type { Nutrients } from '../pantry/nutrients.ts';
import { type Ingredient, ingredient } from '../pantry/pantry.ts';
import { saysDry } from './as-eaten.ts';
import { isPacked } from './packed-food.ts';

const noSalt =
  /\bno[- ](?:added[- ])?(?:salt|sodium)\b|\bno[- ](?:salt|sodium)[- ]added\b|\bunsalted\b|\b(?:salt|sodium)[- ]free\b|\bwithout (?:any |added )?salt\b|\bsaltless\b/i;
const lowSalt = /\b(?:very[- ])?low[- ](?:in )?(?:salt|sodium)\b/i;
const lessSalt = /\b(?:reduced|lower|less|lowered)[- ](?:salt|sodium)\b|\blight in sodium\b/i;
const percentLess = /\b(\d{2})\s?% (?:less|lower|reduced) (?:salt|sodium)\b/i;

// Regulation (EC) 1924/2006: "low salt" is at most 120 mg of sodium in 100 g, "reduced" a quarter less than usual. A stock is
// "low sodium" at 140 mg a cup (21 CFR 101.61). Soy sauces and similar sauces are sold with a third less (SR28 16424 for 16123).
const lowSodiumMg = 120;
const lowSodiumStockMg = 58;
/** 10 g of a cube make 500 ml of stock. */
const stockPerCube = 50;
const reducedTo = 0.75;
const reducedSauceTo = 0.65;
const sauceFromMg = 1500;
/** Low-sodium salts are a third common salt, the rest potassium chloride. */
const lowSodiumSaltTo = 0.35;
// SR28 without added salt: tuna 50 mg (15184), boiled black beans 1 mg (16015), tinned vegetables 2 to 20 mg.
const plainPlantMg = 20;
const plainAnimalMg = 60;
const naturalUpToMg = 100;
const animals = ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs', 'eggs', 'milk'] as const;

function withoutSalt(item: Ingredient, own: number): number {
  const isStock = item.roles.has('stock') || item.kinds.has('stock');
  const isAnimal = !isStock && animals.some((tag) => item.tags.has(tag));
  return own <= naturalUpToMg ? own : isAnimal ? plainAnimalMg : plainPlantMg;
}

function withLessSalt(item: Ingredient, own: number, name: string): number {
  const isReducedItself = /\b(?:low|reduced)/i.test(item.one);
  if (isReducedItself) return own;
  const less = percentLess.exec(name)?.[1];
  if (less !== undefined) return own * (1 - Number(less) / 100);
  if (item.id === cubes && lowSalt.test(name)) return lowSodiumStockMg * stockPerCube;
  if (item.id !== cubes && own > sauceFromMg) return own * reducedSauceTo;
  if (!lowSalt.test(name)) return own * reducedTo;
  return Math.min(own, item.kinds.has('stock') ? lowSodiumStockMg : lowSodiumMg);
}

/** Returns the mg of sodium in 100 g after applying the label claim. */
function sodiumByClaim(item: Ingredient, own: number, name: string): number {
  if (item.roles.has('salt'))
    return lowSalt.test(name) || lessSalt.test(name) ? own * lowSodiumSaltTo : own;
  if (noSalt.test(name)) return withoutSalt(item, own);
  const isReduced = lowSalt.test(name) || lessSalt.test(name) || percentLess.test(name);
  return isReduced ? withLessSalt(item, own, name) : own;
}

// Pulses that SR28 lists only as boiled without salt are tinned in the same brine as chickpeas (16358: 246 mg). Lentils stay
// unchanged: British tins hold them in plain water as often. Rinsing removes two fifths of the sodium of food packed in salt or
// brine (Duyff and others, 2011). Soaking salt cod for a day or two removes almost all of it (7 g become about 1 g).
const tinnedPulseMg = 246;
const boiledOnlyInSr28 = ['cooked-black-eyed-beans', 'tinned-adzuki'];
const rinsedBrine = 0.6;
const soakedSaltCod = 0.15;

/** Sodium of dry pulses that the pantry lists only as tinned: the value for pulses boiled in plain water. */
const drySodiumMg = 7;

function sodiumAsPrepared(line: IngredientLine, item: Ingredient, own: number): number {
  if (item.roles.has('pulse') && saysDry(line)) return Math.min(own, drySodiumMg);
  if (item.id === 'salt-cod') return own * soakedSaltCod;
  const isRinsed = /\brins(?:ed|e)\b/i.test(line.name);
  if (boiledOnlyInSr28.includes(item.id) && isPacked(line)) return tinnedPulseMg;
  const isBrined = own > 700 && /\bin (?:brine|salt)\b|\bsalt(?:ed|-packed)\b/i.test(line.name);
  return isRinsed && isBrined ? own * rinsedBrine : own;
}

const cubes = 'stock-powder';

/** Returns whether a line means cubes: "1 vegetable stock cube" or "1 stock pot" is 10 g with a quarter salt, not liquid stock. */
const isStockCube = ({ unit, food }: IngredientLine, item: Ingredient): boolean =>
  item.kinds.has('stock') &&
  unit?.base !== 'ml' &&
  unit?.base !== 'g' &&
  (unit?.name === 'cube' || /\b(?:cubes?|stock pots?)\b/i.test(food));

/**
 * Returns the nutrients of a food whose sodium the line changes: by a label claim ("no salt added", "low-salt mozzarella",
 * "40% less salt"), or because it was rinsed or soaked.
 * @returns undefined when the line does not change the sodium
 */
export function nutrientsByLabel(line: IngredientLine, item: Ingredient): Nutrients | undefined {
  const food = isStockCube(line, item) ? ingredient(cubes) : item;
  const own = food.per100g.sodiumMg;
  if (own === null) return undefined;
  const sodiumMg = sodiumByClaim(food, sodiumAsPrepared(line, food, own), line.name);
  return food === item && sodiumMg === own ? undefined : { ...food.per100g, sodiumMg };
}
