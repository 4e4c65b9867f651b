import { maskedFoods } from './foods.ts';
import { kitchenWords } from './kitchen-words.ts';

/**
 * Names that contain a food's word but not the food. A mask consumes its words, so that nothing in them can
 * match; those with tags carry what the thing really is. Columns: name, also called | contains | may contain.
 */
export const maskTables: readonly string[] = [maskedFoods, kitchenWords];
