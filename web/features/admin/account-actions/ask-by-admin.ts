import { z } from 'zod';
import { fetchAndNoteWaits } from '../../../data/retry-wait.ts';
import { wordsForRefusal, wordsOf } from '../../../data/session/call-auth.ts';
import { reloadCook } from '../../../data/session/reload-cook.ts';
import { getSupabase } from '../../../data/supabase-client.ts';

/** A deletion takes recipes, pictures and entries along. */
const longestWaitMs = 30_000;
const refusalSchema = z.object({ code: z.string(), message: z.string() });

/** One call under /auth/v1/by-admin. */
export type ByAdminCall = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
};

export type ByAdminAnswer<Value> =
  | { kind: 'answered'; value: Value }
  /** The server wants to know anew who sits there. */
  | { kind: 'needs-proof' }
  /** `isStale`: the account is no longer what it was when it was shown. */
  | { kind: 'refused'; why: string; isStale: boolean };

const wordsByCode: Record<string, string> = {
  not_admin: 'You are not allowed to do this.',
  user_not_found: 'This account is gone.',
  email_exists: 'This address has an account already.',
};
/** Sentences of the server for a person. */
const saidByServer = new Set(['validation_failed', 'conflict']);
const staleCodes = new Set(['conflict', 'user_not_found']);

/** A session that is gone, or owes its second step, is looked at again: its screen follows by itself. */
async function lookAtSession(code: string): Promise<void> {
  const { auth } = await getSupabase();
  if (code === 'not_admin') await reloadCook();
  if (code === 'insufficient_aal') await auth.refreshSession();
  if (['no_authorization', 'bad_jwt', 'session_not_found', 'user_banned'].includes(code))
    await auth.getUser();
}

async function refusalOf(response: Response): Promise<ByAdminAnswer<never>> {
  const parsed = refusalSchema.safeParse(await response.json().catch(() => null));
  const { code = '', message = '' } = parsed.success ? parsed.data : {};
  if (code === 'reauthentication_needed') return { kind: 'needs-proof' };
  await lookAtSession(code);
  const words = saidByServer.has(code) ? message : wordsByCode[code];
  const why = words || wordsForRefusal({ code, status: response.status, message });
  return { kind: 'refused', why, isStale: staleCodes.has(code) };
}

async function send(anonKey: string, { method, path, body }: ByAdminCall): Promise<Response> {
  const { auth } = await getSupabase();
  const { data } = await auth.getSession();
  return fetchAndNoteWaits(`/auth/v1/by-admin${path}`, {
    method,
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(longestWaitMs),
  });
}

/** Asks with the admin's own token. Never throws: what went wrong is part of the answer. */
export async function askByAdmin<Value>(
  anonKey: string,
  call: ByAdminCall,
  schema: z.ZodType<Value>,
): Promise<ByAdminAnswer<Value>> {
  try {
    const response = await send(anonKey, call);
    if (!response.ok) return await refusalOf(response);
    return { kind: 'answered', value: schema.parse(await response.json()) };
  } catch (cause) {
    return { kind: 'refused', why: wordsOf(cause), isStale: false };
  }
}
