import { createHash } from 'node:crypto';
import type { Caller, Database } from './database.ts';

/** What a statement may be given: its text says what each is read as. */
type Value = string | number | boolean | null;

const service: Caller = { role: 'service_role', claims: {} };
const maxNameLength = 40;

/**
 * A statement of the server's own that is a transaction of its own: one way to PostgreSQL, where `asService` is three, between which the
 * transaction stays open for as long as this process is busy with others. For what is asked at every generation.
 * @param text a `select`, whose `$1`, `$2` … are texts: each says its type by a cast, JSON as `$1::jsonb`
 * @returns asks it with its values, for rows as JSON has them
 */
export function serviceStatement<Row>(text: string, { readOnly = false } = {}) {
  const asked = text.replace(/\$(\d+)/g, (_all, n) => `($1::text[])[${n}]`);
  const whole = `with r as materialized (${asked})
    select coalesce(json_agg(r), '[]')::text as body, count(*)::int as rows, null::float8 as total from r`;
  const sum = createHash('sha256').update(whole).digest('hex');
  const keepAs = `service_${sum}`.slice(0, maxNameLength);
  return async (database: Database, values: readonly Value[]): Promise<Row[]> => {
    const given = values.map((value) => (value === null ? null : String(value)));
    const { body } = await database.queryAsCaller(service, {
      text: whole,
      values: given,
      readOnly,
      keepAs,
    });
    return JSON.parse(body) as Row[];
  };
}
