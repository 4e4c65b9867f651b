import type { Archetype } from '../../archetype.ts';
import { berryDishes } from './berries.ts';
import { coldTomatoCups } from './cold-tomato-cups.ts';
import { leafPlate } from './leaf-plate.ts';
import { seedBowl } from './seed-bowl.ts';
import { skilletSupper } from './skillet-supper.ts';

/** Dishes of a few minutes that hold nothing which any diet or allergen forbids, where the rest gives up. */
export const quickDishes: readonly Archetype[] = [
  leafPlate,
  seedBowl,
  skilletSupper,
  coldTomatoCups,
  ...berryDishes,
];
