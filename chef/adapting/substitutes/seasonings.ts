import type { Row, StandIn } from '../stand-in.ts';

const tamari: StandIn = { id: 'tamari', name: 'gluten-free tamari', short: 'tamari' };
const aminos: StandIn = { id: 'coconut-aminos', name: 'coconut aminos' };
const soy: StandIn = { id: 'soy-sauce', name: 'light soy sauce', short: 'soy sauce' };
const vegetableStock: StandIn = { id: 'vegetable-stock', name: 'vegetable stock', short: 'stock' };
const water: StandIn = { id: 'water', name: 'water' };
const maple: StandIn = { id: 'maple-syrup', name: 'maple syrup' };
const erythritol: StandIn = {
  id: 'erythritol',
  name: 'granulated erythritol',
  short: 'erythritol',
};
const alcoholFreeWine: StandIn = {
  id: 'alcohol-free-wine',
  name: 'alcohol-free wine',
  short: 'wine',
};
const appleJuice: StandIn = { id: 'apple-juice', name: 'apple juice' };
const grapeJuice: StandIn = { id: 'grape-juice', name: 'white grape juice', short: 'grape juice' };
const lemonJuice: StandIn = { id: 'lemon-juice', name: 'lemon juice' };
const riceVinegar: StandIn = { id: 'rice-vinegar', name: 'rice vinegar' };
const paprika: StandIn = { id: 'paprika', name: 'sweet paprika', short: 'paprika' };
const kombuDashi: StandIn = { id: 'kombu-dashi', name: 'kombu dashi', short: 'dashi' };

/** Substitutes for seasonings, sweeteners and liquids. */
export const seasoningRows: readonly Row[] = [
  {
    of: 'soy-sauce dark-soy-sauce',
    to: [
      { id: 'low-salt-soy-sauce', name: 'reduced-salt soy sauce', short: 'soy sauce' },
      tamari,
      aminos,
    ],
  },
  {
    of: 'oyster-sauce',
    to: [{ id: 'vegetarian-oyster-sauce', name: 'vegetarian oyster sauce' }, tamari, aminos],
  },
  { of: 'fish-sauce', to: [soy, tamari, aminos] },
  {
    of: 'worcestershire',
    to: [
      { id: 'vegetarian-worcestershire', name: 'vegetarian Worcestershire sauce' },
      { id: 'tamari', name: 'gluten-free tamari', short: 'tamari' },
      aminos,
      'leave out',
    ],
  },
  {
    of: 'anchovy',
    roles: ['seasoning', 'flavour'],
    when: ['little'],
    to: [{ id: 'capers', name: 'capers', ratio: 0.8, unit: 'g', notes: ['chopped'] }, 'leave out'],
  },
  { of: 'dried-shrimp', to: ['leave out'] },
  { of: 'shrimp-paste', to: [{ id: 'miso', name: 'white miso paste', short: 'miso' }] },
  { of: 'bonito-flakes', roles: ['garnish'], to: ['leave out'] },
  { of: 'kimchi', to: [{ id: 'vegan-kimchi', name: 'vegan kimchi', short: 'kimchi' }] },
  { of: 'dashi', to: [kombuDashi] },
  { of: 'chicken-stock beef-stock lamb-stock fish-stock shellfish-stock', to: [vegetableStock] },
  { of: 'vegetable-stock', to: [water] },
  {
    of: 'red-wine white-wine',
    when: ['little'],
    to: [
      alcoholFreeWine,
      {
        ...vegetableStock,
        extras: [{ id: 'lemon-juice', name: 'lemon juice', role: 'acid', per100g: 1, unit: 'tsp' }],
      },
      {
        ...water,
        extras: [{ id: 'lemon-juice', name: 'lemon juice', role: 'acid', per100g: 2, unit: 'tsp' }],
      },
    ],
  },
  { of: 'red-wine white-wine', to: [alcoholFreeWine] },
  { of: 'mirin', when: ['little'], to: [grapeJuice, appleJuice] },
  {
    of: 'sake rice-wine dry-sherry fortified-wine',
    when: ['little'],
    to: [grapeJuice, vegetableStock, water],
  },
  {
    of: 'spirit whisky liqueur amaretto',
    roles: ['flavour', 'liquid'],
    when: ['little'],
    to: ['leave out', appleJuice],
  },
  {
    of: 'vanilla',
    to: [{ id: 'vanilla-essence', name: 'alcohol-free vanilla essence', short: 'vanilla essence' }],
  },
  // Without caffeine; both are steeped in boiling water.
  { of: 'tea', to: [{ id: 'rooibos', name: 'rooibos tea', short: 'tea', notes: [] }] },
  { of: 'honey', to: [maple] },
  { of: 'maple-syrup agave', when: ['little'], to: ['leave out'] },
  {
    of: 'caster-sugar brown-sugar palm-sugar demerara-sugar honey golden-syrup',
    when: ['no caramel', 'not baked', 'little'],
    to: [{ id: 'coconut-sugar', name: 'coconut sugar' }, erythritol, 'leave out'],
  },
  {
    of: 'caster-sugar brown-sugar',
    when: ['no caramel', 'baked', 'plain batter'],
    to: [
      { id: 'coconut-sugar', name: 'coconut sugar' },
      { ...erythritol, unit: 'g' },
    ],
  },
  {
    of: 'white-wine-vinegar red-wine-vinegar malt-vinegar',
    to: [{ id: 'cider-vinegar', name: 'cider vinegar' }, riceVinegar, lemonJuice],
  },
  {
    of: 'dijon english-mustard wholegrain-mustard yellow-mustard mustard-powder mustard-seeds',
    roles: ['seasoning', 'spice', 'flavour'],
    to: ['leave out'],
  },
  { of: 'cayenne chilli-powder chilli-flakes aleppo-pepper gochugaru', to: [paprika] },
  { of: 'hot-sauce', to: ['leave out'] },
  {
    of: 'red-chilli green-chilli birds-eye-chilli jalapeno scotch-bonnet dried-chilli',
    roles: ['heat', 'garnish', 'spice'],
    to: ['leave out'],
  },
  { of: 'asafoetida', to: ['leave out'] },
  {
    of: 'coriander',
    roles: ['herb', 'garnish', 'vegetable'],
    to: [{ id: 'parsley', name: 'flat-leaf parsley', short: 'parsley' }],
  },
  { of: 'ground-coriander', to: [{ id: 'cumin', name: 'ground cumin', ratio: 0.5 }] },
  { of: 'celery-salt celery-seeds', to: ['leave out'] },
  { of: 'garlic-powder onion-powder', to: ['leave out'] },
  { of: 'tomato-puree', roles: ['seasoning'], when: ['little'], to: ['leave out'] },
  { of: 'capers', to: ['leave out'] },
];
