import { createHash } from 'node:crypto';

const contentTypePattern = /^[\w.+-]{1,127}\/[\w.+-]{1,127}(; ?charset=[\w-]{1,40})?$/;

/** Returns whether a header can carry this content type, and nothing else with it. */
export function isContentType(text: string): boolean {
  return contentTypePattern.test(text);
}

/** @throws TypeError for a content type that no header can carry */
export function refuseContentType(text: string): void {
  if (!isContentType(text)) throw new TypeError(`${JSON.stringify(text)} is no content type.`);
}

/** Returns a hash of the bytes, without quotes. It is the same in every store, so an object keeps its etag when it moves. */
export function contentTagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
