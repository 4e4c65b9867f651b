import { decryptAssertion } from './decrypt-assertion.ts';
import { allOf, childrenOf, loadXmlTools, namespaces, parseXml } from './read-xml.ts';
import { assertStrongAlgorithms } from './signature-algorithms.ts';

/** A SAML response whose assertion is signed by a key of its provider. */
export type VerifiedResponse = {
  /** Parsed again from exactly the bytes that the signature covers. */
  assertion: Element;
  /** The element around the assertion. It may be unsigned, so it can only add reasons to refuse. */
  response: Element;
  isResponseSigned: boolean;
};

/** Normalizes line endings as an XML parser does (XML 1.0 §2.11), since the signed digest was computed that way. */
const withPlainLineEnds = (xml: string) => xml.replace(/\r\n?/g, '\n');

const isAssertion = (element: Element) =>
  element.namespaceURI === namespaces.assertion && element.localName === 'Assertion';

/**
 * Returns the only assertion of the document, plain or encrypted. It has to be a direct child of the root. An assertion anywhere
 * else, or an element of that name in another namespace, is refused.
 */
function onlyAssertionIn(response: Element): Element {
  const names = ['Assertion', 'EncryptedAssertion'];
  const all = names.flatMap((name) => allOf(response, '*', name));
  const [only, ...others] = all;
  if (!only) throw new Error('The answer holds no assertion.');
  const isPlain = only.namespaceURI === namespaces.assertion && only.parentNode === response;
  if (others.length > 0 || !isPlain) {
    throw new Error('The answer holds more than one assertion, or holds it where none belongs.');
  }
  return only;
}

/** Returns the signature of an element, which is its direct child. assertNoOtherSignatures refuses all others. */
function signatureOf(element: Element): Element | undefined {
  const [signature, ...others] = childrenOf(element, namespaces.signature, 'Signature');
  if (others.length > 0) throw new Error('An element has more than one signature.');
  if (signature) assertStrongAlgorithms(signature);
  return signature;
}

function assertNoOtherSignatures(root: Element, known: (Element | undefined)[]): void {
  for (const signature of allOf(root, '*', 'Signature')) {
    if (!known.includes(signature)) throw new Error('There is a signature where none belongs.');
  }
}

/** Returns the content that an element's signature covers, parsed separately. @throws Error when none of the keys signed it */
async function signedContent(
  xml: string,
  element: Element,
  certificates: string[],
): Promise<Element> {
  const tools = await loadXmlTools();
  const content = tools.getVerifiedXml(xml, element, certificates);
  if (!content) throw new Error('The signature does not hold.');
  const signed = await parseXml(content, { strict: true });
  const isSame =
    signed.localName === element.localName && signed.namespaceURI === element.namespaceURI;
  if (!isSame) throw new Error('The signature covers something else.');
  return signed;
}

/** Returns the assertion, decrypted if necessary, and the XML document that contains it. */
async function inClear(
  found: Element,
  xml: string,
  privateKey: string,
  isSigned: boolean,
): Promise<{ xml: string; assertion: Element }> {
  if (isAssertion(found)) return { xml, assertion: found };
  const { xml: opened, root } = await decryptAssertion(found, privateKey, { isSigned });
  if (!isAssertion(root) || allOf(root, '*', 'Assertion').length !== 1) {
    throw new Error('The encrypted assertion holds something else.');
  }
  return { xml: withPlainLineEnds(opened), assertion: root };
}

/**
 * Verifies the signatures of a SAML response. Either the assertion or the whole response has to be signed, and every signature in
 * it has to be valid. The returned assertion is read from the signed content only.
 * @param certificates of the provider, in PEM; keys in the response itself are ignored
 * @throws Error with the reason, for the log
 */
export async function verifyResponse(
  sent: string,
  certificates: string[],
  privateKey: string,
): Promise<VerifiedResponse> {
  const xml = withPlainLineEnds(sent);
  const root = await parseXml(xml, { strict: true });
  if (root.namespaceURI !== namespaces.protocol || root.localName !== 'Response') {
    throw new Error('This is no answer to a sign-in.');
  }
  const outer = onlyAssertionIn(root);
  const responseSignature = signatureOf(root);
  const signedResponse = responseSignature && (await signedContent(xml, root, certificates));
  const response = signedResponse ?? root;
  const found = signedResponse ? onlyAssertionIn(signedResponse) : outer;
  const clear = await inClear(found, xml, privateKey, signedResponse !== undefined);
  // A signature inside of a signed response is verified against the document that it was made in.
  const asSent = isAssertion(outer) ? outer : clear.assertion;
  const assertionSignature = signatureOf(asSent);
  assertNoOtherSignatures(root, [responseSignature, assertionSignature]);
  assertNoOtherSignatures(asSent, [assertionSignature]);
  if (!responseSignature && !assertionSignature) throw new Error('Nothing is signed.');
  const assertion = assertionSignature
    ? await signedContent(clear.xml, asSent, certificates)
    : clear.assertion;
  return { assertion, response, isResponseSigned: signedResponse !== undefined };
}
