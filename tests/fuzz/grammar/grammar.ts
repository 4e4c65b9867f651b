import { randomBytes } from 'node:crypto';
import type { Random } from '#recipes/random.ts';
import type { Exposed, Procedure } from '#tests/wire/assurance-scene.ts';
import type { Draft } from '../draft.ts';

/** What an attacker may know: their own ids and foreign ids, addresses, the published names. */
export type Known = {
  /** Ids of accounts, recipes, generations, purchases, factors: some belong to the caller, most do not. */
  ids: readonly string[];
  /** Addresses of existing users, without the one whose data is watched. */
  emails: readonly string[];
  tables: readonly Exposed[];
  procedures: readonly Procedure[];
  /** Paths of the web build's files. */
  files: readonly string[];
  png: Buffer;
  packs: readonly string[];
  /** Checkouts of the sandbox: pages where a card is entered. */
  checkouts: readonly string[];
};

type Maker = (random: Random, known: Known) => Draft;
/** Request makers by method and path, as the app lists its routes. */
export type Grammar = Record<string, Maker>;

export const newId = (random: Random): string =>
  `${random.between(10_000_000, 99_999_999)}-0000-4000-8000-000000000000`;

export const anId = (random: Random, { ids }: Known): string =>
  random.next() < 0.9 && ids.length > 0 ? random.pick(ids) : newId(random);

export const anEmail = (random: Random, { emails }: Known): string =>
  random.next() < 0.5 && emails.length > 0
    ? random.pick(emails)
    : `fuzz-${random.between(0, 1e9)}@example.com`;

export const draft = (method: string, path: string, rest: Partial<Draft> = {}): Draft => ({
  method,
  path,
  query: [],
  headers: [],
  ...rest,
});

export const json = (method: string, path: string, value: unknown, query: string[] = []): Draft =>
  draft(method, path, { body: { kind: 'json', value }, query });

export const form = (path: string, fields: Record<string, string>, query: string[] = []): Draft =>
  draft('POST', path, { body: { kind: 'form', fields: Object.entries(fields) }, query });

/** Returns a key that was never used before: otherwise the same requests with the same seed would meet the rows of an earlier run. */
export const freshKey = (): string => randomBytes(8).toString('hex');
