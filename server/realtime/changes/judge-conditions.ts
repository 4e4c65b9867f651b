import type { Database } from '../../database/database.ts';
import { isDatabaseError } from '../../errors.ts';
import { BadBinding } from './changes.ts';
import { conditionsSql, patternProbesSql, type Values } from './condition-sql.ts';
import type { LiveTable } from './live-tables.ts';
import type { Condition } from './parse-filter.ts';
import type { Heard } from './read-bindings.ts';

/** A row, as JSON, and what it must be. */
export type ConditionQuery = { table: LiveTable; record: string; conditions: readonly Condition[] };
/** What PostgreSQL answered; `failed` where it could not say, in time or at all. */
export type Verdict = boolean | 'failed';

/** A pattern can be made to take for ever: whoever sends one waits no longer than this, and nobody else for it. */
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

/** Asks PostgreSQL whether rows are what filters want, in the order of the questions. One that fails spoils no other. */
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
 * Has PostgreSQL look at the filters once, over an empty row.
 * @throws BadBinding with PostgreSQL's words where a value or an operator does not go with its column
 */
export async function requireConditions(
  database: Database,
  heard: readonly Heard[],
): Promise<void> {
  const filtered = heard.filter(({ conditions }) => conditions.length > 0);
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
    // 22: a value that its column's type does not know, or a bad pattern; 42: an operator that the column does not have.
    if (!isDatabaseError(error) || !/^(22|42)/.test(error.code)) throw error;
    throw new BadBinding(error.message);
  }
}
