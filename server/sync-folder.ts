import { open } from 'node:fs/promises';

/** Disks that sync no folders (some of a network), and folders that this account may pass and not read: nobody can do more for those. */
const beyondUs = new Set(['EINVAL', 'ENOTSUP', 'EACCES', 'EPERM']);

/**
 * Makes sure that what was put into a folder, or renamed there, survives a power cut, where the disk and the folder's rights let us.
 * Windows opens no folders, and needs none of this.
 */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  try {
    const folder = await open(path, 'r');
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    if (!beyondUs.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
