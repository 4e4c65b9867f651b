import type { AuthServices, Operation } from '../../auth-services.ts';
import { readQuery } from '../../read-body.ts';
import { requireServiceRole } from '../../signed-in.ts';
import { listProviders as listProviderRows } from '../queries/sso-providers.ts';
import { providerBody } from './provider-body.ts';

/** GET /admin/sso/providers: lists all providers, or only those with a resource_id or resource_id_prefix. */
export function listProviders(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const resourceId = readQuery(c, 'resource_id');
    const resourceIdPrefix = resourceId ? undefined : readQuery(c, 'resource_id_prefix');
    const providers = await auth.database.asAuth((transaction) =>
      listProviderRows(transaction, { resourceId, resourceIdPrefix }),
    );
    const items = providers.map((provider) => providerBody(provider, { withMetadata: false }));
    return c.json({ items });
  };
}
