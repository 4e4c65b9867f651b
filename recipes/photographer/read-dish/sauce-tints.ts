import type { Ingredient } from '#recipes/pantry/pantry.ts';

/** How strongly 1 g of something colours a sauce against 1 g of potato, and with what. */
export type Tint = { strength: number; colour: string };

/** By id; the first row that fits counts. */
const BY_ID: readonly (readonly [RegExp, number, string])[] = [
  [
    /^(?:tomato-puree|sun-dried-tomato|red-pesto|harissa|nduja|gochujang|doubanjiang|sambal|sriracha)$/,
    5,
    '#b8301a',
  ],
  [/^(?:tinned-tomatoes|passata|tomato-pasta-sauce|tomato-juice|salsa)$/, 1.6, '#c8401f'],
  [/tomato$/, 1, '#cd4a26'],
  [/^(?:roasted-peppers|red-pepper)$/, 1, '#c9481f'],
  [/^(?:paprika|smoked-paprika|cayenne|chilli-powder|annatto|chipotle|berbere)/, 22, '#b5361a'],
  [/^(?:thai-curry-paste|indian-curry-paste)$/, 4, '#c4501f'],
  [/^(?:turmeric|fresh-turmeric|saffron|curry-powder)$/, 20, '#dd9a1f'],
  [
    /^(?:garam-masala|cumin|ground-coriander|allspice|cinnamon|star-anise|spice-blend|five-spice)/,
    6,
    '#8a5426',
  ],
  [
    /^(?:soy-sauce|low-salt-soy-sauce|tamari|kecap-manis|coconut-aminos|liquid-aminos|black-bean-sauce)$/,
    3,
    '#5a2c12',
  ],
  [
    /^(?:oyster-sauce|vegetarian-oyster-sauce|hoisin|teriyaki|plum-sauce|bbq-sauce|brown-sauce|worcestershire)/,
    3.5,
    '#62301a',
  ],
  [
    /^(?:fish-sauce|miso|doenjang|balsamic|balsamic-glaze|pomegranate-molasses|treacle|tamarind)/,
    2,
    '#8a5a2c',
  ],
  [/^(?:red-wine|stout|prunes|fortified-wine)$/, 1.2, '#6b2a2a'],
  [/^(?:ketchup|sweet-chilli-sauce)$/, 2.5, '#c2391c'],
  [/^(?:peanut-butter|tahini|almond-butter|cashew-butter|crunchy-peanut-butter)/, 1.8, '#c99a5c'],
  [/^(?:cocoa|carob-powder|drinking-chocolate)$/, 8, '#4a2717'],
  [/chocolate$/, 2, '#52301d'],
  [/^(?:espresso|instant-coffee)$/, 6, '#5a371f'],
  [/^coffee$/, 1, '#5f3b22'],
  [/^(?:tea|rooibos)$/, 0.6, '#b5682a'],
  [/^matcha$/, 20, '#8fae45'],
  [/^(?:pesto|vegan-pesto|salsa-verde|zhoug)$/, 4, '#62803a'],
  [
    /^(?:spinach|frozen-spinach|kale|swiss-chard|watercress|rocket|nettles|sorrel|wild-garlic|pea-shoots)$/,
    2.2,
    '#4f8a34',
  ],
  [/^(?:parsley|coriander|basil|mint|dill|tarragon|chives)$/, 4, '#568a35'],
  [
    /^(?:peas|fresh-peas|tinned-peas|broad-beans|edamame|asparagus|broccoli|green-beans|sugar-snaps)$/,
    1,
    '#7fa541',
  ],
  [
    /^(?:courgette|cucumber|leek|celery|fennel|lettuce|romaine|avocado|green-pepper|tomatillo|kiwi|honeydew)$/,
    0.8,
    '#a3b866',
  ],
  [
    /^(?:carrot|pumpkin|pumpkin-puree|butternut-squash|sweet-potato|acorn-squash|mango|peach|apricot|papaya|melon|persimmon)$/,
    1.1,
    '#e0851f',
  ],
  [/^(?:orange|orange-juice|tangerine|clementine|carrot-juice)$/, 0.9, '#eda02c'],
  [
    /^(?:pineapple|tinned-pineapple|banana|passion-fruit|yellow-pepper|sweetcorn|tinned-corn|lemon-curd|pineapple-juice)$/,
    0.9,
    '#edc961',
  ],
  [/^(?:beetroot|cooked-beetroot|pickled-beetroot)$/, 2.2, '#9a1f45'],
  [
    /^(?:strawberry|raspberry|watermelon|redcurrant|cherry|sour-cherry|rhubarb|cranberry|cranberry-juice|pomegranate)/,
    1.4,
    '#d8344a',
  ],
  [
    /^(?:blueberry|blackberry|blackcurrant|acai|elderberry|grape-juice|mixed-berries)$/,
    1.6,
    '#6a2a66',
  ],
  [/^(?:red-lentils|toor-dal|chana-dal|moong-dal|split-peas)$/, 2, '#dda640'],
  [/^(?:green-lentils|cooked-lentils|urad-dal|dried-porcini|truffle)$/, 1, '#86653a'],
  [/^(?:black-beans|dried-black-beans|kidney-beans|refried-beans|squid-ink)$/, 0.8, '#60392f'],
  [/mushroom|shiitake|portobello|porcini|chanterelle/, 0.8, '#a68360'],
  [/^aubergine$/, 0.6, '#a88a5a'],
  [
    /^(?:beef-stock|beef-stewing|beef-shin|gravy|gravy-granules|beef-mince|lamb-shoulder|lamb-mince|venison|mushroom-stock)$/,
    0.6,
    '#7d4a26',
  ],
  [/-stock$|^dashi/, 0.12, '#c8984c'],
  [
    /^(?:honey|maple-syrup|brown-sugar|agave|date-syrup|golden-syrup|caramel-sauce|dulce-de-leche|palm-sugar|dates)$/,
    0.8,
    '#c0813a',
  ],
  [
    /^(?:dijon|wholegrain-mustard|yellow-mustard|english-mustard|honey-mustard|egg-yolk)$/,
    2,
    '#e0b24a',
  ],
  [/^(?:onion|shallot|garlic|ginger)$/, 0.35, '#d9bb85'],
  [
    /^(?:chickpeas|cannellini|butter-beans|haricot-beans|hummus|potato|parsnip|celeriac|cauliflower|turnip)$/,
    0.8,
    '#e8d5a6',
  ],
  [/^egg$/, 1, '#efcd6a'],
  [/^(?:lemon|lemon-juice|lime|lime-juice|white-wine)$/, 0.25, '#eadf9a'],
];

