import type postgres from 'postgres';
import type { Answer, Question } from './question.ts';

/** Of a statement that answered no row. */
const nothing: Answer = { body: '', rows: 0, total: null };

/** Asks within a transaction that has become its caller. */
export async function ask(
  transaction: postgres.TransactionSql,
  { text, values, readOnly }: Question,
): Promise<Answer> {
  // Sent together with the statement: PostgreSQL runs them in order, and one failure is the other's.
  const guard = readOnly ? transaction.unsafe('set transaction read only').execute() : undefined;
  const query = transaction.unsafe<Answer[]>(text, [values as string[]]).execute();
  const [rows] = await Promise.all([query, guard]);
  return rows[0] ?? nothing;
}

/** Written once: the driver would put a template together anew for each question. */
const runAsCaller =
  'select body, rows, total from private.run_as_caller($1, $2, $3, $4, $5, $6, $7)';

/** Becomes the role with these claims (JSON) and asks, in one statement, for this request. */
export async function askAtOnce(
  sql: postgres.Sql,
  { role, claims, requestId }: { role: string; claims: string; requestId: string | null },
  { text, values, readOnly, keepAs }: Question,
): Promise<Answer> {
  const given = [role, claims, text, values as string[], readOnly, keepAs ?? null, requestId];
  const [row] = await sql.unsafe<Answer[]>(runAsCaller, given, { prepare: true });
  return row ?? nothing;
}
