import type { Handler } from 'hono';
import { z } from 'zod';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { readBucket } from './buckets.ts';
import { storageCaller } from './caller.ts';
import { assertObjectName, isObjectName } from './object-address.ts';
import { badRequest, noSuchObject } from './problems.ts';
import { readJson } from './read-json.ts';

const body = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
});

/** `POST /object/move`: renames an object within its bucket. The bytes do not move. */
export function moveObject(services: Services): Handler<DoorEnvironment> {
  return async (c) => {
    const caller = await storageCaller(c.req.raw, services);
    const { bucketId, sourceKey, destinationKey, destinationBucket } = await readJson(c, body);
    const { id } = await readBucket(services.database, caller, bucketId);
    if (destinationBucket && destinationBucket !== id)
      throw badRequest('An object moves within its bucket.');
    assertObjectName(destinationKey);
    if (!isObjectName(sourceKey)) throw noSuchObject();
    const moved = await services.database.asCaller(
      caller,
      (transaction) => transaction`
        update storage.objects set name = ${destinationKey}, updated_at = now()
        where bucket_id = ${id} and name = ${sourceKey}`,
    );
    if (moved.count === 0) throw noSuchObject();
    return c.json({ message: 'Successfully moved' });
  };
}
