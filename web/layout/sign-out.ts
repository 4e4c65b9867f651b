import { notices } from '#contract/notices.ts';
import { getSupabase } from '../data/supabase-client.ts';
import { notify } from '../ui/notify.ts';

/** Signs out on this device; what follows is the session store's business. */
export async function signOut(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (error) notify(notices.signOutFailed);
}
