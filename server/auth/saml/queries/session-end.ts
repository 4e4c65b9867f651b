import type { Transaction } from '#server/database/database.ts';
import type { SessionRow } from '../../queries/sessions.ts';

/** Limits a session to the end that its provider sets; an earlier end stays. */
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
