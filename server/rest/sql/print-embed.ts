import type { ColumnReference, EmbedPlan } from '../plan/read-plan.ts';
import type { JoinColumns } from '../schema/schema.ts';
import { printWhere } from './print-conditions.ts';
import { printLevel } from './print-read.ts';
import { printReference } from './print-reference.ts';
import { quote, quotePair, type Statement } from './statement.ts';

// An embedded resource is a subquery that looks at its parent's row: in the select list for its value, in the
// WHERE as `exists` for !inner, in the ORDER BY for a to-one column. Each stands alone, so they nest to any depth.

function printJoin(alias: string, targetAlias: string, columns: JoinColumns): string[] {
  return columns.map(
    ({ column, targetColumn }) =>
      `${quote(targetAlias)}.${quote(targetColumn)} = ${quote(alias)}.${quote(column)}`,
  );
}

/** The FROM of the target (with its link table) and the conditions that tie it to the parent's row. */
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

export function printEmbedExists(
  statement: Statement,
  parentAlias: string,
  embed: EmbedPlan,
): string {
  const { from, joins } = printTarget(parentAlias, embed);
  return `exists (select 1 from ${from}${printWhere(statement, embed.read, joins)})`;
}

/** The value of an embedded resource: an object or null, or a list that may be empty. */
export function printEmbedValue(
  statement: Statement,
  parentAlias: string,
  embed: EmbedPlan,
): string {
  const { from, joins } = printTarget(parentAlias, embed);
  const rows = quote(`r${embed.read.alias}`);
  const level = printLevel(statement, embed.read, from, joins);
  return embed.relationship.isToOne
    ? `(select row_to_json(${rows}.*) from (${level}) as ${rows} limit 1)`
    : `(select coalesce(json_agg(${rows}.*), '[]') from (${level}) as ${rows})`;
}

/** One column of a to-one resource, for `order=embedded(column)`. */
export function printEmbedColumn(
  statement: Statement,
  parentAlias: string,
  embed: EmbedPlan,
  reference: ColumnReference,
): string {
  const { from, joins } = printTarget(parentAlias, embed);
  const value = printReference(statement, embed.read.alias, reference);
  return `(select ${value} from ${from}${printWhere(statement, embed.read, joins)} limit 1)`;
}
