import type { AuthServices, Operation } from '../../auth-services.ts';
import { clientInfoOf } from '../../client-info.ts';
import { requireServiceRole } from '../../signed-in.ts';
import { deleteProvider as deleteProviderRow, endSessionsBy } from '../queries/sso-providers.ts';
import { auditProvider } from './audit.ts';
import { providerBody } from './provider-body.ts';
import { providerInPath } from './provider-in-path.ts';

/** DELETE /admin/sso/providers/:idp_id: deletes a provider and ends its users' sessions. The accounts that it created remain. */
export function deleteProvider(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const provider = await auth.database.asAuth(async (transaction) => {
      const found = await providerInPath(transaction, c, { lock: true });
      await endSessionsBy(transaction, found.id);
      await deleteProviderRow(transaction, found.id);
      await auditProvider(transaction, 'sso_provider_deleted', found.id, clientInfoOf(auth, c));
      return found;
    });
    return c.json(providerBody(provider));
  };
}
