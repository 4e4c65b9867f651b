import { createHmac } from 'node:crypto';

/**
 * Returns the next refresh token of a session. Refresh tokens form a chain: each is an HMAC over the session id and the hash of the
 * previous token. So the server can send the newest token again to a client that lost the response, although the database holds only
 * hashes, and two concurrent refreshes of one token yield the same successor.
 * @param parentHash hash of the token that is exchanged; null for the first of a session
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
