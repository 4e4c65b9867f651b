import type { Caller, Database, Transaction } from '../../database/database.ts';
import { jsonValue } from '../../database/json-value.ts';
import type { ObjectAddress } from '../object-address.ts';
import type { ObjectMetadata } from '../object-row.ts';
import { noSuchObject } from '../problems.ts';

/** `add` fails if the object exists, `replace` fails if it does not; `put` does either. */
export type UploadMode = 'add' | 'replace' | 'put';

export type NewRow = {
  address: ObjectAddress;
  version: string;
  metadata: ObjectMetadata;
  userMetadata: Record<string, unknown> | null;
};

type Written = { id: string };

/** Returns the owner: the caller, or null if the service writes the object. */
function ownerOf({ role, claims }: Caller): string | null {
  return role === 'authenticated' && typeof claims.sub === 'string' ? claims.sub : null;
}

function insert(transaction: Transaction, caller: Caller, row: NewRow) {
  const { bucket, name } = row.address;
  const metadata = transaction.json(row.metadata);
  const userMetadata = row.userMetadata && transaction.json(jsonValue(row.userMetadata));
  return transaction`
    insert into storage.objects (bucket_id, name, owner, version, metadata, user_metadata)
    values (${bucket}, ${name}, ${ownerOf(caller)}, ${row.version}, ${metadata}, ${userMetadata})`;
}

async function replace(transaction: Transaction, row: NewRow): Promise<Written | undefined> {
  const { bucket, name } = row.address;
  const userMetadata = row.userMetadata && transaction.json(jsonValue(row.userMetadata));
  const [written] = await transaction<Written[]>`
    update storage.objects
    set version = ${row.version}, metadata = ${transaction.json(row.metadata)}, user_metadata = ${userMetadata}, updated_at = now()
    where bucket_id = ${bucket} and name = ${name} returning id`;
  return written;
}

async function add(transaction: Transaction, caller: Caller, row: NewRow, orReplace: boolean) {
  const [written] = await transaction<Written[]>`
    ${insert(transaction, caller, row)}
    ${
      orReplace
        ? transaction`on conflict (bucket_id, name) do update set version = excluded.version,
            metadata = excluded.metadata, user_metadata = excluded.user_metadata, updated_at = now()`
        : transaction``
    } returning id`;
  if (!written) throw new Error('The row of an object was not written.');
  return written;
}

/** Makes a version the object at this address, with the caller's rights. @throws the errors of row security and of the table */
async function write(
  transaction: Transaction,
  caller: Caller,
  row: NewRow,
  uploadMode: UploadMode,
) {
  if (uploadMode !== 'replace') return add(transaction, caller, row, uploadMode === 'put');
  const written = await replace(transaction, row);
  if (written) return written;
  // A caller who may not write here gets that error, and does not learn whether the object exists.
  await add(transaction, caller, row, true);
  throw noSuchObject();
}

/** Makes a version the object at its address, in a transaction of the caller. @throws the errors of row security and of the table */
export function writeRow(
  database: Database,
  caller: Caller,
  row: NewRow,
  uploadMode: UploadMode,
): Promise<Written> {
  return database.asCaller(caller, (transaction) => write(transaction, caller, row, uploadMode));
}

class TriedOnly extends Error {}

/**
 * Checks in the database whether this row could be written now, and writes none: five megabytes are not received, decoded and stored for a caller
 * who will be refused.
 */
export async function tryRow(
  database: Database,
  caller: Caller,
  row: NewRow,
  uploadMode: UploadMode,
): Promise<void> {
  try {
    await database.asCaller(caller, async (transaction) => {
      await write(transaction, caller, row, uploadMode);
      throw new TriedOnly();
    });
  } catch (error) {
    if (!(error instanceof TriedOnly)) throw error;
  }
}
