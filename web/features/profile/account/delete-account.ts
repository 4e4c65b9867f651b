import { z } from 'zod';
import { deletedAccountSchema, deletionWord } from '#contract/account.ts';
import { notices } from '#contract/notices.ts';
import { markLogOut, unmarkLogOut } from '../../../data/session/log-out-mark.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { forgetDevice } from './forget-device.ts';

/** Longer than the database may take to delete an account with a thousand recipes. */
const longestWaitMs = 30_000;
const refusalSchema = z.object({ code: z.string(), message: z.string() });

/** `needs-proof`: the server requires reauthentication. */
export type DeletionOutcome =
  | { kind: 'deleted' | 'needs-proof' }
  | { kind: 'refused'; why: string };

async function readRefusal(response: Response): Promise<DeletionOutcome> {
  const parsed = refusalSchema.safeParse(await response.json().catch(() => null));
  if (!parsed.success) return { kind: 'refused', why: notices.accountNotDeleted.message };
  const { code, message } = parsed.data;
  return code === 'reauthentication_needed'
    ? { kind: 'needs-proof' }
    : { kind: 'refused', why: message };
}

/** Deletes the account of the signed-in user. Idempotent: a retry after a lost answer is safe. Never throws. */
export async function deleteAccount(): Promise<DeletionOutcome> {
  // Set the mark before the answer: a tab's pending read may be refused first and sign the user out, and that tab then shows why.
  markLogOut('deleted');
  const outcome = await askToDelete();
  if (outcome.kind !== 'deleted') unmarkLogOut();
  return outcome;
}

async function askToDelete(): Promise<DeletionOutcome> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke<unknown>('delete-account', {
      body: { confirmation: deletionWord },
      signal: AbortSignal.timeout(longestWaitMs),
    });
    if (error?.context instanceof Response) return await readRefusal(error.context);
    if (error) throw error;
    deletedAccountSchema.parse(data);
    return { kind: 'deleted' };
  } catch (cause) {
    console.warn('The account was perhaps not deleted.', cause);
    return {
      kind: 'refused',
      why: "We couldn't reach the server. Check your connection and try again.",
    };
  }
}

/**
 * Signs out in this tab and in this browser's other tabs, which go to the landing page, and deletes the cook's data from the device.
 * The server no longer has the session and returns an error for it, which is ignored.
 */
export async function signOutAndForgetDevice(): Promise<void> {
  markLogOut('deleted');
  const { auth } = await getSupabase();
  await auth.signOut({ scope: 'local' });
  await forgetDevice();
}
