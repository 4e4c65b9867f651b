import { quote, quotePair } from '../database/quote-name.ts';
import type { Asked, Prepared } from './operation.ts';
import type { RestRequest } from './parse/request.ts';
import { findTable } from './plan/find-table.ts';
import { planRead } from './plan/plan-read.ts';
import { answerRead } from './respond/answers.ts';
import { type Output, printRead, printTotal } from './sql/print-read.ts';
import { Statement } from './sql/statement.ts';

function outputOf({ method, shape }: RestRequest): Output {
  if (method === 'HEAD') return 'nothing';
  if (shape.csv) return 'csv';
  return shape.single ? 'object' : 'list';
}

/** GET and HEAD of a table or view. */
export function readRows({ request, name, schema, maxRows }: Asked): Prepared {
  const table = findTable(schema, request.schema, name);
  const plan = planRead(request.query, table, maxRows);
  const { offset } = plan;
  const statement = new Statement();
  const from = `${quotePair(table.schema, table.name)} as ${quote(plan.alias)}`;
  const text = printRead(statement, plan, from, {
    output: outputOf(request),
    stripNulls: request.shape.stripNulls,
    total: request.preferences.count ? printTotal(statement, plan, from) : undefined,
  });
  return {
    text,
    values: statement.values,
    readOnly: false, // one SELECT
    mayUndo: false,
    answer: (result) => answerRead(request, result, offset),
  };
}
