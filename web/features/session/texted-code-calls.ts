import { askForCode } from '../../data/session/ask-for-code.ts';
import { callAuth } from '../../data/session/call-auth.ts';
import { waitForSignedInUser } from '../../data/session/session-store.ts';
import { followSession } from '../../data/session/start-session.ts';
import { getSupabase } from '../../data/supabase-client.ts';

type Solved = { captchaToken?: string };

/**
 * Resends the code that confirms the phone number of a new account.
 * @param phone E.164
 * @returns when another code may be requested, in milliseconds since 1970
 * @throws Error with a message for the user
 */
export async function askForConfirmation(phone: string, solved: Solved): Promise<number> {
  const { auth } = await getSupabase();
  return askForCode(() => auth.resend({ type: 'sms', phone, options: solved }));
}

/**
 * Requests a text message with a code that signs in without the password. Returns and throws like askForConfirmation. A number
 * without an account gets the same response as one with an account.
 */
export async function askForSignInCode(phone: string, solved: Solved): Promise<number> {
  const { auth } = await getSupabase();
  return askForCode(async () => {
    const options = { shouldCreateUser: false, ...solved };
    const { data, error } = await auth.signInWithOtp({ phone, options });
    return { data, error: error?.code === 'otp_disabled' ? null : error };
  });
}

/** Signs in with a texted code. @throws Error with a message for the user */
export async function enterTextedCode(phone: string, code: string): Promise<void> {
  await followSession();
  const { auth } = await getSupabase();
  await callAuth(() => auth.verifyOtp({ phone, token: code, type: 'sms' }));
  await waitForSignedInUser();
}
