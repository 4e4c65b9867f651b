import type { Ingredient } from '#recipes/pantry/pantry.ts';
import { lookOf } from './look-of.ts';

/** Whether an ingredient is a bird that is drawn whole. */
export const isWholeBird = (item: Ingredient): boolean => lookOf(item, 'roast').piece === 'bird';
