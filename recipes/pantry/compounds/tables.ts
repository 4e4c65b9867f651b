import { ALLERGEN_NAMES_ON_LABELS } from './allergen-names.ts';
import { BREADS } from './breads.ts';
import { CONDIMENTS } from './condiments.ts';
import { DAIRY } from './dairy.ts';
import { DESSERTS } from './desserts.ts';
import { DISHES } from './dishes.ts';
import { DRINKS } from './drinks.ts';
import { GRAINS } from './grains.ts';
import { MEATS } from './meats.ts';
import { NUTS } from './nuts.ts';
import { PLANT_BASED } from './plant-based.ts';
import { SAUCES } from './sauces.ts';
import { SEAFOOD } from './seafood.ts';
import { SOUPS_AND_SNACKS } from './soups-and-snacks.ts';
import { SPICES } from './spices.ts';

/**
 * Every table of made foods: foods whose name hides what is in them, and kinds of an ingredient that hold
 * more, or less, than it. Columns: name | also called | parts | contains | may | source.
 */
export const COMPOUND_TABLES: readonly string[] = [
  SAUCES,
  CONDIMENTS,
  SPICES,
  GRAINS,
  BREADS,
  DESSERTS,
  DAIRY,
  MEATS,
  SEAFOOD,
  PLANT_BASED,
  NUTS,
  SOUPS_AND_SNACKS,
  DRINKS,
  DISHES,
  ALLERGEN_NAMES_ON_LABELS,
];
