import type { Context } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { readBucket } from './buckets.ts';
import { storageCaller } from './caller.ts';
import { addressIn, isObjectName } from './object-address.ts';
import { findRow } from './object-row.ts';
import { noSuchObject } from './problems.ts';
import { sendPublicObject } from './read-public-object.ts';
import { sendRow } from './send-row.ts';

/**
 * `GET /object/{bucket}/…` and `/object/authenticated/{bucket}/…`: both return the same bytes to a caller with a key. Everyone who has the address of
 * an object in a public bucket may read it; in other buckets row security decides.
 */
export async function readObject(
  c: Context<DoorEnvironment>,
  services: Services,
  after: '/object/' | '/object/authenticated/',
): Promise<Response> {
  const caller = await storageCaller(c.req.raw, services);
  const address = addressIn(c.req.url, after);
  const bucket = await readBucket(services.database, caller, address.bucket);
  if (bucket.public) return sendPublicObject(c, services, address);
  if (!isObjectName(address.name)) throw noSuchObject();
  return sendRow(c, services, 'private', () =>
    services.database.asCaller(caller, (transaction) => findRow(transaction, address)),
  );
}
