import type { Field } from '../parse/field.ts';
import { unknownColumn } from '../problems.ts';
import type { Column } from '../schema/schema.ts';
import type { ColumnReference, Source } from './read-plan.ts';

/** Finds a column by name. @throws ApiError 400 42703 when the source has no such column */
function resolveColumn(source: Source, name: string): Column {
  const column = source.columns.get(name);
  if (!column) throw unknownColumn(source.name, name);
  return column;
}

/**
 * True for `select=count`, the number of rows, as in the official client's documentation. A column named `count` takes precedence, as in PostgreSQL,
 * where `t.count` means `count(t)` only if there is no such column. `count()` is an aggregate function; the parser rejects it.
 */
export function isRowCount(source: Source, { column, path }: Field): boolean {
  return column === 'count' && path.length === 0 && !source.columns.has(column);
}

export function resolveReference(source: Source, field: Field): ColumnReference {
  return { column: resolveColumn(source, field.column), path: field.path };
}
