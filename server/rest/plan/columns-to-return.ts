import type { ReadPlan } from './read-plan.ts';

/**
 * Returns the columns that a changing statement must return so that `plan` can be read from its result, and no others: RETURNING needs the SELECT
 * privilege on each column, and a caller may not have it for all of them.
 */
export function columnsToReturn(plan: ReadPlan): string[] {
  if (plan.selections.some((selection) => selection.kind === 'all')) {
    return [...plan.source.columns.keys()];
  }
  const selected = plan.selections.flatMap((selection) =>
    selection.kind === 'column' ? [selection.reference.column.name] : [],
  );
  const ordered = plan.order.flatMap((order) =>
    order.through ? [] : [order.reference.column.name],
  );
  const joined = plan.embeds.flatMap((embed) =>
    embed.relationship.columns.map(({ column }) => column),
  );
  return [...new Set([...selected, ...ordered, ...joined])];
}
