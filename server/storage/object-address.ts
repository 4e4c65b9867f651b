import { invalidKey, noSuchObject } from './problems.ts';

/** What the door calls an object: a bucket, and a name within it, whose folders are parted by slashes. */
export type ObjectAddress = { bucket: string; name: string };

const maxNameLength = 1024;
/** The signs that the official service takes. Letters of other scripts have more than one spelling that looks the same. */
const plainName = /^[A-Za-z0-9_/!.*'() &$@=;:+,?-]+$/;
const emptyOrDotted = /(^|\/)\.{0,2}(\/|$)/;

/** Whether an object may be called so. The table asks for the same. */
export function isObjectName(name: string): boolean {
  return name.length <= maxNameLength && plainName.test(name) && !emptyOrDotted.test(name);
}

/** @throws StorageProblem 400 InvalidKey */
export function assertObjectName(name: string): string {
  if (!isObjectName(name)) throw invalidKey(name.toWellFormed());
  return name;
}

/**
 * The address in a path as it came, so that a segment is decoded once, and an encoded slash stays within its own.
 * @param after what stands before it, as `/object/public/`
 * @throws StorageProblem 404 for what cannot be decoded
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
