import { createHmac, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { TestApp } from '#tests/support/app.ts';

const base64 = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** What an attacker has: a user's tokens, the published keys, and their own key pair and server. */
type Attacker = { accessToken: string; refreshToken: string; serverUrl: string };

const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const foreignJwk = foreign.publicKey.export({ format: 'jwk' });

/** Returns a token with a custom header and a valid signature by a foreign key. */
function signedByStranger(header: object, claims: object): string {
  const text = `${base64({ alg: 'ES256', typ: 'JWT', ...header })}.${base64(claims)}`;
  const signature = sign('sha256', Buffer.from(text), {
    key: foreign.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${text}.${signature.toString('base64url')}`;
}

function signedByHmac(secret: string | Buffer, kid: string, claims: object): string {
  const text = `${base64({ alg: 'HS256', typ: 'JWT', kid })}.${base64(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** Returns tokens made without a key, or with the public key as an HMAC secret. */
async function withoutKey(testApp: TestApp, { accessToken }: Attacker) {
  const claims = decodeJwt(accessToken);
  const { kid = '' } = decodeProtectedHeader(accessToken);
  const [header = '', payload = '', signature = ''] = accessToken.split('.');
  const [jwk] = (await testApp.services.keys.jwks()).keys;
  const key = createPublicKey({ key: jwk as never, format: 'jwk' });
  const none = (alg: string) => `${base64({ alg, typ: 'JWT', kid })}.${payload}.`;
  return {
    'alg none': none('none'),
    'alg None': none('None'),
    'alg nOnE, with a signature': none('nOnE') + signature,
    'no alg': `${base64({ typ: 'JWT', kid })}.${payload}.${signature}`,
    'HS256 by the published JWK': signedByHmac(JSON.stringify(jwk), kid, claims),
    'HS256 by the public key as PEM': signedByHmac(
      key.export({ format: 'pem', type: 'spki' }),
      kid,
      claims,
    ),
    'HS256 by the public key as DER': signedByHmac(
      key.export({ format: 'der', type: 'spki' }),
      kid,
      claims,
    ),
    'HS256 by nothing': signedByHmac('', kid, claims),
    'a signature of zeros': `${header}.${payload}.${Buffer.alloc(64).toString('base64url')}`,
    'no signature': `${header}.${payload}.`,
    'half a signature': accessToken.slice(0, -20),
    'two parts': `${header}.${payload}`,
    'five parts': `${header}.${payload}.${signature}.x.y`,
  };
}

/** Returns tokens whose claims do not match the signature, and strings that are not access tokens. */
function withOtherClaims({ accessToken, refreshToken }: Attacker) {
  const claims = decodeJwt(accessToken);
  const [header = '', , signature = ''] = accessToken.split('.');
  const swapped = (changes: object) =>
    `${header}.${base64({ ...claims, ...changes })}.${signature}`;
  return {
    'another person': swapped({ sub: randomUUID() }),
    'another role': swapped({ role: 'service_role' }),
    'a higher level': swapped({ aal: 'aal2' }),
    'a longer life': swapped({ exp: 9_999_999_999 }),
    'a refresh token': refreshToken,
    'no token': 'hello',
    'an empty object': `${base64('{}')}.${base64('{}')}.`,
  };
}

/** Returns tokens signed with the attacker's own key, with headers that point to that key or abuse `kid`. */
function withOwnKey({ accessToken, serverUrl }: Attacker) {
  const claims = decodeJwt(accessToken);
  const { kid = '' } = decodeProtectedHeader(accessToken);
  const keyAt = `${serverUrl}/jwks.json`;
  const headers: Record<string, object> = {
    'under our kid': { kid },
    'without kid': {},
    'in the header': { kid: 'theirs', jwk: foreignJwk },
    'in the header, under our kid': { kid, jwk: foreignJwk },
    'by jku': { kid: 'theirs', jku: keyAt },
    'by x5u': { kid: 'theirs', x5u: keyAt },
    'by x5c': { kid, x5c: [base64(JSON.stringify(foreignJwk))] },
    'kid: an address': { kid: keyAt },
    'kid: a path': { kid: '../../../../dev/null' },
    'kid: a file': { kid: '/etc/passwd' },
    'kid: SQL': { kid: `x' union select '${keyAt}' --` },
    'kid: more SQL': { kid: `${kid}'; delete from private.signing_keys; --` },
    'kid: a shell': { kid: '$(touch /tmp/x)|touch /tmp/x' },
    'kid: NUL': { kid: `${kid}\0` },
    'kid: a prototype': { kid: '__proto__' },
    'kid: a list': { kid: [kid] },
    'kid: without end': { kid: 'k'.repeat(5000) },
    'critical words that we do not know': { kid, crit: ['b64'], b64: false },
  };
  return Object.fromEntries(
    Object.entries(headers).map(([name, header]) => [
      `a key of their own, ${name}`,
      signedByStranger(header, claims),
    ]),
  );
}

/** Returns tokens that an attacker could forge, keyed by a name for the test. */
export async function forgedTokens(
  testApp: TestApp,
  attacker: Attacker,
): Promise<Record<string, string>> {
  return {
    ...(await withoutKey(testApp, attacker)),
    ...withOtherClaims(attacker),
    ...withOwnKey(attacker),
  };
}
