import { askForCode } from '../../data/session/ask-for-code.ts';
import { callAuth } from '../../data/session/call-auth.ts';
import { whenSomebodyIsThere } from '../../data/session/session-store.ts';
import { followSession } from '../../data/session/start-session.ts';
import { getSupabase } from '../../data/supabase-client.ts';

type Solved = { captchaToken?: string };

/**
 * Has a code sent that confirms the number of a new account once more.
 * @param phone E.164
 * @returns when another one may be asked for, in milliseconds since 1970
 * @throws Error with words for a person
 */
export async function askForConfirmation(phone: string, solved: Solved): Promise<number> {
  const { auth } = await getSupabase();
  return askForCode(() => auth.resend({ type: 'sms', phone, options: solved }));
}

/**
 * Has a code sent that signs in without the password. As askForConfirmation; a number that nobody has here reads like one that
 * somebody has.
 */
export async function askForSignInCode(phone: string, solved: Solved): Promise<number> {
  const { auth } = await getSupabase();
  return askForCode(async () => {
    const options = { shouldCreateUser: false, ...solved };
    const { data, error } = await auth.signInWithOtp({ phone, options });
    return { data, error: error?.code === 'otp_disabled' ? null : error };
  });
}

/** Signs in by a code that was texted. @throws Error with words for a person */
export async function enterTextedCode(phone: string, code: string): Promise<void> {
  await followSession();
  const { auth } = await getSupabase();
  await callAuth(() => auth.verifyOtp({ phone, token: code, type: 'sms' }));
  await whenSomebodyIsThere();
}
