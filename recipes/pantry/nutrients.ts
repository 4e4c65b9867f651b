import { estimates } from './nutrients-estimates.ts';
import { listOf, parseTable } from './parse-table.ts';
import animalFoods from './sr28/animal-foods.json' with { type: 'json' };
import fruitAndVegetables from './sr28/fruit-and-vegetables.json' with { type: 'json' };
import grainsPulsesAndNuts from './sr28/grains-pulses-and-nuts.json' with { type: 'json' };
import otherFoods from './sr28/other-foods.json' with { type: 'json' };

/** Nutrients of 100 g; null if the source does not state the value. */
export type Nutrients = {
  energyKcal: number | null;
  proteinG: number | null;
  fatG: number | null;
  saturatesG: number | null;
  carbohydrateG: number | null;
  sugarsG: number | null;
  fibreG: number | null;
  sodiumMg: number | null;
};

/** The source of an ingredient's nutrients. */
export type Source =
  /** A row of USDA SR28: the food itself, or as a stand-in the nearest food that SR28 lists. */
  { kind: 'sr28'; code: string; isStandIn: boolean } | { kind: 'estimate'; origin: string };

type Row = readonly (number | null)[];

/** The USDA SR28 rows that the pantry uses, by code, with the same columns as the estimates. */
export const sr28: Readonly<Record<string, Row>> = {
  ...animalFoods,
  ...fruitAndVegetables,
  ...grainsPulsesAndNuts,
  ...otherFoods,
};

/** The estimates by ingredient id. */
export const estimatedNutrients: ReadonlyMap<string, { row: Row; origin: string }> = new Map(
  parseTable(estimates).map(([id = '', numbers, origin = '']) => [
    id,
    { row: listOf(numbers, ' ').map((cell) => (cell === '-' ? null : Number(cell))), origin },
  ]),
);

function toNutrients(row: Row): Nutrients {
  const [energyKcal, proteinG, fatG, saturatesG, carbohydrateG, sugarsG, fibreG, sodiumMg] = row;
  return {
    energyKcal: energyKcal ?? null,
    proteinG: proteinG ?? null,
    fatG: fatG ?? null,
    saturatesG: saturatesG ?? null,
    carbohydrateG: carbohydrateG ?? null,
    sugarsG: sugarsG ?? null,
    fibreG: fibreG ?? null,
    sodiumMg: sodiumMg ?? null,
  };
}

/**
 * Returns the nutrients of one ingredient per 100 g, and their source.
 * @param cell a USDA SR28 code, `~` and the code of the nearest food, or `est` for the estimate under the id
 * @throws Error when the table has no row for the cell: an error in the data, which its test finds
 */
export function nutrientsOf(id: string, cell: string): { per100g: Nutrients; source: Source } {
  if (cell === 'est') {
    const estimate = estimatedNutrients.get(id);
    if (!estimate) throw new Error(`${id}: no estimate of its nutrients`);
    const source = { kind: 'estimate', origin: estimate.origin } as const;
    return { per100g: toNutrients(estimate.row), source };
  }
  const code = cell.replace('~', '');
  const row = sr28[code];
  if (!row) throw new Error(`${id}: no nutrients under source ${cell}`);
  const source = { kind: 'sr28', code, isStandIn: cell.startsWith('~') } as const;
  return { per100g: toNutrients(row), source };
}
