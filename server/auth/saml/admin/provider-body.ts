import type { SsoProviderRow } from '../queries/sso-providers.ts';

/** Returns a provider as the admin API prints it. @param withMetadata false in lists, to leave out the long XML */
export function providerBody(provider: SsoProviderRow, { withMetadata = true } = {}) {
  return {
    id: provider.id,
    ...(provider.resource_id === null ? {} : { resource_id: provider.resource_id }),
    disabled: provider.disabled,
    saml: {
      entity_id: provider.entity_id,
      ...(withMetadata ? { metadata_xml: provider.metadata_xml } : {}),
      ...(provider.metadata_url === null ? {} : { metadata_url: provider.metadata_url }),
      attribute_mapping: provider.attribute_mapping ?? {},
      ...(provider.name_id_format === null ? {} : { name_id_format: provider.name_id_format }),
    },
    domains: provider.domains,
    created_at: provider.created_at,
    updated_at: provider.updated_at,
  };
}
