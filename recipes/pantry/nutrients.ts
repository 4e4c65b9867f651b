import { ESTIMATED_NUTRIENTS } from './nutrients-estimates.ts';
import SR28 from './nutrients-sr28.json' with { type: 'json' };

/** What 100 g hold; null where the source does not say. */
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

const sr28: Record<string, readonly (number | null)[]> = SR28;

/**
 * The nutrients of one ingredient per 100 g.
 * @param source a USDA SR28 code, or `est` for a label-typical estimate under the ingredient's id
 * @throws Error when the table has no such row: a fault of the data, found by its test
 */
export function nutrientsOf(id: string, source: string): Nutrients {
  const row = source === 'est' ? ESTIMATED_NUTRIENTS[id] : sr28[source];
  if (!row) throw new Error(`${id}: no nutrients under source ${source}`);
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
