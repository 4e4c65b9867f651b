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
  /** Says which SECRET_KEY seals what is in the database, and nothing about it. */
  keyFingerprint: z.string(),
});
export type Header = z.infer<typeof headerShape>;

const tableShape = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int(),
  /** A sum over the rows in any order, see row-sum.ts. */
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
    /** Named by rows, and not in the store. */
    missing: z.number().int(),
    /** In the store, with other bytes than were once put there. */
    damaged: z.number().int(),
  }),
  /** Accounts whose balance is not the sum of their ledger: 0, or something is wrong with the original. */
  balancesOff: z.number().int(),
  entries: z.number().int(),
  digest: z.string(),
});
export type Manifest = z.infer<typeof manifestShape>;

/** As it stands in the file, and as it is sealed: to the byte. */
export const printJson = (value: Header | Manifest): Buffer =>
  Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`);

/** @throws Error where it is none */
export const parseHeader = (bytes: Buffer): Header =>
  headerShape.parse(JSON.parse(bytes.toString('utf8')));
/** @throws Error where it is none */
export const parseManifest = (bytes: Buffer): Manifest =>
  manifestShape.parse(JSON.parse(bytes.toString('utf8')));

const keyed = (secret: SecretKey, purpose: string, bytes: Buffer | string) =>
  createHmac('sha256', secret.derive(purpose)).update(bytes).digest();

/** The same for the same SECRET_KEY, whatever the file. */
export const fingerprintOf = (secret: SecretKey): string =>
  keyed(secret, 'backup fingerprint', 'SECRET_KEY').toString('hex').slice(0, 32);

/** Whoever restores runs what the file holds as the owner of the database: it must be one that was made with our key. */
export const sealOf = (secret: SecretKey, manifest: Buffer): string =>
  keyed(secret, 'backup seal', manifest).toString('hex');

/** Whether a seal is that of this manifest, by whoever has the key. */
export const isSealOf = (secret: SecretKey, manifest: Buffer, seal: string): boolean =>
  timingSafeEqualStrings(sealOf(secret, manifest), seal.trim());
