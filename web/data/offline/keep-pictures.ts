import { storedCookId } from '../session/stored-session.ts';
import { mostPictures, pictureCacheName } from './kept-for.ts';
import type { SavedRow } from './offline-database.ts';

/** Pictures of this many recipes are kept whole; of the others the small one of their card. */
const wholePictures = 60;

/** The addresses of pictures that are worth keeping, the newest recipes first, within what a device should carry for us. */
export function picturesOf(rows: readonly Pick<SavedRow, 'image_url' | 'thumbnail_url'>[]) {
  const small = rows.map((row) => row.thumbnail_url ?? row.image_url);
  const whole = rows.slice(0, wholePictures).map((row) => row.image_url);
  const ours = [...whole, ...small].filter((address) => address?.startsWith('/'));
  return [...new Set(ours as string[])].slice(0, mostPictures);
}

/** Fetches them one after the other, behind everything else, and stops where the cook leaves. */
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
