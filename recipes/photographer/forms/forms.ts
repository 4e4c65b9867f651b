import type { Form } from '../layout/plating.ts';
import type { FormName } from '../read-dish/dish-picture.ts';
import { brothySoup } from './brothy-soup.ts';
import { curry } from './curry.ts';
import { grainBowl } from './grain-bowl.ts';
import { mainPlate } from './main-plate.ts';
import { noodleSoup } from './noodle-soup.ts';
import { noodles } from './noodles.ts';
import { pasta } from './pasta.ts';
import { riceDish } from './rice-dish.ts';
import { salad } from './salad.ts';
import { side } from './side.ts';
import { skillet } from './skillet.ts';
import { smoothSoup } from './smooth-soup.ts';
import { stew } from './stew.ts';
import { stirFry } from './stir-fry.ts';
import { traybake } from './traybake.ts';

const FORMS: Partial<Record<FormName, Form>> = {
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
  'main-plate': mainPlate,
  side,
};

/** How dishes of that name are laid. */
export const formOf = (name: FormName): Form => FORMS[name] ?? mainPlate;
