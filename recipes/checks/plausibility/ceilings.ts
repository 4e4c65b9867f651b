import type { Ingredient } from '../../pantry/pantry.ts';
import type { Weight } from './plausible.ts';
import type { WeighedLine } from './weigh-lines.ts';

/** The limit of one kind of food per serving. All amounts are grams per serving, summed over all lines of that food. */
export type Ceiling = {
  /** The name that a cook would use. */
  name: string;
  holds: (line: WeighedLine) => boolean;
  /** A larger amount is odd and noted. */
  odd: number;
  /** A larger amount is inedible or unsafe. */
  most?: number;
  /** An amount above `most` only counts if it is also more than this share of everything that is eaten. */
  share?: number;
  /** The weight of a breach of `most`; defaults to `blocking`. */
  weight?: Weight;
  /** Replaces `odd` in a drink. */
  inDrinks?: number;
  /** The limit applies to each food separately, not to their sum. */
  perFood?: true;
};

const ids = (names: string) => {
  const wanted = new Set(names.split(' '));
  return ({ ingredient }: WeighedLine): boolean => wanted.has(ingredient.id);
};
const kind =
  (name: string, test: (item: Ingredient) => boolean = () => true) =>
  ({ ingredient }: WeighedLine): boolean =>
    ingredient.kinds.has(name) && test(ingredient);

const stocks = kind('stock');
const isConcentrate = (line: WeighedLine): boolean =>
  line.ingredient.id === 'stock-powder' ||
  line.ingredient.id === 'gravy-granules' ||
  (stocks(line) &&
    /\b(?:cubes?|powder|granules|concentrate|pots?|bouillon)\b/i.test(line.text) &&
    line.read.unit?.base !== 'ml');

const isSweet = ({ ingredient: { kinds, per100g, id } }: WeighedLine): boolean =>
  (kinds.has('sugar') || kinds.has('sweetener') || kinds.has('syrup')) &&
  (per100g.sugarsG ?? 0) > 45 &&
  id !== 'pomegranate-molasses';
const isFat = ({ ingredient: { kinds, per100g } }: WeighedLine): boolean =>
  (kinds.has('oil') || kinds.has('fat')) && (per100g.fatG ?? 0) > 50;

const plainSpicesExempt = new Set(
  'chilli-flakes cayenne aleppo-pepper chilli-powder nutmeg mace clove-spice saffron asafoetida star-anise dukkah zaatar furikake everything-bagel-seasoning dried-onion crispy-onions curry-leaves mustard-powder fenugreek-leaves'.split(
    ' ',
  ),
);

/**
 * The ceilings, narrowest first: the first ceiling that matches a line applies. Usual amounts are 1 to 1.5 g of salt per serving,
 * a teaspoon of baking powder for 125 g of flour, 5 ml of spices, a clove or two of garlic, a tablespoon of oil.
 */
