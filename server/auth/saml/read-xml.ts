type SamlXml = typeof import('@node-saml/node-saml/lib/xml.js');

/** The library's XML tools, loaded when the first organisation signs in: nobody else has to wait for them. */
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

/** More elements and attributes than any real document has: some tools take the square of them in time. */
const maxMarks = 5_000;
const maxDepth = 60;
/** Of a document that anybody may send: verifying takes the square of them in time. The longest lists of groups are shorter. */
const maxElements = 2_000;

/** To the end of an opening tag, from behind its `<`. Anchored: it looks at each sign once. */
const openingTag = /^(?:"[^"]*"|'[^']*'|[^"'>])*>/;

/** A tag as XML wants it, from behind its `<`. What is only like one costs the parser the square of its length. */
const wellFormedTag =
  /^(?:\/[^\s"'<>/=]+\s*|[^\s"'<>/=]+(?:\s+[^\s"'<>/=]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?)>/;

/** An ampersand that begins none of the references that XML itself knows. */
const foreignEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\dA-Fa-f]{1,6});)/;

/** Refuses what would make a parser work without end, before there is one. */
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
 * Parses a document that somebody sent us.
 * @param strict nothing but elements and text, as in answers: no comment can then divide a text that a signature holds together
 * @throws Error for what is not well-formed, and for any document type: no entity, local or remote, is ever expanded
 */
export async function parseXml(xml: string, { strict }: { strict: boolean }): Promise<Element> {
  const body = xml.replace(/^\uFEFF?\s*<\?xml[^?]*\?>/, '');
  if (/<!DOCTYPE|<!ENTITY/i.test(body)) throw new Error('The XML has a document type.');
  if (strict && /<[!?]/.test(body)) {
    throw new Error('The XML has comments, CDATA or processing instructions.');
  }
  // Without a document type there are no others; the parser would complain of each, and takes its time for that.
  if (strict && foreignEntity.test(body)) throw new Error('The XML has an entity of its own.');
  assertXmlWithinLimits(body, { strict });
  const tools = await loadXmlTools();
  const document = await tools.parseDomFromString(body.trim()).catch(() => {
    throw new Error('The XML is not well-formed.'); // the parser would quote it, and this goes to the log
  });
  return document.documentElement;
}

/** The elements of one name right below another, by namespace and local name. */
export function childrenOf(parent: Element, namespace: string, name: string): Element[] {
  const found: Element[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== 1) continue;
    const element = node as Element;
    if (element.namespaceURI === namespace && element.localName === name) found.push(element);
  }
  return found;
}

/** The one child of a name. @throws Error when there are several, or none */
export function onlyChildOf(parent: Element, namespace: string, name: string): Element {
  const [first, ...others] = childrenOf(parent, namespace, name);
  if (!first || others.length > 0) throw new Error(`${parent.localName} needs one ${name}.`);
  return first;
}

/** All elements of a name, however deep, the root itself too. @param namespace `*` for any */
export function allOf(root: Element, namespace: string, name: string): Element[] {
  const isRoot = root.localName === name && ['*', root.namespaceURI].includes(namespace);
  return [...(isRoot ? [root] : []), ...Array.from(root.getElementsByTagNameNS(namespace, name))];
}

/** The text of an element that holds nothing else. @throws Error when elements stand in it */
export function textOf(element: Element): string {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 1) throw new Error(`${element.localName} holds more than text.`);
  }
  return element.textContent ?? '';
}

/** An attribute without namespace; undefined where it is absent or empty. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.getAttribute(name) || undefined;
}
