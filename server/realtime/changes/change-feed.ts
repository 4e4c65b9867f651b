import { randomUUID } from 'node:crypto';
import type { Services } from '../../services.ts';
import type { Notice } from './notice.ts';

const channel = 'changes';

export type ChangeFeed = {
  /** Starts the LISTEN if needed. Resolves when PostgreSQL notifies this process of every further change. */
  ready(): Promise<void>;
  /** Checks that notices still arrive by sending a ping. Replaces a connection whose ping does not come back. */
  check(): Promise<void>;
  close(): Promise<void>;
};

type ChangeFeedOptions = {
  onNotice: (notice: Notice) => void;
  /** Called when notices were missed or the schema has changed: subscriptions cannot continue from their current state. */
  onGap: () => void;
  /** How long the feed waits for its own ping before it treats the connection as dead. */
  silentAfterMs: number;
};
type Payload = Notice | { ping: string } | { schema_changed: true };

/** Creates the only LISTEN of this process. It starts with the first call of `ready`. */
export function createChangeFeed(
  { database, log }: Pick<Services, 'database' | 'log'>,
  { onNotice, onGap, silentAfterMs }: ChangeFeedOptions,
): ChangeFeed {
  const name = randomUUID();
  let listening: Promise<() => Promise<void>> | undefined;
  /** When the pending ping was sent; undefined if no ping is pending. */
  let pingedAtMs: number | undefined;

  function onPayload(payload: string): void {
    const message = JSON.parse(payload) as Payload;
    if ('schema_changed' in message) onGap();
    else if (!('ping' in message)) onNotice(message);
    else if (message.ping === name) pingedAtMs = undefined;
  }

  function listen(): Promise<() => Promise<void>> {
    let times = 0;
    const begun = database.listen(channel, onPayload, () => {
      times += 1;
      pingedAtMs = undefined;
      // Not the first time: the connection was lost, and notices in between were missed.
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

  async function reconnect(): Promise<void> {
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
        if (performance.now() - pingedAtMs >= silentAfterMs) await reconnect();
        return;
      }
      pingedAtMs = performance.now();
      try {
        await database.asService(
          (transaction) =>
            transaction`select pg_notify(${channel}, ${JSON.stringify({ ping: name })})`,
        );
      } catch (error) {
        pingedAtMs = undefined; // the ping was not sent
        throw error;
      }
    },
    close: end,
  };
}
