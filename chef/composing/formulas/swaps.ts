import type { Swap } from './formula.ts';

/**
 * Stand-ins that bakers have tried, with what each of them changes. Slots are called by the same names in every formula:
 * flour, gum, sugar, fat, egg, water (for a seed egg), liquid, raising.
 */

/** A gluten-free blend drinks more, needs a binder (1.5 % psyllium husk) and a little longer to bake through. */
export const glutenFree: Record<string, Swap> = {
  'gluten-free-flour': {
    add: { gum: ['flour', 0.015], liquid: ['flour', 0.08] },
    minutes: 3,
  },
};

/** The gum is only there where the blend is: a formula has it at 0. Ground seeds stand in for an egg with their water. */
export const seedEgg: Record<string, Swap> = {
  flaxseed: { scale: { egg: 0.14 }, add: { water: ['egg', 0.85] }, minutes: 2 },
  'chia-seeds': { scale: { egg: 0.16 }, add: { water: ['egg', 0.85] }, minutes: 2 },
};

/** 60 g apple sauce for each egg: moist, and a little denser. */
export const appleEgg: Record<string, Swap> = {
  'apple-sauce': { scale: { egg: 1.2 }, add: { raising: ['raising', 0.05] }, minutes: 3 },
};

/** Butter is 82 % fat, the rest is water: oil takes less, and the water goes into the liquid. */
const oil: Swap = { scale: { fat: 0.82 }, add: { liquid: ['fat', 0.15] } };
/** A spread for bread and baking is fat by three quarters: a little more of it, and less of the liquid. */
const spread: Swap = { scale: { fat: 1.08 }, add: { liquid: ['fat', -0.08] } };
export const spreadForButter: Record<string, Swap> = { margarine: spread };
export const oilForButter: Record<string, Swap> = {
  ...spreadForButter,
  'coconut-oil': oil,
  'sunflower-oil': oil,
  'rapeseed-oil': oil,
  'olive-oil': oil,
};

/** Maple syrup is a third water and tastes sweeter than it weighs: gram for gram, with a quarter of it off the liquid. */
export const mapleForSugar: Record<string, Swap> = {
  'maple-syrup': { add: { liquid: ['sugar', -0.25] } },
};

/** Maple syrup in a dough without liquid: the flour takes its water up. */
export const mapleInDough: Record<string, Swap> = {
  'maple-syrup': { add: { flour: ['sugar', 0.3] } },
};

/** Erythritol is less sweet than sugar and dries the crumb a little. */
export const erythritolForSugar: Record<string, Swap> = {
  erythritol: { scale: { sugar: 0.95 }, add: { liquid: ['sugar', 0.06] } },
};
