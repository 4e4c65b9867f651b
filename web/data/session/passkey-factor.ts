import { getSupabase } from '../supabase-client.ts';
import { callAuth } from './call-auth.ts';
import { askForKey, makeKey } from './device-keys.ts';

/**
 * The calls one by one, not the client's own `webauthn.register` and `authenticate`: those let in security keys alone, and
 * neither this device nor a password manager.
 */
type Factors = Awaited<ReturnType<typeof getSupabase>>['auth']['mfa'];
type Answer = Parameters<Factors['webauthn']['verify']>[0]['webauthn'];

function ownSite() {
  return { rpId: window.location.hostname, rpOrigins: [window.location.origin] };
}

/** A refusal of a signature is about no code. @throws Error with words for a person */
async function verify(
  mfa: Factors,
  ids: { factorId: string; challengeId: string },
  answer: Pick<Answer, 'type'> & { credential_response: PublicKeyCredential },
) {
  await callAuth(
    () => mfa.webauthn.verify({ ...ids, webauthn: { ...ownSite(), ...answer } as Answer }),
    { mfa_verification_failed: "This passkey didn't work. Please try again." },
  );
}

/**
 * Asks the factor for a new key or for an answer, lets the device give it, and sends it in.
 * @throws Error with words for a person
 */
async function answerFactor(mfa: Factors, factorId: string): Promise<void> {
  const { id: challengeId, webauthn } = await callAuth(() =>
    mfa.challenge({ factorId, webauthn: ownSite() }),
  );
  const { type, credential_options: options } = webauthn;
  // The client's types know more ways to reach a key than the browser's do.
  const credential_response =
    type === 'create'
      ? await makeKey(options.publicKey as PublicKeyCredentialCreationOptions)
      : await askForKey(options.publicKey as PublicKeyCredentialRequestOptions);
  await verify(mfa, { factorId, challengeId }, { type, credential_response });
}

/**
 * Sets a passkey up as second factor. Where the person says no to their device nothing is left behind.
 * @throws Error with words for a person
 */
export async function setUpPasskeyFactor(friendlyName: string): Promise<void> {
  const { auth } = await getSupabase();
  const { id: factorId } = await callAuth(() =>
    auth.mfa.enroll({ factorType: 'webauthn', friendlyName }),
  );
  try {
    await answerFactor(auth.mfa, factorId);
  } catch (cause) {
    const { error } = await auth.mfa.unenroll({ factorId });
    // The next setting-up takes it away.
    if (error) console.warn('An unfinished passkey was left behind.', error);
    throw cause;
  }
}

/** Answers the question for a second factor with its passkey. @throws Error with words for a person */
export async function answerWithPasskey(factorId: string): Promise<void> {
  const { auth } = await getSupabase();
  await answerFactor(auth.mfa, factorId);
}
