import { createHash } from 'node:crypto';

/** What the database keeps of a token. Tokens carry 200 random bits and more, so that a plain hash of them is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
