import { type ParseIngredientOptions, unitsOfMeasure } from 'parse-ingredient';
import { unitOf, units } from './units.ts';

const types = { g: 'mass', ml: 'volume', cm: 'length', count: 'count' } as const;

const own = Object.fromEntries(
  units.map(({ unit, spellings }) => [
    unit.name,
    {
      short: unit.name,
      plural: spellings[0] ?? unit.name,
      alternates: [...spellings, ...spellings.map((one) => `${one}.`), `${unit.name}.`],
      type: types[unit.base],
      ...(unit.base !== 'count' && { conversionFactor: unit.factor }),
    },
  ]),
);

/** Words that the library reads as units and we do not ("large", "dozen"). They stay part of the food. */
const foreign = Object.values(unitsOfMeasure)
  .flatMap(({ short, plural, alternates }) => [short, plural, ...(alternates ?? [])])
  .filter((word) => !unitOf(word));

/** Options of parse-ingredient for ingredient lines: only our units. */
export const lineOptions = {
  additionalUOMs: own,
  ignoreUOMs: foreign,
  round: false,
  rangeSeparators: ['to', 'or', 'bis', 'à', 'bis zu', 'up to'],
  descriptionStripPrefixes: ['of', 'the', 'de la', /d['’]/iu, 'de', 'di', 'von'],
} satisfies ParseIngredientOptions;

/** Options of parse-ingredient for running text: a capital C is a temperature there, and "in" a preposition. */
export const textOptions = {
  additionalUOMs: own,
  ignoreUOMs: [...foreign, 'c', 'in', 't', 'el', 'tl'],
  round: false,
  measurementUnits: 'convertible',
} satisfies ParseIngredientOptions;
