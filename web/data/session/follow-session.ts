import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { sessionStorageKey } from '../before-paint.ts';
import { readStored } from '../browser-storage.ts';
import { forgetOfflineData } from '../offline/forget-offline-data.ts';
import { isSomethingKept } from '../offline/kept-for.ts';
import { queryClient } from '../query-client.ts';
import { getSupabase, type Supabase } from '../supabase-client.ts';
import { cookFromUser, enrichCook } from './cook.ts';
import { forgetTraces } from './forget-traces.ts';
import { markKnownDevice } from './known-device.ts';
import { readRoleAndProfile } from './load-role-and-profile.ts';
import { wayOut } from './log-out-mark.ts';
import { followProfileChanges } from './profile-changes.ts';
import { rememberCookWhileSilent, showRememberedCook } from './remembered-session.ts';
import {
  assuranceLevelOf,
  secondFactorsOwed,
  type UserWithFactors,
} from './second-factors-owed.ts';
import { getSession, setSession } from './session-store.ts';

function knownCook(userId: string) {
  const session = getSession();
  return session.status === 'signed-in' && session.cook.id === userId ? session.cook : null;
}

/** Nothing of a cook stays for whoever comes next: not in this page, and not on this device. */
function forgetCook() {
  queryClient.clear();
  void forgetOfflineData();
}

/** Shown on the browser's word alone, until the server has renewed the session. */
function isRemembered() {
  const session = getSession();
  return session.status === 'signed-in' && session.remembered === true;
}

/** First what the session itself says, then role and profile on top (spec §4). */
async function showCook(supabase: Supabase, session: AuthSession) {
  // A refreshed session tells nothing new about the person: no flicker back to "user".
  const cook = knownCook(session.user.id) ?? cookFromUser(session.user);
  markKnownDevice();
  setSession({ status: 'signed-in', cook });
  const found = await readRoleAndProfile(supabase, cook.id);
  const now = knownCook(cook.id);
  if (now) setSession({ status: 'signed-in', cook: enrichCook(now, found) });
}

/**
 * Whose factors count: a session that lay in the browser may be older than a factor that was set up elsewhere, and what
 * it would show is empty then. So the server is asked before anything private is.
 */
async function presentUser(
  supabase: Supabase,
  session: AuthSession,
  isJustIssued: boolean,
): Promise<UserWithFactors> {
  if (isJustIssued || assuranceLevelOf(session.access_token) !== 'aal1') return session.user;
  const { data } = await supabase.auth.getUser(session.access_token);
  // Out of reach: as far as the browser knows. Where the session has ended, the client has said so by now.
  return data.user ?? session.user;
}

/** Another person, with no sign-out in between (another tab): nothing of the cook before may stay for them. */
function forgetSomebodyElse(userId: string) {
  const session = getSession();
  if (!('cook' in session) || session.cook.id === userId) return;
  forgetCook();
  forgetTraces();
  setSession({ status: 'loading' });
}

function loseSession(event: AuthChangeEvent) {
  // The client could not renew what lies in the browser, and will try again: nobody has left.
  if (event === 'INITIAL_SESSION' && readStored(sessionStorageKey)) {
    showRememberedCook();
    return;
  }
  // A visitor who opens the sign-in has left nothing behind: the timers that run are theirs.
  if (event !== 'INITIAL_SESSION' || isSomethingKept()) forgetCook();
  if (getSession().status === 'signed-out') return;
  const reason = wayOut() ?? 'ended';
  setSession(event === 'SIGNED_OUT' ? { status: 'signed-out', reason } : { status: 'signed-out' });
}

/** Which event was the latest: what is learnt for an older one counts no more. */
let latestTurn = 0;
let expiresAtMs = Number.POSITIVE_INFINITY;

/** What was asked for with an expired token has failed, or come back empty: now it is asked for again. */
function askAgainAfterExpiry(session: AuthSession) {
  if (expiresAtMs < Date.now()) setTimeout(() => void queryClient.invalidateQueries());
  expiresAtMs = (session.expires_at ?? Number.POSITIVE_INFINITY) * 1000;
}

async function follow(supabase: Supabase, event: AuthChangeEvent, session: AuthSession) {
  const turn = latestTurn;
  const isRefreshed = event === 'TOKEN_REFRESHED';
  const isJustIssued = isRefreshed || event === 'MFA_CHALLENGE_VERIFIED';
  const user = await presentUser(supabase, session, isJustIssued);
  if (turn !== latestTurn) return;
  const factors = secondFactorsOwed(session.access_token, user);
  if (factors.length > 0) {
    forgetCook();
    setSession({ status: 'owes-second-factor', cook: cookFromUser(session.user), factors });
  } else if (isRemembered()) {
    // What was shown until now was what the device keeps.
    await Promise.all([showCook(supabase, session), queryClient.invalidateQueries()]);
  } else if (!isRefreshed || !knownCook(session.user.id)) {
    await showCook(supabase, session);
  }
}

/** Private code: loaded for whoever has, or may soon have, a session. */
function followLive() {
  import('../live/start-live.ts').then(
    (live) => live.startLive(),
    (cause: unknown) => console.warn('The lists do not follow live.', cause),
  );
}

/** Keeps the session store in step with the client's events; ends when the first event has been heard. */
export async function followAuthEvents(): Promise<void> {
  rememberCookWhileSilent();
  followProfileChanges();
  const supabase = await getSupabase();
  await new Promise<void>((firstHeard) => {
    supabase.auth.onAuthStateChange((event, session) => {
      latestTurn += 1;
      firstHeard();
      if (!session) return loseSession(event);
      askAgainAfterExpiry(session);
      forgetSomebodyElse(session.user.id);
      const turn = latestTurn;
      // Outside the callback: the client holds its lock while it runs, and a call from here would wait for itself.
      setTimeout(() => {
        // Signed out, replaced or told again while this waited.
        if (turn === latestTurn) void follow(supabase, event, session);
      });
    });
  });
  followLive();
}
