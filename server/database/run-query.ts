import type postgres from 'postgres';
import type { QueryResult, SqlQuery } from './query.ts';

/** The result of a statement that returned no row. */
const nothing: QueryResult = { body: '', rows: 0, total: null };

/** Runs a query within a transaction that has the role of its caller. */
export async function runQuery(
  transaction: postgres.TransactionSql,
  { text, values, readOnly }: SqlQuery,
): Promise<QueryResult> {
  // Sent together with the statement: PostgreSQL runs them in order, and the failure of one fails the other.
  const guard = readOnly ? transaction.unsafe('set transaction read only').execute() : undefined;
  const query = transaction.unsafe<QueryResult[]>(text, [values as string[]]).execute();
  const [rows] = await Promise.all([query, guard]);
  return rows[0] ?? nothing;
}

/** A constant: the driver would build a tagged template again for each query. */
const runAsCaller =
  'select body, rows, total from private.run_as_caller($1, $2, $3, $4, $5, $6, $7)';

/** Sets the role and its claims (JSON) and runs the query for this request, all in one statement. */
export async function runQueryInRole(
  sql: postgres.Sql,
  { role, claims, requestId }: { role: string; claims: string; requestId: string | null },
  { text, values, readOnly, keepAs }: SqlQuery,
): Promise<QueryResult> {
  const given = [role, claims, text, values as string[], readOnly, keepAs ?? null, requestId];
  const [row] = await sql.unsafe<QueryResult[]>(runAsCaller, given, { prepare: true });
  return row ?? nothing;
}
