import { mailedAddressOf } from '../../../data/mailed-path.ts';
import { askForCode } from '../../../data/session/ask-for-code.ts';
import { callAuth } from '../../../data/session/call-auth.ts';
import { waitForSignedInUser } from '../../../data/session/session-store.ts';
import { followSession } from '../../../data/session/start-session.ts';
import { getSupabase } from '../../../data/supabase-client.ts';

type Solved = { captchaToken?: string };

/**
 * Requests an email with a sign-in code. An address without an account gets a new one; the response is the same for both.
 * @returns when another code may be requested, in milliseconds since 1970
 * @throws Error with a message for the user
 */
export async function askForEmailCode(email: string, solved: Solved): Promise<number> {
  const { auth } = await getSupabase();
  const options = { shouldCreateUser: true, emailRedirectTo: mailedAddressOf('/auth'), ...solved };
  return askForCode(() => auth.signInWithOtp({ email, options }));
}

/** Resends the email that confirms a new account. Returns and throws like askForEmailCode. */
export async function askForConfirmationMail(email: string, solved: Solved): Promise<number> {
  const { auth } = await getSupabase();
  const options = { emailRedirectTo: mailedAddressOf('/auth'), ...solved };
  return askForCode(() => auth.resend({ type: 'signup', email, options }));
}

/** Requests the email that resets a forgotten password. Returns and throws like askForEmailCode. */
export async function askForRecoveryMail(email: string, solved: Solved): Promise<number> {
  const { auth } = await getSupabase();
  const options = { redirectTo: mailedAddressOf('/auth/reset-password'), ...solved };
  return askForCode(() => auth.resetPasswordForEmail(email, options));
}

/** Signs in with the code from any of these emails. @throws Error with a message for the user */
export async function enterMailedCode(email: string, code: string): Promise<void> {
  await followSession();
  const { auth } = await getSupabase();
  await callAuth(() => auth.verifyOtp({ email, token: code, type: 'email' }));
  await waitForSignedInUser();
}
