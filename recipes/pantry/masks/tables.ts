import { MASKED_FOODS } from './foods.ts';
import { KITCHEN_WORDS } from './kitchen-words.ts';

/**
 * Names that contain a food's word but not the food. A mask consumes its words, so that nothing in them can
 * match; those with tags carry what the thing really is. Columns: name, also called | contains | may contain.
 */
export const MASK_TABLES: readonly string[] = [MASKED_FOODS, KITCHEN_WORDS];
