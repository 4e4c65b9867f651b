import type { ObjectName } from './object-store.ts';

/**
 * Returns where the bytes of a version are in the store. The path does not contain the object's name: a replacement is stored beside the old version,
 * a move moves no bytes, and no name from a user reaches a file system. The first two characters of the version are a folder, so that a sweep can go
 * folder by folder.
 */
export function storedNameOf(bucket: string, version: string): ObjectName {
  return { bucket, path: `${version.slice(0, 2)}/${version}` };
}
