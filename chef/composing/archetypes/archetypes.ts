import type { Archetype } from '../archetype.ts';
import { lightDishes } from './light-dishes.ts';
import { mains } from './mains/mains.ts';
import { quickDishes } from './quick/quick-dishes.ts';
import { sweetDishes } from './sweet-dishes.ts';

/** Every kind of dish that the chef can make. */
export const archetypes: readonly Archetype[] = [
  // mains
  ...mains,
  // soups, salads, sides, breakfasts, starters and snacks
  ...lightDishes,
  // sweet dishes and drinks
  ...sweetDishes,
  ...quickDishes,
];
