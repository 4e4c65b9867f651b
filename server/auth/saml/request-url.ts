import type { AuthServices } from '../auth-services.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { addressesOf, type ServiceProviderKey } from './service-provider.ts';

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

/**
 * Returns the URL of an identity provider's sign-in page, with our signed request in the query (HTTP-Redirect binding).
 * @param request.nameIdFormat the format in which the provider identifies users; null requests a persistent identifier
 */
export async function requestUrl(
  auth: AuthServices,
  request: {
    identityProvider: IdentityProvider;
    nameIdFormat: string | null;
    requestId: string;
    relayState: string;
    key: ServiceProviderKey;
  },
): Promise<string> {
  const { SAML } = await import('@node-saml/node-saml');
  const { identityProvider, requestId, relayState, key } = request;
  const { entityId, consumerUrl } = addressesOf(auth);
  const saml = new SAML({
    issuer: entityId,
    callbackUrl: consumerUrl,
    entryPoint: identityProvider.signInUrl,
    idpCert: identityProvider.certificates,
    privateKey: key.privateKey,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    identifierFormat: request.nameIdFormat ?? persistent,
    disableRequestedAuthnContext: true, // the organisation decides how its users authenticate
    generateUniqueId: () => requestId,
  });
  return saml.getAuthorizeUrlAsync(relayState, undefined, {});
}
