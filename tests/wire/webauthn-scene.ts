import type { SupabaseClient } from '@supabase/supabase-js';
import { testSiteUrl } from '#tests/support/app.ts';
import {
  createSoftwareAuthenticator,
  type Knobs,
  type SoftwareKey,
} from '#tests/support/software-authenticator.ts';

const site = { rpId: new URL(testSiteUrl).hostname, rpOrigins: [testSiteUrl] };
export const authenticator = createSoftwareAuthenticator(testSiteUrl);

function base64url(data: BufferSource): string {
  const bytes = ArrayBuffer.isView(data) ? new Uint8Array(data.buffer) : new Uint8Array(data);
  return Buffer.from(bytes).toString('base64url');
}

/** Wraps a credential as the official client expects it from a browser: the client calls only `toJSON`. */
function asBrowserGives<Wanted>(wire: object): Wanted {
  return { toJSON: () => wire } as Wanted;
}

type Verify = Parameters<SupabaseClient['auth']['mfa']['webauthn']['verify']>[0]['webauthn'];

/** Returns the factor calls of the official client, with the software authenticator in place of the browser. */
export function factorsOf(client: SupabaseClient) {
  const { mfa } = client.auth;

  async function enroll(friendlyName: string): Promise<string> {
    const { data, error } = await mfa.enroll({ factorType: 'webauthn', friendlyName });
    if (error) throw error;
    return data.id;
  }

  /** Requests a challenge for the factor. @returns the challenge with its options as they came over the wire */
  async function ask(factorId: string) {
    const { data, error } = await mfa.challenge({ factorId, webauthn: site });
    if (error) throw error;
    const { id: challengeId, webauthn } = data;
    const { publicKey } = webauthn.credential_options;
    return { challengeId, type: webauthn.type, publicKey };
  }

  async function askForKey(factorId: string) {
    const { challengeId, publicKey } = await ask(factorId);
    if (!('user' in publicKey)) throw new Error('The factor asks for an answer, not for a key.');
    const { rp, user } = publicKey;
    return {
      challengeId,
      asked: {
        challenge: base64url(publicKey.challenge),
        rp: { id: rp.id ?? '' },
        user: { id: base64url(user.id) },
      },
    };
  }

  async function askTheKey(factorId: string) {
    const { challengeId, publicKey } = await ask(factorId);
    if (!('rpId' in publicKey)) throw new Error('The factor asks for a key, not for an answer.');
    const asked = { challenge: base64url(publicKey.challenge), rpId: publicKey.rpId ?? '' };
    return { challengeId, asked };
  }

  function answer(
    factorId: string,
    challengeId: string,
    type: 'create' | 'request',
    credential: object,
  ) {
    const webauthn = { ...site, type, credential_response: asBrowserGives(credential) } as Verify;
    return mfa.webauthn.verify({ factorId, challengeId, webauthn });
  }

  /** Answers the first challenge of a factor with a new key. */
  async function giveKey(factorId: string, knobs?: Knobs) {
    const { challengeId, asked } = await askForKey(factorId);
    const { key, credential } = authenticator.create(asked, knobs);
    return { key, ...(await answer(factorId, challengeId, 'create', credential)) };
  }

  /** Answers a challenge with an existing key. */
  async function use(factorId: string, key: SoftwareKey, knobs?: Knobs) {
    const { challengeId, asked } = await askTheKey(factorId);
    const credential = authenticator.get(asked, key, knobs);
    return answer(factorId, challengeId, 'request', credential);
  }

  /** Enrolls a factor and verifies it with a new key. The client's session is aal2 afterwards. */
  async function setUp(friendlyName = 'Laptop', knobs?: Knobs) {
    const factorId = await enroll(friendlyName);
    const { key, error } = await giveKey(factorId, knobs);
    if (error) throw error;
    return { factorId, key };
  }

  return { enroll, ask, askForKey, askTheKey, answer, giveKey, use, setUp };
}
