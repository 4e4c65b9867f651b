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
 * Puts the objects of a checked file into the store. What is there already under the same name is written again: it is the same, since bytes
 * never change under their name.
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

/** What a store carries while a file is brought into it: whoever begins again with the same file may go on. */
const markOf = ({ digest }: Manifest): string => `restore/${digest}`;

/** @returns whether the store was empty, or holds nothing but what an earlier try brought: then it is to be the restored database's own */
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
