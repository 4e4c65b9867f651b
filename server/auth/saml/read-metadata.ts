import type { AuthServices, Operation } from '../auth-services.ts';
import { readQuery } from '../read-body.ts';
import { addressesOf, loadServiceProviderKey } from './service-provider.ts';

const nameIdFormats = [
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
];
/** Encryption algorithms for assertions. The two CBC ones are accepted only inside of a signed response (decrypt-assertion.ts). */
const encryptionMethods = [
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
  'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
  'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
];
const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
const yearsOfDownload = 5;

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (value: string) => value.replace(/[&<>"]/g, (sign) => escaped[sign] ?? '');

function keyDescriptor(use: string, certificate: string, methods: string[]): string {
  const base64 = certificate.replace(/-----[^-]+-----|\s/g, '');
  const listed = methods.map((method) => `<EncryptionMethod Algorithm="${method}"/>`).join('');
  return (
    `<KeyDescriptor use="${use}"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${base64}</ds:X509Certificate>` +
    `</ds:X509Data></ds:KeyInfo>${listed}</KeyDescriptor>`
  );
}

/** @param validUntil for a downloaded copy; null for a provider that fetches the metadata each time */
function metadataXml(
  addresses: { entityId: string; consumerUrl: string },
  certificate: string,
  validUntil: Date | null,
): string {
  const valid = validUntil ? ` validUntil="${validUntil.toISOString()}"` : '';
  const formats = nameIdFormats.map((format) => `<NameIDFormat>${format}</NameIDFormat>`).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"' +
    `${valid} entityID="${escapeXml(addresses.entityId)}">` +
    '<SPSSODescriptor WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">' +
    keyDescriptor('signing', certificate, []) +
    keyDescriptor('encryption', certificate, encryptionMethods) +
    formats +
    `<AssertionConsumerService Binding="${post}" Location="${escapeXml(addresses.consumerUrl)}" index="1" isDefault="true"/>` +
    '</SPSSODescriptor></EntityDescriptor>\n'
  );
}

/** GET /sso/saml/metadata: returns our metadata for identity providers. `?download=true` returns it as a file to download. */
export function readMetadata(auth: AuthServices): Operation {
  return async (c) => {
    const isDownload = readQuery(c, 'download') === 'true';
    const { certificate } = await loadServiceProviderKey(auth);
    const validUntil = auth.clock();
    validUntil.setUTCFullYear(validUntil.getUTCFullYear() + yearsOfDownload);
    const xml = metadataXml(addressesOf(auth), certificate, isDownload ? validUntil : null);
    c.header('content-type', 'application/xml; charset=utf-8');
    c.header('cache-control', 'public, max-age=600');
    if (isDownload) c.header('content-disposition', 'attachment; filename="metadata.xml"');
    return c.body(xml);
  };
}
