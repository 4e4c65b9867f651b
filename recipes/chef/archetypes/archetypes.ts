import type { Archetype } from '../archetype.ts';
import { LIGHT_DISHES } from './light-dishes.ts';
import { MAINS } from './mains/mains.ts';
import { QUICK_DISHES } from './quick/quick-dishes.ts';
import { SWEET_DISHES } from './sweet-dishes.ts';

/** Every kind of dish that the chef can make. */
export const ARCHETYPES: readonly Archetype[] = [
  // mains
  ...MAINS,
  // soups, salads, sides, breakfasts, starters and snacks
  ...LIGHT_DISHES,
  // sweet dishes and drinks
  ...SWEET_DISHES,
  ...QUICK_DISHES,
];
