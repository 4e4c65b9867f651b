import { allOf, attributeOf, namespaces } from './read-xml.ts';

/** Allowed algorithms: no SHA-1, no HMAC (it could be "signed" with the public certificate), and only the usual transforms. */
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

/** Checks the algorithms of a signature. @throws Error for an algorithm that is not allowed, or is missing */
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
