import type { Archetype } from '../archetype.ts';
import { coldSkewers } from './bites/cold-skewers.ts';
import { cornChips } from './bites/corn-chips.ts';
import { crostini } from './bites/crostini.ts';
import { dip } from './bites/dip.ts';
import { hotEdamame } from './bites/edamame.ts';
import { filledLeaves } from './bites/filled-leaves.ts';
import { kaleCrisps } from './bites/kale-crisps.ts';
import { ricePaperRolls } from './bites/rice-paper-rolls.ts';
import { seasonedPopcorn } from './bites/seasoned-popcorn.ts';
import { sizzlingPlate } from './bites/sizzling-plate.ts';
import { smallSkewers } from './bites/small-skewers.ts';
import { spicedCrunch } from './bites/spiced-crunch.ts';
import { stuffedBites } from './bites/stuffed-bites.ts';
import { stuffedMushrooms } from './bites/stuffed-mushrooms.ts';
import { toppedCrackers } from './bites/topped-crackers.ts';
import { vegetableCarpaccio } from './bites/vegetable-carpaccio.ts';
import { vegetableFritters } from './bites/vegetable-fritters.ts';
import { warmNuts } from './bites/warm-nuts.ts';
import { warmOlives } from './bites/warm-olives.ts';
import { beanSalad } from './salads/bean-salad.ts';
import { breadSalad } from './salads/bread-salad.ts';
import { choppedSalad } from './salads/chopped-salad.ts';
import { composedSalad } from './salads/composed-salad.ts';
import { fruitAndLeafSalad } from './salads/fruit-and-leaf-salad.ts';
import { grainSalad } from './salads/grain-salad.ts';
import { herbSalad } from './salads/herb-salad.ts';
import { nicoiseSalad } from './salads/nicoise-salad.ts';
import { noodleSalad } from './salads/noodle-salad.ts';
import { potatoSalad } from './salads/potato-salad.ts';
import { slaw } from './salads/slaw.ts';
import { tomatoAndCheeseSalad } from './salads/tomato-and-cheese-salad.ts';
import { warmSalad } from './salads/warm-salad.ts';
import { chickpeaPancakes } from './savoury-mornings/chickpea-pancakes.ts';
import { coldPlate } from './savoury-mornings/cold-plate.ts';
import { eggsInSauce } from './savoury-mornings/eggs-in-sauce.ts';
import { frittata } from './savoury-mornings/frittata.ts';
import { breakfastHash } from './savoury-mornings/hash.ts';
import { omelette } from './savoury-mornings/omelette.ts';
import { ricePorridge } from './savoury-mornings/rice-porridge.ts';
import { scramble } from './savoury-mornings/scramble.ts';
import { topToast } from './savoury-mornings/toast.ts';
import { breakfastTray } from './savoury-mornings/tray.ts';
import { breakfastWrap } from './savoury-mornings/wrap.ts';
import { braisedGreens } from './sides/braised-greens.ts';
import { charredVegetables } from './sides/charred-vegetables.ts';
import { glazedRoots } from './sides/glazed-roots.ts';
import { gratinSide } from './sides/gratin-side.ts';
import { herbedGrain } from './sides/herbed-grain.ts';
import { mash } from './sides/mash.ts';
import { panGreens } from './sides/pan-greens.ts';
import { pickledVegetables } from './sides/pickled-vegetables.ts';
import { roastPotatoes } from './sides/roast-potatoes.ts';
import { roastVegetables } from './sides/roast-vegetables.ts';
import { smashedCucumber } from './sides/smashed-cucumber.ts';
import { softPolenta } from './sides/soft-polenta.ts';
import { spicedRice } from './sides/spiced-rice.ts';
import { steamedVegetables } from './sides/steamed-vegetables.ts';
import { stewedBeans } from './sides/stewed-beans.ts';
import { stewedSummerVegetables } from './sides/stewed-summer-vegetables.ts';
import { beanAndGreensSoup } from './soups/bean-and-greens-soup.ts';
import { beetrootSoup } from './soups/beetroot-soup.ts';
import { blendedSoup } from './soups/blended-soup.ts';
import { chilledSoup, coldTomatoSoup } from './soups/chilled-soup.ts';
import { chowder } from './soups/chowder.ts';
import { chunkySoup } from './soups/chunky-soup.ts';
import { coconutSoup } from './soups/coconut-soup.ts';
import { eggDropSoup } from './soups/egg-drop-soup.ts';
import { lentilSoup } from './soups/lentil-soup.ts';
import { minestrone } from './soups/minestrone.ts';
import { mushroomSoup } from './soups/mushroom-soup.ts';
import { noodleBroth } from './soups/noodle-broth.ts';
import { quickGreenSoup } from './soups/quick-green-soup.ts';
import { roastTomatoSoup } from './soups/roast-tomato-soup.ts';
import { tortillaSoup } from './soups/tortilla-soup.ts';

/** Soups, salads, sides, savoury breakfasts, starters and savoury snacks. */
export const lightDishes: readonly Archetype[] = [
  // soups
  beanAndGreensSoup,
  beetrootSoup,
  blendedSoup,
  chilledSoup,
  coldTomatoSoup,
  chowder,
  chunkySoup,
  coconutSoup,
  eggDropSoup,
  lentilSoup,
  minestrone,
  mushroomSoup,
  noodleBroth,
  quickGreenSoup,
  roastTomatoSoup,
  tortillaSoup,
  // salads
  beanSalad,
  breadSalad,
  choppedSalad,
  composedSalad,
  fruitAndLeafSalad,
  grainSalad,
  herbSalad,
  nicoiseSalad,
  noodleSalad,
  potatoSalad,
  slaw,
  tomatoAndCheeseSalad,
  warmSalad,
  // sides
  braisedGreens,
  charredVegetables,
  glazedRoots,
  gratinSide,
  herbedGrain,
  mash,
  panGreens,
  pickledVegetables,
  roastPotatoes,
  roastVegetables,
  smashedCucumber,
  softPolenta,
  spicedRice,
  steamedVegetables,
  stewedBeans,
  stewedSummerVegetables,
  // savoury mornings
  chickpeaPancakes,
  coldPlate,
  eggsInSauce,
  frittata,
  breakfastHash,
  omelette,
  ricePorridge,
  scramble,
  topToast,
  breakfastTray,
  breakfastWrap,
  // bites
  coldSkewers,
  cornChips,
  crostini,
  dip,
  hotEdamame,
  filledLeaves,
  kaleCrisps,
  ricePaperRolls,
  seasonedPopcorn,
  sizzlingPlate,
  smallSkewers,
  spicedCrunch,
  stuffedBites,
  stuffedMushrooms,
  toppedCrackers,
  vegetableCarpaccio,
  vegetableFritters,
  warmNuts,
  warmOlives,
];
