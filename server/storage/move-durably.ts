import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { syncFolder } from '../sync-folder.ts';

/** A removal can get in between as often as somebody removes. */
const maxTries = 20;

const isAbsence = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Moves a draft into its place; the folder may be taken away in between, by a removal of its last object. */
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

/** The folder of a target and all above it, up to the one in which the store lies. */
function foldersAbove(target: string, store: string): string[] {
  const names = relative(store, dirname(target)).split(sep);
  const inside = names.map((_, index) => join(store, ...names.slice(0, index + 1)));
  return [...inside.reverse(), store, dirname(store)];
}

/**
 * Moves a finished draft to its place in a store, so that it is there after a power cut. A new folder is kept by the one above it, and who made
 * it does not matter: another may have done so this moment, and not have come to keep it yet. So all of them are kept, each time.
 * @param store the folder of the store, with which the target begins
 * @param sync how a folder is kept
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
    if (!isAbsence(error)) throw error; // it was there, and is removed by now, with its folder
  }
}
