import type { Handler } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { readBucket } from './buckets.ts';
import { storageCaller } from './caller.ts';
import { addressIn, isObjectName } from './object-address.ts';
import { findRow, type ObjectRow } from './object-row.ts';
import { noSuchObject } from './problems.ts';

function describe(row: ObjectRow) {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: row.metadata.size,
    content_type: row.metadata.mimetype,
    content_encoding: null,
    cache_control: row.metadata.cacheControl,
    etag: row.metadata.eTag,
    metadata: row.user_metadata ?? {},
    last_modified: row.metadata.lastModified,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** `GET /object/info/{bucket}/{name}`: returns the metadata of an object to a caller who may list it. */
export function describeObject(services: Services): Handler<DoorEnvironment> {
  return async (c) => {
    const caller = await storageCaller(c.req.raw, services);
    const address = addressIn(c.req.url, '/object/info/');
    await readBucket(services.database, caller, address.bucket);
    if (!isObjectName(address.name)) throw noSuchObject();
    const row = await services.database.asCaller(caller, (transaction) =>
      findRow(transaction, address),
    );
    if (!row) throw noSuchObject();
    return c.json(describe(row));
  };
}
