import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import type { Caller } from '../../database/database.ts';
import { toApiError } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { clearUp } from '../leftovers.ts';
import type { ObjectAddress } from '../object-address.ts';
import { metadataOf } from '../object-row.ts';
import type { ObjectInfo } from '../object-store.ts';
import { notAPicture } from '../problems.ts';
import { reEncodeAvatar, UnusablePicture } from '../re-encode-picture.ts';
import { storedNameOf } from '../stored-name.ts';
import type { Upload } from './read-upload.ts';
import { tryRow, type UploadMode, writeRow } from './write-row.ts';

export type UploadRequest = { caller: Caller; address: ObjectAddress; uploadMode: UploadMode };

/** Decoded, a picture may take 160 MB, a hundred times its file size. */
const decodedAtOnce = 2;
const contentType = 'image/webp';

/** The info used for the check before the bytes have arrived. */
const nothing: ObjectInfo = { contentType, sizeBytes: 0, etag: '""', modifiedAt: new Date(0) };

/** Checks whether this upload could be stored, before it is received. @throws as `keep` does */
export function tryUpload({ database }: Services, { caller, address, uploadMode }: UploadRequest) {
  const metadata = metadataOf(nothing, 'no-cache');
  const row = { address, version: randomUUID(), metadata, userMetadata: null };
  return tryRow(database, caller, row, uploadMode);
}

/** Re-encodes a picture from its pixels. Nothing else of the bytes is kept. */
async function encode(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await reEncodeAvatar(bytes);
  } catch (error) {
    if (error instanceof UnusablePicture) throw notAPicture(error);
    throw error;
  }
}

/**
 * Stores the bytes under a new version, then makes the row refer to it: concurrent readers see the old object. A crash in between leaves bytes that a
 * sweep finds. So does a lost database, which may have written the row nevertheless.
 */
export async function putRow(
  services: Services,
  request: UploadRequest,
  upload: Omit<Upload, 'bytes'>,
  bytes: Uint8Array,
): Promise<{ id: string }> {
  const { caller, address, uploadMode } = request;
  const version = randomUUID();
  const name = storedNameOf(address.bucket, version);
  const info = await services.objects.put(name, { bytes, contentType });
  const metadata = metadataOf(info, upload.cacheControl);
  const row = { address, version, metadata, userMetadata: upload.userMetadata };
  try {
    return await writeRow(services.database, caller, row, uploadMode);
  } catch (error) {
    if (toApiError(error).status < 500) await services.objects.remove(name);
    throw error;
  }
}

/** Re-encodes an uploaded picture and stores it as the object at its address. @throws StorageProblem 403, 404, 409, 415 */
export function createKeeper(services: Services) {
  const runLimited = pLimit(decodedAtOnce);
  return async (request: UploadRequest, upload: Upload): Promise<{ id: string }> => {
    const bytes = await runLimited(() => encode(upload.bytes));
    const written = await putRow(services, request, upload, bytes);
    await clearUp(services);
    return written;
  };
}
