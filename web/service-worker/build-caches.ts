import { buildCachePrefix } from './offline-build.ts';

/** Where the shell and the public pages' parts are kept. */
export function frameCacheName(version: string): string {
  return `${buildCachePrefix}${version}-frame`;
}

/** Where parts are kept that came with no page's frame. */
export function codeCacheName(version: string): string {
  return `${buildCachePrefix}${version}-code`;
}

/** Whether a cache belongs to another build than this one. */
export function isOfOlderBuild(cacheName: string, version: string): boolean {
  return (
    cacheName.startsWith(buildCachePrefix) &&
    !cacheName.startsWith(`${buildCachePrefix}${version}-`)
  );
}

/** Lets go of everything that other builds kept. */
export async function forgetOlderBuilds(version: string): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => isOfOlderBuild(name, version));
  await Promise.all(older.map((name) => caches.delete(name)));
}

/**
 * Keeps parts one after the other, behind everything that a page asks for itself. What any build keeps already is not fetched again:
 * the names carry the content.
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
