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

/** Becomes the role with these claims and asks, in one statement, for this request. */
export async function askAtOnce(
  sql: postgres.Sql,
  { role, claims, requestId }: { role: string; claims: object; requestId: string | null },
  { text, values, readOnly, keepAs }: Question,
): Promise<Answer> {
  const [row] = await sql<Answer[]>`
    select body, rows, total from private.run_as_caller(${role}, ${JSON.stringify(claims)},
      ${text}, ${values as string[]}, ${readOnly}, ${keepAs ?? null}, ${requestId})`;
  return row ?? nothing;
}
