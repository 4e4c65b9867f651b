import { randomUUID } from 'node:crypto';
import type { Handler } from 'hono';
import { z } from 'zod';
import { pictureBucket } from '#contract/recipe-picture-address.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { readBucket } from './buckets.ts';
import { storageCaller } from './caller.ts';
import { assertObjectName, isObjectName } from './object-address.ts';
import { findRow, type ObjectRow } from './object-row.ts';
import { forbidden, noSuchObject } from './problems.ts';
import { readJson } from './read-json.ts';
import { storedNameOf } from './stored-name.ts';
import type { CountWrite } from './upload/count-writes.ts';
import { putRow } from './upload/keep-object.ts';
import { tryRow } from './upload/write-row.ts';

const body = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
});

async function bytesOf({ objects }: Services, row: ObjectRow): Promise<Uint8Array> {
  const object = await objects.read(storedNameOf(row.bucket_id, row.version));
  if (!object) throw noSuchObject();
  return new Uint8Array(await new Response(object.body).arrayBuffer());
}

/** `POST /object/copy`: copies the bytes to another name. The caller needs the right to read the source and to write the destination. */
export function copyObject(services: Services, countWrite: CountWrite): Handler<DoorEnvironment> {
  const { database } = services;
  return async (c) => {
    const caller = await storageCaller(c.req.raw, services);
    const { bucketId, sourceKey, destinationKey, destinationBucket } = await readJson(c, body);
    const from = await readBucket(database, caller, bucketId);
    const to = await readBucket(database, caller, destinationBucket ?? bucketId);
    if (to.id === pictureBucket)
      throw forbidden('The pictures of recipes are put here by the server alone.');
    const address = { bucket: to.id, name: assertObjectName(destinationKey) };
    if (!isObjectName(sourceKey)) throw noSuchObject();
    const source = await database.asCaller(caller, (transaction) =>
      findRow(transaction, { bucket: from.id, name: sourceKey }),
    );
    if (!source) throw noSuchObject();
    const request = { caller, address, uploadMode: 'add' as const };
    const { metadata, user_metadata: userMetadata } = source;
    await tryRow(
      database,
      caller,
      { address, version: randomUUID(), metadata, userMetadata },
      'add',
    );
    await countWrite(caller);
    const { cacheControl } = metadata;
    const { id } = await putRow(
      services,
      request,
      { cacheControl, userMetadata },
      await bytesOf(services, source),
    );
    return c.json({ Id: id, Key: `${address.bucket}/${address.name}` });
  };
}
