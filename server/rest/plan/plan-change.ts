import { ApiError } from '#server/errors.ts';
import type { Body } from '../parse/body.ts';
import { badBody, unknownBodyColumn } from '../problems.ts';
import type { Column, Table } from '../schema/schema.ts';

/** Returns the columns that a body sets. @throws ApiError 400 PGRST204 for a name that the table does not have */
export function planBodyColumns(table: Table, names: string[]): Column[] {
  return names.map((name) => {
    const column = table.columns.get(name);
    if (!column) throw unknownBodyColumn(name, table.name);
    return column;
  });
}

export type InsertPlan = {
  table: Table;
  body: Body;
  columns: Column[];
  /** True when a column that is missing from a row gets its default instead of null. */
  missingIsDefault: boolean;
  conflict: { columns: string[]; resolution: 'merge' | 'ignore' } | undefined;
};

/**
 * Plans what to do when a row already exists; undefined for a plain insert.
 * @throws ApiError 400 42703 when on_conflict names a column that does not exist
 */
export function planConflict(
  table: Table,
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined,
  onConflict: string[] | undefined,
): InsertPlan['conflict'] {
  if (!resolution) return undefined;
  const columns = onConflict ?? table.primaryKey;
  const unknown = columns.find((name) => !table.columns.has(name));
  if (unknown !== undefined) {
    throw new ApiError(400, '42703', `column "${unknown}" does not exist`);
  }
  if (columns.length === 0) return undefined;
  return { columns, resolution: resolution === 'merge-duplicates' ? 'merge' : 'ignore' };
}

/**
 * Rejects a change without filters, which would change every row. PostgreSQL's safeupdate extension uses the same error text.
 * @throws ApiError 400 21000
 */
export function requireConditions(verb: 'UPDATE' | 'DELETE', conditions: unknown[]): void {
  if (conditions.length === 0) {
    throw new ApiError(400, '21000', `${verb} requires a WHERE clause`);
  }
}

/** Rejects an update body that is not exactly one object. @throws ApiError 400 PGRST102 */
export function requireOneRow(body: Body): void {
  if (body.isList && body.rows !== 1) {
    throw badBody('The body of an update must be one JSON object');
  }
}
