import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../services.ts';

/** Where a picture of this site lies, by its path; nothing of anybody else's is ever fetched. */
const builtFile = /^\/(assets|images)\/[\w-][\w.-]*\.webp$/;
const keptPicture =
  /^\/storage\/v1\/object\/public\/(recipe-pictures)\/([\w-]+(?:\/[\w-]+)*\.webp)$/;

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
  return object && new Response(object.body).bytes();
}

/** The bytes of a picture of ours. @returns undefined where there is none at this path */
export async function findPicture(
  path: string,
  { objects, clientDirectory }: { objects: Services['objects']; clientDirectory: string },
): Promise<Uint8Array | undefined> {
  if (builtFile.test(path)) return readBuiltFile(join(clientDirectory, path));
  const [, bucket, kept] = keptPicture.exec(path) ?? [];
  return bucket && kept ? readKept(objects, bucket, kept) : undefined;
}
