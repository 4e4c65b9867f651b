import { maxCachedPictures, pictureCacheName } from '../data/device/picture-cache.ts';

/** Deletes the oldest pictures beyond the maximum that a device stores for this app. */
export async function boundPictures(): Promise<void> {
  const cache = await caches.open(pictureCacheName);
  const kept = await cache.keys();
  const surplus = kept.slice(0, Math.max(0, kept.length - maxCachedPictures));
  await Promise.all(surplus.map((request) => cache.delete(request)));
}
