import { quote, quotePair } from '../database/quote-name.ts';
import type { Asked, Prepared } from './operation.ts';
import { findTable } from './plan/find-table.ts';
import { planRead } from './plan/plan-read.ts';
import { answerRead } from './respond/answers.ts';
import { printRead } from './sql/print-read.ts';
import { Statement } from './sql/statement.ts';

/** GET and HEAD of a table or view. */
export function readRows({ request, name, schema, maxRows }: Asked): Prepared {
  const table = findTable(schema, request.schema, name);
  const plan = planRead(request.query, table, maxRows);
  const { offset } = plan;
  const statement = new Statement();
  const from = `${quotePair(table.schema, table.name)} as ${quote(plan.alias)}`;
  const text = printRead(statement, plan, from, {
    output: request.method === 'HEAD' ? 'nothing' : request.shape.single ? 'object' : 'list',
    stripNulls: request.shape.stripNulls,
    count: request.preferences.count,
  });
  return {
    text,
    values: statement.values,
    readOnly: false, // one SELECT
    mayUndo: false,
    answer: (result) => answerRead(request, result, offset),
  };
}
