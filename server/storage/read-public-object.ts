import type { Context } from 'hono';
import { pictureBucket } from '#contract/recipe-picture-address.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { addressIn, isObjectName, type ObjectAddress } from './object-address.ts';
import { findRow } from './object-row.ts';
import type { ByteRange } from './object-store.ts';
import { isUnconditional } from './preconditions.ts';
import { noSuchObject } from './problems.ts';
import { sendObject } from './send-object.ts';
import { sendRow } from './send-row.ts';

/** The content at the address of a recipe's picture never changes. */
const forEver = 'public, max-age=31536000, immutable';

/** Sends a recipe's picture. For a request without conditions one call finds and reads it: with S3 that is one round trip, not two. */
async function sendPicture(c: Context<DoorEnvironment>, { objects }: Services, path: string) {
  const name = { bucket: pictureBucket, path };
  const isRead = c.req.method !== 'HEAD' && isUnconditional((header) => c.req.header(header));
  const found = isRead ? await objects.read(name) : undefined;
  const info = isRead ? found : await objects.find(name);
  if (!info) throw noSuchObject();
  const read = async (range?: ByteRange) => (found ?? (await objects.read(name, range)))?.body;
  return sendObject(c, { info, cacheControl: forEver, read });
}

/** Sends an object of a public bucket. Everyone who has its address may read it, so the row is read with the service role. */
export async function sendPublicObject(
  c: Context<DoorEnvironment>,
  services: Services,
  address: ObjectAddress,
): Promise<Response> {
  if (address.bucket === pictureBucket) return sendPicture(c, services, address.name);
  if (!isObjectName(address.name) || !address.bucket.isWellFormed()) throw noSuchObject();
  return sendRow(c, services, 'public', () =>
    services.database.asService((transaction) => findRow(transaction, address, 'everybody')),
  );
}

/** `GET /object/public/…`: for everyone, without a key. Browsers load pictures from here. */
export function readPublicObject(
  c: Context<DoorEnvironment>,
  services: Services,
): Promise<Response> {
  return sendPublicObject(c, services, addressIn(c.req.url, '/object/public/'));
}
