import { secondsToWait } from '../retry-wait.ts';
import { getSupabase } from '../supabase-client.ts';
import { nextCodeAtMs } from './ask-for-code.ts';
import { callAuth } from './call-auth.ts';

export type PhoneCodeSent = {
  /** The challenge that the code answers; null when the previous message is still valid. */
  challengeId: string | null;
  /** When another message may be requested, in milliseconds since 1970. */
  againAtMs: number;
};

/**
 * Sends a code to the phone of a factor. A "too early" refusal of the server is not an error.
 * @returns the challenge (null when it is too early) and when another message may be requested
 * @throws Error with a message for the user
 */
export async function sendPhoneCode(factorId: string): Promise<PhoneCodeSent> {
  const { auth } = await getSupabase();
  const answer = await auth.mfa.challenge({ factorId, channel: 'sms' });
  const tooEarly = answer.error?.code === 'over_sms_send_rate_limit' ? secondsToWait() : null;
  if (tooEarly !== null) return { challengeId: null, againAtMs: Date.now() + tooEarly * 1000 };
  const { id } = await callAuth(async () => answer);
  return { challengeId: id, againAtMs: nextCodeAtMs() };
}

/** @throws Error with a message for the user */
export async function checkPhoneCode(factorId: string, challengeId: string, code: string) {
  const { auth } = await getSupabase();
  await callAuth(() => auth.mfa.verify({ factorId, challengeId, code }));
}
