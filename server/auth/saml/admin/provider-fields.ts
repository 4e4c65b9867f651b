import { z } from 'zod';
import { invalid } from '../../auth-error.ts';
import type { AuthServices } from '../../auth-services.ts';
import { flag, text } from '../../read-body.ts';
import { fetchMetadata, readMetadataUrl } from '../fetch-metadata.ts';
import { readIdentityProvider } from '../identity-provider.ts';
import { mailDomain } from '../mail-domain.ts';
import { allowsHttp } from '../service-provider.ts';

const attribute = z.object({
  name: z.string().optional(),
  names: z.array(z.string()).optional(),
  default: z.unknown().optional(),
  array: z.boolean().optional(),
});

export const providerFields = z.object({
  type: text,
  metadata_url: text,
  metadata_xml: text,
  domains: z.array(z.string()).nullish(),
  attribute_mapping: z.object({ keys: z.record(z.string(), attribute).optional() }).nullish(),
  name_id_format: text,
  resource_id: text,
  disabled: flag,
});
export type ProviderFields = z.infer<typeof providerFields>;

/** Longer values do not fit into a database index. */
const maxResourceIdLength = 500;

const nameIdFormats = [
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
];

/** @throws AuthError validation_failed */
export function assertProviderFields(fields: ProviderFields, isNew: boolean): void {
  if (isNew && fields.type !== 'saml') throw invalid(`Only 'saml' supported for SSO provider type`);
  if (fields.metadata_url && fields.metadata_xml) {
    throw invalid('Only one of metadata_xml or metadata_url needs to be set');
  }
  if (isNew && !fields.metadata_url && !fields.metadata_xml) {
    throw invalid('Either metadata_xml or metadata_url must be set');
  }
  if (fields.metadata_url) readMetadataUrl(fields.metadata_url);
  if ((fields.resource_id?.length ?? 0) > maxResourceIdLength) {
    throw invalid(`resource_id may hold ${maxResourceIdLength} characters at most`);
  }
  if (fields.name_id_format && !nameIdFormats.includes(fields.name_id_format)) {
    throw invalid(`name_id_format must be unspecified or one of ${nameIdFormats.join(', ')}`);
  }
}

/** Returns the mail domains, normalised for comparison and without duplicates. @throws AuthError validation_failed */
export function readDomains(domains: string[]): string[] {
  const bad = domains.find((domain) => mailDomain(domain) === '');
  if (bad !== undefined) throw invalid(`SSO Domain '${bad}' is not a domain`);
  return [...new Set(domains.map(mailDomain))];
}

/** Returns the metadata from the fields or fetched from their URL, with its entity id; undefined when the fields have neither. */
export async function loadMetadata(
  auth: AuthServices,
  { metadata_url: url, metadata_xml: xml }: ProviderFields,
): Promise<{ xml: string; url: string | null; entityId: string } | undefined> {
  if (!url && !xml) return undefined;
  const found = url ? await fetchMetadata(auth, readMetadataUrl(url)) : (xml ?? '');
  const { entityId } = await readIdentityProvider(found, { allowHttp: allowsHttp(auth) });
  return { xml: found, url: url || null, entityId };
}
