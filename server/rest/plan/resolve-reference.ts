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

export function resolveReference(source: Source, field: Field): ColumnReference {
  return { column: resolveColumn(source, field.column), path: field.path };
}
