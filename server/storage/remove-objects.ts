import type { Handler } from 'hono';
import { z } from 'zod';
import { pictureBucket } from '#contract/recipe-picture-address.ts';
import type { Caller } from '../database/database.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { readBucket } from './buckets.ts';
import { storageCaller } from './caller.ts';
import { clearUp } from './leftovers.ts';
import { addressIn, isObjectName } from './object-address.ts';
import type { ObjectRow } from './object-row.ts';
import { forbidden, noSuchObject } from './problems.ts';
import { readJson } from './read-json.ts';

const maxAtOnce = 1000;
const body = z.object({
  prefixes: z
    .array(z.string('names alone: there are no versions of the past here'))
    .min(1)
    .max(maxAtOnce),
});

async function removeRows(
  services: Services,
  caller: Caller,
  bucketId: string,
  names: readonly string[],
): Promise<ObjectRow[]> {
  const bucket = await readBucket(services.database, caller, bucketId);
  if (bucket.id === pictureBucket && caller.role === 'service_role')
    throw forbidden('The pictures of recipes are removed by the server, when nothing shows them.');
  // A visitor may remove nothing, and gets the same response as any caller for whom row security leaves no rows.
  if (caller.role === 'anon') return [];
  const known = names.filter(isObjectName);
  const removed = await services.database.asCaller(
    caller,
    (transaction) => transaction<ObjectRow[]>`
      delete from storage.objects where bucket_id = ${bucket.id} and name = any(${known}::text[])
      returning id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata`,
  );
  if (removed.length > 0) await clearUp(services);
  return removed;
}

/** `DELETE /object/{bucket}`: returns the removed objects. Objects that do not exist or are not the caller's are left out. */
export function removeObjects(services: Services): Handler<DoorEnvironment> {
  return async (c) => {
    const caller = await storageCaller(c.req.raw, services);
    const { prefixes } = await readJson(c, body);
    return c.json(await removeRows(services, caller, c.req.param('bucket') ?? '', prefixes));
  };
}

/** `DELETE /object/{bucket}/{name}` */
export function removeObject(services: Services): Handler<DoorEnvironment> {
  return async (c) => {
    const caller = await storageCaller(c.req.raw, services);
    const { bucket, name } = addressIn(c.req.url, '/object/');
    const removed = await removeRows(services, caller, bucket, [name]);
    if (removed.length === 0) throw noSuchObject();
    return c.json({ message: 'Successfully deleted' });
  };
}
