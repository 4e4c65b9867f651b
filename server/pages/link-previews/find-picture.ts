import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Services } from '../../services.ts';

const keptPictures = /^\/storage\/v1\/object\/public\/([^/]+)\/(.+)$/;

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function readBuiltFile(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

async function readKept(objects: Services['objects'], bucket: string, path: string) {
  const object = await objects.read({ bucket, path });
  // Not by a Response: the one that listens puts its own in the place of Node's, without bytes().
  return object && buffer(object.body);
}

/**
 * The bytes of a picture of this site; nothing of anybody else's is ever fetched.
 * @param path one that can be previewed (contract/link-preview.ts)
 * @returns undefined where there is none
 */
export async function findPicture(
  path: string,
  { objects, clientDirectory }: { objects: Services['objects']; clientDirectory: string },
): Promise<Uint8Array | undefined> {
  const [, bucket, kept] = keptPictures.exec(path) ?? [];
  return bucket && kept
    ? readKept(objects, bucket, kept)
    : readBuiltFile(join(clientDirectory, path));
}
