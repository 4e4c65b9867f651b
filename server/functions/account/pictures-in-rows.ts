import type { Services } from '../../services.ts';
import type { ExportedRow } from './read-sections.ts';

/** Where the object store keeps something. */
export type ObjectName = Parameters<Services['objects']['find']>[0];

/** Only buckets that everybody may read: an address in one's own row must not fetch what is somebody else's alone. */
const publicPicture = /\/storage\/v1\/object\/public\/(recipe-pictures|avatars)\/([^?#]+)$/;

function addressesIn({ image_url, avatar_url, result }: ExportedRow): string[] {
  const made = typeof result === 'object' && result !== null && 'imageUrl' in result;
  const addresses = [image_url, avatar_url, made ? result.imageUrl : undefined];
  return addresses.filter((address) => typeof address === 'string');
}

function nameAt(address: string): ObjectName | undefined {
  const [, bucket, path] = publicPicture.exec(address) ?? [];
  if (!bucket || !path) return undefined;
  try {
    return { bucket, path: path.split('/').map(decodeURIComponent).join('/') };
  } catch (error) {
    if (error instanceof URIError) return undefined; // no address that we ever gave out
    throw error;
  }
}

/** The pictures of ours that a row shows, by their address; what lies elsewhere is not ours to hand out. */
export function picturesIn(row: ExportedRow): { address: string; name: ObjectName }[] {
  return addressesIn(row).flatMap((address) => {
    const name = nameAt(address);
    return name ? [{ address, name }] : [];
  });
}

/** What a picture is called in the file: flat, and as any system may call a file. */
export function fileNameOf({ bucket, path }: ObjectName): string {
  return `pictures/${`${bucket}-${path}`.replaceAll(/[^A-Za-z0-9._-]+/g, '-')}`;
}
