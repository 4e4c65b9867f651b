import { notices } from '#contract/notices.ts';
import { callAuth, codeOf, passwordFault, wordsOf } from '../../data/session/call-auth.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { notify } from '../../ui/notify.ts';

/** `needs-code`: the session is too old to change the password without a code. */
export type PasswordOutcome =
  | { kind: 'changed' | 'needs-code' }
  /** `fault`: the message for the password field; null if the password itself is not the problem. */
  | { kind: 'refused'; fault: string | null };

/** @throws Error with a user-facing message */
async function update(change: { password: string; nonce?: string }) {
  const { auth } = await getSupabase();
  await callAuth<unknown>(() => auth.updateUser(change), {}, notices.passwordFailed.message);
  notify(notices.passwordChanged);
}

function refusedBy(cause: unknown): PasswordOutcome {
  notify({ ...notices.passwordFailed, message: wordsOf(cause) });
  return { kind: 'refused', fault: passwordFault(cause) };
}

/** Changes the password of the signed-in user. Shows a notice with the result, except if a code is needed. */
export async function changePassword(password: string): Promise<PasswordOutcome> {
  try {
    await update({ password });
    return { kind: 'changed' };
  } catch (cause) {
    if (codeOf(cause) === 'reauthentication_needed') return { kind: 'needs-code' };
    return refusedBy(cause);
  }
}

/** Returns whether an error is about the code, which can then be entered again. Other errors concern the password and use up the code. */
function isAboutCode(cause: unknown): boolean {
  const code = codeOf(cause);
  return code === '' || code === 'reauthentication_not_valid' || /_rate_limit$/.test(code);
}

/** Changes the password with a code. @returns `wrong-code` with the reason if the code was the problem */
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
