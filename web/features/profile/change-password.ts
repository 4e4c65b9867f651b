import { notices } from '#contract/notices.ts';
import { callAuth, codeOf, passwordFault, wordsOf } from '../../data/session/call-auth.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { notify } from '../../ui/notify.ts';

/** `needs-code`: the session is too old to be trusted with it, and a code has to come along. */
export type PasswordOutcome =
  | { kind: 'changed' | 'needs-code' }
  /** `fault`: what the field says; null where the password itself is not the matter. */
  | { kind: 'refused'; fault: string | null };

/** @throws Error with words for a person */
async function update(change: { password: string; nonce?: string }) {
  const { auth } = await getSupabase();
  await callAuth<unknown>(() => auth.updateUser(change), {}, notices.passwordFailed.message);
  notify(notices.passwordChanged);
}

function refusedBy(cause: unknown): PasswordOutcome {
  notify({ ...notices.passwordFailed, message: wordsOf(cause) });
  return { kind: 'refused', fault: passwordFault(cause) };
}

/** Changes the password of whoever is signed in, and says how it went, but where a code is needed. */
export async function changePassword(password: string): Promise<PasswordOutcome> {
  try {
    await update({ password });
    return { kind: 'changed' };
  } catch (cause) {
    if (codeOf(cause) === 'reauthentication_needed') return { kind: 'needs-code' };
    return refusedBy(cause);
  }
}

/** These leave the code as good as it was. The others are about the password, and the code is used up. */
function isAboutCode(cause: unknown): boolean {
  const code = codeOf(cause);
  return code === '' || code === 'reauthentication_not_valid' || /_rate_limit$/.test(code);
}

/** The same with a code. @returns what is wrong with the code, where that is what it failed by */
export async function changePasswordByCode(
  password: string,
  nonce: string,
): Promise<PasswordOutcome | { kind: 'wrong-code'; why: string }> {
  try {
    await update({ password, nonce });
    return { kind: 'changed' };
  } catch (cause) {
    return isAboutCode(cause) ? { kind: 'wrong-code', why: wordsOf(cause) } : refusedBy(cause);
  }
}
