import { z } from 'zod';
import { getSupabase } from '../supabase-client.ts';
import { askAuth } from './ask-auth.ts';
import { nextCodeAfterRefusalAtMs, nextCodeAtMs } from './ask-for-code.ts';
import { callAuth, wordsOf } from './call-auth.ts';

/** What a code is asked for, as the server names it: the mail says it. */
export type ProofPurpose =
  | 'delete_account'
  | 'change_password'
  | 'sign_out_devices'
  | 'manage_account';

/**
 * Has a code sent to the cook's address, or to the phone of who has none.
 * @returns when another one may be asked for, in milliseconds since 1970
 * @throws Error with words for a person
 */
export async function askForProofCode(anonKey: string, purpose: ProofPurpose): Promise<number> {
  const path = `/reauthenticate?purpose=${purpose}`;
  const answer = await askAuth(anonKey, { method: 'GET', path }, z.unknown());
  if (answer.kind === 'answered') return nextCodeAtMs();
  const refused = { why: 'Please sign in again.', code: '', ...answer };
  const tooEarly = nextCodeAfterRefusalAtMs(refused.code);
  if (tooEarly === null) throw new Error(refused.why, { cause: refused.code });
  return tooEarly;
}

/** Shows the server the code: for some minutes it trusts this session again. @returns what is wrong with it, or null */
export async function giveProofCode(nonce: string): Promise<string | null> {
  try {
    const { auth } = await getSupabase();
    await callAuth<unknown>(() => auth.updateUser({ nonce }));
    return null;
  } catch (cause) {
    return wordsOf(cause);
  }
}
