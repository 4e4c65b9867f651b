import type { Prepared } from './operation.ts';
import type { Schema } from './schema/schema.ts';

/** With the route that the log and the metrics name. */
export type KnownRequest = Prepared & { route: string };

export interface KnownRequests {
  /** What the request was prepared to be with this schema, where it was asked before in the very same words. */
  find(schema: Schema, words: string): KnownRequest | undefined;
  keep(schema: Schema, words: string, prepared: KnownRequest): void;
}

/** What a screen asks is shorter. */
const longestWords = 2_000;
/** Of the statement with its values, in characters: a few words can become a long one. */
const longestStatement = 8_000;

/**
 * Everything that a reading request is prepared from, but for the schema; undefined where its body says more. Who asks is no part of it:
 * the statement is the same, and is run as its caller.
 */
export function wordsOf({ method, url, headers }: Request): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const said = ['accept', 'accept-profile', 'prefer', 'range'].map((name) => headers.get(name));
  return JSON.stringify([method, url, ...said]);
}

const lengthOf = ({ text, values }: Prepared): number =>
  values.reduce((sum, value) => sum + (value?.length ?? 0), text.length);

/**
 * Remembers how requests were read and printed: people ask for the same screens again, and reading one costs as much as a quick statement.
 * What was asked lately stays: of two halves the older one is forgotten when the younger one is full.
 * @param most how many of them, for one schema; another schema begins anew
 */
export function createKnownRequests(most: number): KnownRequests {
  const half = Math.ceil(most / 2);
  let of: Schema | undefined;
  let young = new Map<string, KnownRequest>();
  let old = young;

  function keep(schema: Schema, words: string, prepared: KnownRequest): void {
    if (words.length > longestWords || lengthOf(prepared) > longestStatement) return;
    if (of !== schema || young.size >= half) {
      old = of === schema ? young : new Map();
      young = new Map();
      of = schema;
    }
    young.set(words, prepared);
  }

  return {
    find(schema, words) {
      if (of !== schema) return undefined;
      const known = young.get(words);
      if (known) return known;
      const older = old.get(words);
      if (older) keep(schema, words, older);
      return older;
    },
    keep,
  };
}
