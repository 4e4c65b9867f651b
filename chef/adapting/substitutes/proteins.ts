import type { Row, StandIn } from '../stand-in.ts';

const tofu: StandIn = { id: 'tofu', name: 'firm tofu', short: 'tofu', method: 'plant' };
const oyster: StandIn = {
  id: 'oyster-mushroom',
  name: 'king oyster mushrooms',
  short: 'mushrooms',
  method: 'plant',
};
const chickpeas: StandIn = {
  id: 'chickpeas',
  name: 'cooked chickpeas',
  short: 'chickpeas',
  unit: 'g',
  ratio: 0.8,
  notes: [],
  method: 'plant',
};
const smokedTofu: StandIn = {
  id: 'smoked-tofu',
  name: 'smoked tofu',
  extras: [{ id: 'olive-oil', name: 'olive oil', role: 'fat', per100g: 1, unit: 'tbsp' }],
  method: 'plant',
};
const soyaMince: StandIn = {
  id: 'soya-mince',
  name: 'dried soya mince',
  short: 'soya mince',
  unit: 'g',
  ratio: 0.35,
  notes: ['soaked in boiling water for 10 minutes, then drained'],
  method: 'plant',
};
const lentils: StandIn = {
  id: 'cooked-lentils',
  name: 'cooked green lentils',
  short: 'lentils',
  unit: 'g',
  ratio: 0.9,
  notes: ['drained'],
  method: 'plant',
};
const tempeh: StandIn = {
  id: 'tempeh',
  name: 'tempeh',
  unit: 'g',
  ratio: 0.7,
  notes: ['crumbled'],
  method: 'plant',
};
const turkeyMince: StandIn = { id: 'turkey-mince', name: 'turkey mince', method: 'poultry' };
const chickenMince: StandIn = { id: 'chicken-mince', name: 'chicken mince', method: 'poultry' };
const beefMince: StandIn = { id: 'beef-mince', name: 'beef mince', method: 'red-meat' };
const turkeyBacon: StandIn = {
  id: 'turkey-bacon',
  name: 'turkey bacon',
  extras: [{ id: 'olive-oil', name: 'olive oil', role: 'fat', per100g: 0.75, unit: 'tbsp' }],
  method: 'poultry',
};
const stewingBeef: StandIn = {
  id: 'beef-stewing',
  name: 'stewing beef',
  short: 'beef',
  method: 'red-meat',
};
const lambShoulder: StandIn = {
  id: 'lamb-shoulder',
  name: 'lamb shoulder',
  short: 'lamb',
  method: 'red-meat',
};
const chickenThigh: StandIn = {
  id: 'chicken-thigh',
  name: 'boneless chicken thigh',
  short: 'chicken',
  method: 'poultry',
};
const turkeyBreast: StandIn = {
  id: 'turkey-breast',
  name: 'turkey breast',
  short: 'turkey',
  method: 'poultry',
};
const cod: StandIn = {
  id: 'cod',
  name: 'cod fillet',
  short: 'cod',
  unit: 'g',
  notes: ['in 3 cm pieces'],
  method: 'fish',
};
const chickenBits: StandIn = {
  id: 'chicken-breast',
  name: 'chicken breast',
  short: 'chicken',
  unit: 'g',
  notes: ['in 2 cm pieces'],
  method: 'poultry',
};

/** Substitutes for meat, fish and shellfish. Food that is shaped, roasted whole or eaten off the bone has no stand-in. */
export const proteinRows: readonly Row[] = [
  {
    of: 'pork-mince beef-mince lamb-mince chicken-mince veal-mince turkey-mince fatty-beef-mince',
    when: ['crumbled'],
    to: [soyaMince, lentils, tempeh],
  },
  { of: 'pork-mince', to: [chickenMince, turkeyMince] },
  { of: 'beef-mince veal-mince fatty-beef-mince', to: [turkeyMince] },
  { of: 'lamb-mince', to: [beefMince, turkeyMince] },
  { of: 'chicken-mince', to: [turkeyMince] },
  {
    of: 'chicken-breast chicken-thigh',
    when: ['in pieces'],
    to: [turkeyBreast, { ...tofu, ratio: 0.8, unit: 'g' }, chickpeas],
  },
  {
    of: 'pork-shoulder pork-belly pork-loin goat-meat beef-stewing beef-shin lamb-shoulder lamb-leg veal-stewing',
    when: ['in pieces', 'braised'],
    to: [stewingBeef, lambShoulder, { ...chickenThigh }, { ...oyster, unit: 'g', ratio: 0.8 }],
  },
  {
    of: 'pork-shoulder pork-belly pork-loin pork-tenderloin pork-chop',
    when: ['in pieces', 'not braised'],
    to: [chickenThigh],
  },
  {
    of: 'pork-shoulder pork-belly pork-loin pork-tenderloin beef-steak rump-steak flank-steak skirt-steak fillet-steak ribeye lamb-leg lamb-shoulder beef-stewing',
    when: ['in pieces'],
    to: [chickenThigh, { ...oyster, unit: 'g', ratio: 0.8 }],
  },
  {
    of: 'bacon back-bacon pancetta guanciale ham gammon chorizo',
    roles: ['protein', 'seasoning', 'flavour', 'garnish', 'fat'],
    to: [turkeyBacon, { ...smokedTofu, unit: 'g' }],
  },
  { of: 'prosciutto', roles: ['garnish'], to: ['leave out'] },
  {
    of: 'prawns',
    roles: ['protein'],
    to: [
      cod,
      chickenBits,
      { ...tofu, unit: 'g', notes: ['in 2 cm cubes'] },
      { ...oyster, unit: 'g', notes: ['in 2 cm pieces'] },
    ],
  },
  {
    of: 'cooked-prawns',
    roles: ['protein'],
    to: [
      {
        id: 'hot-smoked-salmon',
        name: 'hot-smoked salmon',
        short: 'salmon',
        unit: 'g',
        notes: ['in big flakes'],
      },
      {
        id: 'smoked-tofu',
        name: 'smoked tofu',
        unit: 'g',
        notes: ['in 1 cm cubes'],
        method: 'plant',
      },
    ],
  },
  {
    of: 'cod monkfish salmon catfish snapper haddock',
    when: ['in pieces'],
    to: [{ ...tofu, unit: 'g' }],
  },
  { of: 'squid mussels clams', roles: ['protein'], to: [] },
  { of: 'tofu silken-tofu', when: ['in pieces'], to: [] },
];
