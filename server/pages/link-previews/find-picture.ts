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
  // Not `new Response(…).bytes()`: @hono/node-server replaces the global Response with its own, which has no bytes().
  return object && buffer(object.body);
}

/**
 * Reads the bytes of a picture of this site. It never fetches anything from another site.
 * @param path a path that can be previewed (contract/link-preview.ts)
 * @returns undefined when there is no such picture
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
