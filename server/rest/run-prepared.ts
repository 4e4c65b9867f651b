import type { Caller, Database, Transaction } from '#server/database/database.ts';
import type { Prepared, Result } from './operation.ts';
import type { StatementMemory } from './sql/statement-memory.ts';

async function run(
  transaction: Transaction,
  { text, values, readOnly }: Prepared,
  memory: StatementMemory,
): Promise<Result> {
  // Sent together with the statement: PostgreSQL runs them in order, and one failure is the other's.
  const guard = readOnly ? transaction.unsafe('set transaction read only').execute() : undefined;
  const query = transaction
    .unsafe<Result[]>(text, values, { prepare: memory.isWorthPreparing(text) })
    .execute();
  const [rows] = await Promise.all([query, guard]);
  return rows[0] ?? { body: '', rows: 0, total: null };
}

/** Runs an operation as its caller, in one transaction that a refused answer rolls back. */
export function runPrepared(
  database: Database,
  caller: Caller,
  prepared: Prepared,
  memory: StatementMemory,
): Promise<Response> {
  return database.asCaller(caller, async (transaction) =>
    prepared.answer(await run(transaction, prepared, memory)),
  );
}
