import type { Transaction } from '../database/database.ts';
import type { ObjectAddress } from './object-address.ts';
import type { ObjectInfo } from './object-store.ts';

/** `metadata` of a row, with the official service's field names. */
export type ObjectMetadata = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
};

/** A row of storage.objects, in the official client's format. */
export type ObjectRow = {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  version: string;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
  metadata: ObjectMetadata;
  user_metadata: Record<string, unknown> | null;
};

/**
 * Reads the row of an object, with the rights of the transaction.
 * @param audience `everybody`: only in a public bucket
 * @returns undefined if there is none that the transaction may see
 */
export async function findRow(
  transaction: Transaction,
  { bucket, name }: ObjectAddress,
  audience?: 'everybody',
): Promise<ObjectRow | undefined> {
  const [row] = await transaction<ObjectRow[]>`
    select o.id, o.bucket_id, o.name, o.owner, o.owner_id, o.version, o.created_at, o.updated_at, o.last_accessed_at, o.metadata,
      o.user_metadata
    from storage.objects o join storage.buckets b on b.id = o.bucket_id
    where o.bucket_id = ${bucket} and o.name = ${name} and (b.public or ${audience === undefined})`;
  return row;
}

/** Builds a row's metadata from the store's result of the put, so that the store is not queried again. */
export function metadataOf(info: ObjectInfo, cacheControl: string): ObjectMetadata {
  return {
    eTag: info.etag,
    size: info.sizeBytes,
    mimetype: info.contentType,
    cacheControl,
    lastModified: info.modifiedAt.toISOString(),
    contentLength: info.sizeBytes,
    httpStatusCode: 200,
  };
}

/** Returns an object's info from its row, without querying the store. */
export function infoOf({ metadata }: ObjectRow): ObjectInfo {
  return {
    contentType: metadata.mimetype,
    sizeBytes: metadata.size,
    etag: metadata.eTag,
    modifiedAt: new Date(metadata.lastModified),
  };
}
