import { z } from 'zod';
import { getSupabase } from '../supabase-client.ts';
import { askAuth } from './ask-auth.ts';
import { nextCodeAfterRefusalAtMs, nextCodeAtMs } from './ask-for-code.ts';
import { callAuth, wordsOf } from './call-auth.ts';

/** The purpose of a code, in the server's terms. The email states it. */
export type ReauthenticationPurpose =
  | 'delete_account'
  | 'change_password'
  | 'sign_out_devices'
  | 'manage_account';

/**
 * Requests a code by email, or by phone for a cook without an email address.
 * @returns when another one may be requested, in milliseconds since 1970
 * @throws Error with a message for the user
 */
export async function requestReauthenticationCode(
  anonKey: string,
  purpose: ReauthenticationPurpose,
): Promise<number> {
  const path = `/reauthenticate?purpose=${purpose}`;
  const answer = await askAuth(anonKey, { method: 'GET', path }, z.unknown());
  if (answer.kind === 'answered') return nextCodeAtMs();
  const refused = { why: 'Please sign in again.', code: '', ...answer };
  const tooEarly = nextCodeAfterRefusalAtMs(refused.code);
  if (tooEarly === null) throw new Error(refused.why, { cause: refused.code });
  return tooEarly;
}

/** Sends the code to the server, which then trusts this session for some minutes. @returns the error message, or null */
export async function submitReauthenticationCode(nonce: string): Promise<string | null> {
  try {
    const { auth } = await getSupabase();
    await callAuth<unknown>(() => auth.updateUser({ nonce }));
    return null;
  } catch (cause) {
    return wordsOf(cause);
  }
}
