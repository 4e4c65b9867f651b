import type { Logger } from 'pino';
import type { Caller, Database } from '../database/database.ts';

/** What PostgreSQL tells: see database/triggers/sign_ins_ended.sql. `at` in seconds since 1970. */
type Revocation = { session: string; gone: boolean; at: number };
type Known = { gone: boolean; atSeconds: number };

/** How old the list may be: a connection that fell silent, or broke and was made anew, is made up for by reading. */
const readAgainAfterMs = 10_000;
/** A token may be signed at a moment that the database's clock has not come to yet. */
const slackSeconds = 60;

export type SessionRevocationList = {
  /**
   * Whether the session behind a token was revoked. Asks the database once, for the first token; from then on it answers from memory.
   * @throws what the database throws, until the list was read for the first time
   */
  isRevoked(caller: Caller): Promise<boolean>;
};

/** For what judges sessions by itself, as deleting an account does: asked again by the token of a deleted one, it answers the same. */
export const noRevocations: SessionRevocationList = { isRevoked: async () => false };

type Dependencies = {
  database: Pick<Database, 'listen' | 'asService'>;
  clock: () => Date;
  log: Pick<Logger, 'warn'>;
};

/**
 * The session revocation list: the sessions that ended while their tokens may be valid, kept in memory and updated by NOTIFY. A sign-out
 * takes effect in every process within a moment, and costs no statement per request. What is older than the longest token is dropped.
 * @param tokenSeconds how long tokens live that are signed here
 */
export function createSessionRevocationList(
  { database, clock, log }: Dependencies,
  tokenSeconds: number,
): SessionRevocationList {
  const known = new Map<string, Known>();
  let listening: Promise<unknown> | undefined;
  let opening: Promise<unknown> | undefined;
  let readAtMs = 0;
  let isReading = false;

  function keep({ session, gone, at }: Revocation): void {
    // What was read may be older than what was told meanwhile.
    if ((known.get(session)?.atSeconds ?? 0) > at) return;
    known.set(session, { gone, atSeconds: at });
  }

  function forget(maxSeconds: number): void {
    const oldest = clock().getTime() / 1000 - maxSeconds - 2 * slackSeconds;
    for (const [session, { atSeconds }] of known) if (atSeconds < oldest) known.delete(session);
  }

  async function read(): Promise<void> {
    const began = performance.now();
    await database.asService(async (transaction) => {
      // Tokens that were signed under a longer setting, or by a process that has one, are alive still.
      const [longest] = await transaction<{ seconds: number }[]>`
        select greatest(${tokenSeconds}::int, max(longest_token_seconds)) as seconds from private.signing_keys`;
      const { seconds = tokenSeconds } = longest ?? {};
      const rows = await transaction<Revocation[]>`
        select session_id as session, is_gone as gone, extract(epoch from ended_at)::float8 as at
          from private.ended_sign_ins
          where ended_at > now() - make_interval(secs => ${seconds + 2 * slackSeconds})`;
      for (const row of rows) keep(row);
      forget(seconds);
    });
    readAtMs = began;
  }

  /** Once, however often the reading after it has to be tried again. */
  function listen(): Promise<unknown> {
    listening ??= database
      .listen('ended_sign_ins', (payload) => keep(JSON.parse(payload) as Revocation))
      .catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
    return listening;
  }

  async function open(): Promise<void> {
    // Listening first: what ends between the two is heard.
    await listen();
    await read();
  }

  /** On the way of no request. */
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
      const ended = known.get(String(claims.session_id));
      if (!ended) return false;
      return ended.gone || Number(claims.iat) <= ended.atSeconds + slackSeconds;
    },
  };
}
