import { ask } from '#server/database/ask.ts';
import type { Caller, Database } from '#server/database/database.ts';
import type { Answered, Prepared } from './operation.ts';
import type { StatementMemory } from './sql/statement-memory.ts';

/** Runs an operation as its caller: one statement, or, where the answer may have to undo it, a transaction around statement and answer. */
export async function runPrepared(
  database: Database,
  caller: Caller,
  prepared: Prepared,
  memory: StatementMemory,
): Promise<Answered> {
  if (prepared.mayUndo) {
    return database.asCaller(caller, async (transaction) =>
      prepared.answer(await ask(transaction, prepared)),
    );
  }
  const keepAs = memory.nameOf(prepared.text);
  return prepared.answer(await database.askAsCaller(caller, { ...prepared, keepAs }));
}
