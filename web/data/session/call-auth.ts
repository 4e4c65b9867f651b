import { isGatewayStatus } from '../connection/is-gateway-status.ts';
import { codeOfOutage, secondsToWait, waitInWords } from '../retry-wait.ts';
import { getSupabase } from '../supabase-client.ts';

type Refusal = {
  name?: string;
  code?: string | undefined;
  status?: number | undefined;
  message?: string;
};

const codeIsWrong = "That code isn't right, or it has expired. Check it, or ask for a new one.";

const wordsByCode: Record<string, string> = {
  sms_send_failed: "This number can't receive text messages. Use a different one.",
  otp_expired: codeIsWrong,
  reauthentication_not_valid: codeIsWrong,
  reauthentication_needed:
    "It's been a while since you signed in. Ask for a new link, or change your password in your profile.",
  same_password: "That's already your password. Choose another one.",
  current_password_invalid: "Your current password isn't right.",
  signup_disabled: "You can't create an account here right now.",
  phone_provider_disabled: "You can't use a phone number here right now.",
  user_banned: 'This account is locked. Contact support.',
  mfa_verification_failed: "That code isn't right, or was already used. Try the next one.",
  mfa_verification_rejected: "That code didn't work. Try the next one.",
  mfa_challenge_expired: 'That took too long. Ask for a new code, or try the next one.',
  mfa_factor_name_conflict: 'You already use this name. Choose a different one.',
  mfa_factor_not_found: "This isn't set up anymore. Reload the page to see what is.",
  too_many_enrolled_mfa_factors: "You can't add any more. Remove one you don't use.",
  webauthn_credential_exists: 'This passkey is already registered.',
  mfa_verified_factor_exists: 'This is already set up.',
  insufficient_aal: 'Please complete the second step again.',
};

function tooOften(what: string): string {
  const seconds = secondsToWait();
  return seconds === null
    ? `Too many ${what}. Try again in a few minutes.`
    : `Too many ${what}. Try again in ${waitInWords(seconds)}.`;
}

/** Whether the message is the server's. Without one the client fills in the body as JSON, the status, or a parser error. */
const isSaid = ({ name, message = '' }: Refusal): boolean =>
  name !== 'AuthUnknownError' && !/^(\{\}|HTTP \d+|Internal Server Error)?$/.test(message);

/**
 * Returns the user-facing message for an auth service error.
 * @param otherwise the fallback when the server gave no message
 */
export function wordsForRefusal(
  refusal: Refusal,
  otherwise = "That didn't work. Please try again.",
): string {
  const { name, code = '', status, message } = refusal;
  if (status === 429) return tooOften(/_send_rate_limit$/.test(code) ? 'messages' : 'tries');
  if (status && status >= 500 && (code || codeOfOutage()) === 'sms_send_failed')
    return "We couldn't send the text message. Try again in a moment.";
  const isSilent = status ? isGatewayStatus(status) : name !== 'AuthUnknownError';
  if (isSilent) return "We couldn't reach the server. Try again in a moment.";
  return wordsByCode[code] ?? (isSaid(refusal) && message ? message : otherwise);
}

/**
 * Calls the auth service and turns its error into a user-facing message. When the session has ended, or its assurance level is
 * too low, this checks the session again, and the screen updates by itself.
 * @param ownWords messages of this particular call, by error code
 * @param otherwise the fallback when the server gave no message
 * @throws Error with that message
 */
export async function callAuth<Data>(
  call: () => Promise<{ data: Data; error: (Refusal & Error) | null }>,
  ownWords: Record<string, string> = {},
  otherwise?: string,
): Promise<NonNullable<Data>> {
  const { data, error } = await call();
  if (data && !error) return data;
  const { auth } = await getSupabase();
  if (error?.code === 'insufficient_aal') await auth.refreshSession();
  if (error?.name === 'AuthSessionMissingError') await auth.getUser();
  const words = ownWords[error?.code ?? ''] ?? wordsForRefusal(error ?? {}, otherwise);
  throw new Error(words, { cause: error });
}

/** Returns the auth service's error code behind an error of callAuth; empty without one. */
export function codeOf(cause: unknown): string {
  const refusal = cause instanceof Error ? cause.cause : undefined;
  return refusal instanceof Error && 'code' in refusal ? String(refusal.code) : '';
}

/** Returns the message for the new-password field; null when the call failed for another reason. */
export function passwordFault(cause: unknown): string | null {
  const refusal = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  if (!(refusal instanceof Error && 'code' in refusal)) return null;
  const isAboutPassword = refusal.code === 'weak_password' || refusal.code === 'same_password';
  return isAboutPassword ? wordsForRefusal(refusal as Refusal) : null;
}

/** Returns the user-facing message for any error of these calls. Code that failed to load reads like an unreachable server. */
export function wordsOf(cause: unknown): string {
  if (cause instanceof Error && cause.cause !== undefined) return cause.message;
  console.warn('A call of the auth service failed.', cause);
  return wordsForRefusal({});
}
