import { open } from 'node:fs/promises';

/** Makes sure that what was put into a folder, or renamed there, survives a power cut. Windows opens no folders, and needs none of this. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
