import { pictureBucket, picturesPath } from '#contract/recipe-pictures.ts';
import type { Services } from '../../services.ts';
import { storedNameOf } from '../../storage/stored-name.ts';
import type { ExportedRow } from './read-sections.ts';

/** Where the object store keeps something. */
type ObjectName = Parameters<Services['objects']['find']>[0];

/** A picture of ours: what it is called in the file, under which address it is shown, and where its bytes are. */
export type ExportedPicture = { file: string; address: string; name: ObjectName };

const publicAddress = '/storage/v1/object/public/';
/** Only what everybody may read: an address in one's own row must not fetch what is somebody else's alone. */
const recipePicture = new RegExp(`${picturesPath}([^?#]+)$`);

/** What a picture is called in the file: flat, and as any system may call a file. */
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
    if (error instanceof URIError) return []; // no address that we ever gave out
    throw error;
  }
}

/** What they keep here themselves, whatever its name ends in: the bytes are WebP. */
function keptIn({ bucket_id, name, version }: ExportedRow): ExportedPicture[] {
  if (typeof bucket_id !== 'string' || typeof name !== 'string' || typeof version !== 'string')
    return [];
  const file = fileNameOf(bucket_id, name).replace(/(\.webp)?$/, '.webp');
  const address = `${publicAddress}${bucket_id}/${name}`;
  return [{ file, address, name: storedNameOf(bucket_id, version) }];
}

/** The pictures of ours that a row shows or is; what lies elsewhere is not ours to hand out. */
export function picturesIn(row: ExportedRow): ExportedPicture[] {
  return [...addressesIn(row).flatMap(shownAt), ...keptIn(row)];
}
