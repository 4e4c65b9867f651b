import { createHash } from 'node:crypto';

const contentTypePattern = /^[\w.+-]{1,127}\/[\w.+-]{1,127}(; ?charset=[\w-]{1,40})?$/;

/** Whether a header could carry it, and nothing but it. */
export function isContentType(text: string): boolean {
  return contentTypePattern.test(text);
}

/** @throws TypeError for a content type that no header could carry */
export function refuseContentType(text: string): void {
  if (!isContentType(text)) throw new TypeError(`${JSON.stringify(text)} is no content type.`);
}

/** What the same bytes have in common in every store, without quotes: an object keeps its etag when it moves. */
export function contentTagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
