import { quote } from '../../database/quote-name.ts';
import {
  type EmbedPlan,
  everyColumn,
  type PlannedOrder,
  type ReadPlan,
  type Selection,
} from '../plan/read-plan.ts';
import { printWhere } from './print-conditions.ts';
import { printReference } from './print-reference.ts';
import { printTarget } from './print-target.ts';
import type { Statement } from './statement.ts';

// One level of a read, and the levels inside it. An embedded resource is a subquery that looks at its parent's
// row: in the select list for its value, in the WHERE as `exists`, in the ORDER BY for a to-one column. Each
// stands alone, so they nest to any depth.

type Named = { value: string; name: string };

/** The value of an embedded resource: an object or null, or a list that may be empty. */
function printEmbed(statement: Statement, parentAlias: string, embed: EmbedPlan): string {
  statement.addPart();
  const { from, joins } = printTarget(parentAlias, embed);
  const rows = quote(`r${embed.read.alias}`);
  const level = printLevel(statement, embed.read, from, joins);
  return embed.relationship.isToOne
    ? `(select row_to_json(${rows}.*) from (${level}) as ${rows} limit 1)`
    : `(select coalesce(json_agg(${rows}.*), '[]') from (${level}) as ${rows})`;
}

/** One value of the one row that a to-one resource has. */
function printEmbeddedValue(
  statement: Statement,
  parentAlias: string,
  embed: EmbedPlan,
  value: string,
): string {
  statement.addPart();
  const { from, joins } = printTarget(parentAlias, embed);
  return `(select ${value} from ${from}${printWhere(statement, embed.read, joins)} limit 1)`;
}

/** `...target(a,b)`: each value of the one other row as a column of its own. */
function printSpread(statement: Statement, alias: string, embed: EmbedPlan): Named[] {
  return embed.read.selections
    .flatMap((selection) =>
      selection.kind === 'all' ? everyColumn(embed.read.source) : [selection],
    )
    .flatMap((selection) => printSelection(statement, embed.read.alias, selection))
    .map(({ value, name }) => ({
      value: printEmbeddedValue(statement, alias, embed, value),
      name,
    }));
}

function printSelection(
  statement: Statement,
  alias: string,
  selection: Exclude<Selection, { kind: 'all' }>,
): Named[] {
  if (selection.kind === 'column') {
    const value = printReference(statement, alias, selection.reference);
    const cast = selection.cast === undefined ? value : `cast(${value} as ${selection.cast})`;
    return [{ value: cast, name: selection.name }];
  }
  const { embed } = selection;
  if (embed.read.selections.length === 0) return []; // `target()` only filters
  if (embed.spread) return printSpread(statement, alias, embed);
  return [{ value: printEmbed(statement, alias, embed), name: embed.key }];
}

function printSelectList(statement: Statement, plan: ReadPlan): string {
  return plan.selections
    .flatMap((selection) =>
      selection.kind === 'all'
        ? [`${quote(plan.alias)}.*`]
        : printSelection(statement, plan.alias, selection).map(
            ({ value, name }) => `${value} as ${quote(name)}`,
          ),
    )
    .join(', ');
}

function printOrderTerm(statement: Statement, alias: string, order: PlannedOrder): string {
  const { through, reference, descending } = order;
  const column = printReference(statement, through?.read.alias ?? alias, reference);
  const value = through ? printEmbeddedValue(statement, alias, through, column) : column;
  const nulls = order.nulls ? ` nulls ${order.nulls}` : '';
  return `${value} ${descending ? 'desc' : 'asc'}${nulls}`;
}

function printOrder(statement: Statement, plan: ReadPlan): string {
  if (plan.order.length === 0) return '';
  const terms = plan.order.map((order) => printOrderTerm(statement, plan.alias, order));
  return ` order by ${terms.join(', ')}`;
}

/**
 * A level, complete: `select … from … where … order by … limit … offset …`.
 * @param joins what ties it to the row of the level around it
 */
export function printLevel(
  statement: Statement,
  plan: ReadPlan,
  from: string,
  joins: string[] = [],
): string {
  const selected = printSelectList(statement, plan);
  const where = printWhere(statement, plan, joins);
  const order = printOrder(statement, plan);
  const limit = ` limit ${statement.bindNumber(plan.limit)}`;
  const offset = plan.offset > 0 ? ` offset ${statement.bindNumber(plan.offset)}` : '';
  return `select ${selected} from ${from}${where}${order}${limit}${offset}`;
}
