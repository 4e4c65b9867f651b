import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The options that a page passes to an authenticator, in their JSON form. */
export type CreationAsked = { challenge: string; rp: { id?: string }; user: { id: string } };
export type RequestAsked = { challenge: string; rpId?: string };

/** One key for one site. A copy of the object acts as a cloned authenticator. */
export type SoftwareKey = {
  credentialId: string;
  privateKey: KeyObject;
  userHandle: string;
  signCount: number;
};

/** Deviations from the answer of an honest browser and authenticator. */
export type Knobs = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** `type` of the client data. */
  ceremony?: string;
  crossOrigin?: boolean;
  userPresent?: boolean;
  userVerified?: boolean;
  signCount?: number;
  /** The COSE algorithm that the new key claims. */
  algorithm?: number;
  credentialId?: string;
  userHandle?: string;
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
  /** Signs with this key instead of the credential's. */
  signingKey?: KeyObject;
};

const es256 = -7;

function sha256(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}

function base64url(data: Uint8Array): string {
  return Buffer.from(data).toString('base64url');
}

function cbor(value: unknown): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
}

function coseKey(key: KeyObject, algorithm: number): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, algorithm],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
}

function clientData(ceremony: string, origin: string, challenge: string, knobs: Knobs): string {
  const data = {
    type: knobs.ceremony ?? ceremony,
    challenge: knobs.challenge ?? challenge,
    origin: knobs.origin ?? origin,
    crossOrigin: knobs.crossOrigin ?? false,
  };
  return base64url(Buffer.from(JSON.stringify(data)));
}

function authenticatorData(
  rpId: string,
  signCount: number,
  knobs: Knobs,
  attested: Uint8Array = new Uint8Array(),
): Buffer {
  const { userPresent = true, userVerified = true } = knobs;
  const flags =
    (userPresent ? 0x01 : 0) | (userVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(signCount);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
}

function attestedData(id: string, publicKey: KeyObject, algorithm: number): Buffer {
  const idBytes = Buffer.from(id, 'base64url');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(idBytes.length);
  return Buffer.concat([Buffer.alloc(16), length, idBytes, coseKey(publicKey, algorithm)]);
}

/**
 * Simulates a browser with an authenticator. Answers have the shape of a credential's `toJSON()`. Its keys are ES256.
 * @param origin the origin of the page, e.g. http://saffron.test
 */
export function createSoftwareAuthenticator(origin: string) {
  const hostName = new URL(origin).hostname;
  return {
    /** Acts as navigator.credentials.create(). */
    create(asked: CreationAsked, knobs: Knobs = {}) {
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const credentialId = knobs.credentialId ?? base64url(randomBytes(32));
      const signCount = knobs.signCount ?? 0;
      const key: SoftwareKey = {
        credentialId,
        privateKey: createPrivateKey(pair.privateKey.export({ format: 'pem', type: 'pkcs8' })),
        userHandle: asked.user.id,
        signCount,
      };
      const attested = attestedData(credentialId, pair.publicKey, knobs.algorithm ?? es256);
      const rpId = knobs.rpId ?? asked.rp.id ?? hostName;
      const { fmt, attStmt } = knobs.attestation ?? { fmt: 'none', attStmt: new Map() };
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', Uint8Array.from(authenticatorData(rpId, signCount, knobs, attested))],
        ]),
      );
      const response = {
        clientDataJSON: clientData('webauthn.create', origin, asked.challenge, knobs),
        attestationObject: base64url(attestationObject),
        transports: ['internal', 'hybrid'] as AuthenticatorTransport[],
      };
      return { key, credential: wire(credentialId, response) };
    },

    /** Acts as navigator.credentials.get(). Increments the signature counter, unless it is zero or a knob sets it. */
    get(asked: RequestAsked, key: SoftwareKey, knobs: Knobs = {}) {
      const next = key.signCount > 0 ? key.signCount + 1 : 0;
      key.signCount = knobs.signCount ?? next;
      const rpId = knobs.rpId ?? asked.rpId ?? hostName;
      const data = authenticatorData(rpId, key.signCount, knobs);
      const clientDataJSON = clientData('webauthn.get', origin, asked.challenge, knobs);
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return wire(knobs.credentialId ?? key.credentialId, {
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, knobs.signingKey ?? key.privateKey)),
        userHandle: knobs.userHandle ?? key.userHandle,
      });
    },
  };
}

function wire<Response>(id: string, response: Response) {
  return {
    id,
    rawId: id,
    type: 'public-key' as const,
    authenticatorAttachment: 'platform' as const,
    clientExtensionResults: {},
    response,
  };
}
