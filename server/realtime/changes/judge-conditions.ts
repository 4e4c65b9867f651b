import type { Database } from '../../database/database.ts';
import { isDatabaseError } from '../../errors.ts';
import { BadBinding } from './changes.ts';
import { conditionsSql, patternProbesSql, type Values } from './condition-sql.ts';
import type { LiveTable } from './live-tables.ts';
import type { Condition } from './parse-filter.ts';
import type { ResolvedBinding } from './read-bindings.ts';

/** A row, as JSON, and the conditions that it must meet. */
export type ConditionQuery = { table: LiveTable; record: string; conditions: readonly Condition[] };
/** The result from PostgreSQL; `failed` after a timeout or a database error. */
export type Verdict = boolean | 'failed';

/** Statement timeout. A pattern can be written to run forever: this limits how long it runs, and separate lanes keep others from waiting. */
const judgeWithinMs = 500;
const questionsAtOnce = 100;

function conditionSql({ table, record, conditions }: ConditionQuery, all: Values): string {
  const row = `jsonb_populate_record(null::"${table.schema}"."${table.name}", $${all.push(record)}::text::jsonb) r`;
  return `(select ${conditionsSql(table, conditions, all)} from ${row})`;
}

function runConditions(database: Database, expressions: readonly string[], all: Values) {
  return database.asService(async (transaction) => {
    await transaction`select set_config('statement_timeout', ${String(judgeWithinMs)}, true)`;
    const [row] = await transaction.unsafe<{ holds: boolean[] }[]>(
      `select array[${expressions.join(', ')}]::boolean[] as holds`,
      all,
    );
    return row?.holds ?? [];
  });
}

async function judgeSome(
  database: Database,
  questions: readonly ConditionQuery[],
): Promise<Verdict[]> {
  const all: Values = [];
  const expressions = questions.map((question) => conditionSql(question, all));
  try {
    return await runConditions(database, expressions, all);
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    if (questions.length === 1) return ['failed'];
    const verdicts: Verdict[] = [];
    for (const question of questions) verdicts.push(...(await judgeSome(database, [question])));
    return verdicts;
  }
}

/** Evaluates conditions in PostgreSQL and returns one verdict for each question, in order. A question that fails does not affect the others. */
export async function judgeConditions(
  database: Database,
  questions: readonly ConditionQuery[],
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let from = 0; from < questions.length; from += questionsAtOnce) {
    verdicts.push(...(await judgeSome(database, questions.slice(from, from + questionsAtOnce))));
  }
  return verdicts;
}

/**
 * Validates the filters by evaluating them once in PostgreSQL, on an empty row.
 * @throws BadBinding with PostgreSQL's message when a value or an operator does not fit its column, or when the evaluation times out
 */
export async function requireConditions(
  database: Database,
  bindings: readonly ResolvedBinding[],
): Promise<void> {
  const filtered = bindings.filter(({ conditions }) => conditions.length > 0);
  if (filtered.length === 0) return;
  const all: Values = [];
  const expressions = filtered.flatMap(({ table, conditions }) => [
    conditionSql({ table, record: '{}', conditions }, all),
    ...patternProbesSql(conditions, all),
  ]);
  try {
    await runConditions(database, expressions, all);
  } catch (error) {
    if (isDatabaseError(error) && error.code === '57014') {
      throw new BadBinding('A filter of this channel takes too long to be looked at.');
    }
    // Class 22: a value that is invalid for the type of its column, or a bad pattern. Class 42: an operator that the column type does not support.
    if (!isDatabaseError(error) || !/^(22|42)/.test(error.code)) throw error;
    throw new BadBinding(error.message);
  }
}
