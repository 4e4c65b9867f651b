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

/** Creates the ping that this process sends to itself over the channel. The feed forgets it when a new LISTEN begins. */
function createPing(database: Services['database']) {
  const name = randomUUID();
  /** When the pending ping was sent; undefined if no ping is pending. */
  let sentAtMs: number | undefined;

  function forget(): void {
    sentAtMs = undefined;
  }

  return {
    forget,
    /** Called for the ping of any process. */
    onPing(heard: string): void {
      if (heard === name) forget();
    },
    /** How long the pending ping has been on its way; undefined if no ping is pending. */
    pendingMs: () => (sentAtMs === undefined ? undefined : performance.now() - sentAtMs),
    async send(): Promise<void> {
      sentAtMs = performance.now();
      try {
        await database.asService(
          (transaction) =>
            transaction`select pg_notify(${channel}, ${JSON.stringify({ ping: name })})`,
        );
      } catch (error) {
        forget(); // the ping was not sent
        throw error;
      }
    },
  };
}

/** Creates the only LISTEN of this process. It starts with the first call of `ready`. */
export function createChangeFeed(
  { database, log }: Pick<Services, 'database' | 'log'>,
  { onNotice, onGap, silentAfterMs }: ChangeFeedOptions,
): ChangeFeed {
  const ping = createPing(database);
  let listening: Promise<() => Promise<void>> | undefined;

  function onPayload(payload: string): void {
    const message = JSON.parse(payload) as Payload;
    if ('schema_changed' in message) onGap();
    else if (!('ping' in message)) onNotice(message);
    else ping.onPing(message.ping);
  }

  function listen(): Promise<() => Promise<void>> {
    let times = 0;
    const begun = database.listen(channel, onPayload, () => {
      times += 1;
      ping.forget();
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
    ping.forget();
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
    // A call of `ready` may have started listening while the old connection closed.
    listening ??= listen();
    await listening;
  }

  return {
    async ready() {
      listening ??= listen();
      await listening;
    },
    async check() {
      if (!listening) return;
      const pendingMs = ping.pendingMs();
      if (pendingMs === undefined) await ping.send();
      else if (pendingMs >= silentAfterMs) await reconnect();
    },
    close: end,
  };
}
