import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { syncFolder } from '../disk/sync-folder.ts';

/** Each try can lose a race with another removal. */
const maxTries = 20;

const isAbsence = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Moves a draft into its place. Retries, because the removal of a folder's last object may remove the folder in between. */
async function moveInto(draft: string, target: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(draft, target);
      return;
    } catch (error) {
      if (!isAbsence(error) || tries >= maxTries) throw error;
    }
  }
}

/** Returns the folder of a target and all folders above it, up to the one that contains the store. */
function foldersAbove(target: string, store: string): string[] {
  const names = relative(store, dirname(target)).split(sep);
  const inside = names.map((_, index) => join(store, ...names.slice(0, index + 1)));
  return [...inside.reverse(), store, dirname(store)];
}

/**
 * Moves a finished draft to its place in a store, so that it survives a power cut. A new folder is durable only after the folder above it is synced,
 * no matter which process created it: another process may just have created it and not have synced it yet. Therefore all of them are synced, each
 * time.
 * @param store the folder of the store, with which the target begins
 * @param sync how a folder is synced
 */
export async function moveDurably(
  draft: string,
  { target, store }: { target: string; store: string },
  sync: (folder: string) => Promise<void> = syncFolder,
): Promise<void> {
  await moveInto(draft, target);
  try {
    for (const folder of foldersAbove(target, store)) await sync(folder);
  } catch (error) {
    if (!isAbsence(error)) throw error; // the object was removed in the meantime, with its folder
  }
}
