import type { Session as AuthSession } from '@supabase/supabase-js';
import { queryClient } from '../query-client.ts';
import { getSupabase, type Supabase } from '../supabase-client.ts';
import { cookFromUser, enrichCook } from './cook.ts';
import { readRoleAndProfile } from './load-role-and-profile.ts';
import { getSession, setSession } from './session-store.ts';

function knownCook(userId: string) {
  const session = getSession();
  return session.status === 'signed-in' && session.cook.id === userId ? session.cook : null;
}

/** First what the session itself says, then role and profile on top (spec §4). */
async function showCook(supabase: Supabase, session: AuthSession) {
  const known = knownCook(session.user.id);
  // Somebody else, with no sign-out in between (another tab): nothing of the cook before may be shown to them.
  if (!known && getSession().status === 'signed-in') queryClient.clear();
  // A refreshed token tells nothing new about the person: no flicker back to "user".
  const cook = known ?? cookFromUser(session.user);
  setSession({ status: 'signed-in', cook });
  const found = await readRoleAndProfile(supabase, cook.id);
  const now = knownCook(cook.id);
  if (now) setSession({ status: 'signed-in', cook: enrichCook(now, found) });
}

/** Keeps the session store in step with the client's events; ends when the first event has been heard. */
export async function followAuthEvents(): Promise<void> {
  const supabase = await getSupabase();
  let newestUserId: string | undefined;
  await new Promise<void>((firstHeard) => {
    supabase.auth.onAuthStateChange((event, session) => {
      const isSomebodyElse = session?.user.id !== newestUserId;
      newestUserId = session?.user.id;
      if (session && (isSomebodyElse || event !== 'TOKEN_REFRESHED')) {
        // Outside the callback: the client holds its lock while it runs, and a call from here would wait for itself.
        setTimeout(() => {
          // Signed out or replaced while this waited: that cook is gone.
          if (newestUserId === session.user.id) void showCook(supabase, session);
        });
      }
      if (!session) {
        queryClient.clear();
        setSession({ status: 'signed-out' });
      }
      firstHeard();
    });
  });
}
