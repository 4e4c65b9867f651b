import { allOf, attributeOf, childrenOf, loadXmlTools, namespaces, parseXml } from './read-xml.ts';

const keyTransport = 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p';
const authenticated = new Set([
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
]);
/** CBC has no authentication: an attacker who modifies it and watches our responses can decrypt it. Accepted only under a signature. */
const onlyUnderSignature = new Set([
  'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
]);

function assertSafeToDecrypt(encrypted: Element, isSigned: boolean): void {
  const contents = childrenOf(encrypted, namespaces.encryption, 'EncryptedData');
  const keys = allOf(encrypted, namespaces.encryption, 'EncryptedKey');
  const methods = allOf(encrypted, namespaces.encryption, 'EncryptionMethod');
  if (contents.length !== 1 || keys.length !== 1 || methods.length !== 2) {
    throw new Error('The encrypted assertion needs one content with one key.');
  }
  for (const method of methods) {
    const algorithm = attributeOf(method, 'Algorithm') ?? '';
    const isKeys = method.parentNode === keys[0];
    const isAccepted = isKeys
      ? algorithm === keyTransport
      : authenticated.has(algorithm) || (isSigned && onlyUnderSignature.has(algorithm));
    if (!isAccepted) throw new Error(`Encryption by ${algorithm} is not accepted here.`);
  }
}

/**
 * Decrypts an assertion that was encrypted for our certificate.
 * @param isSigned whether a verified signature covers the encrypted text
 * @returns the XML of the decrypted document, and its root
 * @throws Error when it cannot be decrypted, or uses an encryption algorithm that is not safe here
 */
export async function decryptAssertion(
  encrypted: Element,
  privateKey: string,
  { isSigned }: { isSigned: boolean },
): Promise<{ xml: string; root: Element }> {
  assertSafeToDecrypt(encrypted, isSigned);
  const tools = await loadXmlTools();
  const xml = await tools.decryptXml(encrypted.toString(), privateKey);
  return { xml, root: await parseXml(xml, { strict: true }) };
}
