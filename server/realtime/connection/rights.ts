import type { Caller } from '../../database/database.ts';
import { callerOfToken } from '../../http/claims.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Services } from '../../services.ts';

/** Whose rights a channel has, and until when. */
export type Rights = {
  caller: Caller;
  token: string;
  expiresAtMs: number;
  /** The session behind it; undefined for the API keys, which stand for nobody. */
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
 * What a token allows.
 * @throws TokenRefused; as it is what kept us from judging (the database is away)
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

/** Clients hand these over while nobody is signed in: they change nothing. */
export function isNoToken(token: string | null): boolean {
  return token === null || token === '' || token.startsWith('sb_');
}
