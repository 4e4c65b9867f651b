import type { Transaction } from '../../../database/database.ts';
import { AuthError } from '../../auth-error.ts';
import { findProviderByDomain } from '../queries/sso-providers.ts';

/** @throws AuthError sso_domain_already_exists when another provider has one of the domains */
export async function assertFreeDomains(
  transaction: Transaction,
  domains: string[],
  ownId: string | null,
): Promise<void> {
  for (const domain of domains) {
    const holder = await findProviderByDomain(transaction, domain);
    if (!holder || holder.id === ownId) continue;
    throw new AuthError(
      400,
      'sso_domain_already_exists',
      `SSO Domain '${domain}' is already assigned to an SSO identity provider (${holder.id})`,
    );
  }
}
