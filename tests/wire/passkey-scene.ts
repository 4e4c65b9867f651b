import type { SupabaseClient } from '@supabase/supabase-js';
import type { CreationAsked, Knobs, SoftwareKey } from '#tests/support/software-authenticator.ts';
import { authenticator } from './webauthn-scene.ts';

type Registration = { challenge_id: string; options: CreationAsked };

/** Adds a passkey to the account that the client is signed in with. */
export async function addPasskey(client: SupabaseClient, knobs?: Knobs, asked?: Registration) {
  const { passkey } = client.auth;
  const started = asked ?? (await startRegistration(client));
  const { key, credential } = authenticator.create(started.options, knobs);
  const answer = await passkey.verifyRegistration({
    challengeId: started.challenge_id,
    credential,
  });
  return { key, ...answer };
}

async function startRegistration(client: SupabaseClient): Promise<Registration> {
  const { data, error } = await client.auth.passkey.startRegistration();
  if (error) throw error;
  return data as Registration;
}

/** Starts a passkey sign-in. Returns the challenge, which any passkey may answer. */
export async function askPasskeys(client: SupabaseClient) {
  const { data, error } = await client.auth.passkey.startAuthentication();
  if (error) throw error;
  return { challengeId: data.challenge_id, asked: data.options };
}

export async function signInByPasskey(client: SupabaseClient, key: SoftwareKey, knobs?: Knobs) {
  const { challengeId, asked } = await askPasskeys(client);
  const credential = authenticator.get(asked, key, knobs);
  return client.auth.passkey.verifyAuthentication({ challengeId, credential });
}
