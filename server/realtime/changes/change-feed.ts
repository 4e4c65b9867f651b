import { randomUUID } from 'node:crypto';
import type { Services } from '../../services.ts';
import type { Notice } from './notice.ts';

const channel = 'changes';

export type ChangeFeed = {
  /** Answers when PostgreSQL tells this process of every change from now on. */
  ready(): Promise<void>;
  /** Looks whether notices still arrive, by sending one; a connection that has fallen silent is given up. */
  check(): Promise<void>;
  close(): Promise<void>;
};

type ChangeFeedOptions = {
  onNotice: (notice: Notice) => void;
  /** Something was missed, or the tables are others now: nobody can go on from what they knew. */
  onGap: () => void;
  /** So long may a notice of our own take to come back. */
  silentAfterMs: number;
};
type Payload = Notice | { ping: string } | { schema_changed: true };

/** The one LISTEN of this process. It begins with the first who is ready for it. */
export function createChangeFeed(
  { database, log }: Pick<Services, 'database' | 'log'>,
  { onNotice, onGap, silentAfterMs }: ChangeFeedOptions,
): ChangeFeed {
  const name = randomUUID();
  let listening: Promise<() => Promise<void>> | undefined;
  /** When the ping left that has not come back yet. */
  let pingedAtMs: number | undefined;

  function hear(payload: string): void {
    const told = JSON.parse(payload) as Payload;
    if ('schema_changed' in told) onGap();
    else if (!('ping' in told)) onNotice(told);
    else if (told.ping === name) pingedAtMs = undefined;
  }

  function listen(): Promise<() => Promise<void>> {
    let times = 0;
    const begun = database.listen(channel, hear, () => {
      times += 1;
      pingedAtMs = undefined;
      // Not the first time: the connection broke off, and what was told meanwhile went by.
      if (times > 1) onGap();
    });
    begun.catch(() => {
      if (listening === begun) listening = undefined;
    });
    return begun;
  }

  async function end(): Promise<void> {
    const ending = listening;
    listening = undefined;
    pingedAtMs = undefined;
    await ending
      ?.then((stop) => stop())
      .catch((error: unknown) => {
        log.warn({ err: error }, 'change listener close failed');
      });
  }

  async function listenAnew(): Promise<void> {
    log.warn('change listener lost: reconnecting');
    await end();
    onGap();
    listening = listen();
    await listening;
  }

  return {
    async ready() {
      listening ??= listen();
      await listening;
    },
    async check() {
      if (!listening) return;
      if (pingedAtMs !== undefined) {
        if (performance.now() - pingedAtMs >= silentAfterMs) await listenAnew();
        return;
      }
      pingedAtMs = performance.now();
      try {
        await database.asService(
          (transaction) =>
            transaction`select pg_notify(${channel}, ${JSON.stringify({ ping: name })})`,
        );
      } catch (error) {
        pingedAtMs = undefined; // it never left
        throw error;
      }
    },
    close: end,
  };
}
