/** A unit that a recipe may name, with the size of one in its base unit. */
export type Unit = {
  name: string;
  /** Grams, millilitres, centimetres; or a count (tins, cloves), whose weight depends on the ingredient. */
  base: 'g' | 'ml' | 'cm' | 'count';
  factor: number;
  /** The system that uses the unit; undefined for units that both use, such as spoons and most counts. */
  system?: 'metric' | 'us';
};

type Row = readonly [name: string, base: Unit['base'], factor: number, spellings: string];

// A cup is 240 ml and an ounce 28.35 g here; spoons are the metric 5 and 15 ml. Besides the English spellings, the table
// has the one-word German, French, Spanish and Italian ones that models leave in.
const metric: readonly Row[] = [
  ['g', 'g', 1, 'gram grams gr gms gm gramme grammes gramm grammi gramos'],
  ['kg', 'g', 1000, 'kgs kilo kilos kilogram kilograms kilogramme kilogrammes'],
  ['mg', 'g', 0.001, 'milligram milligrams'],
  ['ml', 'ml', 1, 'mls millilitre millilitres milliliter milliliters cc'],
  ['cl', 'ml', 10, 'centilitre centilitres centiliter centiliters'],
  ['dl', 'ml', 100, 'decilitre decilitres deciliter deciliters'],
  ['l', 'ml', 1000, 'litre litres liter liters ltr ltrs lt litro litros'],
  ['cm', 'cm', 1, 'cms centimetre centimetres centimeter centimeters'],
  ['mm', 'cm', 0.1, 'millimetre millimetres millimeter millimeters'],
];
const us: readonly Row[] = [
  ['oz', 'g', 28.35, 'ozs ounce ounces'],
  ['lb', 'g', 453.6, 'lbs pound pounds'],
  ['cup', 'ml', 240, 'cups c taza tazas tasse tassen tasses'],
  ['fl oz', 'ml', 29.57, 'floz fl-oz fluid-ounce fluid-ounces'],
  ['pint', 'ml', 473, 'pints pt pts'],
  ['quart', 'ml', 946, 'quarts qt qts'],
  ['gallon', 'ml', 3785, 'gallons gal'],
  ['inch', 'cm', 2.54, 'inches'],
  ['stick', 'count', 1, 'sticks stalk stalks rib ribs'],
];
const shared: readonly Row[] = [
  [
    'tsp',
    'ml',
    5,
    'tsps teaspoon teaspoons teaspoonful teaspoonfuls t tl teelöffel cdta cucchiaino cucchiaini',
  ],
  [
    'tbsp',
    'ml',
    15,
    'tbsps tbs tbl tblsp tblsps tb tablespoon tablespoons tablespoonful tablespoonfuls spoon spoons spoonful spoonfuls T el esslöffel cda cucharada cucharadas cucchiaio cucchiai',
  ],
  ['dessertspoon', 'ml', 10, 'dessertspoons dsp'],
  ['glass', 'ml', 150, 'glasses'],
  ['bottle', 'ml', 750, 'bottles'],
  ['shot', 'ml', 30, 'shots jigger jiggers'],
  ['splash', 'ml', 10, 'splashes glug glugs drizzle drizzles spritz'],
  ['squeeze', 'ml', 5, 'squeezes'],
  ['drop', 'ml', 0.05, 'drops'],
  [
    'pinch',
    'count',
    1,
    'pinches dash dashes prise prisen pincée pincées pizzico pellizco sprinkle sprinkling grind grinds twist twists msp',
  ],
  ['tin', 'count', 1, 'tins can cans dose dosen lata latas'],
  ['jar', 'count', 1, 'jars'],
  ['clove', 'count', 1, 'cloves zehe zehen gousse gousses spicchio spicchi diente dientes'],
  ['slice', 'count', 1, 'slices rasher rashers strip strips'],
  ['bunch', 'count', 1, 'bunches bund'],
  ['handful', 'count', 1, 'handfuls handfull'],
  ['knob', 'count', 1, 'knobs'],
  ['sprig', 'count', 1, 'sprigs branch branches'],
  ['head', 'count', 1, 'heads bulb bulbs'],
  ['ear', 'count', 1, 'ears cob cobs'],
  ['piece', 'count', 1, 'pieces pc pcs fillet fillets stück ea'],
  ['leaf', 'count', 1, 'leaves'],
  ['sheet', 'count', 1, 'sheets'],
  ['nest', 'count', 1, 'nests'],
  ['square', 'count', 1, 'squares'],
  ['ball', 'count', 1, 'balls'],
  ['sachet', 'count', 1, 'sachets packet packets envelope envelopes pck pcks päckchen'],
  [
    'pack',
    'count',
    1,
    'packs package packages pkg pkgs bag bags box boxes pouch pouches carton cartons tub tubs pot pots container containers',
  ],
  ['loaf', 'count', 1, 'loaves'],
  ['rack', 'count', 1, 'racks'],
  ['bar', 'count', 1, 'bars'],
  ['scoop', 'count', 1, 'scoops'],
  ['spray', 'count', 1, 'sprays'],
  ['cube', 'count', 1, 'cubes'],
  ['block', 'count', 1, 'blocks'],
];

const listed = (rows: readonly Row[], system?: 'metric' | 'us') =>
  rows.map(([name, base, factor, spellings]) => ({
    unit: { name, base, factor, ...(system && { system }) } satisfies Unit,
    spellings: spellings.split(' '),
  }));

/** Every unit with its other spellings. The library that reads ingredient lines gets the same table. */
export const units: readonly { unit: Unit; spellings: readonly string[] }[] = [
  ...listed(metric, 'metric'),
  ...listed(us, 'us'),
  ...listed(shared),
];

const bySpelling: ReadonlyMap<string, Unit> = new Map(
  units.flatMap(({ unit, spellings }) =>
    [unit.name, ...spellings].map((spelling) => [spelling, unit] as const),
  ),
);

/** Returns the unit of a word; a capital T alone is a tablespoon, a small t a teaspoon. */
export function unitOf(word: string): Unit | undefined {
  const bare = word.replace(/\.$/, '');
  return bySpelling.get(bare) ?? bySpelling.get(bare.toLowerCase());
}
