import { AuthError } from '../auth-error.ts';
import { emailAddressOrNothing } from '../contacts/email-address.ts';
import type { ExternalIdentity } from '../identities/external-identity.ts';
import type { AttributeMapping } from './queries/sso-providers.ts';
import { attributeOf, childrenOf, namespaces, textOf } from './read-xml.ts';

const { assertion: saml } = namespaces;
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const transientFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
/** The attribute with a permanent identifier of the user (saml-subject-id-attr). */
const subjectAttribute = 'urn:oasis:names:tc:SAML:attribute:subject-id';

/** The attributes in which providers send the email address, in order of precedence. */
const emailAttributes = [
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  'mail',
  'email',
];

/** Claims that are stored in the identity under their own name; other mapped claims go to `custom_claims`. */
const standardClaims = new Set([
  'name',
  'family_name',
  'given_name',
  'middle_name',
  'nickname',
  'preferred_username',
  'profile',
  'picture',
  'website',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
  'updated_at',
  'phone',
  'avatar_url',
  'full_name',
  'provider_id',
  'slug',
  'user_name',
]);

type Attribute = { names: string[]; values: string[] };

/** Returns the text of an attribute's value; an empty string for a value that holds elements, which we cannot use. */
function textValueOf(element: Element): string {
  const holdsElements = Array.from(element.childNodes).some((node) => node.nodeType === 1);
  return holdsElements ? '' : textOf(element).trim();
}

function attributesOf(assertion: Element): Attribute[] {
  return childrenOf(assertion, saml, 'AttributeStatement')
    .flatMap((statement) => childrenOf(statement, saml, 'Attribute'))
    .map((attribute) => ({
      names: ['Name', 'FriendlyName'].flatMap((name) => attributeOf(attribute, name) ?? []),
      values: childrenOf(attribute, saml, 'AttributeValue').map(textValueOf),
    }));
}

/** Returns all values of an attribute. The name is compared case-insensitively. */
function valuesOf(attributes: Attribute[], wanted: string): string[] {
  const name = wanted.toLowerCase();
  return attributes
    .filter(({ names }) => names.some((candidate) => candidate.toLowerCase() === name))
    .flatMap(({ values }) => values.filter((value) => value !== ''));
}

function nameIdOf(assertion: Element): { value: string; format: string } | undefined {
  const subject = childrenOf(assertion, saml, 'Subject')[0];
  const [nameId, ...others] = subject ? childrenOf(subject, saml, 'NameID') : [];
  if (!nameId || others.length > 0) return undefined;
  return { value: textOf(nameId).trim(), format: attributeOf(nameId, 'Format') ?? '' };
}

/** The longest accepted subject: a database index cannot hold longer values (saml-core §8.3.7: 256). */
const maxSubjectBytes = 1024;

/** Lower-cases ASCII only: full case folding turns letters such as the Kelvin sign into those of another user's name. */
const withSmallLetters = (text: string) => text.replace(/[A-Z]+/g, (part) => part.toLowerCase());

/** Returns the permanent identifier of the user at the provider; undefined when the provider sends a new one each time. */
function subjectOf(assertion: Element, attributes: Attribute[]): string | undefined {
  const [subjectId] = valuesOf(attributes, subjectAttribute);
  if (subjectId) return subjectId;
  const nameId = nameIdOf(assertion);
  if (!nameId || nameId.format === transientFormat) return undefined;
  const { format, value } = nameId;
  return (format === emailFormat ? withSmallLetters(value) : value) || undefined;
}

/** Returns the claims that the provider's attribute mapping yields. */
function mappedClaims(attributes: Attribute[], mapping: AttributeMapping | null) {
  const claims = new Map<string, unknown>();
  for (const [claim, { name, names = [], array, default: byDefault }] of Object.entries(
    mapping?.keys ?? {},
  )) {
    const wanted = [...(name ? [name] : []), ...names];
    const values = wanted
      .map((each) => valuesOf(attributes, each))
      .find(({ length }) => length > 0);
    if (values) claims.set(claim, array ? values : values[0]);
    else if (byDefault !== undefined && byDefault !== null) claims.set(claim, byDefault);
  }
  return claims;
}

function emailOf(assertion: Element, attributes: Attribute[], mapped: unknown): string | undefined {
  const nameId = nameIdOf(assertion);
  const candidates = [
    ...(typeof mapped === 'string' ? [mapped] : []),
    ...emailAttributes.flatMap((name) => valuesOf(attributes, name)),
    ...(nameId?.format === emailFormat ? [nameId.value] : []),
  ];
  return candidates[0] === undefined ? undefined : emailAddressOrNothing(candidates[0]);
}

/**
 * Reads the identity of an assertion's user: subject, email address, and the claims of the provider's attribute mapping.
 * @throws AuthError saml_assertion_no_user_id, saml_assertion_no_email
 */
export function readClaims(
  assertion: Element,
  provider: { id: string; entityId: string; mapping: AttributeMapping | null },
): ExternalIdentity {
  const attributes = attributesOf(assertion);
  const subject = subjectOf(assertion, attributes);
  if (!subject || Buffer.byteLength(subject) > maxSubjectBytes) {
    throw new AuthError(
      400,
      'saml_assertion_no_user_id',
      'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user',
    );
  }
  const mapped = mappedClaims(attributes, provider.mapping);
  const email = emailOf(assertion, attributes, mapped.get('email'));
  if (!email) {
    throw new AuthError(
      400,
      'saml_assertion_no_email',
      'SAML Assertion does not contain an email address',
    );
  }
  const ours = new Set(['iss', 'sub', 'email', 'email_verified', 'phone_verified']);
  const others = [...mapped].filter(([claim]) => !ours.has(claim));
  const custom = others.filter(([claim]) => !standardClaims.has(claim));
  return {
    provider: `sso:${provider.id}`,
    subject,
    emails: [{ address: email, verified: true }],
    isSso: true,
    data: {
      ...Object.fromEntries(others.filter(([claim]) => standardClaims.has(claim))),
      ...(custom.length > 0 ? { custom_claims: Object.fromEntries(custom) } : {}),
      iss: provider.entityId,
      sub: subject,
      email,
      email_verified: true,
      phone_verified: false,
    },
  };
}
