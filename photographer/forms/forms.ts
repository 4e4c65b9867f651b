import type { Form } from '../layout/plating.ts';
import type { FormName } from '../read-dish/dish-picture.ts';
import { bars } from './bars.ts';
import { bites } from './bites.ts';
import { brothySoup } from './brothy-soup.ts';
import { buns } from './buns.ts';
import { burger } from './burger.ts';
import { cake } from './cake.ts';
import { cookies } from './cookies.ts';
import { crumble } from './crumble.ts';
import { curry } from './curry.ts';
import { dip } from './dip.ts';
import { drink } from './drink.ts';
import { dumplings } from './dumplings.ts';
import { flatbreads } from './flatbreads.ts';
import { frittata } from './frittata.ts';
import { fruit } from './fruit.ts';
import { grainBowl } from './grain-bowl.ts';
import { gratin } from './gratin.ts';
import { layeredGlass } from './layered-glass.ts';
import { loaf } from './loaf.ts';
import { mainPlate } from './main-plate.ts';
import { muffins } from './muffins.ts';
import { mug } from './mug.ts';
import { noodleSoup } from './noodle-soup.ts';
import { noodles } from './noodles.ts';
import { omelette } from './omelette.ts';
import { pancakes } from './pancakes.ts';
import { pasta } from './pasta.ts';
import { patties } from './patties.ts';
import { pie } from './pie.ts';
import { pizza } from './pizza.ts';
import { porridge } from './porridge.ts';
import { ramekin } from './ramekin.ts';
import { riceDish } from './rice-dish.ts';
import { roast } from './roast.ts';
import { rolls } from './rolls.ts';
import { salad } from './salad.ts';
import { sandwich } from './sandwich.ts';
import { scoops } from './scoops.ts';
import { scramble } from './scramble.ts';
import { side } from './side.ts';
import { skewers } from './skewers.ts';
import { skillet } from './skillet.ts';
import { smoothSoup } from './smooth-soup.ts';
import { snackBowl } from './snack-bowl.ts';
import { stew } from './stew.ts';
import { stirFry } from './stir-fry.ts';
import { stuffed } from './stuffed.ts';
import { tacos } from './tacos.ts';
import { tart } from './tart.ts';
import { toast } from './toast.ts';
import { traybake } from './traybake.ts';
import { wrap } from './wrap.ts';

/** The layout function of each form of dish. */
export const forms: Record<FormName, Form> = {
  'smooth-soup': smoothSoup,
  'brothy-soup': brothySoup,
  'noodle-soup': noodleSoup,
  curry,
  stew,
  pasta,
  noodles,
  'stir-fry': stirFry,
  'rice-dish': riceDish,
  traybake,
  skillet,
  salad,
  'grain-bowl': grainBowl,
  tacos,
  wrap,
  burger,
  sandwich,
  skewers,
  pie,
  tart,
  gratin,
  omelette,
  flatbreads,
  frittata,
  scramble,
  pancakes,
  porridge,
  toast,
  dip,
  bites,
  patties,
  bars,
  cookies,
  cake,
  loaf,
  muffins,
  buns,
  crumble,
  ramekin,
  'layered-glass': layeredGlass,
  drink,
  mug,
  fruit,
  scoops,
  dumplings,
  'main-plate': mainPlate,
  roast,
  side,
  stuffed,
  pizza,
  rolls,
  'snack-bowl': snackBowl,
};
