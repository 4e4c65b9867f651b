import type { AuthServices, Operation } from '../../auth-services.ts';
import { requireServiceRole } from '../../signed-in.ts';
import { providerBody } from './provider-body.ts';
import { providerInPath } from './provider-in-path.ts';

/** GET /admin/sso/providers/:idp_id: returns one provider with its metadata. */
export function getProvider(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const provider = await auth.database.asAuth((transaction) => providerInPath(transaction, c));
    return c.json(providerBody(provider));
  };
}
