import { mostPictures, pictureCacheName } from '../data/offline/kept-for.ts';

/** Lets go of the pictures that were kept first, where there are more than a device should carry for us. */
export async function boundPictures(): Promise<void> {
  const cache = await caches.open(pictureCacheName);
  const kept = await cache.keys();
  const surplus = kept.slice(0, Math.max(0, kept.length - mostPictures));
  await Promise.all(surplus.map((request) => cache.delete(request)));
}
