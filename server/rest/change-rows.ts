import { quote } from '../database/quote-name.ts';
import type { Asked, Prepared } from './operation.ts';
import type { RestRequest } from './parse/request.ts';
import { columnsToReturn } from './plan/columns-to-return.ts';
import { planRead } from './plan/plan-read.ts';
import type { ReadPlan } from './plan/read-plan.ts';
import { limits } from './request-limits.ts';
import { answerChange } from './respond/answers.ts';
import type { Table } from './schema/schema.ts';
import { printNoRows, printReturned } from './sql/print-change.ts';
import { type Output, printRead } from './sql/print-read.ts';
import { Statement } from './sql/statement.ts';

/**
 * Returns the SQL of an insert, update or delete, or undefined when there is nothing to change. `read` holds the filters and the alias of
 * the table.
 */
export type PrintChange = (statement: Statement, read: ReadPlan) => string | undefined;

function outputOf({ shape }: RestRequest, shown: boolean): Output {
  if (!shown) return 'nothing';
  if (shape.csv) return 'csv';
  return shape.single ? 'object' : 'list';
}

/** Returns the plan for reading the changed rows, without filters, which the change has applied, and without a page limit. */
function planShown(plan: ReadPlan, shown: boolean): ReadPlan {
  const whole = { ...plan, conditions: [], limit: limits.rangeNumber, offset: 0 };
  return shown ? whole : { ...whole, selections: [], embeds: [], order: [] };
}

/**
 * Prepares the statement of a change: `with "changed" as (<the change> returning …) select <the answer> from "changed"`.
 * @param total the SQL of the answer's `total`, if the change has one
 */
export function changeRows(
  { request }: Asked,
  table: Table,
  printChange: PrintChange,
  total?: string,
): Prepared {
  const { preferences, shape, query } = request;
  const shown = preferences.representation === 'full';
  const isLimited = preferences.maxAffected !== undefined;
  const plan = planRead(query, table, limits.rangeNumber);
  const statement = new Statement();
  const columns = shown ? columnsToReturn(plan) : [];
  const change = printChange(statement, plan);
  const changed =
    change === undefined
      ? printNoRows(table, plan.alias, columns)
      : `${change} returning ${printReturned(plan.alias, columns)}`;
  const from = `${quote('changed')} as ${quote(plan.alias)}`;
  const read = printRead(statement, planShown(plan, shown), from, {
    output: outputOf(request, shown),
    stripNulls: shape.stripNulls,
    total,
    // Counts the changed rows, because fewer may be shown: `!inner` and `select=count`.
    affected: isLimited ? `(select count(*) from ${quote('changed')})` : undefined,
  });
  return {
    text: `with ${quote('changed')} as (${changed}) ${read}`,
    values: statement.values,
    readOnly: false,
    mayUndo: shape.single || isLimited,
    answer: (result) => answerChange(request, result),
  };
}
