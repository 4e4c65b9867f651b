import type { Services } from '../../services.ts';
import type { Rights } from './rights.ts';

export type Session = NonNullable<Rights['session']>;

type Waiting = { session: Session; resolve(ended: boolean): void; reject(error: unknown): void };

/** Maximum number of sessions in one statement. */
const maxAtOnce = 5000;

/**
 * Creates a batched lookup of ended sessions. Lookups that arrive while a query is running share the next query, so that a thousand
 * clients that reconnect at once need one statement.
 */
export function createEndedSessions({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const waiting: Waiting[] = [];
  let isAsking = false;

  async function list(sessions: readonly Session[]): Promise<Set<Session>> {
    const callers = sessions.map(({ userId: sub, sessionId: session_id }) => ({
      role: 'authenticated',
      claims: { sub, session_id },
    }));
    const rows = await database.asService(
      (transaction) => transaction<{ place: number }[]>`
        select place from private.ended_sessions(
          ${JSON.stringify(callers)}::text::jsonb, ${clock()}) as place`,
    );
    return new Set(rows.flatMap(({ place }) => sessions[place] ?? []));
  }

  async function askNext(): Promise<void> {
    const asked = waiting.splice(0, maxAtOnce);
    try {
      const ended = await list(asked.map(({ session }) => session));
      for (const { session, resolve } of asked) resolve(ended.has(session));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  async function askAll(): Promise<void> {
    isAsking = true;
    while (waiting.length > 0) await askNext();
    isAsking = false;
  }

  return {
    /** Returns the ended ones of these sessions. @throws the database's error */
    list,
    has(session: Session): Promise<boolean> {
      return new Promise((resolve, reject) => {
        waiting.push({ session, resolve, reject });
        if (!isAsking) void askAll();
      });
    },
  };
}

export type EndedSessions = ReturnType<typeof createEndedSessions>;
