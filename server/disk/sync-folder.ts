import { open } from 'node:fs/promises';

/** Errors of disks that sync no folders (some network disks), and of folders that this account may enter but not read. Nothing helps there. */
const beyondUs = new Set(['EINVAL', 'ENOTSUP', 'EACCES', 'EPERM']);

/**
 * Makes what was created in a folder, or renamed into it, survive a power cut, as far as the disk and the folder's permissions allow. Windows opens
 * no folders, and needs none of this.
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
