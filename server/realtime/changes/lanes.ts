import { type ConcurrencyLimiter, createConcurrencyLimiter } from '../../concurrency-limiter.ts';
import type { Services } from '../../services.ts';
import { type ChangeQueue, type ChangeQueueOptions, createChangeQueue } from './change-queue.ts';
import { BadBinding } from './changes.ts';
import type { Condition } from './parse-filter.ts';
import type { Heard } from './read-bindings.ts';

type Lane = {
  queue: ChangeQueue;
  /** Looks at the filters of one subscription after the other, in their turn. */
  check: ConcurrencyLimiter;
};

export type Lanes = {
  /** Where subscriptions that ask for so much belong. */
  of(heard: readonly Heard[]): Lane;
  queues: readonly ChangeQueue[];
};

/** Behind so many nobody waits: their clients would have given up before it is their turn. */
const maxChecked = 200;

/**
 * A filter can be written so that PostgreSQL takes as long as it may to look at it: a handful of joins at once would hold every connection
 * that the rest of the product needs.
 */
const oneAfterTheOther = () =>
  createConcurrencyLimiter(1, {
    maxPending: maxChecked,
    queueFull: () => new BadBinding('Too many filters are being looked at. Please try again.'),
  });

type Kind = 'usual' | 'filtered' | 'patterned';

/** How dear the filters of a subscription may become. */
function kindOf(heard: readonly Heard[]): Kind {
  const conditions = heard.flatMap((one) => one.conditions);
  if (conditions.length === 0) return 'usual';
  const isPattern = ({ operator }: Condition) => operator === 'match' || operator === 'imatch';
  return conditions.some(isPattern) ? 'patterned' : 'filtered';
}

/**
 * Three lanes. Filters with conditions of their own take PostgreSQL's time, and patterns as much as their makers want: the others do not wait
 * behind them, neither for changes nor for their joins.
 */
export function createLanes(services: Services, options: ChangeQueueOptions): Lanes {
  const createLane = (): Lane => ({
    queue: createChangeQueue(services, options),
    check: oneAfterTheOther(),
  });
  const lanes: Record<Kind, Lane> = {
    usual: createLane(),
    filtered: createLane(),
    patterned: createLane(),
  };
  return {
    of: (heard) => lanes[kindOf(heard)],
    queues: Object.values(lanes).map(({ queue }) => queue),
  };
}
