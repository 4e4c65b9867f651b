import { randomBytes } from 'node:crypto';
import type { Random } from '#recipes/random.ts';
import type { Exposed, Procedure } from '#tests/wire/assurance-scene.ts';
import type { Draft } from '../draft.ts';

/** What an attacker may know: ids of their own and of others, addresses, the published names. */
export type Known = {
  /** Of accounts, recipes, generations, purchases, factors: some are the asker's, most are not. */
  ids: readonly string[];
  /** Of people who are there, but for whose data we watch. */
  emails: readonly string[];
  tables: readonly Exposed[];
  procedures: readonly Procedure[];
  /** Paths of the web build's files. */
  files: readonly string[];
  png: Buffer;
  packs: readonly string[];
  /** Of the sandbox: pages where a card is typed. */
  checkouts: readonly string[];
};

type Maker = (random: Random, known: Known) => Draft;
/** By method and path, as the app lists its routes. */
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

/** A key that nobody used before: the same requests with the same seed would otherwise meet their own traces. */
export const freshKey = (): string => randomBytes(8).toString('hex');
