import type { IngredientLine } from '../measures/read-line.ts';
import type { Ingredient } from '../pantry/pantry.ts';
import { edibleShare } from './bones-and-shells.ts';
import { drainedShare, isDryPulse, isPacked } from './packed-food.ts';

/**
 * How many times heavier boiled grains and pulses are than dry ones: the kcal per 100 g dry divided by those per 100 g
 * boiled, from USDA SR28 (long-grain rice 365 / 130 kcal, pasta 371 / 158, quinoa 368 / 120, mung beans 347 / 105, soybeans 446 / 172, …).
 */
const boiledYields: readonly (readonly [RegExp, number])[] = [
  [/pasta/, 2.35],
  [/noodle|udon|soba/, 2.75],
  [/couscous/, 3.35],
  [/bulgur/, 4.1],
  [/soybeans|adzuki/, 2.6],
  [/mung|moong/, 3.3],
  [/quinoa|lentil|peas|fava/, 3.05],
  [/oats/, 5.3],
];
const usualYield = 2.8;
const boiledGrainsGPerMl = 160 / 240;
/** The kcal of dry beans divided by those of tinned ones, from SR28: chickpeas 378 / 139, kidney beans 333 / 124, white beans 333 / 114. */
const soakedAndBoiled = 2.75;
const dryBeansPerCupOfBoiled = 200 / 164;

const cooked =
  'cooked|boiled|steamed|leftover|day-old|pre-?cooked|ready-cooked|ready-to-eat|microwave(?:able)?|vacuum-packed';
const isCookedFood = new RegExp(`^(?:[\\p{L}-]+\\s+)*?(?:${cooked})\\s+\\p{L}`, 'iu');
/** "Lentils, cooked", but not "quinoa, cooked according to the packet" or "rice, cooked until tender". */
const isCookedByNote = new RegExp(
  `^\\(?(?:already |freshly |well |cold |left ?over |home-|pre-)*(?:${cooked}|left over|from a pouch)\\b(?!\\s+(?:according|following|as|per|until|till|in|for|with))`,
  'iu',
);
const isDry = /^(?:[\p{L}-]+\s+)*?(?:dried|dry|uncooked)\s+\p{L}/iu;
const isDryByNote = /\bsoak(?:ed|ing)?\b|\b(?:dry|dried|uncooked) weight\b/iu;
const starches = [
  'grain',
  'quick-grain',
  'grain-slow',
  'risotto-rice',
  'pasta',
  'noodle',
  'lentil',
  'porridge-grain',
];
/** Whether a food is bought dry and boiled in water: pasta, rice, lentils. */
export const isBoiledFromDry = (item: Ingredient): boolean =>
  (item.per100g.energyKcal ?? 0) > 250 &&
  (starches.some((role) => item.roles.has(role)) || isDryPulse(item));

function saysCooked(line: IngredientLine, item: Ingredient): boolean {
  if (isCookedFood.test(line.food) || isCookedByNote.test(line.note ?? '')) return true;
  if (!isDryPulse(item)) return false;
  const isDrained = /\bdrained\b/i.test(line.name) && !/\brins|\bsoak|\bwash/i.test(line.name);
  return isPacked(line) || isDrained;
}

/** Whether a line gives the weight of pulses before boiling: "300 g chickpeas, soaked overnight". */
export const saysDry = (line: IngredientLine): boolean =>
  isDry.test(line.food) || (!isPacked(line) && isDryByNote.test(line.name));

/** "2 cups cooked rice" counts as a third of that in dry rice, "200 g dried chickpeas" as more than twice that from a tin. */
function cookedShare(line: IngredientLine, item: Ingredient): number {
  const isVolume = line.unit?.base === 'ml';
  if (isBoiledFromDry(item) && saysCooked(line, item)) {
    const gainInWeight = boiledYields.find(([name]) => name.test(item.id))?.[1] ?? usualYield;
    const perMl = (item.grams.cup ?? 185) / 240;
    return (isVolume ? boiledGrainsGPerMl / perMl : 1) / gainInWeight;
  }
  if ((item.per100g.energyKcal ?? 0) < 200 && item.roles.has('pulse') && saysDry(line)) {
    return soakedAndBoiled * (isVolume ? dryBeansPerCupOfBoiled : 1);
  }
  return 1;
}

