import { createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import * as samlify from 'samlify';
import { selfSignedCertificate } from '#server/auth/saml/self-signed-certificate.ts';
import { type AnswerParts, answerXml } from './saml-answer.ts';

samlify.setSchemaValidator({
  validate: async () => 'our own requests are judged by their signature',
});

export type SamlAnswerOptions = {
  /** The parts of the response; each part defaults to that of a valid response. */
  parts?: Partial<AnswerParts>;
  sign?: 'assertion' | 'response' | 'both' | 'none';
  algorithm?: string;
  /** The algorithm that encrypts the assertion to the service's certificate; not encrypted by default. */
  encryption?: string;
  /** Whether the response is signed after the assertion is encrypted, or before. */
  encryptThenSign?: boolean;
};

/** The form that a browser posts to the service. */
export type SamlForm = { SAMLResponse: string; RelayState: string };

export type SamlIdentityProvider = {
  entityId: string;
  metadataXml: string;
  certificate: string;
  privateKey: string;
  /** Parses a sign-in address of the service, verifies its signature, and returns the request. */
  readRequest(url: string): Promise<{ id: string; relayState: string; nameIdFormat: string }>;
  /** Answers a sign-in address as a correct provider would. */
  answer(url: string, options?: SamlAnswerOptions): Promise<SamlForm>;
  /** Returns the XML of a response to a request, or of an unsolicited response (null). */
  answerTo(requestId: string | null, options?: SamlAnswerOptions): Promise<string>;
};

type Options = {
  entityId?: string;
  signInUrl?: string;
  /** The service provider's metadata. */
  serviceMetadata: string;
  now: () => Date;
};

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const sha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

function makeKey(name: string) {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = createPrivateKey(privateKey);
  return { privateKey, certificate: selfSignedCertificate(key, name, new Date()) };
}

function attributeIn(xml: string, name: string): string {
  return new RegExp(`${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
}

/** Returns the service as the provider configures it: its metadata, and what has to be signed. */
function serviceFor(metadata: string, sign: NonNullable<SamlAnswerOptions['sign']>) {
  const wantsAssertion = sign === 'assertion' || sign === 'both';
  return samlify.ServiceProvider({
    metadata: metadata.replace(/WantAssertionsSigned="\w+"/, () =>
      wantsAssertion ? 'WantAssertionsSigned="true"' : 'WantAssertionsSigned="false"',
    ),
    wantMessageSigned: sign === 'both',
  });
}

/** Creates a real SAML identity provider (samlify) with its own keys. It has no server: a test passes requests and responses itself. */
export function createSamlIdentityProvider(options: Options): SamlIdentityProvider {
  const entityId = options.entityId ?? `https://idp-${randomUUID()}.example/metadata`;
  const signInUrl = options.signInUrl ?? `${new URL(entityId).origin}/sign-in?tenant=1`;
  const key = makeKey(new URL(entityId).hostname);
  const providerFor = (algorithm = sha256, encryption?: string) =>
    samlify.IdentityProvider({
      entityID: entityId,
      signingCert: key.certificate,
      privateKey: key.privateKey,
      wantAuthnRequestsSigned: true,
      requestSignatureAlgorithm: algorithm,
      singleSignOnService: [{ Binding: redirect, Location: signInUrl }],
      singleLogoutService: [{ Binding: redirect, Location: signInUrl }], // samlify logs a warning when it is missing
      isAssertionEncrypted: encryption !== undefined,
      ...(encryption ? { dataEncryptionAlgorithm: encryption } : {}),
    });
  const provider = providerFor();

  async function readRequest(url: string) {
    const { searchParams } = new URL(url);
    const query = Object.fromEntries(searchParams);
    const signed = ['SAMLRequest', 'RelayState', 'SigAlg'];
    const octetString = signed
      .map((name) => `${name}=${encodeURIComponent(searchParams.get(name) ?? '')}`)
      .join('&');
    const service = serviceFor(options.serviceMetadata, 'assertion');
    const read = await provider.parseLoginRequest(service, 'redirect', { query, octetString });
    return {
      id: String(read.extract.request?.id ?? ''),
      relayState: searchParams.get('RelayState') ?? '',
      nameIdFormat: attributeIn(read.samlContent, 'Format'),
    };
  }

  async function answerTo(
    requestId: string | null,
    { parts, sign = 'assertion', algorithm, encryption, encryptThenSign }: SamlAnswerOptions = {},
  ) {
    const audience = attributeIn(options.serviceMetadata, 'entityID');
    const consumerUrl = attributeIn(options.serviceMetadata, 'Location');
    const good = { issuer: entityId, audience, consumerUrl, requestId, now: options.now() };
    const xml = answerXml(good, parts);
    if (sign === 'none') return xml;
    const { context } = await providerFor(algorithm, encryption).createLoginResponse(
      serviceFor(options.serviceMetadata, sign),
      { extract: {} },
      'post',
      {},
      {
        customTagReplacement: () => ({ id: 'unused', context: xml }),
        ...(encryptThenSign ? { encryptThenSign } : {}),
      },
    );
    return Buffer.from(context, 'base64').toString();
  }

  return {
    entityId,
    metadataXml: provider.getMetadata(),
    ...key,
    readRequest,
    answerTo,
    async answer(url, answerOptions) {
      const { id, relayState } = await readRequest(url);
      const xml = await answerTo(id, answerOptions);
      return { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState };
    },
  };
}
