import type { Handler } from 'hono';
import { z } from 'zod';
import { pictureBucket } from '#contract/recipe-picture-address.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { readBucket } from './buckets.ts';
import { storageCaller } from './caller.ts';
import { listPictures } from './list/list-pictures.ts';
import { listRows } from './list/list-rows.ts';
import type { Listing } from './list/listing.ts';
import { isObjectName } from './object-address.ts';
import { readJson } from './read-json.ts';

const maxAtOnce = 1000;
const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const order = z.object({
  column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).nullish(),
  order: z.enum(['asc', 'desc']).nullish(),
});
const body = z.object({
  prefix: z.string().nullish(),
  limit: count.nullish(),
  offset: count.nullish(),
  sortBy: order.nullish(),
  search: z.string().nullish(),
});

/** Returns the folder of a prefix: with a slash at its end and none at its beginning. */
function folderOf(prefix: string): string {
  const plain = prefix.replace(/^\/+|\/+$/g, '');
  return plain === '' ? '' : `${plain}/`;
}

/** True if no object can have this name. Nothing is found then, and the database gets no text that it cannot store. */
function findsNothing({ folder, search }: Listing): boolean {
  return (folder !== '' && !isObjectName(folder.slice(0, -1))) || !/^[\x20-\x7e]*$/.test(search);
}

/**
 * `POST /object/list/{bucket}`: lists the direct contents of a folder, folders first, with names relative to it. Row security decides what the caller
 * sees. Recipe pictures have no rows; they are listed for the service role only.
 */
export function listObjects(services: Services): Handler<DoorEnvironment> {
  return async (c) => {
    const caller = await storageCaller(c.req.raw, services);
    const given = await readJson(c, body);
    const bucket = await readBucket(services.database, caller, c.req.param('bucket') ?? '');
    const listing: Listing = {
      bucket: bucket.id,
      folder: folderOf(given.prefix ?? ''),
      search: given.search ?? '',
      limit: Math.min(given.limit ?? 100, maxAtOnce),
      offset: given.offset ?? 0,
      column: given.sortBy?.column ?? 'name',
      descending: given.sortBy?.order === 'desc',
    };
    if (findsNothing(listing)) return c.json([]);
    if (bucket.id !== pictureBucket) return c.json(await listRows(services, caller, listing));
    return c.json(caller.role === 'service_role' ? await listPictures(services, listing) : []);
  };
}
