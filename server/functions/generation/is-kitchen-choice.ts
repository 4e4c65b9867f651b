import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCook } from '../signed-in-cook.ts';

/**
 * Returns whether the cook chose all these names under a label in My kitchen. Reads as the cook: row-level security hides the choices
 * from all other users.
 */
export async function isKitchenChoice(
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
  const kitchenChoices = new Set(rows.map(({ name }) => name));
  return names.every((name) => kitchenChoices.has(name));
}
