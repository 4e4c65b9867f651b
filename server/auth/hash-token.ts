import { createHash } from 'node:crypto';

/** Returns the hash of a token as the database stores it. Tokens have at least 200 random bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
