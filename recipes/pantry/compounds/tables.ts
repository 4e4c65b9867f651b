import { allergenNamesOnLabels } from './allergen-names.ts';
import { breads } from './breads.ts';
import { condiments } from './condiments.ts';
import { dairy } from './dairy.ts';
import { desserts } from './desserts.ts';
import { dishes } from './dishes.ts';
import { drinks } from './drinks.ts';
import { grains } from './grains.ts';
import { meats } from './meats.ts';
import { nuts } from './nuts.ts';
import { plantBased } from './plant-based.ts';
import { sauces } from './sauces.ts';
import { seafood } from './seafood.ts';
import { soupsAndSnacks } from './soups-and-snacks.ts';
import { spices } from './spices.ts';

/**
 * Every table of made foods: foods whose name hides what is in them, and kinds of an ingredient that hold
 * more, or less, than it. Columns: name | also called | parts | contains | may | source.
 */
export const compoundTables: readonly string[] = [
  sauces,
  condiments,
  spices,
  grains,
  breads,
  desserts,
  dairy,
  meats,
  seafood,
  plantBased,
  nuts,
  soupsAndSnacks,
  drinks,
  dishes,
  allergenNamesOnLabels,
];
