import { maskedFoods } from './foods.ts';
import { kitchenWords } from './kitchen-words.ts';

/**
 * Names that contain the word for a food but not the food. A mask consumes its words, so that they cannot
 * match anything else. A mask's tags say what it really contains. Columns: name, also called | contains | may contain.
 */
export const maskTables: readonly string[] = [maskedFoods, kitchenWords];
