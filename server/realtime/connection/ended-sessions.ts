import type { Services } from '../../services.ts';
import type { Rights } from './rights.ts';

export type Session = NonNullable<Rights['session']>;

type Waiting = { session: Session; resolve(ended: boolean): void; reject(error: unknown): void };

/** More in one statement than anybody waits for. */
const mostAtOnce = 5000;

/**
 * Asks the database which sessions have ended. Questions that come while one is on its way go together in the next: a thousand
 * clients that come back at once are one statement.
 */
export function createEndedSessions({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const waiting: Waiting[] = [];
  let isAsking = false;

  async function list(sessions: readonly Session[]): Promise<Set<string>> {
    const sessionIds = sessions.map(({ sessionId }) => sessionId);
    const userIds = sessions.map(({ userId }) => userId);
    const rows = await database.asService(
      (transaction) => transaction<{ id: string }[]>`
        select id from private.list_ended_sessions(
          ${sessionIds}::uuid[], ${userIds}::uuid[], ${clock()}) as id`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  async function askNext(): Promise<void> {
    const asked = waiting.splice(0, mostAtOnce);
    try {
      const ended = await list(asked.map(({ session }) => session));
      for (const { session, resolve } of asked) resolve(ended.has(session.sessionId));
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
