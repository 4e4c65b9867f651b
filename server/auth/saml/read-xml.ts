type SamlXml = typeof import('@node-saml/node-saml/lib/xml.js');

/** Loads the library's XML tools on the first use of single sign-on, so that no other request waits for them. */
export function loadXmlTools(): Promise<SamlXml> {
  return import('@node-saml/node-saml/lib/xml.js');
}

export const namespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  encryption: 'http://www.w3.org/2001/04/xmlenc#',
} as const;

/** Limit of elements and attributes, above any real document: some tools take quadratic time in their number. */
const maxMarks = 5_000;
const maxDepth = 60;
/** Limit of elements in strict mode, for documents that any client may send: verification takes quadratic time. Real group lists fit. */
const maxElements = 2_000;

/** Matches an opening tag after its `<`. It is anchored, so that it reads each character once. */
const openingTag = /^(?:"[^"]*"|'[^']*'|[^"'>])*>/;

/** Matches a well-formed tag after its `<`. The parser takes quadratic time for malformed tags. */
const wellFormedTag =
  /^(?:\/[^\s"'<>/=]+\s*|[^\s"'<>/=]+(?:\s+[^\s"'<>/=]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?)>/;

/** Matches an ampersand that begins no predefined entity or character reference of XML. */
const foreignEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\dA-Fa-f]{1,6});)/;

/** Rejects documents that would keep a parser busy for too long. It runs before parsing. */
function assertXmlWithinLimits(xml: string, { strict }: { strict: boolean }): void {
  let depth = 0;
  let elements = 0;
  let marks = 0;
  for (const part of xml.split('<').slice(1)) {
    if (part.startsWith('/')) depth -= 1;
    else {
      elements += 1;
      if (!openingTag.exec(part)?.[0].endsWith('/>')) depth += 1;
    }
    marks += part.split('=').length;
    const isTooMuch = depth > maxDepth || marks > maxMarks || (strict && elements > maxElements);
    if (isTooMuch) throw new Error('The XML is too large or too deep.');
    if (strict && !wellFormedTag.test(part)) throw new Error('The XML is not well-formed.');
  }
}

/**
 * Parses an untrusted XML document.
 * @param strict allows only elements and text, as in SAML responses, so that no comment can split a signed text
 * @throws Error for XML that is not well-formed, and for any document type: no entity, local or remote, is ever expanded
 */
export async function parseXml(xml: string, { strict }: { strict: boolean }): Promise<Element> {
  const body = xml.replace(/^\uFEFF?\s*<\?xml[^?]*\?>/, '');
  if (/<!DOCTYPE|<!ENTITY/i.test(body)) throw new Error('The XML has a document type.');
  if (strict && /<[!?]/.test(body)) {
    throw new Error('The XML has comments, CDATA or processing instructions.');
  }
  // Without a document type no other entities exist. The parser would report each of them, which is slow.
  if (strict && foreignEntity.test(body)) throw new Error('The XML has an entity of its own.');
  assertXmlWithinLimits(body, { strict });
  const tools = await loadXmlTools();
  const document = await tools.parseDomFromString(body.trim()).catch(() => {
    throw new Error('The XML is not well-formed.'); // the parser's message would quote the document in the log
  });
  return document.documentElement;
}

/** Returns the direct children of an element that have this namespace and local name. */
export function childrenOf(parent: Element, namespace: string, name: string): Element[] {
  const found: Element[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== 1) continue;
    const element = node as Element;
    if (element.namespaceURI === namespace && element.localName === name) found.push(element);
  }
  return found;
}

/** Returns the only child with this name. @throws Error when there are several, or none */
export function onlyChildOf(parent: Element, namespace: string, name: string): Element {
  const [first, ...others] = childrenOf(parent, namespace, name);
  if (!first || others.length > 0) throw new Error(`${parent.localName} needs one ${name}.`);
  return first;
}

/** Returns all elements with this name at any depth, including the root. @param namespace `*` for any */
export function allOf(root: Element, namespace: string, name: string): Element[] {
  const isRoot = root.localName === name && ['*', root.namespaceURI].includes(namespace);
  return [...(isRoot ? [root] : []), ...Array.from(root.getElementsByTagNameNS(namespace, name))];
}

/** Returns the text of an element. @throws Error when it contains elements */
export function textOf(element: Element): string {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 1) throw new Error(`${element.localName} holds more than text.`);
  }
  return element.textContent ?? '';
}

/** Returns an attribute without namespace; undefined when it is absent or empty. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.getAttribute(name) || undefined;
}
