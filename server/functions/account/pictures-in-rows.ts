import { pictureBucket, picturesPath } from '#contract/recipe-picture-address.ts';
import type { Services } from '../../services.ts';
import { storedNameOf } from '../../storage/stored-name.ts';
import type { ExportedRow } from './read-sections.ts';

/** The name of an object in the object store. */
type ObjectName = Parameters<Services['objects']['find']>[0];

/** One of our pictures: its file name in the export, the address at which it is shown, and the name of its object. */
export type ExportedPicture = { file: string; address: string; name: ObjectName };

const publicAddress = '/storage/v1/object/public/';
/** Matches public pictures only: an address in a user's own row must not fetch a private file of another user. */
const recipePicture = new RegExp(`${picturesPath}([^?#]+)$`);

/** Returns the file name of a picture in the export: flat, and valid on any operating system. */
function fileNameOf(bucket: string, path: string): string {
  return `pictures/${`${bucket}-${path}`.replaceAll(/[^A-Za-z0-9._-]+/g, '-')}`;
}

function addressesIn({ image_url, result }: ExportedRow): string[] {
  const made = typeof result === 'object' && result !== null && 'imageUrl' in result;
  const addresses = [image_url, made ? result.imageUrl : undefined];
  return addresses.filter((address) => typeof address === 'string');
}

function shownAt(address: string): ExportedPicture[] {
  const [, encoded] = recipePicture.exec(address) ?? [];
  if (!encoded) return [];
  const bucket = pictureBucket;
  try {
    const path = encoded.split('/').map(decodeURIComponent).join('/');
    return [{ file: fileNameOf(bucket, path), address, name: { bucket, path } }];
  } catch (error) {
    if (error instanceof URIError) return []; // not an address that the server ever issued
    throw error;
  }
}

/** Returns the file of a row of stored objects, as `.webp` whatever its name ends in: the bytes are WebP. */
function keptIn({ bucket_id, name, version }: ExportedRow): ExportedPicture[] {
  if (typeof bucket_id !== 'string' || typeof name !== 'string' || typeof version !== 'string')
    return [];
  const file = fileNameOf(bucket_id, name).replace(/(\.webp)?$/, '.webp');
  const address = `${publicAddress}${bucket_id}/${name}`;
  return [{ file, address, name: storedNameOf(bucket_id, version) }];
}

/** Returns our pictures that a row shows, or the one that it describes. Pictures hosted elsewhere are not exported. */
export function picturesIn(row: ExportedRow): ExportedPicture[] {
  return [...addressesIn(row).flatMap(shownAt), ...keptIn(row)];
}
