import type { Context } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { infoOf, type ObjectRow } from './object-row.ts';
import type { ByteRange } from './object-store.ts';
import { noSuchObject } from './problems.ts';
import { sendObject } from './send-object.ts';
import { storedNameOf } from './stored-name.ts';

/**
 * A copy is asked about again after this time, whatever the uploader wished: the next picture has the same address. Whoever must see it at
 * once adds a version to the address.
 */
const keptSeconds = 60;

const maxTries = 3;

function cacheControlOf({ metadata }: ObjectRow): string {
  const wished = Number(/max-age=(\d{1,9})/.exec(metadata.cacheControl)?.[1] ?? keptSeconds);
  return `max-age=${Math.min(wished, keptSeconds)}, must-revalidate`;
}

/** Thrown between two tries: the bytes went away after the row had been read. */
class ReplacedMeanwhile extends Error {}

/**
 * Sends what a row names. Where it is replaced between the row and the bytes, the row is read again: nobody is told that a picture is gone
 * which was there all the time.
 * @param find reads the row with the rights of whoever asks
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
