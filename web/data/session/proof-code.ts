import { getSupabase } from '../supabase-client.ts';
import { askForCode } from './ask-for-code.ts';
import { callAuth, wordsOf } from './call-auth.ts';

/**
 * Has a code sent to the cook's address, or to the phone of who has none.
 * @returns when another one may be asked for, in milliseconds since 1970
 * @throws Error with words for a person
 */
export async function askForProofCode(): Promise<number> {
  const { auth } = await getSupabase();
  return askForCode(() => auth.reauthenticate());
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
