import type { Database } from '../database/database.ts';
import { statementAsService } from '../database/statement-as-service.ts';
import type { Services } from '../services.ts';

const read = statementAsService<{ balance: number }>(
  'select balance from public.credits where user_id = $1::uuid',
  { readOnly: true },
);

/** Returns the current balance, bypassing row-level security; 0 when the account no longer exists. */
export async function readBalance(database: Database, userId: string): Promise<number> {
  const [row] = await read(database, [userId]);
  return row?.balance ?? 0;
}

/** Returns the balance for a response, so that the badge shows the server's value; empty when credits are off. */
export async function balanceOf(
  { settings, database }: Pick<Services, 'settings' | 'database'>,
  userId: string,
): Promise<{ balance?: number }> {
  if (!settings.credits.enabled) return {};
  return { balance: await readBalance(database, userId) };
}
