import { getSupabase } from '../supabase-client.ts';
import { callAuth } from './call-auth.ts';
import { askForKey, makeKey } from './device-keys.ts';

/**
 * We make the single calls instead of the client's `webauthn.register` and `authenticate`: those accept only security keys,
 * neither this device nor a password manager.
 */
type Factors = Awaited<ReturnType<typeof getSupabase>>['auth']['mfa'];
type Answer = Parameters<Factors['webauthn']['verify']>[0]['webauthn'];

function ownSite() {
  return { rpId: window.location.hostname, rpOrigins: [window.location.origin] };
}

/** Verifies the key's response. Has its own message, since the default one speaks of a code. @throws Error with a message for the user */
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
 * Requests a challenge for the factor, lets the device create a key or sign, and verifies the result.
 * @throws Error with a message for the user
 */
async function answerFactor(mfa: Factors, factorId: string): Promise<void> {
  const { id: challengeId, webauthn } = await callAuth(() =>
    mfa.challenge({ factorId, webauthn: ownSite() }),
  );
  const { type, credential_options: options } = webauthn;
  // The client's types list more authenticator transports than the browser's types do.
  const credential_response =
    type === 'create'
      ? await makeKey(options.publicKey as PublicKeyCredentialCreationOptions)
      : await askForKey(options.publicKey as PublicKeyCredentialRequestOptions);
  await verify(mfa, { factorId, challengeId }, { type, credential_response });
}

/**
 * Sets up a passkey as second factor. When the user cancels on the device, the unfinished factor is removed.
 * @throws Error with a message for the user
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
    // The next setup removes it.
    if (error) console.warn('An unfinished passkey was left behind.', error);
    throw cause;
  }
}

/** Completes the second step with the factor's passkey. @throws Error with a message for the user */
export async function answerWithPasskey(factorId: string): Promise<void> {
  const { auth } = await getSupabase();
  await answerFactor(auth.mfa, factorId);
}
