import type { Transaction } from '#server/database/database.ts';
import type { SessionRow } from '../../queries/sessions.ts';

/** Lets a session end no later than its provider wants. */
export async function endSessionBy<Session extends Pick<SessionRow, 'id' | 'not_after'>>(
  transaction: Transaction,
  session: Session,
  notAfter: Date,
): Promise<Session> {
  const [row] = await transaction<{ not_after: Date }[]>`
    update auth.sessions set not_after = least(not_after, ${notAfter}::timestamptz)
    where id = ${session.id} returning not_after`;
  return { ...session, not_after: row?.not_after ?? notAfter };
}
