import type { Context, Handler } from 'hono';
import { limits } from '#contract/limits.ts';
import { pictureBucket } from '#contract/recipe-picture-address.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { readBucket } from './buckets.ts';
import { storageCaller } from './caller.ts';
import { addressIn, assertObjectName } from './object-address.ts';
import { forbidden, tooLarge } from './problems.ts';
import type { CountWrite } from './upload/count-writes.ts';
import { createGate } from './upload/gate.ts';
import { createKeeper, tryUpload, type UploadRequest } from './upload/keep-object.ts';
import { readUpload } from './upload/read-upload.ts';
import { BodyTooLarge, discardBody } from './upload/receive-body.ts';
import type { UploadMode } from './upload/write-row.ts';

/** The concurrency limits of uploads. Each holds its body in memory. */
const atOnce = { inAll: 32, ofOne: 4 };

function uploadModeOf(c: Context<DoorEnvironment>): UploadMode {
  if (c.req.method === 'PUT') return 'replace';
  return c.req.header('x-upsert')?.toLowerCase() === 'true' ? 'put' : 'add';
}

/** Returns the upload request if the caller may make it. Nothing of the body has been read yet. */
async function readUploadRequest(
  c: Context<DoorEnvironment>,
  services: Services,
): Promise<UploadRequest & { maxBytes: number }> {
  const caller = await storageCaller(c.req.raw, services);
  const address = addressIn(c.req.url, '/object/');
  const bucket = await readBucket(services.database, caller, address.bucket);
  assertObjectName(address.name);
  if (bucket.id === pictureBucket)
    throw forbidden('The pictures of recipes are put here by the server alone.');
  const request = { caller, address, uploadMode: uploadModeOf(c) };
  await tryUpload(services, request);
  return { ...request, maxBytes: bucket.file_size_limit ?? limits.avatarMaxBytes };
}

/** Drains the rest of the body within a bound, because a browser reads the response only after it has sent its body. Returns the error to throw. */
async function takeRestOf(c: Context<DoorEnvironment>, error: unknown): Promise<unknown> {
  const isTooLarge = error instanceof BodyTooLarge;
  const { body, bodyUsed } = c.req.raw;
  const drained = isTooLarge ? error.drained : bodyUsed || (await discardBody(body));
  if (!drained) c.header('connection', 'close');
  return isTooLarge ? tooLarge() : error;
}

/** `POST` and `PUT /object/{bucket}/{name}`: stores a picture, re-encoded. Row security decides whether the caller may. */
export function uploadObject(services: Services, countWrite: CountWrite): Handler<DoorEnvironment> {
  const enter = createGate(atOnce);
  const keep = createKeeper(services);

  async function receive(
    c: Context<DoorEnvironment>,
    request: UploadRequest & { maxBytes: number },
  ) {
    const leave = enter(String(request.caller.claims.sub));
    try {
      return await keep(request, await readUpload(c.req.raw, request.maxBytes));
    } finally {
      leave();
    }
  }

  return async (c) => {
    try {
      const request = await readUploadRequest(c, services);
      await countWrite(request.caller);
      const { id } = await receive(c, request);
      const { bucket, name } = request.address;
      return c.json({ Id: id, Key: `${bucket}/${name}` });
    } catch (error) {
      throw await takeRestOf(c, error);
    }
  };
}
