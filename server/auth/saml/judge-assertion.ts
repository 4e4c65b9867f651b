import { attributeOf, childrenOf, namespaces, onlyChildOf, textOf } from './read-xml.ts';
import type { VerifiedResponse } from './verify-response.ts';

/** What an answer must be made for. */
export type Expected = {
  /** The provider that was asked, or says that it sends by itself. */
  issuer: string;
  /** Us. */
  entityId: string;
  consumerUrl: string;
  /** The request that it answers; null when the provider began by itself. */
  requestId: string | null;
  now: Date;
};

/** What a good assertion says beside who somebody is. */
export type Judged = {
  assertionId: string;
  /** From then on it is refused for its age: until then it has to be remembered. */
  usableUntil: Date;
  sessionNotAfter: Date | null;
};

/** How far the clocks of two houses may be apart. */
const clockSkewMs = 60_000;
/** The last year of four digits, which the database can read. */
const latestEnd = new Date('9999-12-31T23:59:59Z');
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const knownConditions = ['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction'];
const { assertion: saml, protocol } = namespaces;

function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** xs:dateTime in UTC, as SAML writes times (saml-core §1.3.3). */
function timeOf(element: Element, name: string): Date | null {
  const text = attributeOf(element, name);
  if (text === undefined) return null;
  const isUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);
  const time = new Date(text);
  must(isUtc && !Number.isNaN(time.getTime()), `${name} is no time.`);
  return time;
}

function assertInTime(element: Element, now: Date): Date | null {
  const notBefore = timeOf(element, 'NotBefore');
  const notOnOrAfter = timeOf(element, 'NotOnOrAfter');
  must(!notBefore || notBefore.getTime() <= now.getTime() + clockSkewMs, 'It is not valid yet.');
  must(
    !notOnOrAfter || notOnOrAfter.getTime() + clockSkewMs > now.getTime(),
    'It is not valid any more.',
  );
  return notOnOrAfter;
}

function assertComesFrom(element: Element, issuer: string): void {
  must(textOf(onlyChildOf(element, saml, 'Issuer')).trim() === issuer, 'Somebody else issued it.');
}

/** The envelope: what it says must fit, whether or not it was signed. */
function judgeResponse({ response, isResponseSigned }: VerifiedResponse, expected: Expected): void {
  const status = onlyChildOf(onlyChildOf(response, protocol, 'Status'), protocol, 'StatusCode');
  must(attributeOf(status, 'Value') === success, 'The provider did not sign anybody in.');
  if (childrenOf(response, saml, 'Issuer').length > 0) assertComesFrom(response, expected.issuer);
  const destination = attributeOf(response, 'Destination');
  // A signed answer has to name its destination (saml-bindings §3.5.5.2).
  const isForUs = destination === expected.consumerUrl;
  must(isForUs || (!destination && !isResponseSigned), 'It was sent to another destination.');
  must(
    (attributeOf(response, 'InResponseTo') ?? null) === expected.requestId,
    'It answers another request.',
  );
}

/** One bearer confirmation has to hold; answers until when. */
function judgeSubject(assertion: Element, expected: Expected): Date {
  const subject = onlyChildOf(assertion, saml, 'Subject');
  const data = childrenOf(subject, saml, 'SubjectConfirmation')
    .filter((confirmation) => attributeOf(confirmation, 'Method') === bearer)
    .flatMap((confirmation) => childrenOf(confirmation, saml, 'SubjectConfirmationData'));
  const [confirmation, ...others] = data;
  must(confirmation !== undefined && others.length === 0, 'It needs one bearer confirmation.');
  must(attributeOf(confirmation, 'Recipient') === expected.consumerUrl, 'It is for another place.');
  must(
    (attributeOf(confirmation, 'InResponseTo') ?? null) === expected.requestId,
    'It confirms another request.',
  );
  const until = assertInTime(confirmation, expected.now);
  must(until !== null, 'Its confirmation never ends.');
  return until;
}

function judgeConditions(assertion: Element, expected: Expected): void {
  const conditions = onlyChildOf(assertion, saml, 'Conditions');
  assertInTime(conditions, expected.now);
  const all = Array.from(conditions.childNodes).filter((node) => node.nodeType === 1) as Element[];
  // A condition that we do not understand is one that we cannot keep (saml-core §2.5.1).
  const isKnown = ({ namespaceURI, localName }: Element) =>
    namespaceURI === saml && knownConditions.includes(localName);
  must(all.every(isKnown), 'It has a condition that is not understood.');
  const restrictions = childrenOf(conditions, saml, 'AudienceRestriction');
  const audiences = restrictions.map((restriction) =>
    childrenOf(restriction, saml, 'Audience').map((audience) => textOf(audience).trim()),
  );
  must(
    audiences.length > 0 && audiences.every((names) => names.includes(expected.entityId)),
    'It is for another audience.',
  );
}

/** The earliest end that the provider sets for what follows from its sign-in. */
function judgeStatements(assertion: Element, now: Date): Date | null {
  const statements = childrenOf(assertion, saml, 'AuthnStatement');
  must(statements.length > 0, 'It does not say that somebody signed in.');
  const ends = statements
    .map((statement) => timeOf(statement, 'SessionNotOnOrAfter')?.getTime())
    .filter((end) => end !== undefined);
  if (ends.length === 0) return null;
  const earliest = Math.min(...ends);
  must(earliest > now.getTime(), 'The session at the provider is over.');
  return new Date(earliest);
}

/**
 * Judges whether a verified answer was made by this provider, for us, for this request, and now (saml-profiles §4.1.4.3).
 * @throws Error with what does not fit, for the log
 */
export function judgeAssertion(verified: VerifiedResponse, expected: Expected): Judged {
  const { assertion } = verified;
  judgeResponse(verified, expected);
  must(attributeOf(assertion, 'Version') === '2.0', 'It is not of SAML 2.0.');
  assertComesFrom(assertion, expected.issuer);
  const until = judgeSubject(assertion, expected);
  judgeConditions(assertion, expected);
  const sessionNotAfter = judgeStatements(assertion, expected.now);
  const assertionId = attributeOf(assertion, 'ID');
  must(assertionId !== undefined, 'It has no ID.');
  return {
    assertionId,
    usableUntil: new Date(Math.min(until.getTime() + clockSkewMs, latestEnd.getTime())),
    sessionNotAfter,
  };
}
