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
 * Recently used plans stay: of two halves, the older one is evicted when the younger one is full.
 * @param maxPlans the maximum number of plans, for one schema; another schema clears the cache
 */
export function createPlanCache(maxPlans: number): PlanCache {
  const half = Math.ceil(maxPlans / 2);
  let of: Schema | undefined;
  let young = new Map<string, CachedPlan>();
  let old = young;

  function keep(schema: Schema, key: string, prepared: CachedPlan): void {
    if (key.length > maxKeyLength || lengthOf(prepared) > maxStatementLength) return;
    if (of !== schema || young.size >= half) {
      old = of === schema ? young : new Map();
      young = new Map();
      of = schema;
    }
    young.set(key, prepared);
  }

  return {
    find(schema, key) {
      if (of !== schema) return undefined;
      const known = young.get(key);
      if (known) return known;
      const older = old.get(key);
      if (older) keep(schema, key, older);
      return older;
    },
    keep,
  };
}
