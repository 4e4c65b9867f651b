import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
} from '../../concurrency/concurrency-limiter.ts';
import type { Services } from '../../services.ts';
import { type ChangeQueue, type ChangeQueueOptions, createChangeQueue } from './change-queue.ts';
import { BadBinding } from './changes.ts';
import type { Condition } from './parse-filter.ts';
import type { ResolvedBinding } from './read-bindings.ts';

type Lane = {
  queue: ChangeQueue;
  /** Validates the filters of one subscription at a time, in order. */
  check: ConcurrencyLimiter;
};

export type Lanes = {
  /** Returns the lane for a subscription with these bindings. */
  of(bindings: readonly ResolvedBinding[]): Lane;
  queues: readonly ChangeQueue[];
};

/** Maximum number of waiting validations: clients further back would give up before their turn. */
const maxChecked = 200;

/**
 * Creates a limiter that runs one validation at a time. A filter can be written to run until the statement timeout: without the limit, a
 * few concurrent joins would take all database connections from the rest of the app.
 */
const oneAfterTheOther = () =>
  createConcurrencyLimiter(1, {
    maxPending: maxChecked,
    queueFull: () => new BadBinding('Too many filters are being looked at. Please try again.'),
  });

type Kind = 'usual' | 'filtered' | 'patterned';

/** Classifies a subscription by how expensive its filters may be. */
function kindOf(bindings: readonly ResolvedBinding[]): Kind {
  const conditions = bindings.flatMap((one) => one.conditions);
  if (conditions.length === 0) return 'usual';
  const isPattern = ({ operator }: Condition) => operator === 'match' || operator === 'imatch';
  return conditions.some(isPattern) ? 'patterned' : 'filtered';
}

/**
 * Creates three lanes. Filters with conditions beyond the owner cost PostgreSQL time, and a pattern costs as much as its author wants.
 * Separate lanes keep the other subscriptions from waiting behind them, both for changes and for joins.
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
    of: (bindings) => lanes[kindOf(bindings)],
    queues: Object.values(lanes).map(({ queue }) => queue),
  };
}
