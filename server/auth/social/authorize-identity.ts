import type { AuthServices, Operation } from '../auth-services.ts';
import { assertLinkingAllowed } from '../identities/manual-linking.ts';
import { readQuery } from '../read-body.ts';
import { loadSignedIn, requireBearer } from '../signed-in.ts';
import { assertStrongSession } from '../strong-session.ts';
import { authorizeUrl } from './authorize-url.ts';

/** GET /user/identities/authorize: like /authorize, but links the returned identity to the bearer's account. */
export function authorizeIdentity(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    await auth.database.asAuth(async (transaction) => {
      const signedIn = await loadSignedIn(transaction, bearer, auth.clock());
      assertLinkingAllowed(auth);
      await assertStrongSession(transaction, signedIn, 'link an identity');
    });
    const { userId, sessionId } = bearer;
    const url = await authorizeUrl(auth, c, { userId, sessionId });
    return readQuery(c, 'skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
  };
}
