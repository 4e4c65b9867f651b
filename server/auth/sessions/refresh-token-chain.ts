import { createHmac } from 'node:crypto';

/**
 * Refresh tokens form a chain: each is a keyed hash over its session and the token before it. So the newest one can be told again to a
 * client that lost our answer, while the database holds hashes only, and two refreshes of one token cannot make two successors.
 * @param parentHash hash of the token that is traded in; null for the first of a session
 * @returns 43 characters of base64url
 */
export function refreshTokenAfter(
  key: Buffer,
  sessionId: string,
  parentHash: string | null,
): string {
  return createHmac('sha256', key)
    .update(`${sessionId}:${parentHash ?? 'first'}`)
    .digest('base64url');
}
