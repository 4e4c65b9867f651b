import type { Transaction } from '#server/database/database.ts';
import { buildRoutine, type RoutineRow } from './build-routine.ts';
import { buildTables, type ForeignKeyRow, type TableRow } from './build-tables.ts';
import { foreignKeysQuery, routinesQuery, tablesQuery, versionQuery } from './catalogue-queries.ts';
import type { Schema } from './schema.ts';

/** Returns a text that changes whenever the exposed schemas change. */
export async function readVersion(transaction: Transaction, exposed: string[]): Promise<string> {
  const [row] = await transaction.unsafe<{ version: string }[]>(versionQuery, [exposed]);
  return row?.version ?? '';
}

/** Reads tables, columns, keys and functions of the exposed schemas from PostgreSQL's catalogue. */
export async function readSchema(transaction: Transaction, exposed: string[]): Promise<Schema> {
  // Read the version first: the next comparison then detects a change that is made while the rest is read.
  const version = await readVersion(transaction, exposed);
  const tableRows = await transaction.unsafe<TableRow[]>(tablesQuery, [exposed]);
  const keyRows = await transaction.unsafe<ForeignKeyRow[]>(foreignKeysQuery, [exposed]);
  const routineRows = await transaction.unsafe<RoutineRow[]>(routinesQuery, [exposed]);
  const tables = buildTables(tableRows, keyRows);
  const routines: Schema['routines'] = new Map();
  for (const row of routineRows) {
    const routine = buildRoutine(row, tables);
    if (!routine) continue;
    const named = routines.get(routine.schema) ?? new Map();
    named.set(routine.name, [...(named.get(routine.name) ?? []), routine]);
    routines.set(routine.schema, named);
  }
  return { version, tables, routines };
}
