import { changeRows } from './change-rows.ts';
import type { Asked, Prepared } from './operation.ts';
import { parseBody } from './parse/body.ts';
import { findTable } from './plan/find-table.ts';
import { type InsertPlan, planBodyColumns, planConflict } from './plan/plan-change.ts';
import { badBody } from './problems.ts';
import { printInsert, printInserted } from './sql/print-change.ts';

/** POST to a table: inserts one or many rows in one statement, or upserts them with `Prefer: resolution=`. */
export function insertRows(asked: Asked): Prepared {
  const { request, name, schema } = asked;
  const { query, preferences } = request;
  const table = findTable(schema, request.schema, name);
  const body = parseBody(request.body, query.columns !== undefined);
  const columns = planBodyColumns(table, query.columns ?? body.keys);
  if (columns.length === 0 && body.rows > 1) {
    throw badBody('Rows without any key must be sent one by one');
  }
  const plan: InsertPlan = {
    table,
    body,
    columns,
    missingIsDefault: preferences.missing === 'default',
    conflict: planConflict(table, preferences.resolution, query.onConflict),
  };
  return changeRows(
    asked,
    table,
    (statement, read) => (body.rows === 0 ? undefined : printInsert(statement, plan, read.alias)),
    plan.conflict?.resolution === 'merge' ? printInserted : undefined,
  );
}
