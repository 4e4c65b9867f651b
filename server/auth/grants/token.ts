import { AuthError } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { refuseWeb3 } from '../switched-off.ts';
import { tokenByAuthCode } from './token-by-auth-code.ts';
import { tokenByIdToken } from './token-by-id-token.ts';
import { tokenByPassword } from './token-by-password.ts';
import { tokenByRefreshToken } from './token-by-refresh-token.ts';

/** POST /token: the endpoint for all ways to get a session, selected by `grant_type`. */
export function token(auth: AuthServices): Operation {
  const grants = new Map<string, Operation>([
    ['password', tokenByPassword(auth)],
    ['refresh_token', tokenByRefreshToken(auth)],
    ['pkce', tokenByAuthCode(auth)],
    ['id_token', tokenByIdToken(auth)],
    ['web3', refuseWeb3()],
  ]);
  return async (c) => {
    const grant = grants.get(c.req.query('grant_type') ?? '');
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    return grant(c);
  };
}
