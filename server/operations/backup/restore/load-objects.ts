import type { ObjectStore } from '../../../storage/object-store.ts';
import { markName, putMark, readMark } from '../../../storage/store-mark.ts';
import { objectOfEntry } from '../archive/archive-names.ts';
import { type ArchiveEntry, readArchive } from '../archive/read-archive.ts';
import type { Manifest } from '../manifest.ts';

async function readWhole({ body }: ArchiveEntry): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Puts the objects of a checked file into the store. An object that already exists is written again. Its content is the same, because the
 * bytes under a name never change.
 */
async function putObjects(objects: ObjectStore, file: string): Promise<void> {
  for await (const entry of readArchive(file)) {
    const name = objectOfEntry(entry.name);
    if (name) {
      await objects.put(name, { bytes: await readWhole(entry), contentType: entry.contentType });
    } else {
      for await (const _ of entry.body); // not an object
    }
  }
}

/** Returns the mark of a store during a restore. A new attempt with the same file recognizes it and may continue. */
const markOf = ({ digest }: Manifest): string => `restore/${digest}`;

/** Loads the objects. @returns true if the store was empty or only has objects of an earlier attempt: the restored database then owns it */
export async function loadObjects(
  objects: ObjectStore,
  file: string,
  manifest: Manifest,
): Promise<boolean> {
  const mark = await readMark(objects);
  const buckets = await objects.listBuckets();
  const isEmpty = mark === undefined && buckets.every((bucket) => bucket === markName.bucket);
  const isOurs = isEmpty || mark === markOf(manifest);
  if (isOurs) await putMark(objects, markOf(manifest));
  await putObjects(objects, file);
  return isOurs;
}
