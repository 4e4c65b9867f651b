import { mixHex } from '../mix-hex.ts';
import type { ListedFood } from './read-foods.ts';

/** Ingredients that colour a dough: the weight of 1 g relative to 1 g of flour, the crumb colour and the crust colour. */
const tints: readonly (readonly [RegExp, number, string, string])[] = [
  [/^cocoa|carob-powder/, 7, '#3f2114', '#2a140c'],
  [/chocolate$|chocolate-(?:syrup|hazelnut)/, 1.6, '#4a2717', '#33190e'],
  [/^(?:treacle|instant-coffee|espresso|malt-extract|date-syrup)$/, 1.6, '#6b3f1f', '#4a2812'],
  [/^(?:dates|pitted-dates|brown-sugar|prunes|raisins|muscovado)/, 0.45, '#a9713c', '#7d4a22'],
  [
    /^(?:rye|wholemeal|buckwheat|spelt|malted|teff|oat|barley)-flour$|^oats$/,
    0.7,
    '#b98a57',
    '#8a5b2e',
  ],
  [/^(?:banana|peanut-butter|almond-butter)$/, 0.4, '#d3a468', '#9a6330'],
  [/^(?:carrot|pumpkin|pumpkin-puree|sweet-potato|butternut-squash)$/, 0.6, '#d48a35', '#a5622a'],
  [/^(?:polenta|cornmeal-flour|masa-harina)$/, 1.2, '#edc35a', '#c58c2e'],
  [/^turmeric|saffron|curry-powder|madras/, 8, '#e0a92e', '#b97c1f'],
  [/^matcha$/, 14, '#8fa843', '#6f8432'],
  [/^(?:spinach|frozen-spinach|kale|peas|coriander|parsley)$/, 0.5, '#8c9c4b', '#7a6a2d'],
  [/beetroot$/, 0.6, '#93304a', '#6b2236'],
  [
    /^(?:lentil|red-lentils|chickpeas|chickpea-flour|sweetcorn|tinned-corn)/,
    0.6,
    '#d9a650',
    '#b37530',
  ],
  [/^(?:black-beans|kidney-beans)/, 0.7, '#5f4038', '#40271f'],
  [/^(?:beef|lamb|pork|turkey|chicken|venison)-mince|-sausage$/, 0.9, '#9a6a4a', '#6e3f22'],
  [/cod|haddock|salmon|tuna|crab|whiting|pollock/, 0.7, '#e6c79a', '#b87a36'],
  [/^cinnamon|mixed-spice|ground-ginger|allspice/, 5, '#b5783f', '#8a5428'],
];
const plainFlour = { weight: 1, crumb: '#ecd2a0', crust: '#c58a45' };

/**
 * Mixes the colours of the crumb and the crust from the ingredients of the dough.
 * @returns the colours of wheat dough if no ingredient colours it
 */
export function readDough(foods: readonly ListedFood[]): { crumb: string; crust: string } {
  const pale = foods
    .filter(
      ({ ingredient }) =>
        ingredient.kinds.has('flour') ||
        ingredient.roles.has('nut-flour') ||
        ingredient.id === 'potato',
    )
    .reduce((sum, { grams }) => sum + grams, 60);
  const parts = foods.flatMap(({ ingredient, grams }) => {
    const tint = tints.find(([id]) => id.test(ingredient.id));
    return tint ? [{ weight: grams * tint[1], crumb: tint[2], crust: tint[3] }] : [];
  });
  const all = [{ ...plainFlour, weight: pale }, ...parts];
  return {
    crumb: mixHex(all.map(({ weight, crumb }) => [weight, crumb])),
    crust: mixHex(all.map(({ weight, crust }) => [weight, crust])),
  };
}
