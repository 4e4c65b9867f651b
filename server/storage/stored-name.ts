import type { ObjectName } from './object-store.ts';

/**
 * Where the bytes of a version are in the store: not under the object's own name, so that a replacement lies beside what it replaces, a move
 * moves no bytes, and no name of a person reaches a file system. Two signs of the version are a folder, so that a sweep can go folder by folder.
 */
export function storedNameOf(bucket: string, version: string): ObjectName {
  return { bucket, path: `${version.slice(0, 2)}/${version}` };
}
