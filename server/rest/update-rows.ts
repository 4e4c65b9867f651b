import { changeRows } from './change-rows.ts';
import type { Asked, Prepared } from './operation.ts';
import { parseBody } from './parse/body.ts';
import { findTable } from './plan/find-table.ts';
import { planBodyColumns, requireConditions, requireOneRow } from './plan/plan-change.ts';
import { printUpdate } from './sql/print-change.ts';

/** PATCH of a table: sets the body's columns on the rows that match the filters. Rows that the caller may not see do not match. */
export function updateRows(asked: Asked): Prepared {
  const { request, name, schema } = asked;
  const table = findTable(schema, request.schema, name);
  const body = parseBody(request.body, request.query.columns !== undefined);
  requireOneRow(body);
  const columns = planBodyColumns(table, request.query.columns ?? body.keys);
  return changeRows(asked, table, (statement, read) => {
    requireConditions('UPDATE', read.conditions);
    // Without columns to set nothing changes, whatever the filters match.
    if (columns.length === 0) return undefined;
    return printUpdate(statement, table, body, columns, read);
  });
}
