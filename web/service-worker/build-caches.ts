import { buildCachePrefix } from './offline-build.ts';

/** Returns the name of the cache for the shell and the files of the public pages. */
export function frameCacheName(version: string): string {
  return `${buildCachePrefix}${version}-frame`;
}

/** Returns the name of the cache for files that are not part of the frame. */
export function codeCacheName(version: string): string {
  return `${buildCachePrefix}${version}-code`;
}

/** Returns whether a cache belongs to another build. */
export function isOfOlderBuild(cacheName: string, version: string): boolean {
  return (
    cacheName.startsWith(buildCachePrefix) &&
    !cacheName.startsWith(`${buildCachePrefix}${version}-`)
  );
}

/** Deletes the caches of all other builds. */
export async function forgetOlderBuilds(version: string): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => isOfOlderBuild(name, version));
  await Promise.all(older.map((name) => caches.delete(name)));
}

/**
 * Stores files one after the other, at a lower priority than the page's own requests. A file that any build has stored is not fetched
 * again: file names contain a content hash.
 */
export async function keepCode(version: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(codeCacheName(version));
  for (const path of paths) {
    if (await cache.match(path, { ignoreVary: true })) continue;
    const kept = await caches.match(path, { ignoreVary: true });
    const answer = kept ?? (await fetch(path, { priority: 'low' }));
    if (answer.status === 200) await cache.put(path, answer);
  }
}
