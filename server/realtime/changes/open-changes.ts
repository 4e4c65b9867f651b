import type { Services } from '../../services.ts';
import { createTurns } from '../../turns.ts';
import { createChangeFeed } from './change-feed.ts';
import { type ChangeQueue, createChangeQueue, missedReason } from './change-queue.ts';
import { BadBinding, type Changes, type Subscriber, type Subscription } from './changes.ts';
import { createEntry, type Entry, handOver } from './entry.ts';
import { requireConditions } from './judge-conditions.ts';
import { createLiveTables } from './live-tables.ts';
import type { Notice } from './notice.ts';
import type { Condition } from './parse-filter.ts';
import { type Heard, readBindings, requireReader } from './read-bindings.ts';

export type ChangesOptions = {
  /** So many changes may wait in a process, of those that concern anybody there. */
  queueLimit?: number;
  /** How often the connection is looked after. */
  checkEveryMs?: number;
  /** So long may the connection be silent after a notice of our own. */
  silentAfterMs?: number;
};

/** Behind so many nobody waits: their clients would have given up before it is their turn. */
const mostChecked = 200;

/**
 * Looks at one subscription's filters after the other. A filter can be written so that PostgreSQL takes as long as it may to look at it:
 * a handful of joins at once would hold every connection that the rest of the product needs.
 */
const oneAfterTheOther = () =>
  createTurns(1, {
    inside: mostChecked,
    tooMany: () => new BadBinding('Too many filters are being looked at. Please try again.'),
  });

type Kind = 'usual' | 'filtered' | 'patterned';

/** How dear the filters of a subscription may become. */
function kindOf(heard: readonly Heard[]): Kind {
  const conditions = heard.flatMap((one) => one.conditions);
  if (conditions.length === 0) return 'usual';
  const isPattern = ({ operator }: Condition) => operator === 'match' || operator === 'imatch';
  return conditions.some(isPattern) ? 'patterned' : 'filtered';
}

/** What changes in PostgreSQL, told to those who may hear of it. One a process. */
export function openChanges(
  services: Services,
  { queueLimit = 10_000, checkEveryMs = 10_000, silentAfterMs = 10_000 }: ChangesOptions = {},
): Changes {
  const { database, log } = services;
  const tables = createLiveTables(database);
  const options = { limit: queueLimit, drop };
  // Filters with conditions of their own take PostgreSQL's time, and patterns as much as their makers want: the others do not wait behind
  // them, neither for changes nor for their joins.
  const queues = {
    usual: createChangeQueue(services, options),
    filtered: createChangeQueue(services, options),
    patterned: createChangeQueue(services, options),
  };
  const checks = {
    usual: oneAfterTheOther(),
    filtered: oneAfterTheOther(),
    patterned: oneAfterTheOther(),
  };
  const feed = createChangeFeed(services, { onNotice, onGap: loseAll, silentAfterMs });

  const queueOf = ({ heard }: Entry): ChangeQueue => queues[kindOf(heard)];
  const all = () => Object.values(queues).flatMap(({ index }) => index.all());

  function onNotice(notice: Notice): void {
    for (const queue of Object.values(queues)) queue.push(notice);
  }
  function end(entry: Entry): void {
    entry.ended = true;
    queueOf(entry).index.remove(entry);
  }
  function drop(entry: Entry, reason: string): void {
    if (entry.ended) return;
    end(entry);
    services.metrics.realtime.dropped.inc();
    try {
      entry.subscriber.lost(reason);
    } catch (error) {
      log.error({ err: error }, 'a listener could not be told that changes were missed');
    }
  }
  function loseAll(): void {
    tables.expire();
    for (const entry of all()) drop(entry, missedReason);
  }

  const timer = setInterval(() => {
    feed
      .check()
      .catch((err: unknown) => log.warn({ err }, 'the feed of changes was not looked after'));
  }, checkEveryMs).unref();

  async function open(subscriber: Subscriber): Promise<Entry> {
    await feed.ready();
    const heard = readBindings(subscriber.bindings, await tables.current());
    requireReader(subscriber.caller, heard);
    await checks[kindOf(heard)](() => requireConditions(database, heard));
    return createEntry(subscriber, heard);
  }

  function subscriptionOf(entry: Entry): Subscription {
    return {
      async changeCaller(caller) {
        if (entry.ended) return;
        const { index } = queueOf(entry);
        index.remove(entry);
        handOver(entry, caller);
        try {
          requireReader(caller, entry.heard);
          index.add(entry);
        } catch (error) {
          entry.ended = true;
          throw error;
        }
      },
      end: () => end(entry),
    };
  }

  return {
    async subscribe(subscriber) {
      const entry = await open(subscriber);
      queueOf(entry).index.add(entry);
      return subscriptionOf(entry);
    },
    async close() {
      clearInterval(timer);
      for (const entry of all()) end(entry);
      for (const queue of Object.values(queues)) queue.close();
      await Promise.all(Object.values(queues).map((queue) => queue.idle()));
      await feed.close();
    },
  };
}
