import type { IngredientLine } from '../measures/read-line.ts';
import type { Ingredient } from '../pantry/pantry.ts';

/**
 * How many times heavier boiled grains and pulses are than dry ones: what USDA SR28 gives per 100 g dry over per 100 g
 * boiled (long-grain rice 365 / 130 kcal, pasta 371 / 158, quinoa 368 / 120, …).
 */
const BOILED_YIELDS: readonly (readonly [RegExp, number])[] = [
  [/pasta/, 2.35],
  [/noodle|udon|soba/, 2.75],
  [/couscous/, 3.35],
  [/bulgur/, 4.1],
  [/quinoa|lentil|peas/, 3.05],
  [/oats/, 5.3],
];
const USUAL_YIELD = 2.8;
const BOILED_GRAINS_G_PER_ML = 160 / 240;
const SOAKED_AND_BOILED = 2.3;
const DRY_BEANS_PER_CUP_OF_BOILED = 200 / 164;

const IS_COOKED =
  /^(?:[\p{L}-]+\s+)*?(?:cooked|boiled|steamed|leftover|day-old|pre-cooked|precooked)\s+\p{L}/iu;
const IS_DRY = /^(?:[\p{L}-]+\s+)*?(?:dried|dry|uncooked)\s+\p{L}/iu;
const STARCHES = [
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
  if (energy > 250 && IS_COOKED.test(line.food) && hasRole(item, STARCHES)) {
    const gainInWeight = BOILED_YIELDS.find(([name]) => name.test(item.id))?.[1] ?? USUAL_YIELD;
    const perMl = (item.grams.cup ?? 185) / 240;
    return (isVolume ? BOILED_GRAINS_G_PER_ML / perMl : 1) / gainInWeight;
  }
  if (energy < 200 && IS_DRY.test(line.food) && item.roles.has('pulse')) {
    return SOAKED_AND_BOILED * (isVolume ? DRY_BEANS_PER_CUP_OF_BOILED : 1);
  }
  return 1;
}

/** What is left of a weight as bought, by what the line says; SR28's refuse of the same food. */
const EDIBLE: readonly {
  says: RegExp;
  unless?: RegExp;
  item: (item: Ingredient) => boolean;
  share: number;
}[] = [
  {
    says: /\b(?:bone[- ]in|on the bone|with bones?)\b/i,
    item: ({ tags }) => tags.has('meat') || tags.has('poultry') || tags.has('fish'),
    share: 0.75,
  },
  {
    says: /\bwhole (?:chicken|duck|turkey|guinea)/i,
    item: ({ tags }) => tags.has('poultry'),
    share: 0.68,
  },
  {
    says: /\bmussels?\b/i,
    unless: /meat|shelled|cooked|tin|jar/i,
    item: ({ id }) => id === 'mussels',
    share: 0.3,
  },
  {
    says: /\b(?:clams?|cockles?|vongole)\b/i,
    unless: /meat|shelled|tin|jar/i,
    item: ({ id }) => id === 'clams',
    share: 0.2,
  },
  {
    says: /\b(?:shell[- ]on|unpeeled|in (?:their|the) shells?)\b/i,
    item: ({ tags }) => tags.has('crustaceans'),
    share: 0.6,
  },
];

function edibleShare(line: IngredientLine, item: Ingredient): number {
  const isWeighed = line.unit?.base === 'g' || line.statedGrams !== undefined;
  if (!isWeighed) return 1;
  const rule = EDIBLE.find(
    ({ says, unless, item: fits }) =>
      fits(item) && says.test(line.name) && !unless?.test(line.name),
  );
  return rule?.share ?? 1;
}

// A twentieth of the salt in boiling water ends in what is boiled, a quarter of a marinade that is thrown away.
const WATER_SALT_SHARE = 0.05;
const MARINADE_SHARE = 0.25;

function keptShare(line: IngredientLine, item: Ingredient): number {
  if (
    item.roles.has('salt') &&
    /\bfor (?:the )?(?:\w+ )?(?:boiling|cooking|pasta)?\s?water\b/i.test(line.name)
  ) {
    return WATER_SALT_SHARE;
  }
  return /\bdiscard/i.test(line.name) ? MARINADE_SHARE : 1;
}

/**
 * By what the weight of a line is to be multiplied so that the pantry's numbers fit what is eaten: cooked for dry, without
 * bones and shells, without the water's salt.
 */
export function eatenShare(line: IngredientLine, item: Ingredient): number {
  return cookedShare(line, item) * edibleShare(line, item) * keptShare(line, item);
}
