import type { ObjectName } from './object-store.ts';

const bucketName = /^[a-z0-9][a-z0-9-]{1,62}$/;
/** Longest name of a file on the file systems that we know, in bytes. */
const maxSegmentLength = 255;
/** S3 holds keys of 1,024 bytes, before which stand a prefix and the bucket. What one store holds must be able to move to the other. */
const maxPathBytes = 700;

/**
 * A segment as a file may be called: whatever is not plain is written as %XX, a dot at the beginning too, so that no segment is `.` or `..`
 * or hidden, and none holds a separator of any system.
 */
function fileNameOf(segment: string): string {
  return encodeURIComponent(segment)
    .replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/^\./, '%2E');
}

function isWellFormed(path: string): boolean {
  return (
    path !== '' &&
    Buffer.byteLength(path) <= maxPathBytes &&
    path.isWellFormed() &&
    !/\p{Cc}|\\/u.test(path)
  );
}

/**
 * The files of a name below the store's folder: folders end in `.d`, objects in `.o`, so that `a` and `a/b` can both be there.
 * @returns undefined for a name that is not allowed: an empty or dotted segment, a control character, a backslash, too long
 */
export function relativePathOf({ bucket, path }: ObjectName): string[] | undefined {
  if (!bucketName.test(bucket) || !isWellFormed(path)) return undefined;
  const segments = path.split('/');
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..'))
    return undefined;
  const last = segments.length - 1;
  const names = segments.map(
    (segment, index) => `${fileNameOf(segment)}${index === last ? '.o' : '.d'}`,
  );
  if (names.some((name) => name.length > maxSegmentLength)) return undefined;
  return [bucket, ...names];
}

/** The segment that a file of the store stands for. @returns undefined for a file that is none of ours */
export function segmentOf(fileName: string): { segment: string; isFolder: boolean } | undefined {
  const [, encoded, kind] = /^(.+)\.([do])$/.exec(fileName) ?? [];
  if (encoded === undefined) return undefined;
  try {
    return { segment: decodeURIComponent(encoded), isFolder: kind === 'd' };
  } catch {
    return undefined; // not a name that we wrote
  }
}

/** Whether a bucket may be called so: as a folder it is one name. */
export function isBucketName(bucket: string): boolean {
  return bucketName.test(bucket);
}

/** Whether something can be called so, in any store. */
export function isObjectName(name: ObjectName): boolean {
  return relativePathOf(name) !== undefined;
}
