import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { timingSafeEqualStrings } from '../../http/timing-safe-equal-strings.ts';
import type { SecretKey } from '../../secret-key.ts';

export const formatVersion = 1;

const headerShape = z.object({
  format: z.literal('saffron-table-backup'),
  formatVersion: z.number().int(),
  product: z.string(),
  madeAt: z.iso.datetime(),
  postgresql: z.string(),
  newestMigration: z.string(),
  /** Identifies the SECRET_KEY that seals values in the database, without revealing anything about it. */
  keyFingerprint: z.string(),
});
export type Header = z.infer<typeof headerShape>;

const tableShape = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int(),
  /** An order-independent checksum over the rows, see row-sum.ts. */
  sum: z.string(),
});
export type TableRecord = z.infer<typeof tableShape>;

const sequenceShape = z.object({
  schema: z.string(),
  table: z.string(),
  column: z.string(),
  value: z.string().regex(/^\d+$/),
  isCalled: z.boolean(),
});
export type SequenceRecord = z.infer<typeof sequenceShape>;

const manifestShape = headerShape.extend({
  migrations: z.array(z.object({ path: z.string(), checksum: z.string() })),
  tables: z.array(tableShape),
  sequences: z.array(sequenceShape),
  objects: z.object({
    count: z.number().int(),
    bytes: z.number().int(),
    /** Objects that rows name and the store does not have. */
    missing: z.number().int(),
    /** Objects in the store whose bytes differ from those that were put there. */
    damaged: z.number().int(),
  }),
  /** Accounts whose balance is not the sum of their ledger. If it is not 0, something is wrong with the original. */
  balancesOff: z.number().int(),
  entries: z.number().int(),
  digest: z.string(),
});
export type Manifest = z.infer<typeof manifestShape>;

/** Returns the exact bytes that are written to the file and sealed. */
export const printJson = (value: Header | Manifest): Buffer =>
  Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`);

/** @throws Error if the bytes are not a header */
export const parseHeader = (bytes: Buffer): Header =>
  headerShape.parse(JSON.parse(bytes.toString('utf8')));
/** @throws Error if the bytes are not a manifest */
export const parseManifest = (bytes: Buffer): Manifest =>
  manifestShape.parse(JSON.parse(bytes.toString('utf8')));

const keyed = (secret: SecretKey, purpose: string, bytes: Buffer | string) =>
  createHmac('sha256', secret.derive(purpose)).update(bytes).digest();

/** Returns the fingerprint of the SECRET_KEY. It is the same in every file made with that key. */
export const fingerprintOf = (secret: SecretKey): string =>
  keyed(secret, 'backup fingerprint', 'SECRET_KEY').toString('hex').slice(0, 32);

/** Returns the HMAC of the manifest. A restore loads the file as the database owner, so only a file made with our key is accepted. */
export const sealOf = (secret: SecretKey, manifest: Buffer): string =>
  keyed(secret, 'backup seal', manifest).toString('hex');

/** Returns whether the seal of this manifest was made with this key. */
export const verifySeal = (secret: SecretKey, manifest: Buffer, seal: string): boolean =>
  timingSafeEqualStrings(sealOf(secret, manifest), seal.trim());
