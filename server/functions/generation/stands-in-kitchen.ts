import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCook } from '../signed-in-cook.ts';

/**
 * Whether the cook chose all these names under a label when they were asked about their kitchen. Read as the cook: row security lets
 * nobody else see it.
 */
export async function standsInKitchen(
  database: Database,
  { caller }: SignedInCook,
  label: ConstraintLabel,
  names: readonly string[],
): Promise<boolean> {
  const rows = await database.asCaller(
    caller,
    (transaction) => transaction<{ name: string }[]>`
      select distinct name from public.kitchen_choices where constraint_label = ${label}`,
  );
  const standing = new Set(rows.map(({ name }) => name));
  return names.every((name) => standing.has(name));
}
