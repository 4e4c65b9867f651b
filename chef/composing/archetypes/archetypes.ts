import type { Archetype } from '../archetype.ts';
import { beanSalad } from './bean-salad.ts';
import { berryDishes } from './berries.ts';
import { breakfastBowl } from './breakfast-bowl.ts';
import { coldPlate } from './cold-plate.ts';
import { coldTomatoCups } from './cold-tomato-cups.ts';
import { composedSalad } from './composed-salad.ts';
import { fruitSalad } from './fruit-salad.ts';
import { leafPlate } from './leaf-plate.ts';
import { seedBowl } from './seed-bowl.ts';
import { smoothie } from './smoothie.ts';

/**
 * The kinds of dish that are composed when the cookbook has no possible dish: cold, made in minutes, of foods that hardly any diet or
 * allergen forbids, at least two for each course.
 */
export const archetypes: readonly Archetype[] = [
  beanSalad,
  composedSalad,
  leafPlate,
  coldTomatoCups,
  coldPlate,
  breakfastBowl,
  seedBowl,
  ...berryDishes,
  fruitSalad,
  smoothie,
];
