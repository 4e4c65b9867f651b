import type { Archetype } from '../archetype.ts';
import { bananaLoaf } from './baking/banana-loaf.ts';
import { brownies } from './baking/brownies.ts';
import { clafoutis } from './baking/clafoutis.ts';
import { cookies } from './baking/cookies.ts';
import { cobbler, crumble } from './baking/crumble.ts';
import { galette } from './baking/galette.ts';
import { muffins } from './baking/muffins.ts';
import { bananaOatBars, oatBars } from './baking/oat-bars.ts';
import { oneBowlCake } from './baking/one-bowl-cake.ts';
import { scones } from './baking/scones.ts';
import { almondBiscuits, shortbread } from './baking/shortbread.ts';
import { almondPots, mugCake } from './baking/small-cakes.ts';
import { spongeCake } from './baking/sponge-cake.ts';
import { juiceBlend, lassi, milkshake, smoothie } from './drinks/blended.ts';
import { cooler, icedTea, lemonade } from './drinks/coolers.ts';
import { mintTea, spicedGlassTea } from './drinks/glass-tea.ts';
import { goldenMilk, hotChocolate, spicedTea } from './drinks/hot.ts';
import { breakfastBowl, chiaPots, smoothieBowl } from './mornings/cold-bowls.ts';
import { frenchToast } from './mornings/french-toast.ts';
import { skilletGranola } from './mornings/granola.ts';
import { bakedOats, porridge, soakedOats } from './mornings/oats.ts';
import { crepes, pancakes } from './mornings/pancakes.ts';
import { energyBites, fruitToast, glazedNuts, sweetPopcorn } from './sweets/bites.ts';
import { fruitAndDip, fruitSalad, fruitSkewers } from './sweets/fresh-fruit.ts';
import { cheesecakePots, chocolatePots, fruitFool, trifleGlasses } from './sweets/pots.ts';
import { agarPots, granita, niceCream, stovePudding } from './sweets/set-and-spooned.ts';
import { bakedFruit, panFruit, poachedFruit } from './sweets/warm-fruit.ts';

/** Everything sweet: baking, desserts, breakfasts and snacks; and the drinks. */
export const sweetDishes: readonly Archetype[] = [
  // baking
  muffins,
  bananaLoaf,
  spongeCake,
  oneBowlCake,
  brownies,
  mugCake,
  almondPots,
  cookies,
  shortbread,
  almondBiscuits,
  oatBars,
  bananaOatBars,
  scones,
  crumble,
  cobbler,
  galette,
  clafoutis,
  // sweet breakfasts
  porridge,
  soakedOats,
  bakedOats,
  breakfastBowl,
  smoothieBowl,
  chiaPots,
  skilletGranola,
  pancakes,
  crepes,
  frenchToast,
  // desserts without an oven's patience
  bakedFruit,
  poachedFruit,
  panFruit,
  fruitSalad,
  fruitSkewers,
  chocolatePots,
  cheesecakePots,
  trifleGlasses,
  fruitFool,
  stovePudding,
  agarPots,
  niceCream,
  granita,
  // sweet snacks
  energyBites,
  glazedNuts,
  sweetPopcorn,
  fruitToast,
  fruitAndDip,
  // drinks
  smoothie,
  lassi,
  milkshake,
  juiceBlend,
  cooler,
  lemonade,
  icedTea,
  hotChocolate,
  goldenMilk,
  spicedTea,
  mintTea,
  spicedGlassTea,
];
