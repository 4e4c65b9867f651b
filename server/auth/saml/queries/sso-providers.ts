import type { Transaction } from '#server/database/database.ts';
import { jsonValue } from '../../../database/json-value.ts';

/** Maps each claim of the identity to the attributes that it may come from. */
export type AttributeMapping = {
  keys?: Record<
    string,
    {
      name?: string | undefined;
      names?: string[] | undefined;
      default?: unknown;
      array?: boolean | undefined;
    }
  >;
};

/** An organisation's provider with its SAML data. */
export type SsoProviderRow = {
  id: string;
  resource_id: string | null;
  disabled: boolean | null;
  entity_id: string;
  metadata_xml: string;
  metadata_url: string | null;
  attribute_mapping: AttributeMapping | null;
  name_id_format: string | null;
  domains: { domain: string; created_at: string; updated_at: string }[];
  created_at: Date;
  updated_at: Date;
  /** When the metadata was last read. */
  metadata_at: Date;
};

export type SsoProviderChanges = {
  resourceId: string | null;
  disabled: boolean | null;
  metadataXml: string;
  metadataUrl: string | null;
  mapping: AttributeMapping | null;
  nameIdFormat: string | null;
  now: Date;
};

const selection = (transaction: Transaction) => transaction`
  select p.id, p.resource_id, p.disabled, s.entity_id, s.metadata_xml, s.metadata_url, s.attribute_mapping, s.name_id_format,
    p.created_at, p.updated_at, s.updated_at as metadata_at,
    coalesce((
      select jsonb_agg(jsonb_build_object('domain', d.domain, 'created_at', d.created_at, 'updated_at', d.updated_at)
        order by d.created_at, d.domain)
      from auth.sso_domains d where d.sso_provider_id = p.id), '[]') as domains
  from auth.sso_providers p join auth.saml_providers s on s.sso_provider_id = p.id`;

/** Finds a provider by its id, even when it is disabled. */
export async function findProviderById(
  transaction: Transaction,
  id: string,
): Promise<SsoProviderRow | undefined> {
  const [row] = await transaction<SsoProviderRow[]>`
    ${selection(transaction)} where p.id = ${id}`;
  return row;
}

/** As findProviderById, by the resource id that the operator chose. */
export async function findProviderByResourceId(
  transaction: Transaction,
  resourceId: string,
): Promise<SsoProviderRow | undefined> {
  const [row] = await transaction<SsoProviderRow[]>`
    ${selection(transaction)} where lower(p.resource_id) = lower(${resourceId})`;
  return row;
}

/** As findProviderById, with a row lock until the transaction ends. Every change of a provider takes this lock first. */
export async function lockProvider(
  transaction: Transaction,
  id: string,
): Promise<SsoProviderRow | undefined> {
  await transaction`select id from auth.sso_providers where id = ${id} for update`;
  return findProviderById(transaction, id);
}

/** @param domain as mailDomain returns it */
export async function findProviderByDomain(
  transaction: Transaction,
  domain: string,
): Promise<SsoProviderRow | undefined> {
  const [row] = await transaction<SsoProviderRow[]>`
    ${selection(transaction)}
    where p.id = (select o.sso_provider_id from auth.sso_domains o where lower(o.domain) = lower(${domain}))`;
  return row;
}

/** As findProviderById, by the entity id of its metadata. */
export async function findProviderByEntityId(
  transaction: Transaction,
  entityId: string,
): Promise<SsoProviderRow | undefined> {
  const [row] = await transaction<SsoProviderRow[]>`
    ${selection(transaction)} where s.entity_id = ${entityId}`;
  return row;
}

/** Lists the providers. @param filter by the operator's resource id: an exact match, or a prefix */
export async function listProviders(
  transaction: Transaction,
  filter: { resourceId: string | undefined; resourceIdPrefix: string | undefined },
): Promise<SsoProviderRow[]> {
  const { resourceId = null, resourceIdPrefix = null } = filter;
  return transaction<SsoProviderRow[]>`
    ${selection(transaction)}
    where (${resourceId}::text is null or p.resource_id = ${resourceId})
      and (${resourceIdPrefix}::text is null or starts_with(p.resource_id, ${resourceIdPrefix}))
    order by p.created_at, p.id`;
}

/** @throws PostgreSQL 23505 when the entity id, a domain or the resource id is taken */
export async function insertProvider(
  transaction: Transaction,
  provider: SsoProviderChanges & { entityId: string },
): Promise<string> {
  const { resourceId, disabled, now } = provider;
  const [row] = await transaction<{ id: string }[]>`
    insert into auth.sso_providers (resource_id, disabled, created_at, updated_at)
    values (${resourceId}, ${disabled}, ${now}, ${now}) returning id`;
  if (!row) throw new Error('auth.sso_providers gave no row back.');
  await transaction`
    insert into auth.saml_providers
      (sso_provider_id, entity_id, metadata_xml, metadata_url, attribute_mapping, name_id_format, created_at, updated_at)
    values (${row.id}, ${provider.entityId}, ${provider.metadataXml}, ${provider.metadataUrl},
      ${transaction.json(jsonValue(provider.mapping ?? {}))}, ${provider.nameIdFormat}, ${now}, ${now})`;
  return row.id;
}

/** @throws PostgreSQL 23505 when the resource id is taken */
export async function changeProvider(
  transaction: Transaction,
  id: string,
  provider: SsoProviderChanges,
): Promise<void> {
  const { resourceId, disabled, now } = provider;
  await transaction`
    update auth.sso_providers set resource_id = ${resourceId}, disabled = ${disabled}, updated_at = ${now}
    where id = ${id}`;
  await transaction`
    update auth.saml_providers
    set metadata_xml = ${provider.metadataXml}, metadata_url = ${provider.metadataUrl},
        attribute_mapping = ${transaction.json(jsonValue(provider.mapping ?? {}))},
        name_id_format = ${provider.nameIdFormat}, updated_at = ${now}
    where sso_provider_id = ${id}`;
}

/** Stores metadata that was fetched again, unless the stored metadata changed in the meantime. */
export async function refreshMetadata(
  transaction: Transaction,
  id: string,
  metadata: { xml: string; insteadOf: string; now: Date },
): Promise<void> {
  await transaction`
    update auth.saml_providers set metadata_xml = ${metadata.xml}, updated_at = ${metadata.now}
    where sso_provider_id = ${id} and metadata_xml = ${metadata.insteadOf}`;
}

/** @throws PostgreSQL 23505 when another provider has one of the domains */
export async function replaceDomains(
  transaction: Transaction,
  id: string,
  domains: string[],
  now: Date,
): Promise<void> {
  await transaction`
    delete from auth.sso_domains
    where sso_provider_id = ${id} and lower(domain) <> all(${domains}::text[])`;
  await transaction`
    insert into auth.sso_domains (sso_provider_id, domain, created_at, updated_at)
    select ${id}, wanted, ${now}, ${now} from unnest(${domains}::text[]) wanted
    where not exists (select from auth.sso_domains d where d.sso_provider_id = ${id} and lower(d.domain) = wanted)`;
}

/** Ends all sessions of the users that have an identity at the provider. */
export async function endSessionsBy(transaction: Transaction, id: string): Promise<void> {
  await transaction`
    delete from auth.sessions s using auth.identities i
    where i.provider = ${`sso:${id}`} and s.user_id = i.user_id`;
}

/** Deletes a provider and its domains. The accounts that it created stay. */
export async function deleteProvider(transaction: Transaction, id: string): Promise<void> {
  await transaction`delete from auth.sso_providers where id = ${id}`;
}
