import type { Slot } from '../../archetype.ts';

/** Slots of the formulas: their grams come from recipes/chef/formulas, so all of them are fixed. */
const part = (list: string): Slot => ({ list, pick: [1, 1], fixed: true });

export const FLOUR = part('flour');
/** Holds a gluten-free dough together; left out where the flour does that itself. */
export const GUM: Slot = { ...part('gum'), optional: true };
export const RAISING = part('raising');
export const SUGAR = part('baking-sugar');
/** Sugar that creams or stays dry: no syrup. */
export const DRY_SUGAR = part('dry-sugar');
export const FAT = part('baking-fat');
export const OIL = part('baking-oil');
export const EGG = part('baking-egg');
/** For an egg that nothing may stand in for. */
export const TRUE_EGG = part('egg');
/** For a seed egg alone. */
export const WATER = part('water');
export const LIQUID = part('baking-milk');
export const SALT_PINCH = part('salt');
export const COCOA = part('cocoa');
