import { createHash, createHmac, createSign } from 'node:crypto';

type ByHand = {
  /** The last part of the algorithm URI, as in rsa-sha256, hmac-sha256, rsa-sha1. */
  method: string;
  digest: 'sha1' | 'sha256';
  /** PEM: a private key, or any text used as the HMAC key. */
  key: string;
};

const xmldsig = 'http://www.w3.org/2000/09/xmldsig#';
const methods: Record<string, string> = {
  'rsa-sha256': 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'hmac-sha256': 'http://www.w3.org/2001/04/xmldsig-more#hmac-sha256',
  'hmac-sha1': `${xmldsig}hmac-sha1`,
  'rsa-sha1': `${xmldsig}rsa-sha1`,
};
const digests = { sha1: `${xmldsig}sha1`, sha256: 'http://www.w3.org/2001/04/xmlenc#sha256' };

function signatureValue({ method, key }: ByHand, signedInfo: string): string {
  const hash = method.endsWith('sha1') ? 'sha1' : 'sha256';
  if (!method.startsWith('rsa')) return createHmac(hash, key).update(signedInfo).digest('base64');
  return createSign(hash).update(signedInfo).sign(key, 'base64');
}

/** Returns the assertion of a response from saml-answer.ts, whose bytes are already canonical. */
export function assertionIn(xml: string): string {
  const found = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0];
  if (!found) throw new Error('The answer holds no assertion.');
  return found;
}

/** Signs the assertion of an unsigned response without an XML library and with any algorithm, as no honest provider would. */
export function signByHand(xml: string, byHand: ByHand): string {
  const assertion = assertionIn(xml);
  const id = /ID="([^"]+)"/.exec(assertion)?.[1];
  const digest = createHash(byHand.digest).update(assertion).digest('base64');
  const empty = (name: string, algorithm: string) =>
    `<ds:${name} Algorithm="${algorithm}"></ds:${name}>`;
  const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
  const signedInfo =
    `<ds:SignedInfo xmlns:ds="${xmldsig}">${empty('CanonicalizationMethod', exclusive)}` +
    `${empty('SignatureMethod', methods[byHand.method] ?? byHand.method)}<ds:Reference URI="#${id}"><ds:Transforms>` +
    `${empty('Transform', `${xmldsig}enveloped-signature`)}${empty('Transform', exclusive)}</ds:Transforms>` +
    `${empty('DigestMethod', digests[byHand.digest])}<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`;
  const signature =
    `<ds:Signature xmlns:ds="${xmldsig}">${signedInfo}` +
    `<ds:SignatureValue>${signatureValue(byHand, signedInfo)}</ds:SignatureValue></ds:Signature>`;
  const end = assertion.indexOf('</saml:Issuer>') + '</saml:Issuer>'.length;
  return xml.replace(assertion, () => assertion.slice(0, end) + signature + assertion.slice(end));
}
