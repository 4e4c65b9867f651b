import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { openDiskObjectStore } from './disk-object-store.ts';
import type { ObjectStore } from './object-store.ts';

/** Opens the store of the settings. The S3 code is loaded only if the settings need it. */
export async function openObjectStore(
  settings: Settings['objects'],
  log: Logger,
  stopping: AbortSignal,
): Promise<ObjectStore> {
  if (settings.kind === 'disk') return openDiskObjectStore(settings.folder);
  const { openS3ObjectStore } = await import('./s3/s3-object-store.ts');
  return openS3ObjectStore(settings, log, stopping);
}
