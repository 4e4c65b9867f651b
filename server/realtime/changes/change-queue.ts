import type { Services } from '../../services.ts';
import { deliverChanges } from './deliver-changes.ts';
import type { Entry } from './entry.ts';
import { createEntryIndex, type EntryIndex } from './entry-index.ts';
import type { Notice } from './notice.ts';

/** Maximum number of changes that are read in one round trip. */
const changesAtOnce = 100;
export const missedReason = 'Changes were missed: read again what you show.';

export type ChangeQueue = {
  index: EntryIndex;
  /** Queues a change, if it concerns any subscription. */
  push(notice: Notice): void;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
  close(): void;
};

export type ChangeQueueOptions = {
  /** Maximum number of waiting changes. */
  limit: number;
  /** Called for each subscription that has missed changes. */
  drop: (entry: Entry, reason: string) => void;
};

type Waiting = { notice: Notice; only?: Entry };

/** Finds the subscriptions that a waiting change concerns. */
function concernOf(index: EntryIndex, { notice, only }: Waiting) {
  const entries = index.find(notice);
  return { notice, entries: only ? entries.filter((entry) => entry === only) : entries };
}

/**
 * Delivers changes one batch at a time, so that the changes of a row arrive in order and the queue uses one database connection. If more
 * than `limit` changes wait, they are discarded and the subscriptions that they concern are dropped with `missedReason`.
 */
export function createChangeQueue(
  services: Services,
  { limit, drop }: ChangeQueueOptions,
): ChangeQueue {
  const index = createEntryIndex();
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  function giveUp(missed: readonly Waiting[]): void {
    const entries = new Set(missed.flatMap((one) => concernOf(index, one).entries));
    for (const entry of entries) drop(entry, missedReason);
  }

  async function deliverBatch(batch: readonly Waiting[]): Promise<void> {
    const concerns = batch
      .map((one) => concernOf(index, one))
      .filter(({ entries }) => entries.length > 0);
    if (concerns.length === 0) return;
    const again: Waiting[] = [];
    try {
      await deliverChanges(services, concerns, {
        drop,
        again: (notice, only) => again.push({ notice, only }),
      });
      waiting.unshift(...again);
    } catch (error) {
      services.log.warn({ err: error, changes: batch.length }, 'change delivery failed');
      giveUp(batch);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) await deliverBatch(waiting.splice(0, changesAtOnce));
  }

  function start(): void {
    running ??= run().finally(() => {
      running = undefined;
      if (waiting.length > 0) start();
    });
  }

  return {
    index,
    push(notice) {
      if (index.find(notice).length === 0) return;
      waiting.push({ notice });
      if (waiting.length > limit) {
        const missed = waiting;
        waiting = [];
        services.log.warn({ changes: missed.length }, 'change queue overflowed');
        giveUp(missed);
      }
      start();
    },
    async idle() {
      while (running) await running;
    },
    close() {
      waiting = [];
    },
  };
}
