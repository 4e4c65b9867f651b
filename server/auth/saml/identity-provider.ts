import { X509Certificate } from 'node:crypto';
import { invalid } from '../auth-error.ts';
import { allOf, attributeOf, childrenOf, namespaces, parseXml, textOf } from './read-xml.ts';

/** The parts that we use of the metadata of an organisation's identity provider. */
export type IdentityProvider = {
  entityId: string;
  /** Where browsers are sent with a request (HTTP-Redirect binding). */
  signInUrl: string;
  /** PEM. A response is refused unless the key of one of these certificates signed it. */
  certificates: string[];
  validUntil: Date | null;
};

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const samlProtocol = namespaces.protocol;
const maxMetadataBytes = 300_000;
const minModulusBits = 2048;

/** Returns the identity providers of the document, which holds either one entity or a federation's list of entities. */
function providersIn(root: Element): { entity: Element; descriptor: Element }[] {
  return allOf(root, namespaces.metadata, 'EntityDescriptor').flatMap((entity) =>
    childrenOf(entity, namespaces.metadata, 'IDPSSODescriptor').map((descriptor) => ({
      entity,
      descriptor,
    })),
  );
}

function certificateOf(element: Element): string {
  try {
    const certificate = new X509Certificate(Buffer.from(textOf(element), 'base64'));
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
    const isStrong = (asymmetricKeyDetails?.modulusLength ?? 0) >= minModulusBits;
    if (asymmetricKeyType !== 'rsa' || !isStrong) {
      throw new Error(`A signing key has to be RSA of ${minModulusBits} bits at least.`);
    }
    return certificate.toString();
  } catch (cause) {
    throw invalid('SAML Metadata has a signing certificate that cannot be used', cause);
  }
}

/** Returns the signing certificates. A key without `use` serves for signing and encryption (saml-metadata §2.4.1.1). */
function certificatesOf(descriptor: Element): string[] {
  const keys = childrenOf(descriptor, namespaces.metadata, 'KeyDescriptor').filter(
    (key) => (attributeOf(key, 'use') ?? 'signing') === 'signing',
  );
  return keys.flatMap((key) =>
    allOf(key, namespaces.signature, 'X509Certificate').map(certificateOf),
  );
}

function signInUrlOf(descriptor: Element, allowHttp: boolean): string {
  const service = childrenOf(descriptor, namespaces.metadata, 'SingleSignOnService').find(
    (candidate) => attributeOf(candidate, 'Binding') === redirectBinding,
  );
  if (!service) {
    throw invalid(
      'SAML Metadata does not contain a SingleSignOnService with HTTP-Redirect binding',
    );
  }
  const url = URL.parse(attributeOf(service, 'Location') ?? '');
  const isWeb = url?.protocol === 'https:' || (allowHttp && url?.protocol === 'http:');
  if (!url || !isWeb) {
    throw invalid('SAML Metadata has a SingleSignOnService whose Location is not an HTTPS URL');
  }
  return url.href;
}

async function parse(xml: string): Promise<Element> {
  if (Buffer.byteLength(xml) > maxMetadataBytes) {
    throw invalid(`SAML Metadata may hold ${maxMetadataBytes} bytes at most`);
  }
  try {
    return await parseXml(xml, { strict: false });
  } catch (cause) {
    throw invalid('SAML Metadata is not valid XML', cause);
  }
}

/**
 * Reads the metadata of an identity provider.
 * @param allowHttp allows a sign-in URL with plain http; true when the site itself uses plain http
 * @throws AuthError validation_failed
 */
export async function readIdentityProvider(
  xml: string,
  { allowHttp }: { allowHttp: boolean },
): Promise<IdentityProvider> {
  const [found, ...others] = providersIn(await parse(xml));
  if (!found) throw invalid('SAML Metadata does not contain any IDPSSODescriptor');
  if (others.length > 0) throw invalid('SAML Metadata contains multiple IDPSSODescriptors');
  const { entity, descriptor } = found;
  const entityId = attributeOf(entity, 'entityID');
  if (!entityId || entityId.length > 1024) {
    throw invalid('SAML Metadata does not contain an EntityID');
  }
  const protocols = (attributeOf(descriptor, 'protocolSupportEnumeration') ?? '').split(/\s+/);
  if (!protocols.includes(samlProtocol)) throw invalid('SAML Metadata is not of SAML 2.0');
  const certificates = certificatesOf(descriptor);
  if (certificates.length === 0) {
    throw invalid('SAML Metadata does not contain a signing certificate');
  }
  const validUntil = Date.parse(attributeOf(entity, 'validUntil') ?? '');
  return {
    entityId,
    signInUrl: signInUrlOf(descriptor, allowHttp),
    certificates,
    validUntil: Number.isNaN(validUntil) ? null : new Date(validUntil),
  };
}
