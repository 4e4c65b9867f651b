import { quote } from '../../database/quote-name.ts';
import { columnsToReturn } from '../plan/columns-to-return.ts';
import {
  type EmbedPlan,
  namesShown,
  type PlannedOrder,
  type ReadPlan,
  type Selection,
  withoutStars,
} from '../plan/read-plan.ts';
import { printReturned } from './print-change.ts';
import { printWhere } from './print-conditions.ts';
import { printReference } from './print-reference.ts';
import { printTarget } from './print-target.ts';
import type { Statement } from './statement.ts';

// Prints one level of a read and the levels inside it. An embedded resource is a correlated subquery on its parent's row: in the select list for its
// value, in the WHERE as `exists`, in the ORDER BY for a to-one column. Each subquery is independent, so they nest to any depth. Only a spread of
// many rows is joined: each of its columns is a list, and the lists have the same order only if one subquery reads all of them.

type Named = { value: string; name: string };

/** Returns whether a spread resource has to be joined: it is to-many, or spreads a to-many resource itself. */
function isJoined({ relationship, read }: EmbedPlan): boolean {
  return !relationship.isToOne || read.embeds.some((embed) => embed.spread && isJoined(embed));
}

/** Prints the value of an embedded resource: an object or null, or a list that may be empty. */
function printEmbed(statement: Statement, parentAlias: string, embed: EmbedPlan): string {
  statement.addPart();
  const { from, joins } = printTarget(parentAlias, embed);
  const rows = quote(`r${embed.read.alias}`);
  const level = printLevel(statement, embed.read, from, joins);
  return embed.relationship.isToOne
    ? `(select row_to_json(${rows}.*) from (${level}) as ${rows} limit 1)`
    : `(select coalesce(json_agg(${rows}.*), '[]') from (${level}) as ${rows})`;
}

/** Prints one value from the single row of a to-one resource. */
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

/** Prints `...target(a,b)` of a to-one resource: each value of its row becomes a separate column. */
function printSpread(
  statement: Statement,
  alias: string,
  embed: EmbedPlan,
  joined: string[],
): Named[] {
  return withoutStars(embed.read)
    .selections.flatMap((selection) =>
      printSelection(statement, embed.read.alias, selection, joined),
    )
    .map(({ value, name }) => ({
      value: printEmbeddedValue(statement, alias, embed, value),
      name,
    }));
}

/** Prints a spread as a join that is added to `joined`: each column of a to-many resource becomes a list of values. */
function printJoinedSpread(
  statement: Statement,
  alias: string,
  embed: EmbedPlan,
  joined: string[],
): Named[] {
  const { read, relationship } = embed;
  const names = namesShown(read);
  if (names.length === 0) return [];
  statement.addPart();
  const { from, joins } = printTarget(alias, embed);
  const level = printLevel(statement, withoutStars(read), from, joins);
  const rows = quote(`r${read.alias}`);
  const spread = quote(`s${read.alias}`);
  // Numbered, because the same name may occur twice.
  const columns = names.map((_, index) => quote(`c${index}`));
  const table = `(${level}) as ${rows}(${columns.join(', ')})`;
  const values = columns.map((column) =>
    relationship.isToOne
      ? `${rows}.${column}`
      : `coalesce(json_agg(${rows}.${column}), '[]') as ${column}`,
  );
  const limit = relationship.isToOne ? ' limit 1' : '';
  joined.push(
    ` left join lateral (select ${values.join(', ')} from ${table}${limit}) as ${spread} on true`,
  );
  return names.map((name, index) => ({ value: `${spread}.${columns[index]}`, name }));
}

function printCast(value: string, cast: string | undefined): string {
  return cast === undefined ? value : `cast(${value} as ${cast})`;
}

function printSelection(
  statement: Statement,
  alias: string,
  selection: Selection,
  joined: string[],
): Named[] {
  if (selection.kind === 'all') return [];
  if (selection.kind === 'count') {
    return [{ value: printCast('count(*)', selection.cast), name: selection.name }];
  }
  if (selection.kind === 'column') {
    const value = printReference(statement, alias, selection.reference);
    return [{ value: printCast(value, selection.cast), name: selection.name }];
  }
  const { embed } = selection;
  if (embed.read.selections.length === 0) return []; // `target()` only filters
  if (!embed.spread) return [{ value: printEmbed(statement, alias, embed), name: embed.key }];
  return isJoined(embed)
    ? printJoinedSpread(statement, alias, embed, joined)
    : printSpread(statement, alias, embed, joined);
}

function printSelectList(statement: Statement, plan: ReadPlan, joined: string[]): string {
  return plan.selections
    .flatMap((selection) =>
      selection.kind === 'all'
        ? [`${quote(plan.alias)}.*`]
        : printSelection(statement, plan.alias, selection, joined).map(
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
 * Prints a complete level: `select … from … where … order by … limit … offset …`.
 * @param joins the conditions that join it to the row of the enclosing level
 */
export function printLevel(
  statement: Statement,
  plan: ReadPlan,
  from: string,
  joins: string[] = [],
): string {
  const joined: string[] = [];
  const selected = printSelectList(statement, plan, joined);
  const where = printWhere(statement, plan, joins);
  const order = printOrder(statement, plan);
  const limit = ` limit ${statement.bindNumber(plan.limit)}`;
  const offset = plan.offset > 0 ? ` offset ${statement.bindNumber(plan.offset)}` : '';
  const page = `${from}${where}${order}${limit}${offset}`;
  if (joined.length === 0) return `select ${selected} from ${page}`;
  // Join only the rows of the page: before the limit, every row of the table would be joined.
  const columns = printReturned(plan.alias, columnsToReturn(plan));
  const rows = `(select ${columns} from ${page}) as ${quote(plan.alias)}`;
  return `select ${selected} from ${rows}${joined.join('')}`;
}
