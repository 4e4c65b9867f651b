import type { Context } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { infoOf, type ObjectRow } from './object-row.ts';
import type { ByteRange } from './object-store.ts';
import { noSuchObject } from './problems.ts';
import { sendObject } from './send-object.ts';
import { storedNameOf } from './stored-name.ts';

/**
 * Caches revalidate a copy after this time, whatever the uploader requested: the next picture has the same address. A page that must show the new
 * picture at once adds a version to the address.
 */
const keptSeconds = 60;

const maxTries = 3;

function cacheControlOf({ metadata }: ObjectRow): string {
  const wished = Number(/max-age=(\d{1,9})/.exec(metadata.cacheControl)?.[1] ?? keptSeconds);
  return `max-age=${Math.min(wished, keptSeconds)}, must-revalidate`;
}

/** Thrown between two tries: the bytes were removed after the row had been read. */
class ReplacedMeanwhile extends Error {}

/**
 * Sends the object of a row. If the object is replaced between reading the row and the bytes, the row is read again: a picture that exists all the
 * time never gives a 404.
 * @param find reads the row with the caller's rights
 */
export async function sendRow(
  c: Context<DoorEnvironment>,
  { objects }: Pick<Services, 'objects'>,
  audience: 'public' | 'private',
  find: () => Promise<ObjectRow | undefined>,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const row = await find();
    if (!row) throw noSuchObject();
    const read = async (range: ByteRange | undefined) => {
      const object = await objects.read(storedNameOf(row.bucket_id, row.version), range);
      if (!object) throw new ReplacedMeanwhile();
      return object.body;
    };
    try {
      const cacheControl = `${audience}, ${cacheControlOf(row)}`;
      return await sendObject(c, { info: infoOf(row), cacheControl, read });
    } catch (error) {
      if (!(error instanceof ReplacedMeanwhile)) throw error;
      if (tries < maxTries) continue;
      c.get('log').error({ bucket: row.bucket_id, version: row.version }, 'an object has no bytes');
      throw noSuchObject();
    }
  }
}
