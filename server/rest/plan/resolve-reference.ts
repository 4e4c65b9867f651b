import type { Field } from '../parse/field.ts';
import { unknownColumn } from '../problems.ts';
import type { Column } from '../schema/schema.ts';
import type { ColumnReference, Source } from './read-plan.ts';

/** The column of a name. @throws ApiError 400 42703 */
function resolveColumn(source: Source, name: string): Column {
  const column = source.columns.get(name);
  if (!column) throw unknownColumn(source.name, name);
  return column;
}

/**
 * True for `select=count`, the number of rows, which the official client's documentation uses. A column of that name comes first, as in
 * PostgreSQL, where `t.count` means `count(t)` only without one. `count()` is an aggregate function and is refused while parsing.
 */
export function isRowCount(source: Source, { column, path }: Field): boolean {
  return column === 'count' && path.length === 0 && !source.columns.has(column);
}

export function resolveReference(source: Source, field: Field): ColumnReference {
  return { column: resolveColumn(source, field.column), path: field.path };
}
