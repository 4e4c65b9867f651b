import type { Prepared } from './operation.ts';
import type { Schema } from './schema/schema.ts';

/** A planned request, with the route that the log and the metrics name. */
export type CachedPlan = Prepared & { route: string };

export interface PlanCache {
  /** The plan of this request with this schema; undefined where none is cached. */
  find(schema: Schema, key: string): CachedPlan | undefined;
  keep(schema: Schema, key: string, prepared: CachedPlan): void;
}

/** In characters. The requests of the screens are shorter. */
const maxKeyLength = 2_000;
/** Of the statement with its values, in characters: a short request can become a long one. */
const maxStatementLength = 8_000;

/**
 * Everything that a read is planned from, but for the schema; undefined where its body says more. Who asks is no part of it:
 * the statement is the same, and is run as its caller.
 */
export function cacheKeyOf({ method, url, headers }: Request): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const said = ['accept', 'accept-profile', 'prefer', 'range'].map((name) => headers.get(name));
  return JSON.stringify([method, url, ...said]);
}

const lengthOf = ({ text, values }: Prepared): number =>
  values.reduce((sum, value) => sum + (value?.length ?? 0), text.length);

/**
 * Caches the plans of requests: the same screens are asked for again, and planning costs as much as a quick statement. Recently used plans
 * stay: of two halves the older one is evicted when the younger one is full.
 * @param maxPlans how many of them, for one schema; another schema clears the cache
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
