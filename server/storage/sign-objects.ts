import type { Handler } from 'hono';
import { z } from 'zod';
import type { Caller } from '../database/database.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { readBucket } from './buckets.ts';
import { storageCaller } from './caller.ts';
import { addressIn, isObjectName } from './object-address.ts';
import { noSuchObject, notBuilt } from './problems.ts';
import { readJson } from './read-json.ts';
import { signAddress } from './signed-address.ts';

const maxSeconds = 365 * 86_400;
const expiresIn = z.number().int().min(1).max(maxSeconds);
const one = z.object({ expiresIn, transform: z.record(z.string(), z.unknown()).optional() });
const several = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(500) });

/** Returns the names that the caller may see. Each name is looked up once. */
async function visibleNames(
  { database }: Services,
  caller: Caller,
  bucket: string,
  names: readonly string[],
): Promise<Set<string>> {
  const known = names.filter(isObjectName);
  const rows = await database.asCaller(
    caller,
    (transaction) => transaction<{ name: string }[]>`
      select name from storage.objects where bucket_id = ${bucket} and name = any(${known}::text[])`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** `POST /object/sign/{bucket}/{name}`: returns an address at which everyone may read an object for a while, if the caller may see it. */
export function signObject(services: Services): Handler<DoorEnvironment> {
  return async (c) => {
    const caller = await storageCaller(c.req.raw, services);
    const address = addressIn(c.req.url, '/object/sign/');
    const { expiresIn: seconds, transform = {} } = await readJson(c, one);
    // The signed address would silently return the untransformed picture.
    if (Object.keys(transform).length > 0) notBuilt();
    const { id } = await readBucket(services.database, caller, address.bucket);
    const visible = await visibleNames(services, caller, id, [address.name]);
    if (!visible.has(address.name)) throw noSuchObject();
    return c.json({ signedURL: await signAddress(services, address, seconds) });
  };
}

/** `POST /object/sign/{bucket}`: does the same for many objects. Each gets its address or an error. */
export function signObjects(services: Services): Handler<DoorEnvironment> {
  return async (c) => {
    const caller = await storageCaller(c.req.raw, services);
    const { expiresIn: seconds, paths } = await readJson(c, several);
    const bucket = c.req.param('bucket') ?? '';
    const { id } = await readBucket(services.database, caller, bucket);
    const visible = await visibleNames(services, caller, id, paths);
    const signed = paths.map(async (name) => {
      if (!visible.has(name)) {
        const error = 'Either the object does not exist or you do not have access to it';
        return { error, path: name, signedURL: null };
      }
      return {
        error: null,
        path: name,
        signedURL: await signAddress(services, { bucket, name }, seconds),
      };
    });
    return c.json(await Promise.all(signed));
  };
}
