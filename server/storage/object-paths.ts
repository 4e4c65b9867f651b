import type { ObjectName } from './object-store.ts';

const bucketName = /^[a-z0-9][a-z0-9-]{1,62}$/;
/** The longest file name on the file systems that we know, in bytes. */
const maxSegmentLength = 255;
/** S3 keys hold 1,024 bytes, including a prefix and the bucket. An object of one store must be able to move to the other. */
const maxPathBytes = 700;

/**
 * Encodes a segment as a file name: every character that is not plain is written as %XX, and so is a dot at the beginning. No result is `.`, `..` or
 * a hidden file, and none contains a path separator of any system.
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
 * Returns the path of an object below the store's folder: folders end in `.d`, objects in `.o`, so that `a` and `a/b` can both exist.
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

/** Decodes a file name of the store to its segment. @returns undefined for a file that is not ours */
export function segmentOf(fileName: string): { segment: string; isFolder: boolean } | undefined {
  const [, encoded, kind] = /^(.+)\.([do])$/.exec(fileName) ?? [];
  if (encoded === undefined) return undefined;
  try {
    return { segment: decodeURIComponent(encoded), isFolder: kind === 'd' };
  } catch {
    return undefined; // not a name that we wrote
  }
}

/** Returns whether a bucket may have this name. On disk a bucket is one folder. */
export function isBucketName(bucket: string): boolean {
  return bucketName.test(bucket);
}

/** Returns whether an object may have this name, in any store. */
export function isObjectName(name: ObjectName): boolean {
  return relativePathOf(name) !== undefined;
}
