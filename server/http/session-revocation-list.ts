import type { Logger } from 'pino';
import type { Caller, Database } from '../database/database.ts';

/** The payload of NOTIFY: see database/triggers/sign_ins_ended.sql. `at` is in seconds since 1970. */
type Revocation = { session: string; gone: boolean; at: number };
type Known = { gone: boolean; atSeconds: number };

/** The maximum age of the list. Reading it again makes up for notifications lost on a silent or reopened connection. */
const readAgainAfterMs = 10_000;
/** Allows for a token that is signed by a clock ahead of the database's clock. */
const slackSeconds = 60;

export type SessionRevocationList = {
  /**
   * Returns whether the session of a token was revoked. Reads the database for the first token; after that it answers from memory.
   * @throws database errors until the list was read for the first time
   */
  isRevoked(caller: Caller): Promise<boolean>;
};

/** An empty list, for functions that check sessions themselves. Account deletion repeats its answer to the token of a deleted account. */
export const noRevocations: SessionRevocationList = { isRevoked: async () => false };

type Dependencies = {
  database: Pick<Database, 'listen' | 'asService'>;
  clock: () => Date;
  log: Pick<Logger, 'warn'>;
};

/** Creates the memory of the list: the sessions that are known to have ended. */
function createRevocationMemory(clock: () => Date) {
  const known = new Map<string, Known>();
  return {
    keep({ session, gone, at }: Revocation): void {
      // A row that was read may be older than a notification that arrived meanwhile.
      if ((known.get(session)?.atSeconds ?? 0) > at) return;
      known.set(session, { gone, atSeconds: at });
    },
    /** Forgets the sessions whose tokens have all expired. */
    forgetExpired(longestTokenSeconds: number): void {
      const oldest = clock().getTime() / 1000 - longestTokenSeconds - 2 * slackSeconds;
      for (const [session, { atSeconds }] of known) if (atSeconds < oldest) known.delete(session);
    },
    isRevoked(claims: Caller['claims']): boolean {
      const ended = known.get(String(claims.session_id));
      if (!ended) return false;
      return ended.gone || Number(claims.iat) <= ended.atSeconds + slackSeconds;
    },
  };
}

/**
 * Creates the session revocation list: the sessions that ended while their tokens may still be valid, kept in memory and updated by NOTIFY.
 * A sign-out takes effect in every process within a moment, without a statement per request. Entries older than the longest token lifetime
 * are dropped.
 * @param tokenSeconds the lifetime of the tokens that this process signs
 */
export function createSessionRevocationList(
  { database, clock, log }: Dependencies,
  tokenSeconds: number,
): SessionRevocationList {
  const memory = createRevocationMemory(clock);
  let listening: Promise<unknown> | undefined;
  let opening: Promise<unknown> | undefined;
  let readAtMs = 0;
  let isReading = false;

  async function read(): Promise<void> {
    const began = performance.now();
    await database.asService(async (transaction) => {
      // Tokens signed under an earlier, longer lifetime, or by a process with a longer one, are still valid.
      const [longest] = await transaction<{ seconds: number }[]>`
        select greatest(${tokenSeconds}::int, max(longest_token_seconds)) as seconds from private.signing_keys`;
      const { seconds = tokenSeconds } = longest ?? {};
      const rows = await transaction<Revocation[]>`
        select session_id as session, is_gone as gone, extract(epoch from ended_at)::float8 as at
          from private.ended_sign_ins
          where ended_at > now() - make_interval(secs => ${seconds + 2 * slackSeconds})`;
      for (const row of rows) memory.keep(row);
      memory.forgetExpired(seconds);
    });
    readAtMs = began;
  }

  /** Listens once, even if the read after it is retried. */
  function listen(): Promise<unknown> {
    listening ??= database
      .listen('ended_sign_ins', (payload) => memory.keep(JSON.parse(payload) as Revocation))
      .catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
    return listening;
  }

  async function open(): Promise<void> {
    // Listen before reading, so that no session that ends between the two is missed.
    await listen();
    await read();
  }

  /** Refreshes the list in the background. No request waits for it. */
  function readAgain(): void {
    if (isReading || performance.now() - readAtMs < readAgainAfterMs) return;
    isReading = true;
    read()
      .catch((err: unknown) => log.warn({ err }, 'session revocation list refresh failed'))
      .finally(() => {
        isReading = false;
      });
  }

  return {
    async isRevoked({ role, claims }) {
      if (role !== 'authenticated') return false;
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      await opening;
      readAgain();
      return memory.isRevoked(claims);
    },
  };
}
