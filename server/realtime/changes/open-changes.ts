import type { Services } from '../../services.ts';
import { type ChangeFeed, createChangeFeed } from './change-feed.ts';
import { missedReason } from './change-queue.ts';
import type { Changes, Subscriber, Subscription } from './changes.ts';
import { changeCaller, createEntry, type Entry } from './entry.ts';
import type { EntryIndex } from './entry-index.ts';
import { requireConditions } from './judge-conditions.ts';
import { createLanes } from './lanes.ts';
import { createLiveTables } from './live-tables.ts';
import type { Notice } from './notice.ts';
import { readBindings, requireReader } from './read-bindings.ts';

export type ChangesOptions = {
  /** Maximum number of waiting changes per queue, counting only changes that concern a subscription of this process. */
  queueLimit?: number;
  /** How often the LISTEN connection is checked. */
  checkEveryMs?: number;
  /** How long to wait for the feed's own ping before the connection is replaced. */
  silentAfterMs?: number;
};

/** Checks the connection at an interval, so that a silent one is detected. @returns the function that stops the checks */
function startHealthChecks(feed: ChangeFeed, everyMs: number, log: Services['log']): () => void {
  const check = () =>
    feed.check().catch((err: unknown) => log.warn({ err }, 'change feed upkeep failed'));
  const timer = setInterval(check, everyMs).unref();
  return () => clearInterval(timer);
}

function endEntry(entry: Entry, index: EntryIndex): void {
  entry.ended = true;
  index.remove(entry);
}

/** Returns what its subscriber holds of an entry in the index. */
function subscriptionOf(entry: Entry, index: EntryIndex): Subscription {
  return {
    async changeCaller(caller) {
      if (entry.ended) return;
      index.remove(entry);
      changeCaller(entry, caller);
      try {
        requireReader(caller, entry.bindings);
        index.add(entry);
      } catch (error) {
        entry.ended = true;
        throw error;
      }
    },
    end: () => endEntry(entry, index),
  };
}

/** Delivers the changes of PostgreSQL's rows to the subscribers that may see them. One instance per process. */
export function openChanges(
  services: Services,
  { queueLimit = 10_000, checkEveryMs = 10_000, silentAfterMs = 10_000 }: ChangesOptions = {},
): Changes {
  const { database, log } = services;
  const tables = createLiveTables(database);
  const lanes = createLanes(services, { limit: queueLimit, drop });
  const feed = createChangeFeed(services, { onNotice, onGap: loseAll, silentAfterMs });
  const stopHealthChecks = startHealthChecks(feed, checkEveryMs, log);

  const indexOf = ({ bindings }: Entry): EntryIndex => lanes.of(bindings).queue.index;
  const all = () => lanes.queues.flatMap(({ index }) => index.all());

  function onNotice(notice: Notice): void {
    for (const queue of lanes.queues) queue.push(notice);
  }
  function drop(entry: Entry, reason: string): void {
    if (entry.ended) return;
    endEntry(entry, indexOf(entry));
    services.metrics.realtime.dropped.inc();
    try {
      entry.subscriber.lost(reason);
    } catch (error) {
      log.error({ err: error }, 'missed changes notice failed');
    }
  }
  function loseAll(): void {
    tables.expire();
    for (const entry of all()) drop(entry, missedReason);
  }

  async function open(subscriber: Subscriber): Promise<Entry> {
    await feed.ready();
    const bindings = readBindings(subscriber.bindings, await tables.current());
    requireReader(subscriber.caller, bindings);
    await lanes.of(bindings).check(() => requireConditions(database, bindings));
    return createEntry(subscriber, bindings);
  }

  return {
    async subscribe(subscriber) {
      const entry = await open(subscriber);
      const index = indexOf(entry);
      index.add(entry);
      return subscriptionOf(entry, index);
    },
    async close() {
      stopHealthChecks();
      for (const entry of all()) endEntry(entry, indexOf(entry));
      for (const queue of lanes.queues) queue.close();
      await Promise.all(lanes.queues.map((queue) => queue.idle()));
      await feed.close();
    },
  };
}