export const ceilings: readonly Ceiling[] = [
  {
    name: 'salt',
    holds: ids('salt garlic-salt onion-salt celery-salt'),
    odd: 3.6,
    most: 8,
    share: 0.02,
  },
  { name: 'MSG', holds: ids('msg'), odd: 2, most: 12 },
  { name: 'chilli flakes', holds: ids('chilli-flakes cayenne'), odd: 4, most: 25 },
  { name: 'chilli powder', holds: ids('chilli-powder aleppo-pepper'), odd: 10, most: 50 },
  { name: 'nutmeg', holds: ids('nutmeg mace'), odd: 2, most: 6 },
  { name: 'cloves', holds: ids('clove-spice'), odd: 1, most: 12 },
  { name: 'saffron', holds: ids('saffron'), odd: 0.7, most: 5 },
  { name: 'asafoetida', holds: ids('asafoetida'), odd: 2, most: 10 },
  { name: 'star anise', holds: ids('star-anise'), odd: 5, most: 30 },
  { name: 'mustard powder', holds: ids('mustard-powder'), odd: 8, most: 40 },
  { name: 'garlic', holds: ids('garlic'), odd: 13, most: 250, weight: 'repairable' },
  { name: 'ginger', holds: ids('ginger galangal'), odd: 25, most: 250, weight: 'repairable' },
  { name: 'hot chillies', holds: ids('scotch-bonnet dried-chilli chipotle'), odd: 15, most: 80 },
  {
    name: 'fresh chillies',
    holds: ids('red-chilli green-chilli birds-eye-chilli jalapeno'),
    odd: 40,
    most: 250,
  },
  { name: 'hot sauce', holds: ids('tabasco hot-sauce'), odd: 25, most: 120 },
  {
    name: 'chilli paste',
    holds: ids('sriracha sambal harissa gochujang doubanjiang nduja'),
    odd: 50,
    most: 200,
  },
  { name: 'wasabi or horseradish', holds: ids('wasabi horseradish'), odd: 25, most: 120 },
  { name: 'mustard', holds: kind('mustard'), odd: 24, most: 200 },
  {
    name: 'black pepper',
    holds: ids('black-pepper white-pepper pink-peppercorns sichuan-pepper'),
    odd: 2.6,
    most: 25,
  },
  { name: 'paprika', holds: ids('paprika'), odd: 9, most: 60 },
  { name: 'turmeric', holds: ids('turmeric'), odd: 3.2, most: 40 },
  { name: 'sesame or chilli oil', holds: ids('sesame-oil chilli-oil truffle-oil'), odd: 22 },
  { name: 'dried seaweed', holds: kind('seaweed'), odd: 12 },
  { name: 'spice blends', holds: ids('berbere curry-powder'), odd: 12, most: 60 },
  {
    name: 'spices',
    holds: kind('spice', ({ id }) => !plainSpicesExempt.has(id)),
    odd: 5,
    perFood: true,
    most: 60,
  },
  {
    name: 'dried herbs',
    holds: ({ ingredient: { id } }) =>
      /^dried-(?:oregano|mixed-herbs|marjoram|thyme|basil|rosemary|sage|parsley|mint|dill|tarragon)/.test(
        id,
      ),
    odd: 2.2,
    most: 40,
  },
  { name: 'fish sauce', holds: ids('fish-sauce shrimp-paste'), odd: 25, most: 90 },
  {
    name: 'soy sauce',
    holds: kind('soy sauce', ({ id }) => id !== 'coconut-aminos'),
    odd: 40,
    most: 150,
  },
  { name: 'miso', holds: ids('miso doenjang yeast-extract'), odd: 50, most: 180 },
  {
    name: 'Worcestershire sauce',
    holds: ids('worcestershire vegetarian-worcestershire'),
    odd: 30,
    most: 150,
  },
  { name: 'stock cube or powder', holds: isConcentrate, odd: 10.5, most: 30 },
  {
    name: 'vinegar',
    holds: kind('vinegar', ({ id }) => id !== 'balsamic-glaze'),
    odd: 32,
    most: 150,
  },
  {
    name: 'spirits',
    holds: ({ ingredient: { kinds, per100g } }) =>
      kinds.has('spirit') && (per100g.energyKcal ?? 0) > 150,
    odd: 100,
    most: 250,
  },
  {
    name: 'wine or beer',
    holds: ({ ingredient: { kinds, id } }) =>
      (kinds.has('wine') || kinds.has('beer')) && !id.includes('alcohol-free'),
    odd: 230,
    inDrinks: 600,
    most: 1500,
  },
  {
    name: 'vanilla or another extract',
    holds: ids('vanilla vanilla-essence almond-extract peppermint-extract food-colouring'),
    odd: 8,
    most: 60,
  },
  { name: 'rose or orange flower water', holds: ids('flower-water'), odd: 20, most: 60 },
  {
    name: 'gelling agent',
    holds: ids('gelatine agar pectin xanthan-gum psyllium'),
    odd: 10,
    most: 60,
    weight: 'repairable',
  },
  { name: 'strong sweetener', holds: ids('stevia'), odd: 3, most: 20 },
  {
    name: 'sugar alcohol',
    holds: ids('erythritol xylitol'),
    odd: 40,
    most: 150,
    weight: 'repairable',
  },
  { name: 'instant coffee', holds: ids('instant-coffee matcha'), odd: 7, most: 25 },
  {
    name: 'lemon or lime juice',
    holds: ids('lemon-juice lime-juice bottled-lemon-juice'),
    odd: 36,
    most: 300,
    weight: 'repairable',
    inDrinks: 300,
  },
  { name: 'sugar', holds: isSweet, odd: 80, most: 350, weight: 'repairable' },
  { name: 'oil or fat', holds: isFat, odd: 40, most: 250, weight: 'repairable' },
  { name: 'butter', holds: kind('butter'), odd: 45, most: 300, weight: 'repairable' },
  { name: 'starch', holds: kind('starch'), odd: 60, most: 250, weight: 'repairable' },
  { name: 'flour', holds: kind('flour'), odd: 180, most: 1000, weight: 'repairable' },
  {
    name: 'dry rice, grain or pasta',
    holds: (line) =>
      (kind('rice')(line) ||
        kind('grain')(line) ||
        kind('pasta')(line) ||
        kind('noodle')(line) ||
        kind('dal')(line)) &&
      (line.ingredient.per100g.energyKcal ?? 0) > 250,
    odd: 160,
    most: 1000,
    weight: 'repairable',
  },
  {
    name: 'egg',
    holds: ids('egg egg-yolk egg-white quail-egg duck-egg'),
    odd: 205,
    most: 1000,
    weight: 'repairable',
  },
  {
    name: 'nuts or seeds',
    holds: (line) =>
      kind('nut')(line) || kind('peanut')(line) || kind('seed')(line) || kind('nut butter')(line),
    odd: 110,
    most: 600,
    weight: 'repairable',
  },
  { name: 'cheese', holds: kind('cheese'), odd: 240, most: 900, weight: 'repairable' },
  { name: 'cream', holds: kind('cream'), odd: 220, most: 900, weight: 'repairable' },
  { name: 'chocolate', holds: kind('chocolate'), odd: 100, most: 500, weight: 'repairable' },
  {
    name: 'meat or fish',
    holds: (line) => kind('meat')(line) || kind('seafood')(line),
    odd: 480,
    most: 2000,
    weight: 'repairable',
  },
  {
    name: 'onion',
    holds: ids('onion red-onion shallot spring-onion leek'),
    odd: 260,
    most: 1500,
    weight: 'repairable',
  },
  { name: 'bay leaf', holds: ids('bay-leaf'), odd: 1.5 },
  { name: 'vanilla pod', holds: ids('vanilla-pod'), odd: 5 },
  { name: 'woody herbs', holds: ids('thyme rosemary sage'), odd: 8 },
  { name: 'fresh herbs', holds: kind('herb', ({ id }) => !id.startsWith('dried-')), odd: 45 },
  { name: 'cocoa', holds: ids('cocoa carob-powder'), odd: 35, most: 150, weight: 'repairable' },
  { name: 'tomato purée', holds: ids('tomato-puree'), odd: 50 },
  {
    name: 'curry paste',
    holds: ids('thai-curry-paste indian-curry-paste'),
    odd: 60,
    most: 250,
    weight: 'repairable',
  },
  {
    name: 'bottled sauce',
    holds: ids(
      'ketchup bbq-sauce brown-sauce hoisin teriyaki sweet-chilli-sauce oyster-sauce plum-sauce',
    ),
    odd: 80,
  },
  { name: 'capers', holds: ids('capers anchovy preserved-lemon'), odd: 35 },
  { name: 'olives', holds: kind('olive'), odd: 110 },
  { name: 'lemons or limes', holds: ids('lemon lime'), odd: 90, inDrinks: 250 },
  { name: 'dried fruit', holds: kind('dried fruit'), odd: 140 },
  { name: 'coconut milk', holds: kind('coconut milk'), odd: 300 },
  { name: 'stock', holds: stocks, odd: 800 },
  { name: 'milk', holds: kind('milk', ({ unit }) => unit === 'ml'), odd: 480, inDrinks: 800 },
  { name: 'yoghurt', holds: kind('yoghurt'), odd: 340 },
  { name: 'water', holds: ids('water'), odd: 1300 },
  {
    name: 'one food',
    holds: (line) =>
      [
        'vegetable',
        'fruit',
        'greens',
        'mushroom',
        'pulse',
        'tofu',
        'root vegetable',
        'squash',
        'tomato',
        'bread',
      ].some((name) => line.ingredient.kinds.has(name)),
    odd: 550,
    perFood: true,
  },
];
