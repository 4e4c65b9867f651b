import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

/** A parameter of a statement: the cast in the text of the statement sets its type. */
type Value = string | number | boolean | null;

const maxNameLength = 40;

/**
 * Creates a statement that runs as `service_role` in its own transaction: one round trip to PostgreSQL, where `asService` takes three, between
 * which the transaction stays open while this process is busy with other work. For statements that run at every generation.
 * @param text a `select` whose `$1`, `$2` … are texts: each needs a cast to its type, JSON as `$1::jsonb`
 * @returns a function that runs it with its values and returns the rows, parsed from JSON
 */
export function statementAsService<Row>(text: string, { readOnly = false } = {}) {
  const asked = text.replace(/\$(\d+)/g, (_all, n) => `($1::text[])[${n}]`);
  const whole = `with r as materialized (${asked})
    select coalesce(json_agg(r), '[]')::text as body, count(*)::int as rows, null::float8 as total from r`;
  const sum = createHash('sha256').update(whole).digest('hex');
  const keepAs = `service_${sum}`.slice(0, maxNameLength);
  return async (database: Database, values: readonly Value[]): Promise<Row[]> => {
    const given = values.map((value) => (value === null ? null : String(value)));
    const { body } = await database.queryAsService({
      text: whole,
      values: given,
      readOnly,
      keepAs,
    });
    return JSON.parse(body) as Row[];
  };
}
