import { quote } from '../../database/quote-name.ts';
import type { Body } from '../parse/body.ts';
import type { Column } from '../schema/schema.ts';
import type { Statement } from './statement.ts';

// The body is bound once as the received JSON text, whatever the number of rows; PostgreSQL parses each value as its column's type. Column names and
// types come from the catalogue.

const body = quote('body');
const element = quote('element');

/** Prints a column definition list: `("name" text, "id" uuid)`. */
function printShape(columns: Column[]): string {
  const shape = columns.map(({ name, declaredType }) => `${quote(name)} ${declaredType}`);
  return `(${shape.join(', ')})`;
}

/** Prints the rows of a body as a FROM item named `"body"`. */
export function printBodyRows(
  statement: Statement,
  { json, isList }: Body,
  columns: Column[],
): string {
  const reader = isList ? 'json_to_recordset' : 'json_to_record';
  return `${reader}(${statement.bind(json)}::json) as ${body}${printShape(columns)}`;
}

/** Prints the same rows next to their JSON elements, so that a missing key can be told from a null. */
export function printBodyRowsWithElements(
  statement: Statement,
  { json, isList }: Body,
  columns: Column[],
): string {
  const list = isList
    ? `${statement.bind(json)}::json`
    : `json_build_array(${statement.bind(json)}::json)`;
  return (
    `json_array_elements(${list}) with ordinality as ${element}("json", "place"), ` +
    `json_to_record(${element}."json") as ${body}${printShape(columns)}`
  );
}

export function printBodyValue(column: Column): string {
  return `${body}.${quote(column.name)}`;
}

/** Prints the row's value, or the column's default where the row lacks the key. */
export function printValueOrDefault(statement: Statement, column: Column): string {
  const value = printBodyValue(column);
  if (column.defaultExpression === null) return value;
  const isMissing = `(${element}."json" -> ${statement.bind(column.name)}) is null`;
  return `case when ${isMissing} then ${column.defaultExpression} else ${value} end`;
}
