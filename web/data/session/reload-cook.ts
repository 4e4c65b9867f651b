import { getSupabase } from '../supabase-client.ts';
import { enrichCook } from './cook.ts';
import { readRoleAndProfile } from './load-role-and-profile.ts';
import { getSession, setSession } from './session-store.ts';

/** Reads name, picture and role again after a profile change. */
export async function reloadCook(): Promise<void> {
  const session = getSession();
  if (session.status !== 'signed-in') return;
  const found = await readRoleAndProfile(await getSupabase(), session.cook.id);
  // Read the session again: the user may have signed out, or changed, during the request.
  const now = getSession();
  if (now.status !== 'signed-in' || now.cook.id !== session.cook.id) return;
  setSession({ status: 'signed-in', cook: enrichCook(now.cook, found) });
}
