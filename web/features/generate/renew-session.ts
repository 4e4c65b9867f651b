import { notices } from '#contract/notices.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { notify } from '../../ui/notify.ts';

/**
 * Asks for a fresh session, after the kitchen did not know who asks. Where there is none any more, the client says so to the
 * whole page, and the sign-in follows by itself.
 * @returns whether somebody is signed in now
 */
export async function renewSession(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.refreshSession();
  if (data.session) return true;
  console.warn('The session could not be renewed.', error);
  if (!error?.status) notify(notices.sessionUnreachable);
  return false;
}
