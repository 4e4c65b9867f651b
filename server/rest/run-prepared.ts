import type { Caller, Database } from '#server/database/database.ts';
import { runQuery } from '#server/database/run-query.ts';
import type { Answered, Prepared } from './operation.ts';
import type { StatementMemory } from './sql/statement-memory.ts';

/** Runs an operation as its caller: one statement, or a transaction around statement and response if the response may have to roll it back. */
export async function runPrepared(
  database: Database,
  caller: Caller,
  prepared: Prepared,
  memory: StatementMemory,
): Promise<Answered> {
  if (prepared.mayUndo) {
    return database.asCaller(caller, async (transaction) =>
      prepared.answer(await runQuery(transaction, prepared)),
    );
  }
  const keepAs = memory.nameOf(prepared.text);
  return prepared.answer(await database.queryAsCaller(caller, { ...prepared, keepAs }));
}
