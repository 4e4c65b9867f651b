import { quote, quotePair } from '../../database/quote-name.ts';
import type { EmbedPlan } from '../plan/read-plan.ts';
import type { JoinColumns } from '../schema/schema.ts';

function printJoin(alias: string, targetAlias: string, columns: JoinColumns): string[] {
  return columns.map(
    ({ column, targetColumn }) =>
      `${quote(targetAlias)}.${quote(targetColumn)} = ${quote(alias)}.${quote(column)}`,
  );
}

/** Returns the FROM of an embedded resource (with its link table) and the conditions that join it to its parent's row. */
export function printTarget(
  parentAlias: string,
  embed: EmbedPlan,
): { from: string; joins: string[] } {
  const { relationship, linkAlias, read } = embed;
  const { target, columns, link } = relationship;
  const from = `${quotePair(target.schema, target.name)} as ${quote(read.alias)}`;
  if (!link) return { from, joins: printJoin(parentAlias, read.alias, columns) };
  const linkFrom = `${quotePair(link.table.schema, link.table.name)} as ${quote(linkAlias)}`;
  return {
    from: `${linkFrom}, ${from}`,
    joins: [
      ...printJoin(parentAlias, linkAlias, columns),
      ...printJoin(linkAlias, read.alias, link.columns),
    ],
  };
}
