import { createHash } from 'node:crypto';

/** A weak validator (RFC 9110 §8.8.3) of a text: compression on the way changes its bytes, not what it says. */
export function weakTag(text: string): string {
  return `W/${strongTag(text)}`;
}

/** A strong one, of bytes that reach the reader as they are. */
export function strongTag(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an If-None-Match names this tag (RFC 9110 §13.1.2: compared weakly, any of a list, or `*`). */
export function namesTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  const known = ifNoneMatch?.split(',').map(opaque) ?? [];
  return known.includes(opaque(tag)) || known.includes('*');
}
