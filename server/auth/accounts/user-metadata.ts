import { invalid } from '../auth-error.ts';

/** User metadata is part of every access token, and a token must fit into a request header. */
const maximumBytes = 8_192;

/** Whether metadata is small enough to be part of every token. */
export function isSmallMetadata(data: Record<string, unknown>): boolean {
  return Buffer.byteLength(JSON.stringify(data)) <= maximumBytes;
}

/** @throws AuthError validation_failed */
export function assertSmallMetadata(data: Record<string, unknown>): void {
  if (!isSmallMetadata(data)) {
    throw invalid(`user metadata may hold ${maximumBytes} bytes at most`);
  }
}

/** Merges changes into metadata, one level deep; null deletes a key. @throws AuthError validation_failed */
export function mergeMetadata(
  current: Record<string, unknown> | null,
  changes: Record<string, unknown>,
): Record<string, unknown> {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null),
  );
  assertSmallMetadata(merged);
  return merged;
}
