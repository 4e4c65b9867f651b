import { z } from 'zod';
import { deletedAccountSchema, deletionWord } from '#contract/account.ts';
import { notices } from '#contract/notices.ts';
import { markLogOut, unmarkLogOut } from '../../../data/session/log-out-mark.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { forgetDevice } from './forget-device.ts';

/** Longer than the database may take for an account with a thousand recipes. */
const longestWaitMs = 30_000;
const refusalSchema = z.object({ code: z.string(), message: z.string() });

/** `needs-proof`: the server wants to know anew who sits there. */
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

/** Deletes the account of whoever is signed in. Asking again after a lost answer is safe: gone is gone. Never throws. */
export async function deleteAccount(): Promise<DeletionOutcome> {
  // Before the answer: what a tab was just reading may be refused first, and whoever is signed out by that is told why.
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
 * Signs out here and in this browser's other tabs, which lead to the landing page, and leaves nothing of the cook on the device. The server
 * knows the session no more and says so: that is no failure.
 */
export async function leaveForGood(): Promise<void> {
  markLogOut('deleted');
  const { auth } = await getSupabase();
  await auth.signOut({ scope: 'local' });
  await forgetDevice();
}
