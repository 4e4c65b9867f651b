import { allOf, attributeOf, namespaces } from './read-xml.ts';

/** Nothing on SHA-1, no shared secrets (an HMAC could be "signed" with the public certificate), no transform but the usual. */
const allowed: Record<string, Set<string>> = {
  SignatureMethod: new Set([
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  ]),
  DigestMethod: new Set([
    'http://www.w3.org/2001/04/xmlenc#sha256',
    'http://www.w3.org/2001/04/xmlenc#sha512',
  ]),
  CanonicalizationMethod: new Set([
    'http://www.w3.org/2001/10/xml-exc-c14n#',
    'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  ]),
  Transform: new Set([
    'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
    'http://www.w3.org/2001/10/xml-exc-c14n#',
    'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  ]),
};

/** @throws Error for an algorithm that we do not take, or a signature that leaves one out */
export function assertStrongAlgorithms(signature: Element): void {
  for (const [name, algorithms] of Object.entries(allowed)) {
    const elements = allOf(signature, namespaces.signature, name);
    if (elements.length === 0) throw new Error(`The signature has no ${name}.`);
    for (const element of elements) {
      const algorithm = attributeOf(element, 'Algorithm') ?? '';
      if (!algorithms.has(algorithm)) throw new Error(`${name} ${algorithm} is not accepted.`);
    }
  }
}
