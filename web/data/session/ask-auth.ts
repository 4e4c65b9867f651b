import { z } from 'zod';
import { fetchAndNoteWaits } from '../retry-wait.ts';
import { getSupabase } from '../supabase-client.ts';
import { wordsForRefusal, wordsOf } from './call-auth.ts';

/** Long, because deleting an account also deletes its recipes, pictures and entries. */
const longestWaitMs = 30_000;
const refusalSchema = z.object({ code: z.string(), message: z.string() });

/** A call under /auth/v1 that the official client does not support. */
export type AuthCall = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
};

export type AuthAnswer<Value> =
  | { kind: 'answered'; value: Value }
  /** The server requires reauthentication. */
  | { kind: 'needs-proof' }
  /** `code` is empty when there was no response. */
  | { kind: 'refused'; why: string; code: string };

/** @returns the message of this particular call for a refusal; undefined to use the default message */
export type OwnWords = (code: string, message: string) => string | undefined;

/** Checks the session again when it has ended or owes its second factor. The screen then updates by itself. */
async function recheckSession(code: string): Promise<void> {
  const { auth } = await getSupabase();
  if (code === 'insufficient_aal') await auth.refreshSession();
  if (['no_authorization', 'bad_jwt', 'session_not_found', 'user_banned'].includes(code))
    await auth.getUser();
}

async function refusalOf(response: Response, ownWords: OwnWords): Promise<AuthAnswer<never>> {
  const parsed = refusalSchema.safeParse(await response.json().catch(() => null));
  const { code = '', message = '' } = parsed.success ? parsed.data : {};
  if (code === 'reauthentication_needed') return { kind: 'needs-proof' };
  await recheckSession(code);
  const usual = () => wordsForRefusal({ code, status: response.status, message });
  return { kind: 'refused', why: ownWords(code, message) ?? usual(), code };
}

async function send(anonKey: string, { method, path, body }: AuthCall): Promise<Response> {
  const { auth } = await getSupabase();
  const { data } = await auth.getSession();
  return fetchAndNoteWaits(`/auth/v1${path}`, {
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

/**
 * Sends a call to the auth service with the signed-in user's token. Never throws: errors are part of the returned answer.
 * @param schema of the response's JSON; of undefined for a 204 response
 */
export async function askAuth<Value>(
  anonKey: string,
  call: AuthCall,
  schema: z.ZodType<Value>,
  ownWords: OwnWords = () => undefined,
): Promise<AuthAnswer<Value>> {
  try {
    const response = await send(anonKey, call);
    if (!response.ok) return await refusalOf(response, ownWords);
    const body: unknown = response.status === 204 ? undefined : await response.json();
    return { kind: 'answered', value: schema.parse(body) };
  } catch (cause) {
    return { kind: 'refused', why: wordsOf(cause), code: '' };
  }
}
