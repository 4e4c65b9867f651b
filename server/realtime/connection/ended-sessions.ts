import type { Services } from '../../services.ts';
import type { Rights } from './rights.ts';

export type Session = NonNullable<Rights['session']>;

type Waiting = { session: Session; resolve(ended: boolean): void; reject(error: unknown): void };

/** More in one statement than anybody waits for. */
const maxAtOnce = 5000;

/**
 * Asks the database which sessions have ended. Questions that come while one is on its way go together in the next: a thousand
 * clients that come back at once are one statement.
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
    /** @throws what the database throws */
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
