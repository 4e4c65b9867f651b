import { mailedAddressOf } from '../../../data/mailed-path.ts';
import { askForCode } from '../../../data/session/ask-for-code.ts';
import { callAuth } from '../../../data/session/call-auth.ts';
import { whenSomebodyIsThere } from '../../../data/session/session-store.ts';
import { followSession } from '../../../data/session/start-session.ts';
import { getSupabase } from '../../../data/supabase-client.ts';

type Solved = { captchaToken?: string };

/**
 * Has a code mailed that signs in, and makes an account of an address without one: the answer is the same for both.
 * @returns when another one may be asked for, in milliseconds since 1970
 * @throws Error with words for a person
 */
export async function askForEmailCode(email: string, solved: Solved): Promise<number> {
  const { auth } = await getSupabase();
  const options = { shouldCreateUser: true, emailRedirectTo: mailedAddressOf('/auth'), ...solved };
  return askForCode(() => auth.signInWithOtp({ email, options }));
}

/** Has the mail sent once more that confirms a new account. As askForEmailCode. */
export async function askForConfirmationMail(email: string, solved: Solved): Promise<number> {
  const { auth } = await getSupabase();
  const options = { emailRedirectTo: mailedAddressOf('/auth'), ...solved };
  return askForCode(() => auth.resend({ type: 'signup', email, options }));
}

/** Requests the mail that resets a forgotten password. As askForEmailCode. */
export async function askForRecoveryMail(email: string, solved: Solved): Promise<number> {
  const { auth } = await getSupabase();
  const options = { redirectTo: mailedAddressOf('/auth/reset-password'), ...solved };
  return askForCode(() => auth.resetPasswordForEmail(email, options));
}

/** Signs in by the code of any of these mails. @throws Error with words for a person */
export async function enterMailedCode(email: string, code: string): Promise<void> {
  await followSession();
  const { auth } = await getSupabase();
  await callAuth(() => auth.verifyOtp({ email, token: code, type: 'email' }));
  await whenSomebodyIsThere();
}
