import type { Archetype } from '../archetype.ts';
import { breakfastHash, scramble, topToast } from './breakfasts.ts';
import { LIGHT_DISHES } from './light-dishes.ts';
import { MAINS } from './mains/mains.ts';
import { QUICK_DISHES } from './quick/quick-dishes.ts';
import { dip, spicedCrunch, stuffedBites } from './snacks.ts';
import { SWEET_DISHES } from './sweet-dishes.ts';

/** Every kind of dish that the chef can make. */
export const ARCHETYPES: readonly Archetype[] = [
  // mains
  ...MAINS,
  ...LIGHT_DISHES,
  // breakfasts
  breakfastHash,
  scramble,
  topToast,
  // starters and snacks
  dip,
  spicedCrunch,
  stuffedBites,
  // sweet dishes and drinks
  ...SWEET_DISHES,
  ...QUICK_DISHES,
];
