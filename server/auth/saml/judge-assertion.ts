import { attributeOf, childrenOf, namespaces, onlyChildOf, textOf } from './read-xml.ts';
import type { VerifiedResponse } from './verify-response.ts';

/** What a SAML response has to match. */
export type Expected = {
  /** The provider that got our request, or that claims to have sent the response without one. */
  issuer: string;
  /** Our entity id. */
  entityId: string;
  consumerUrl: string;
  /** The request that the response answers; null for a sign-in that the provider began. */
  requestId: string | null;
  now: Date;
};

/** What a valid assertion says besides the identity of the user. */
export type Judged = {
  assertionId: string;
  /** The assertion id must be stored until then to prevent replay; later the assertion is refused as expired. */
  usableUntil: Date;
  sessionNotAfter: Date | null;
};

/** The tolerated difference between the provider's clock and ours. */
const clockSkewMs = 60_000;
/** The end of the last four-digit year, which the database can still read. */
const latestEnd = new Date('9999-12-31T23:59:59Z');
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const knownConditions = ['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction'];
const { assertion: saml, protocol } = namespaces;

function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** Reads an xs:dateTime in UTC, the time format of SAML (saml-core §1.3.3). */
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

/** Checks the response around the assertion. Its values have to match even when it is not signed. */
function judgeResponse({ response, isResponseSigned }: VerifiedResponse, expected: Expected): void {
  const status = onlyChildOf(onlyChildOf(response, protocol, 'Status'), protocol, 'StatusCode');
  must(attributeOf(status, 'Value') === success, 'The provider did not sign anybody in.');
  if (childrenOf(response, saml, 'Issuer').length > 0) assertComesFrom(response, expected.issuer);
  const destination = attributeOf(response, 'Destination');
  // A signed response has to name its destination (saml-bindings §3.5.5.2).
  const isForUs = destination === expected.consumerUrl;
  must(isForUs || (!destination && !isResponseSigned), 'It was sent to another destination.');
  must(
    (attributeOf(response, 'InResponseTo') ?? null) === expected.requestId,
    'It answers another request.',
  );
}

/** Checks that there is exactly one bearer confirmation and that it is valid. Returns when it expires. */
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
  // An unknown condition cannot be checked, so the assertion is refused (saml-core §2.5.1).
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

/** Returns the earliest session end that the provider sets, or null when it sets none. */
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
 * Checks that a verified response comes from this provider, is meant for us and for this request, and is valid now
 * (saml-profiles §4.1.4.3).
 * @throws Error that names the failed check, for the log
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
