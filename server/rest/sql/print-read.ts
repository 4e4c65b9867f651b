import { quote } from '../../database/quote-name.ts';
import type { ReadPlan } from '../plan/read-plan.ts';
import { printWhere } from './print-conditions.ts';
import { printLevel } from './print-level.ts';
import type { Statement } from './statement.ts';

/** How the rows of a statement are written: rows or plain values, as a list or the only one. */
export type Output = 'list' | 'object' | 'values' | 'value' | 'nothing';

const rows = quote('row');

function printBody(output: Output, stripNulls: boolean): string {
  if (output === 'nothing') return "''";
  const isPlain = output === 'values' || output === 'value';
  const value = isPlain ? `${rows}.${quote('value')}` : `${rows}.*`;
  const list = `coalesce(json_agg(${value}), '[]')`;
  const stripped = stripNulls ? `json_strip_nulls(${list})` : list;
  const isList = output === 'list' || output === 'values';
  return isList ? `${stripped}::text` : `coalesce((${stripped} -> 0)::text, 'null')`;
}

/** How many rows there are without limit and offset. Counted again only where this page does not show it. */
function printTotal(statement: Statement, plan: ReadPlan, from: string): string {
  const limit = statement.bindNumber(plan.limit);
  const offset = statement.bindNumber(plan.offset);
  const all = `(select count(*) from ${from}${printWhere(statement, plan)})`;
  const isLastPage = `count(*) < ${limit} and (count(*) > 0 or ${offset} = 0)`;
  return `(case when ${isLastPage} then ${offset} + count(*) else ${all} end)::float8`;
}

/**
 * A whole read as one statement with one row: `body` (JSON text), `rows` (how many are in it) and `total`.
 * @param from what the first level reads, aliased as the plan says
 */
export function printRead(
  statement: Statement,
  plan: ReadPlan,
  from: string,
  how: { output: Output; stripNulls: boolean; count: boolean },
): string {
  const level = printLevel(statement, plan, from);
  const total = how.count ? printTotal(statement, plan, from) : 'null::float8';
  return (
    `select ${printBody(how.output, how.stripNulls)} as body, count(*)::int as rows, ` +
    `${total} as total from (${level}) as ${rows}`
  );
}
