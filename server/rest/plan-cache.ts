import { LRUCache } from 'lru-cache';
import type { Prepared } from './operation.ts';
import type { Schema } from './schema/schema.ts';

/** A planned request, with its route for the log and the metrics. */
export type CachedPlan = Prepared & { route: string };

export interface PlanCache {
  /** Returns the plan of this request with this schema; undefined if none is cached. */
  find(schema: Schema, key: string): CachedPlan | undefined;
  keep(schema: Schema, key: string, prepared: CachedPlan): void;
}

/** Maximum length of a key in characters. The requests of the app's screens are shorter. */
const maxKeyLength = 2_000;
/** Maximum length of a statement with its values in characters: a short request can become a long statement. */
const maxStatementLength = 8_000;

/**
 * Returns a key of everything that a read is planned from, except the schema; undefined for methods with a body. The caller is not part
 * of the key: the statement is the same for every caller and runs with the rights of its caller.
 */
export function cacheKeyOf({ method, url, headers }: Request): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const said = ['accept', 'accept-profile', 'prefer', 'range'].map((name) => headers.get(name));
  return JSON.stringify([method, url, ...said]);
}

const lengthOf = ({ text, values }: Prepared): number =>
  values.reduce((sum, value) => sum + (value?.length ?? 0), text.length);

/**
 * Creates a cache of the plans of requests: the same screens are requested repeatedly, and planning costs as much as a quick statement.
 * The least recently used plan is evicted first.
 * @param maxPlans the maximum number of plans, for one schema; another schema clears the cache
 */
export function createPlanCache(maxPlans: number): PlanCache {
  const plans = new LRUCache<string, CachedPlan>({ max: maxPlans });
  let of: Schema | undefined;
  return {
    find: (schema, key) => (of === schema ? plans.get(key) : undefined),
    keep(schema, key, prepared) {
      if (key.length > maxKeyLength || lengthOf(prepared) > maxStatementLength) return;
      if (of !== schema) plans.clear();
      of = schema;
      plans.set(key, prepared);
    },
  };
}
