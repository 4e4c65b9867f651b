import type { Row, StandIn } from '../stand-in.ts';

const spread: StandIn = { id: 'margarine', name: 'dairy-free spread', method: 'spread' };
const olive: StandIn = {
  id: 'olive-oil',
  name: 'olive oil',
  ratio: 0.75,
  unit: 'tbsp',
  notes: [],
  method: 'oil',
};
const sunflower: StandIn = { ...olive, id: 'sunflower-oil', name: 'sunflower oil' };
const coconutOil: StandIn = { ...olive, id: 'coconut-oil', name: 'coconut oil', ratio: 0.85 };
const soyaMilk: StandIn = { id: 'soy-milk', name: 'unsweetened soya milk', short: 'soya milk' };
const oatMilk: StandIn = { id: 'oat-milk', name: 'oat milk' };
const almondMilk: StandIn = {
  id: 'almond-milk',
  name: 'unsweetened almond milk',
  short: 'almond milk',
};
const riceMilk: StandIn = { id: 'rice-milk', name: 'rice milk' };
const coconutDrink: StandIn = { id: 'coconut-drink', name: 'coconut drink' };
const lactoseFree: StandIn = { id: 'lactose-free-milk', name: 'lactose-free milk' };
const plantMilks = [lactoseFree, oatMilk, soyaMilk, almondMilk, riceMilk, coconutDrink];
const oatCream: StandIn = { id: 'oat-cream', name: 'oat cream' };
const soyaCream: StandIn = { id: 'soy-cream', name: 'soya cream' };
const veganCream: StandIn = { id: 'vegan-cream', name: 'vegan double cream' };
const coconutCream: StandIn = { id: 'coconut-cream', name: 'coconut cream' };
const creams = [oatCream, soyaCream, coconutCream, veganCream];
const soyaYoghurt: StandIn = { id: 'soy-yoghurt', name: 'soya yoghurt' };
const yoghurts: StandIn[] = [
  soyaYoghurt,
  { id: 'oat-yoghurt', name: 'oat yoghurt' },
  { id: 'coconut-yoghurt', name: 'coconut yoghurt' },
];
/** What a kitchen with milk has at hand. These come first: the tables of what is allowed take them out where milk is banned. */
const soured: StandIn = {
  id: 'milk',
  name: 'whole milk',
  short: 'milk',
  extras: [{ id: 'lemon-juice', name: 'lemon juice', role: 'acid', per100g: 0.4, unit: 'tbsp' }],
};
const evaporated: StandIn = { id: 'evaporated-milk', name: 'evaporated milk', unit: 'ml' };
const veganCheese: StandIn = { id: 'vegan-cheese', name: 'vegan cheese' };
const yeastFlakes: StandIn = {
  id: 'nutritional-yeast',
  name: 'nutritional yeast flakes',
  short: 'yeast flakes',
  ratio: 0.3,
  unit: 'g',
  notes: [],
};
const pressedTofu: StandIn = { id: 'tofu', name: 'firm tofu', short: 'tofu' };

/** Substitutes for milk, dairy products and animal fats. */
export const dairyRows: readonly Row[] = [
  { of: 'butter salted-butter', when: ['baked'], to: [spread] },
  { of: 'butter salted-butter', when: ['not baked'], to: [olive, sunflower] },
  { of: 'ghee niter-kibbeh', to: [coconutOil, sunflower, olive] },
  { of: 'lard', when: ['baked'], to: [spread] },
  { of: 'suet', to: [{ id: 'vegetable-suet', name: 'vegetable suet' }] },
  {
    of: 'lard beef-dripping duck-fat goose-fat',
    when: ['not baked'],
    to: [sunflower, olive],
  },
  {
    of: 'milk semi-skimmed-milk skimmed-milk',
    roles: ['liquid', 'cream', 'coating'],
    to: plantMilks,
  },
  {
    of: 'buttermilk',
    to: [
      soured,
      { id: 'yoghurt', name: 'plain yoghurt', unit: 'g' },
      ...yoghurts.map((one) => ({ ...one, unit: 'g' as const })),
    ],
  },
  { of: 'evaporated-milk', to: creams },
  {
    of: 'double-cream single-cream clotted-cream mascarpone',
    when: ['whipped'],
    to: [veganCream],
  },
  { of: 'double-cream single-cream', when: ['not baked'], to: [evaporated, ...creams] },
  { of: 'double-cream single-cream', to: creams },
  { of: 'mascarpone', to: [veganCream] },
  {
    of: 'sour-cream creme-fraiche',
    to: [{ id: 'greek-yoghurt', name: 'Greek yoghurt' }, ...yoghurts],
  },
  { of: 'yoghurt greek-yoghurt', to: yoghurts },
  { of: 'ice-cream', to: [] },
  {
    of: 'parmesan pecorino grana-padano',
    roles: ['cream', 'coating', 'flavour', 'garnish', 'seasoning', 'binder'],
    to: [
      { id: 'vegetarian-hard-cheese', name: 'vegetarian hard cheese' },
      { id: 'grana-padano', name: 'Grana Padano' },
      { id: 'pecorino', name: 'pecorino' },
      { id: 'vegan-parmesan', name: 'vegan parmesan' },
      yeastFlakes,
    ],
  },
  {
    of: 'cheddar gruyere mozzarella low-moisture-mozzarella provolone kashkaval emmental american-cheese oaxaca-cheese monterey-jack fontina gouda',
    roles: ['cream', 'garnish', 'coating', 'flavour'],
    to: [veganCheese],
  },
  { of: 'cream-cheese', to: [{ id: 'vegan-cream-cheese', name: 'vegan cream cheese' }] },
  { of: 'feta', roles: ['cream', 'garnish'], to: [{ id: 'vegan-cheese', name: 'vegan feta' }] },
  { of: 'ricotta', roles: ['cream'], to: [{ id: 'silken-tofu', name: 'silken tofu', notes: [] }] },
  {
    of: 'queso-fresco cotija',
    roles: ['garnish', 'cream', 'coating'],
    to: [{ id: 'vegan-cheese', name: 'vegan feta' }],
  },
  { of: 'paneer', roles: ['protein'], to: [pressedTofu] },
  {
    of: 'blue-cheese roquefort stilton gorgonzola',
    roles: ['cream', 'garnish', 'flavour'],
    to: [
      { id: 'feta', name: 'feta' },
      { id: 'vegan-cheese', name: 'vegan feta' },
    ],
  },
  {
    of: 'sunflower-oil rapeseed-oil peanut-oil',
    to: [
      { id: 'sunflower-oil', name: 'sunflower oil' },
      { id: 'avocado-oil', name: 'avocado oil' },
      { id: 'olive-oil', name: 'olive oil' },
    ],
  },
  {
    of: 'sesame-oil',
    to: [
      { id: 'sunflower-oil', name: 'sunflower oil' },
      { id: 'olive-oil', name: 'olive oil' },
    ],
  },
  {
    of: 'chilli-oil',
    to: [
      { id: 'sesame-oil', name: 'toasted sesame oil' },
      { id: 'sunflower-oil', name: 'sunflower oil' },
    ],
  },
  {
    of: 'coconut-milk',
    to: [
      { id: 'light-coconut-milk', name: 'light coconut milk' },
      { id: 'oat-cream', name: 'oat cream', unit: 'ml' },
      { id: 'single-cream', name: 'single cream', unit: 'ml' },
    ],
  },
];
