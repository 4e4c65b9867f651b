import type { SavedRow } from '../device/offline-database.ts';
import { maxCachedPictures, pictureCacheName } from '../device/picture-cache.ts';
import { storedCookId } from '../session/stored-session.ts';

/** The number of recipes whose full picture is stored. Of the others only the thumbnail is. */
const wholePictures = 60;

/** Returns the paths of the pictures to store, the newest recipes first, at most `maxCachedPictures`. */
export function picturesOf(rows: readonly Pick<SavedRow, 'image_url' | 'thumbnail_url'>[]) {
  const small = rows.map((row) => row.thumbnail_url ?? row.image_url);
  const whole = rows.slice(0, wholePictures).map((row) => row.image_url);
  const ours = [...whole, ...small].filter((address) => address?.startsWith('/'));
  return [...new Set(ours as string[])].slice(0, maxCachedPictures);
}

/** Fetches the pictures one at a time at low priority, and stops when the cook signs out. */
export async function keepPictures(cookId: string, rows: readonly SavedRow[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(pictureCacheName);
  for (const address of picturesOf(rows)) {
    if (storedCookId() !== cookId) break;
    if (await cache.match(address)) continue;
    const answer = await fetch(address, { priority: 'low' });
    if (answer.status === 200 && storedCookId() === cookId) await cache.put(address, answer);
  }
}
