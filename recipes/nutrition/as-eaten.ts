import type { IngredientLine } from '../measures/read-line.ts';
import type { Ingredient } from '../pantry/pantry.ts';

/**
 * How many times heavier boiled grains and pulses are than dry ones: what USDA SR28 gives per 100 g dry over per 100 g
 * boiled (long-grain rice 365 / 130 kcal, pasta 371 / 158, quinoa 368 / 120, …).
 */
const boiledYields: readonly (readonly [RegExp, number])[] = [
  [/pasta/, 2.35],
  [/noodle|udon|soba/, 2.75],
  [/couscous/, 3.35],
  [/bulgur/, 4.1],
  [/quinoa|lentil|peas/, 3.05],
  [/oats/, 5.3],
];
const usualYield = 2.8;
const boiledGrainsGPerMl = 160 / 240;
const soakedAndBoiled = 2.3;
const dryBeansPerCupOfBoiled = 200 / 164;

const isCooked =
  /^(?:[\p{L}-]+\s+)*?(?:cooked|boiled|steamed|leftover|day-old|pre-cooked|precooked)\s+\p{L}/iu;
const isDry = /^(?:[\p{L}-]+\s+)*?(?:dried|dry|uncooked)\s+\p{L}/iu;
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

const hasRole = (item: Ingredient, roles: readonly string[]): boolean =>
  roles.some((role) => item.roles.has(role));

/** "2 cups cooked rice" is a third of it as dry rice; "200 g dried chickpeas" more than twice as much out of a tin. */
function cookedShare(line: IngredientLine, item: Ingredient): number {
  const energy = item.per100g.energyKcal ?? 0;
  const isVolume = line.unit?.base === 'ml';
  if (energy > 250 && isCooked.test(line.food) && hasRole(item, starches)) {
    const gainInWeight = boiledYields.find(([name]) => name.test(item.id))?.[1] ?? usualYield;
    const perMl = (item.grams.cup ?? 185) / 240;
    return (isVolume ? boiledGrainsGPerMl / perMl : 1) / gainInWeight;
  }
  if (energy < 200 && isDry.test(line.food) && item.roles.has('pulse')) {
    return soakedAndBoiled * (isVolume ? dryBeansPerCupOfBoiled : 1);
  }
  return 1;
}

/** What is always sold with its bones, and the share of it that SR28 calls edible. */
const withBones: Record<string, number> = {
  'whole-chicken': 0.68,
  'whole-turkey': 0.71,
  'whole-duck': 0.72,
  poussin: 0.61,
  goose: 0.81,
  'chicken-leg': 0.73,
  'chicken-drumstick': 0.67,
  'chicken-wing': 0.62,
  'turkey-leg': 0.67,
  'duck-leg': 0.72,
  'pork-ribs': 0.7,
  'back-ribs': 0.63,
  'short-rib': 0.6,
  'lamb-shank': 0.5,
  'lamb-rack': 0.71,
  'veal-shank': 0.71,
};
const inShells: Record<string, number> = { mussels: 0.3, clams: 0.2 };
const bonelessPattern =
  /\b(?:boneless|boned|deboned|fillets?|meat|off the bone|shredded|pulled|mince)\b/i;
const boneIn = /\b(?:bone[- ]in|on the bone|with bones?)\b/i;
const shelledPattern = /\b(?:meat|shelled|cooked|tinned|canned|frozen|smoked)\b/i;
const shellOn = /\b(?:shell[- ]on|unpeeled|in (?:their|the) shells?)\b/i;

/** What is eaten of a weight as bought. Pieces are weighed as they are eaten already. */
function edibleShare(
  { unit, statedGrams, name }: IngredientLine,
  { id, tags }: Ingredient,
): number {
  if (unit?.base !== 'g' && statedGrams === undefined) return 1;
  const shells = inShells[id];
  if (shells !== undefined) return unit?.name === 'tin' || shelledPattern.test(name) ? 1 : shells;
  if (tags.has('crustaceans')) return shellOn.test(name) ? 0.6 : 1;
  if (bonelessPattern.test(name)) return 1;
  const isFlesh = tags.has('meat') || tags.has('poultry') || tags.has('fish');
  return withBones[id] ?? (isFlesh && boneIn.test(name) ? 0.75 : 1);
}

// A twentieth of the salt in boiling water ends in what is boiled, a quarter of a marinade that is thrown away.
const waterSaltShare = 0.05;
const marinadeShare = 0.25;

function keptShare(line: IngredientLine, item: Ingredient): number {
  if (
    item.roles.has('salt') &&
    /\bfor (?:the )?(?:\w+ )?(?:boiling|cooking|pasta)?\s?water\b/i.test(line.name)
  ) {
    return waterSaltShare;
  }
  return /\bdiscard/i.test(line.name) ? marinadeShare : 1;
}

/**
 * By what the weight of a line is to be multiplied so that the pantry's numbers fit what is eaten: cooked for dry, without
 * bones and shells, without the water's salt.
 */
export function eatenShare(line: IngredientLine, item: Ingredient): number {
  return cookedShare(line, item) * edibleShare(line, item) * keptShare(line, item);
}
