import { unknownTable } from '../problems.ts';
import type { Schema, Table } from '../schema/schema.ts';

/** Finds a table of an exposed schema by name. @throws ApiError 404 PGRST205 when there is none */
export function findTable(schema: Schema, exposed: string, name: string): Table {
  const table = schema.tables.get(exposed)?.get(name);
  if (!table) throw unknownTable(exposed, name);
  return table;
}