// The share of salt that is eaten: a twentieth of the salt in boiling water ends up in the food, a tenth of a brine's salt in the meat,
// three tenths of a pickle's liquid (with its sugar) in what is lifted out of it, a quarter of what draws water or cures and is rinsed
// off, and a quarter of a marinade that is thrown away. A salt crust is broken off.
const waterShare = 0.05;
const brineShare = 0.1;
const pickleShare = 0.3;
const rinsedShare = 0.25;
const crustShare = 0.03;
const marinadeShare = 0.25;
/** Half of what is used for brushing or dusting stays in the bowl, on the board and on the paper. */
const brushedShare = 0.5;

const inWater =
  /\bfor (?:the )?(?:\w+ )?(?:boiling|cooking|pasta)?\s?water\b|\b(?:for|to) (?:boil(?:ing)?|blanch(?:ing)?)\b/i;
const inBrine = /\b(?:for|in) (?:the |a )?(?:wet )?brin(?:e|ing)\b/i;
const inPickle = /\bfor (?:the |quick[- ])*(?:\w+ )?pickl/i;
const rinsedOff =
  /\b(?:for|to) (?:the )?(?:salting|purg(?:e|ing)|sweat(?:ing)?|draw(?:ing)?|cur(?:e|ing)|degorg\w+)\b/i;
const inCrust = /\bsalt crust|\bfor (?:the )?crust\b/i;

/** "1 tsp salt, plus more for the pasta water", "2 eggs, one for glazing": most of it is eaten. */
const isPartly = /\b(?:plus|and (?:more|extra|some)|divided|one|some|half)\b/i;

/** Returns the share of salt that is eaten, from the purpose that the line states. */
function keptSalt(name: string): number {
  if (isPartly.test(name)) return 1;
  if (inWater.test(name)) return waterShare;
  if (inBrine.test(name)) return brineShare;
  if (inPickle.test(name)) return pickleShare;
  if (inCrust.test(name)) return crustShare;
  return rinsedOff.test(name) ? rinsedShare : 1;
}

/** Whether a line says that its salt or sugar is poured away: "1 tbsp salt, for the pasta water". */
export const saysPouredAway = ({ name }: IngredientLine): boolean => keptSalt(name) < 1;

const isBrush = (item: Ingredient, name: string): boolean =>
  !isPartly.test(name) &&
  (item.roles.has('flour') || item.roles.has('thickener')
    ? /\b(?:for|to) (?:the )?(?:dust|roll|knead|work)/i.test(name)
    : (item.roles.has('egg') || item.roles.has('egg-part')) &&
      /\begg ?wash|\b(?:for|to) (?:glaz|brush|seal)/i.test(name));

function keptShare({ name }: IngredientLine, item: Ingredient): number {
  if (item.roles.has('salt')) return keptSalt(name);
  if (item.tags.has('added-sugar') || item.tags.has('sugary')) {
    if (inBrine.test(name)) return brineShare;
    if (inPickle.test(name)) return pickleShare;
    if (rinsedOff.test(name)) return rinsedShare;
  }
  if (isBrush(item, name)) return brushedShare;
  return /\bdiscard/i.test(name) ? marinadeShare : 1;
}

/**
 * Returns the factor for the weight of a line, so that the pantry's numbers fit what is eaten: drained, cooked instead of
 * dry, without bones and shells, without the salt that stays in the water.
 */
export function eatenShare(line: IngredientLine, item: Ingredient): number {
  return (
    cookedShare(line, item) *
    drainedShare(line, item) *
    edibleShare(line, item) *
    keptShare(line, item)
  );
}
