import { secondsToWait } from '../retry-wait.ts';
import { getSupabase } from '../supabase-client.ts';
import { nextCodeAtMs } from './ask-for-code.ts';
import { callAuth } from './call-auth.ts';

export type PhoneCodeSent = {
  /** The question that the code answers; null where the message before this one still counts. */
  challengeId: string | null;
  /** When another message may be asked for, in milliseconds since 1970. */
  againAtMs: number;
};

/**
 * Has a code sent to the phone of a factor.
 * @returns where the server says that it is too early, when it is not
 * @throws Error with words for a person
 */
export async function sendPhoneCode(factorId: string): Promise<PhoneCodeSent> {
  const { auth } = await getSupabase();
  const answer = await auth.mfa.challenge({ factorId, channel: 'sms' });
  const tooEarly = answer.error?.code === 'over_sms_send_rate_limit' ? secondsToWait() : null;
  if (tooEarly !== null) return { challengeId: null, againAtMs: Date.now() + tooEarly * 1000 };
  const { id } = await callAuth(async () => answer);
  return { challengeId: id, againAtMs: nextCodeAtMs() };
}

/** @throws Error with words for a person */
export async function checkPhoneCode(factorId: string, challengeId: string, code: string) {
  const { auth } = await getSupabase();
  await callAuth(() => auth.mfa.verify({ factorId, challengeId, code }));
}
