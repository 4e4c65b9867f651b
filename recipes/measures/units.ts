/** The units that a recipe line may have, by every spelling, and what one is in its base unit. */
export type Unit = {
  name: string;
  /** Grams, millilitres, or a count of pieces, tins, cloves: those need the ingredient. */
  base: 'g' | 'ml' | 'count';
  factor: number;
};

const ROWS: readonly (readonly [string, Unit['base'], number, string])[] = [
  ['g', 'g', 1, 'g gram grams gr gms'],
  ['kg', 'g', 1000, 'kg kilo kilos kilogram kilograms'],
  ['mg', 'g', 0.001, 'mg milligram milligrams'],
  ['oz', 'g', 28.35, 'oz ounce ounces'],
  ['lb', 'g', 453.6, 'lb lbs pound pounds'],
  ['ml', 'ml', 1, 'ml millilitre millilitres milliliter milliliters'],
  ['cl', 'ml', 10, 'cl centilitre centilitres centiliter'],
  ['dl', 'ml', 100, 'dl decilitre decilitres deciliter'],
  ['l', 'ml', 1000, 'l litre litres liter liters'],
  ['fl oz', 'ml', 29.57, 'floz'],
  ['pint', 'ml', 473, 'pint pints pt'],
  ['quart', 'ml', 946, 'quart quarts qt'],
  ['tsp', 'count', 1, 'tsp tsps teaspoon teaspoons'],
  ['tbsp', 'count', 1, 'tbsp tbsps tbs tablespoon tablespoons'],
  ['cup', 'count', 1, 'cup cups'],
  ['tin', 'count', 1, 'tin tins can cans'],
  ['jar', 'count', 1, 'jar jars'],
  ['clove', 'count', 1, 'clove cloves'],
  ['slice', 'count', 1, 'slice slices rasher rashers'],
  ['bunch', 'count', 1, 'bunch bunches'],
  ['handful', 'count', 1, 'handful handfuls'],
  ['pinch', 'count', 1, 'pinch pinches dash dashes'],
  ['knob', 'count', 1, 'knob knobs'],
  ['stick', 'count', 1, 'stick sticks stalk stalks rib ribs'],
  ['head', 'count', 1, 'head heads'],
  ['piece', 'count', 1, 'piece pieces fillet fillets sheet sheets nest nests leaf leaves'],
  ['sachet', 'count', 1, 'sachet sachets packet packets'],
  ['cube', 'count', 1, 'cube cubes'],
  ['block', 'count', 1, 'block blocks'],
];

const UNITS: ReadonlyMap<string, Unit> = new Map(
  ROWS.flatMap(([name, base, factor, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, { name, base, factor }] as const),
  ),
);

/** The unit of a word; a capital T alone is a tablespoon, a small t a teaspoon. */
export function unitOf(word: string): Unit | undefined {
  if (word === 'T') return UNITS.get('tbsp');
  if (word === 't') return UNITS.get('tsp');
  return UNITS.get(word.toLowerCase().replace(/\.$/, ''));
}

/** Millilitres of the spoons and cups, for what the pantry gives no weight of. */
export const SPOON_ML: Record<string, number> = { tsp: 5, tbsp: 15, cup: 240, pinch: 0.4 };
