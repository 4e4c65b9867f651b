import { invalidKey, noSuchObject } from './problems.ts';

/** The address of an object in this door: a bucket, and a name within it, whose folders are separated by slashes. */
export type ObjectAddress = { bucket: string; name: string };

const maxNameLength = 1024;
/** The characters that the official service accepts. Letters of other scripts have several spellings that look the same. */
const plainName = /^[A-Za-z0-9_/!.*'() &$@=;:+,?-]+$/;
const emptyOrDotted = /(^|\/)\.{0,2}(\/|$)/;

/** Returns whether an object may have this name. The table has the same check. */
export function isObjectName(name: string): boolean {
  return name.length <= maxNameLength && plainName.test(name) && !emptyOrDotted.test(name);
}

/** Returns the name if an object may have it. @throws StorageProblem 400 InvalidKey */
export function assertObjectName(name: string): string {
  if (!isObjectName(name)) throw invalidKey(name.toWellFormed());
  return name;
}

/**
 * Parses an address from the raw path: each segment is decoded once, and an encoded slash is rejected.
 * @param after the part of the path before the address, such as `/object/public/`
 * @throws StorageProblem 404 for a path that cannot be decoded
 */
export function addressIn(requestUrl: string, after: string): ObjectAddress {
  const { pathname } = new URL(requestUrl);
  const encoded = pathname.slice(pathname.indexOf(after) + after.length);
  try {
    const segments = encoded.split('/').map(decodeURIComponent);
    if (segments.some((segment) => segment.includes('/'))) throw noSuchObject();
    const [bucket = '', ...path] = segments;
    return { bucket, name: path.join('/') };
  } catch (cause) {
    if (cause instanceof URIError) throw noSuchObject();
    throw cause;
  }
}
