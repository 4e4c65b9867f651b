import { randomUUID } from 'node:crypto';

/** The parts of a SAML response, so that a test can falsify one of them. Null leaves the part out. */
export type AnswerParts = {
  responseId: string;
  assertionId: string;
  issuer: string;
  responseIssuer: string | null;
  destination: string | null;
  inResponseTo: string | null;
  confirmedRequest: string | null;
  recipient: string;
  confirmationMethod: string;
  confirmationEnds: Date | null;
  audiences: string[];
  notBefore: Date;
  notOnOrAfter: Date | null;
  sessionEnds: Date | null;
  status: string;
  nameId: string | null;
  nameIdFormat: string;
  attributes: Record<string, string[]>;
  /** Additional XML at the end of the conditions. */
  moreConditions: string;
  authnStatement: boolean;
};

const minuteMs = 60_000;
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function attribute(name: string, value: string | Date | null): string {
  if (value === null) return '';
  return ` ${name}="${escapeXml(value instanceof Date ? value.toISOString() : value)}"`;
}

function subject(parts: AnswerParts): string {
  const data =
    attribute('InResponseTo', parts.confirmedRequest) +
    attribute('NotOnOrAfter', parts.confirmationEnds) +
    attribute('Recipient', parts.recipient);
  const name =
    parts.nameId === null
      ? ''
      : `<saml:NameID Format="${parts.nameIdFormat}">${escapeXml(parts.nameId)}</saml:NameID>`;
  return (
    `<saml:Subject>${name}<saml:SubjectConfirmation Method="${parts.confirmationMethod}">` +
    `<saml:SubjectConfirmationData${data}></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject>`
  );
}

function conditions(parts: AnswerParts): string {
  const audiences = parts.audiences
    .map((audience) => `<saml:Audience>${escapeXml(audience)}</saml:Audience>`)
    .join('');
  const restriction =
    audiences && `<saml:AudienceRestriction>${audiences}</saml:AudienceRestriction>`;
  const times =
    attribute('NotBefore', parts.notBefore) + attribute('NotOnOrAfter', parts.notOnOrAfter);
  return `<saml:Conditions${times}>${restriction}${parts.moreConditions}</saml:Conditions>`;
}

function attributes(parts: AnswerParts): string {
  const all = Object.entries(parts.attributes).map(([name, values]) => {
    const list = values.map(
      (value) => `<saml:AttributeValue>${escapeXml(value)}</saml:AttributeValue>`,
    );
    return `<saml:Attribute Name="${escapeXml(name)}">${list.join('')}</saml:Attribute>`;
  });
  return all.length > 0 ? `<saml:AttributeStatement>${all.join('')}</saml:AttributeStatement>` : '';
}

/** Returns the assertion in canonical form, so that it can be signed by hand without an XML library. */
function assertionXml(parts: AnswerParts, now: Date): string {
  const statement = parts.authnStatement
    ? `<saml:AuthnStatement AuthnInstant="${now.toISOString()}"${attribute('SessionNotOnOrAfter', parts.sessionEnds)}>` +
      '<saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef>' +
      '</saml:AuthnContext></saml:AuthnStatement>'
    : '';
  return (
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${parts.assertionId}" IssueInstant="${now.toISOString()}" Version="2.0">` +
    `<saml:Issuer>${escapeXml(parts.issuer)}</saml:Issuer>${subject(parts)}${conditions(parts)}${statement}${attributes(parts)}</saml:Assertion>`
  );
}

/** Returns the XML of an unsigned response: a valid one, except for the parts that the test sets. */
export function answerXml(
  good: {
    issuer: string;
    audience: string;
    consumerUrl: string;
    requestId: string | null;
    now: Date;
  },
  given: Partial<AnswerParts> = {},
): string {
  const { now } = good;
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
  const parts: AnswerParts = {
    responseId: `_${randomUUID()}`,
    assertionId: `_${randomUUID()}`,
    issuer: good.issuer,
    responseIssuer: good.issuer,
    destination: good.consumerUrl,
    inResponseTo: good.requestId,
    confirmedRequest: good.requestId,
    recipient: good.consumerUrl,
    confirmationMethod: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
    confirmationEnds: inMinutes(5),
    audiences: [good.audience],
    notBefore: inMinutes(-1),
    notOnOrAfter: inMinutes(5),
    sessionEnds: null,
    status: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    nameId: 'person-1',
    nameIdFormat: persistent,
    attributes: { mail: ['Person@Acme.example'] },
    moreConditions: '',
    authnStatement: true,
    ...given,
  };
  const envelope =
    attribute('Destination', parts.destination) +
    ` ID="${parts.responseId}"` +
    attribute('InResponseTo', parts.inResponseTo) +
    attribute('IssueInstant', now);
  const issuer =
    parts.responseIssuer === null
      ? ''
      : `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${escapeXml(parts.responseIssuer)}</saml:Issuer>`;
  return (
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"${envelope} Version="2.0">${issuer}` +
    `<samlp:Status><samlp:StatusCode Value="${parts.status}"></samlp:StatusCode></samlp:Status>` +
    `${assertionXml(parts, now)}</samlp:Response>`
  );
}
