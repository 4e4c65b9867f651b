import { ApiError } from '#server/errors.ts';
import type { Body } from '../parse/body.ts';
import { badBody, unknownBodyColumn } from '../problems.ts';
import type { Column, Table } from '../schema/schema.ts';

/** The columns that a body sets. @throws ApiError 400 PGRST204 for a name that the table does not have */
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
  /** A column that a row leaves out gets its default, not null. */
  missingIsDefault: boolean;
  conflict: { columns: string[]; resolution: 'merge' | 'ignore' } | undefined;
};

/**
 * What to do when a row exists already; undefined for a plain insert.
 * @throws ApiError 400 42703 when on_conflict names what is no column
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

/** A change of every row is never meant; PostgreSQL's safeupdate refuses it in the same words. */
export function requireConditions(verb: 'UPDATE' | 'DELETE', conditions: unknown[]): void {
  if (conditions.length === 0) {
    throw new ApiError(400, '21000', `${verb} requires a WHERE clause`);
  }
}

/** The one object that an update sets. */
export function requireOneRow(body: Body): void {
  if (body.isList && body.rows !== 1) {
    throw badBody('The body of an update must be one JSON object');
  }
}
