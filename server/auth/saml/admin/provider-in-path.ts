import type { Transaction } from '../../../database/database.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { AuthContext } from '../../auth-services.ts';
import {
  findProviderById,
  findProviderByResourceId,
  lockProvider,
  type SsoProviderRow,
} from '../queries/sso-providers.ts';
import { providerNotFound } from '../refusals.ts';

const resourcePrefix = 'resource_';

/**
 * Returns the provider from the path, given by its id or by `resource_` and its resource_id.
 * @param options.lock locks its row until the transaction ends
 * @throws AuthError sso_provider_not_found
 */
export async function providerInPath(
  transaction: Transaction,
  c: AuthContext,
  { lock = false } = {},
): Promise<SsoProviderRow> {
  const name = c.req.param('idp_id') ?? '';
  const byName = name.startsWith(resourcePrefix)
    ? await findProviderByResourceId(transaction, name.slice(resourcePrefix.length))
    : undefined;
  const id = byName?.id ?? name;
  const find = lock ? lockProvider : findProviderById;
  const provider = isUuid(id) ? await find(transaction, id) : undefined;
  if (!provider) throw providerNotFound('SSO Identity Provider not found');
  return provider;
}
