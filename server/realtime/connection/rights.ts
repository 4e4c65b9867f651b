import type { Caller } from '../../database/database.ts';
import { callerOfToken } from '../../http/claims.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Services } from '../../services.ts';

/** The rights of a channel and when they expire. */
export type Rights = {
  caller: Caller;
  token: string;
  expiresAtMs: number;
  /** The session of the token; undefined for the API keys, which belong to no user. */
  session: { userId: string; sessionId: string } | undefined;
};

/** The token cannot be used; the message is for the client. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
}

function sessionIn({ role, claims }: Caller): Rights['session'] {
  if (role !== 'authenticated') return undefined;
  const { sub, session_id: sessionId } = claims;
  if (typeof sub !== 'string' || typeof sessionId !== 'string') {
    throw new TokenRefused('The access token names no session.');
  }
  if (!isUuid(sub) || !isUuid(sessionId)) {
    throw new TokenRefused('The access token names no session.');
  }
  return { userId: sub.toLowerCase(), sessionId: sessionId.toLowerCase() };
}

/**
 * Verifies a token and returns its rights.
 * @throws TokenRefused for a token that is not valid. Errors of the verification itself (an unavailable database) are passed on unchanged
 */
export async function readRights(token: string, { keys }: Pick<Services, 'keys'>): Promise<Rights> {
  const caller = await callerOfToken(token, keys, ({ expired }) => {
    return new TokenRefused(
      expired ? 'The access token has expired.' : 'The access token is not valid.',
    );
  });
  const { exp } = caller.claims;
  if (typeof exp !== 'number') throw new TokenRefused('The access token has no end.');
  return { caller, token, expiresAtMs: exp * 1000, session: sessionIn(caller) };
}

/** Returns true for the values that clients send while no user is signed in. They do not change the rights. */
export function isNoToken(token: string | null): boolean {
  return token === null || token === '' || token.startsWith('sb_');
}
