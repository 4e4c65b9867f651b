import type { Slot } from '../../archetype.ts';

/** Slots of the formulas: their grams come from recipes/chef/formulas, so all of them are fixed. */
const part = (list: string): Slot => ({ list, pick: [1, 1], fixed: true });

export const flour = part('flour');
/** Holds a gluten-free dough together; left out where the flour does that itself. */
export const gum: Slot = { ...part('gum'), optional: true };
export const raising = part('raising');
export const sugar = part('baking-sugar');
/** Sugar that creams or stays dry: no syrup. */
export const drySugar = part('dry-sugar');
export const fat = part('baking-fat');
export const oil = part('baking-oil');
export const egg = part('baking-egg');
/** For an egg that nothing may stand in for. */
export const trueEgg = part('egg');
/** For a seed egg alone. */
export const water = part('water');
export const liquid = part('baking-milk');
export const saltPinch = part('salt');
export const cocoa = part('cocoa');
