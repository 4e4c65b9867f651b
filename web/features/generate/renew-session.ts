import { notices } from '#contract/notices.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { notify } from '../../ui/notify.ts';

/**
 * Refreshes the session after the server answered that the user is not signed in. If there is no session any more, the auth client
 * notifies the whole page, which then leads to the sign-in.
 * @returns whether the user is signed in now
 */
export async function renewSession(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.refreshSession();
  if (data.session) return true;
  console.warn('The session could not be renewed.', error);
  if (!error?.status) notify(notices.sessionUnreachable);
  return false;
}
