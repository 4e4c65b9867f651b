import { quote } from '../../database/quote-name.ts';
import { namesShown, type ReadPlan, withoutStars } from '../plan/read-plan.ts';
import { printWhere } from './print-conditions.ts';
import { printLevel } from './print-level.ts';
import type { Statement } from './statement.ts';

/** The output format of the rows: CSV, or JSON of rows or plain values, as a list or as a single one. */
export type Output = 'list' | 'object' | 'values' | 'value' | 'csv' | 'nothing';

const rows = quote('row');

/** Returns the CSV header line. A name with a comma, quote or line break is quoted, so that it is not read as two names. */
function csvHead(names: string[]): string {
  const isPlain = (name: string) => !/[",\r\n]/.test(name);
  return names.map((name) => (isPlain(name) ? name : `"${name.replaceAll('"', '""')}"`)).join(',');
}

/**
 * Prints CSV: the header line first, also when there are no rows. A line is PostgreSQL's own text of the row without its parentheses. That text
 * quotes like CSV, but doubles backslashes, which CSV does not.
 */
function printCsv(statement: Statement, plan: ReadPlan): string {
  const head = statement.bind(csvHead(namesShown(plan)));
  const line = String.raw`replace(left(substr((${rows}.*)::text, 2), -1), '\\', '\')`;
  return `concat_ws(chr(10), ${head}, string_agg(${line}, chr(10)))`;
}

function printBody(output: Exclude<Output, 'csv'>, stripNulls: boolean): string {
  if (output === 'nothing') return "''";
  const isPlain = output === 'values' || output === 'value';
  const value = isPlain ? `${rows}.${quote('value')}` : `${rows}.*`;
  const list = `coalesce(json_agg(${value}), '[]')`;
  const stripped = stripNulls ? `json_strip_nulls(${list})` : list;
  const isList = output === 'list' || output === 'values';
  return isList ? `${stripped}::text` : `coalesce((${stripped} -> 0)::text, 'null')`;
}

/** Prints the number of rows without limit and offset. Counts separately only if this page does not show the total. */
export function printTotal(statement: Statement, plan: ReadPlan, from: string): string {
  const limit = statement.bindNumber(plan.limit);
  const offset = statement.bindNumber(plan.offset);
  const all = `(select count(*) from ${from}${printWhere(statement, plan)})`;
  const isLastPage = `count(*) < ${limit} and (count(*) > 0 or ${offset} = 0)`;
  return `(case when ${isLastPage} then ${offset} + count(*) else ${all} end)`;
}

/** How the response is written, and the SQL of the further counts that it needs. */
export type How = {
  output: Output;
  stripNulls: boolean;
  total?: string | undefined;
  affected?: string | undefined;
};

/**
 * Prints a whole read as one statement with one row: `body` (text), `rows` (how many rows it holds), `total`, and `affected` if requested.
 * @param from what the first level reads, with the plan's alias
 */
export function printRead(statement: Statement, plan: ReadPlan, from: string, how: How): string {
  const { output, stripNulls, total = 'null', affected } = how;
  const isCsv = output === 'csv';
  const level = printLevel(statement, isCsv ? withoutStars(plan) : plan, from);
  const body = isCsv ? printCsv(statement, plan) : printBody(output, stripNulls);
  const last = affected === undefined ? '' : `, ${affected}::int as affected`;
  return (
    `select ${body} as body, count(*)::int as rows, ` +
    `${total}::float8 as total${last} from (${level}) as ${rows}`
  );
}
