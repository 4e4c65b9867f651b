import type { Transaction } from '../../../database/database.ts';
import { sqlStateOf } from '../../../errors.ts';
import { AuthError } from '../../auth-error.ts';
import type { AuthServices, Operation } from '../../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../../client-info.ts';
import { readBody } from '../../read-body.ts';
import { retryOnUniqueViolation } from '../../retry-on-unique-violation.ts';
import { requireServiceRole } from '../../signed-in.ts';
import {
  findProviderByEntityId,
  findProviderById,
  insertProvider,
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

type Metadata = NonNullable<Awaited<ReturnType<typeof loadMetadata>>>;

async function assertNew(transaction: Transaction, entityId: string): Promise<void> {
  if (!(await findProviderByEntityId(transaction, entityId))) return;
  throw new AuthError(
    422,
    'saml_idp_already_exists',
    `SAML Identity Provider with this EntityID (${entityId}) already exists`,
  );
}

async function create(
  transaction: Transaction,
  fields: ProviderFields,
  metadata: Metadata,
  clientInfo: ClientInfo,
): Promise<SsoProviderRow | undefined> {
  const { now } = clientInfo;
  const domains = readDomains(fields.domains ?? []);
  await assertNew(transaction, metadata.entityId);
  await assertFreeDomains(transaction, domains, null);
  const id = await insertProvider(transaction, {
    entityId: metadata.entityId,
    resourceId: fields.resource_id || null,
    disabled: fields.disabled ?? null,
    metadataXml: metadata.xml,
    metadataUrl: metadata.url,
    mapping: fields.attribute_mapping ?? null,
    nameIdFormat: fields.name_id_format || null,
    now,
  });
  await replaceDomains(transaction, id, domains, now);
  await auditProvider(transaction, 'sso_provider_created', id, clientInfo);
  return findProviderById(transaction, id);
}

/** POST /admin/sso/providers: creates a provider, through which an organisation's users sign in. */
export function createProvider(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const fields = await readBody(c, providerFields);
    assertProviderFields(fields, true);
    const metadata = await loadMetadata(auth, fields);
    if (!metadata) throw new Error('assertProviderFields lets nothing new by without metadata.');
    const provider = await retryOnUniqueViolation(() =>
      auth.database.asAuth((transaction) =>
        create(transaction, fields, metadata, clientInfoOf(auth, c)),
      ),
    ).catch((cause: unknown) => {
      // The retry reports a domain or entity id that a concurrent request took. Only a taken resource_id still ends here.
      if (sqlStateOf(cause) !== '23505') throw cause;
      throw new AuthError(422, 'conflict', 'An SSO provider with this resource_id exists', {
        cause,
      });
    });
    if (!provider) throw new Error('A provider went away in the transaction that made it.');
    return c.json(providerBody(provider), 201);
  };
}
