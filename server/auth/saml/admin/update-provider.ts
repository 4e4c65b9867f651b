import type { Transaction } from '../../../database/database.ts';
import { sqlStateOf } from '../../../errors.ts';
import { AuthError } from '../../auth-error.ts';
import type { AuthContext, AuthServices, Operation } from '../../auth-services.ts';
import { clientInfoOf } from '../../client-info.ts';
import { readBody } from '../../read-body.ts';
import { requireServiceRole } from '../../signed-in.ts';
import {
  changeProvider,
  endSessionsBy,
  findProviderById,
  replaceDomains,
  type SsoProviderRow,
} from '../queries/sso-providers.ts';
import { auditProvider } from './audit.ts';
import { assertFreeDomains } from './domain-taken.ts';
import { providerBody } from './provider-body.ts';
import {
  assertProviderFields,
  loadMetadata,
  type ProviderFields,
  providerFields,
  readDomains,
} from './provider-fields.ts';
import { providerInPath } from './provider-in-path.ts';

type Metadata = Awaited<ReturnType<typeof loadMetadata>>;

function assertSameEntity(provider: SsoProviderRow, metadata: Metadata): void {
  if (!metadata || metadata.entityId === provider.entity_id) return;
  throw new AuthError(
    400,
    'saml_entity_id_mismatch',
    `SAML Metadata can be updated only if the EntityID matches for the provider; expected '${provider.entity_id}' but got '${metadata.entityId}'`,
  );
}

/** Returns the new column values. Omitted fields stay unchanged, except name_id_format: omitted means unspecified, as on the official server. */
function changed(provider: SsoProviderRow, fields: ProviderFields, metadata: Metadata) {
  const { resource_id: resourceId, attribute_mapping: mapping } = fields;
  return {
    resourceId: typeof resourceId === 'string' ? resourceId || null : provider.resource_id,
    disabled: fields.disabled ?? provider.disabled,
    metadataXml: metadata?.xml ?? provider.metadata_xml,
    metadataUrl: metadata ? metadata.url : provider.metadata_url,
    mapping: mapping?.keys ? mapping : provider.attribute_mapping,
    nameIdFormat: fields.name_id_format || null,
  };
}

async function update(
  auth: AuthServices,
  c: AuthContext,
  transaction: Transaction,
  fields: ProviderFields,
  metadata: Metadata,
): Promise<SsoProviderRow> {
  const clientInfo = clientInfoOf(auth, c);
  const { now } = clientInfo;
  const provider = await providerInPath(transaction, c, { lock: true });
  assertSameEntity(provider, metadata);
  await changeProvider(transaction, provider.id, { ...changed(provider, fields, metadata), now });
  if (fields.disabled) await endSessionsBy(transaction, provider.id);
  if (fields.domains) {
    const domains = readDomains(fields.domains);
    await assertFreeDomains(transaction, domains, provider.id);
    await replaceDomains(transaction, provider.id, domains, now);
  }
  await auditProvider(transaction, 'sso_provider_changed', provider.id, clientInfo);
  return (await findProviderById(transaction, provider.id)) ?? provider;
}

/** PUT /admin/sso/providers/:idp_id: updates a provider. Disabling it ends its users' sessions. */
export function updateProvider(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const fields = await readBody(c, providerFields);
    assertProviderFields(fields, false);
    await auth.database.asAuth((transaction) => providerInPath(transaction, c));
    const metadata = await loadMetadata(auth, fields);
    try {
      const provider = await auth.database.asAuth((transaction) =>
        update(auth, c, transaction, fields, metadata),
      );
      return c.json(providerBody(provider));
    } catch (error) {
      if (sqlStateOf(error) !== '23505') throw error;
      const message = 'Updating SSO provider failed, likely due to a conflict. Try again?';
      throw new AuthError(422, 'conflict', message, { cause: error });
    }
  };
}
