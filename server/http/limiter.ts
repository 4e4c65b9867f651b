import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Services } from '../services.ts';

/** A rate limit: `points` per `seconds`. */
export type Rule = { points: number; seconds: number };

export type Limiter = {
  /**
   * Counts one request.
   * @returns the milliseconds to wait when the limit is exceeded, else undefined
   */
  take(key: string): Promise<number | undefined>;
  /** Refunds a point. */
  refundPoint(key: string): Promise<void>;
};

type LimiterServices = Pick<Services, 'settings' | 'database' | 'secret' | 'metrics'>;

function isRefusal(thrown: unknown): thrown is RateLimiterRes {
  return typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown;
}

/** Adapts our database to the client that the library expects. Runs its statements as auth_admin, which may write the counters. */
function storeClient({ database }: LimiterServices) {
  return {
    query: ({ text, values }: { text: string; values?: (string | number | null)[] }) =>
      database.asAuth(async (transaction) => {
        const rows = await transaction.unsafe(text, values ?? []);
        return { rows, rowCount: rows.count };
      }),
  };
}

function createCounter(services: LimiterServices, name: string, rule: Rule) {
  const options = { keyPrefix: name, points: rule.points, duration: rule.seconds };
  if (services.settings.auth.rateLimitStore === 'memory') return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: storeClient(services),
    storeType: 'pool',
    schemaName: 'private',
    tableName: 'rate_limits',
    tableCreated: true,
  });
}

/**
 * Creates a rate limiter by key: in memory for a single process, in PostgreSQL for several. It never refuses when rate limits are off.
 * @param name of the counter, unique in the product
 */
export function createLimiter(services: LimiterServices, name: string, rule: Rule): Limiter {
  if (!services.settings.auth.rateLimits || rule.seconds === 0) {
    return { take: async () => undefined, refundPoint: async () => {} };
  }
  const counter = createCounter(services, name, rule);
  // Keys are hashed: a counter in the database must not identify a person whose account is deleted.
  const hashKey = services.secret.derive('rate limits');
  const hashed = (key: string) => createHmac('sha256', hashKey).update(key).digest('base64url');
  return {
    async take(key) {
      try {
        await counter.consume(hashed(key));
        return undefined;
      } catch (thrown) {
        if (!isRefusal(thrown)) throw thrown;
        services.metrics.limited.inc({ limit: name });
        return thrown.msBeforeNext;
      }
    },
    async refundPoint(key) {
      await counter.reward(hashed(key));
    },
  };
}

/**
 * Creates a rate limiter in the memory of this process, whose keys never leave it. For requests that are so frequent that counting them
 * in the database would cost more than the answer (0.6 µs per count in memory).
 * @returns a function that counts one request and returns the milliseconds to wait when the limit is exceeded, else undefined
 */
export function createMemoryLimiter(
  { auth }: Pick<Services['settings'], 'auth'>,
  rule: Rule,
): (key: string) => Promise<number | undefined> {
  if (!auth.rateLimits) return async () => undefined;
  const counter = new RateLimiterMemory({ points: rule.points, duration: rule.seconds });
  return async (key) => {
    try {
      await counter.consume(key);
      return undefined;
    } catch (thrown) {
      if (isRefusal(thrown)) return thrown.msBeforeNext;
      throw thrown;
    }
  };
}
