import { createHash } from 'node:crypto';

/** Returns a weak ETag (RFC 9110 §8.8.3) of a text: compression in transit changes its bytes, but not its content. */
export function weakTag(text: string): string {
  return `W/${strongTag(text)}`;
}

/** Returns a strong ETag, for bytes that reach the client unchanged. */
export function strongTag(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Returns whether If-None-Match matches this tag (RFC 9110 §13.1.2: weak comparison, any of a list, or `*`). */
export function namesTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  const known = ifNoneMatch?.split(',').map(opaque) ?? [];
  return known.includes(opaque(tag)) || known.includes('*');
}
