import type { Caller, Database } from '../database/database.ts';
import { noSuchBucket } from './problems.ts';

type Row = {
  id: string;
  name: string;
  public: boolean;
  type: string;
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
  created_at: Date;
  updated_at: Date;
};

/** Returns the buckets that the caller may see, in the official client's format. There are only a handful. */
export async function readBuckets(database: Database, caller: Caller) {
  const rows = await database.asCaller(
    caller,
    (transaction) => transaction<Row[]>`
      select id, name, public, type, file_size_limit, allowed_mime_types, created_at, updated_at
      from storage.buckets order by id`,
  );
  return rows.map((row) => ({
    ...row,
    owner: '',
    file_size_limit: row.file_size_limit === null ? null : Number(row.file_size_limit),
  }));
}

/** Returns one bucket. @throws StorageProblem 404 for a bucket that does not exist, or that the caller may not see */
export async function readBucket(database: Database, caller: Caller, id: string) {
  const bucket = (await readBuckets(database, caller)).find((known) => known.id === id);
  if (!bucket) throw noSuchBucket();
  return bucket;
}
