import type { z } from 'zod';
import { type AuthAnswer, type AuthCall, askAuth } from '../../../data/session/ask-auth.ts';
import { reloadCook } from '../../../data/session/reload-cook.ts';

/** One call under /auth/v1/by-admin. */
export type ByAdminCall = AuthCall;

type Refused = { kind: 'refused'; why: string; isStale: boolean };
/** `isStale`: the account has changed since it was shown. */
export type ByAdminAnswer<Value> = Exclude<AuthAnswer<Value>, { kind: 'refused' }> | Refused;

const wordsByCode: Record<string, string> = {
  not_admin: "You're not allowed to do this.",
  user_not_found: 'This account no longer exists.',
  email_exists: 'This email address already has an account.',
};
/** Codes whose server message is written for the user. */
const saidByServer = new Set(['validation_failed', 'conflict']);
const staleCodes = new Set(['conflict', 'user_not_found']);

function ownWords(code: string, message: string): string | undefined {
  return (saidByServer.has(code) && message) || wordsByCode[code];
}

/** Sends a call with the admin's own token. Never throws: errors are part of the returned answer. */
export async function askByAdmin<Value>(
  anonKey: string,
  call: ByAdminCall,
  schema: z.ZodType<Value>,
): Promise<ByAdminAnswer<Value>> {
  const path = `/by-admin${call.path}`;
  const answer = await askAuth(anonKey, { ...call, path }, schema, ownWords);
  if (answer.kind !== 'refused') return answer;
  const { kind, why, code } = answer;
  if (code === 'not_admin') await reloadCook();
  return { kind, why, isStale: staleCodes.has(code) };
}
