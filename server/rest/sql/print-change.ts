import { quote, quotePair } from '../../database/quote-name.ts';
import type { Body } from '../parse/body.ts';
import type { InsertPlan } from '../plan/plan-change.ts';
import type { ReadPlan } from '../plan/read-plan.ts';
import type { Column, Table } from '../schema/schema.ts';
import {
  printBodyRows,
  printBodyRowsWithElements,
  printBodyValue,
  printValueOrDefault,
} from './print-body-rows.ts';
import { printWhere } from './print-conditions.ts';
import type { Statement } from './statement.ts';

const list = (names: string[]) => names.map(quote).join(', ');

function printTable(table: Table, alias: string): string {
  return `${quotePair(table.schema, table.name)} as ${quote(alias)}`;
}

/** Prints the RETURNING list. Returns a constant when no column is needed, so that no SELECT privilege is needed either. */
export function printReturned(alias: string, columns: string[]): string {
  if (columns.length === 0) return '1';
  return columns.map((name) => `${quote(alias)}.${quote(name)}`).join(', ');
}

function printConflict({ conflict, columns }: InsertPlan): string {
  if (!conflict) return '';
  const names = columns.map(({ name }) => name);
  const others = names.filter((name) => !conflict.columns.includes(name));
  // With no other column to set, set the key to itself, so that the row is counted and returned.
  const changed = others.length > 0 ? others : names;
  const target = ` on conflict (${list(conflict.columns)})`;
  if (conflict.resolution === 'ignore' || changed.length === 0) return `${target} do nothing`;
  const set = changed.map((name) => `${quote(name)} = excluded.${quote(name)}`).join(', ');
  // Counts the updated rows as a side effect. `xmax` also tells whether a row is new, but reading it needs SELECT on the whole table.
  const count = `set_config('rest.updated', (${updatedRows} + 1)::text, true)`;
  return `${target} do update set ${set} where ${count} <> ''`;
}

/** SQL: how many rows the upsert of this transaction has updated. */
const updatedRows = "coalesce(nullif(current_setting('rest.updated', true), ''), '0')::int";

/** SQL: how many rows of an upsert are new. */
export const printInserted = `((select count(*) from ${quote('changed')}) - ${updatedRows})`;

function printInsertedRows(statement: Statement, plan: InsertPlan): string {
  const { columns, body, missingIsDefault } = plan;
  if (columns.length === 0) return ' default values';
  const names = ` (${list(columns.map(({ name }) => name))})`;
  if (!missingIsDefault) {
    const values = columns.map(printBodyValue).join(', ');
    return `${names} select ${values} from ${printBodyRows(statement, body, columns)}`;
  }
  const from = printBodyRowsWithElements(statement, body, columns);
  const values = columns.map((column) => printValueOrDefault(statement, column)).join(', ');
  return `${names} select ${values} from ${from} order by "place"`;
}

export function printInsert(statement: Statement, plan: InsertPlan, alias: string): string {
  const rows = printInsertedRows(statement, plan);
  return `insert into ${printTable(plan.table, alias)}${rows}${printConflict(plan)}`;
}

export function printUpdate(
  statement: Statement,
  table: Table,
  body: Body,
  columns: Column[],
  read: ReadPlan,
): string {
  const set = columns.map((column) => `${quote(column.name)} = ${printBodyValue(column)}`);
  const from = printBodyRows(statement, body, columns);
  const where = printWhere(statement, { ...read, embeds: [] });
  return `update ${printTable(table, read.alias)} set ${set.join(', ')} from ${from}${where}`;
}

export function printDelete(statement: Statement, table: Table, read: ReadPlan): string {
  const where = printWhere(statement, { ...read, embeds: [] });
  return `delete from ${printTable(table, read.alias)}${where}`;
}

/** Prints a query for a change that has nothing to do: it returns no rows, in the same shape. */
export function printNoRows(table: Table, alias: string, columns: string[]): string {
  const from = columns.length === 0 ? '' : ` from ${printTable(table, alias)}`;
  return `select ${printReturned(alias, columns)}${from} where false`;
}