/** By kind, for what has no row of its own. */
const BY_KIND: readonly (readonly [string, number, string])[] = [
  ['coconut milk', 1.3, '#f3ead6'],
  ['cream', 1.5, '#f5ead0'],
  ['yoghurt', 1.3, '#f6f0e0'],
  ['milk', 1, '#f5eee0'],
  ['cheese', 1.1, '#eed496'],
  ['nut', 0.9, '#d9bb8a'],
  ['oats', 1, '#e4d2a8'],
  ['porridge-grain', 1, '#e4d2a8'],
  ['leaf', 1.6, '#5f9040'],
  ['berry', 1.3, '#b52f52'],
  ['stone fruit', 1, '#e59a45'],
  ['fruit', 0.8, '#e9c478'],
  ['bean', 0.7, '#c8a878'],
  ['mince', 0.4, '#8a5a38'],
  ['meat', 0.2, '#a5764a'],
  ['spice', 5, '#9a5f2a'],
  ['vegetable', 0.7, '#c9b36a'],
];

/** What an ingredient does to the colour of a sauce; undefined for water, salt, oil and what leaves no colour. */
export function tintOf({ id, kinds, roles }: Ingredient): Tint | undefined {
  const byId = BY_ID.find(([pattern]) => pattern.test(id));
  if (byId) return { strength: byId[1], colour: byId[2] };
  const byKind = BY_KIND.find(([kind]) => kinds.has(kind) || roles.has(kind));
  return byKind && { strength: byKind[1], colour: byKind[2] };
}
