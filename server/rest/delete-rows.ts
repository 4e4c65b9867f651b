import { changeRows } from './change-rows.ts';
import type { Asked, Prepared } from './operation.ts';
import { findTable } from './plan/find-table.ts';
import { requireConditions } from './plan/plan-change.ts';
import { printDelete } from './sql/print-change.ts';

/** DELETE on a table: deletes the rows that match the filters. Rows that the caller may not see do not match. */
export function deleteRows(asked: Asked): Prepared {
  const table = findTable(asked.schema, asked.request.schema, asked.name);
  return changeRows(asked, table, (statement, read) => {
    requireConditions('DELETE', read.conditions);
    return printDelete(statement, table, read);
  });
}
