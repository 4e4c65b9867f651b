import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { readStored } from '../browser-storage.ts';
import { sessionStorageKey } from '../browser-storage-keys.ts';
import { forgetOfflineData } from '../device/forget-offline-data.ts';
import { isSomethingKept } from '../device/kept-for.ts';
import { queryClient } from '../query-client.ts';
import { getSupabase, type Supabase } from '../supabase-client.ts';
import { cookFromUser, enrichCook } from './cook.ts';
import { forgetTraces } from './forget-traces.ts';
import { markKnownDevice } from './known-device.ts';
import { readRoleAndProfile } from './load-role-and-profile.ts';
import { recentSignOutReason } from './log-out-mark.ts';
import { followProfileChanges } from './profile-changes.ts';
import { showRememberedCook, showRememberedCookIfUnreachable } from './remembered-session.ts';
import {
  assuranceLevelOf,
  requiredSecondFactors,
  type UserWithFactors,
} from './required-second-factors.ts';
import { forgetSentAddress } from './sent-address.ts';
import { getSession, setSession } from './session-store.ts';

function knownCook(userId: string) {
  const session = getSession();
  return session.status === 'signed-in' && session.cook.id === userId ? session.cook : null;
}

/** Deletes a cook's data from this page and this device, so that the next user sees none of it. */
function forgetCook() {
  queryClient.clear();
  void forgetOfflineData();
}

/** Whether the cook is shown from browser storage alone, until the server has renewed the session. */
function isRemembered() {
  const session = getSession();
  return session.status === 'signed-in' && session.remembered === true;
}

/** Shows the cook from the session first, then adds role and profile (spec §4). */
async function showCook(supabase: Supabase, session: AuthSession) {
  // A refreshed session has nothing new about the user. Keep the known cook, so that the role does not flicker back to "user".
  const cook = knownCook(session.user.id) ?? cookFromUser(session.user);
  markKnownDevice();
  forgetSentAddress();
  setSession({ status: 'signed-in', cook });
  const found = await readRoleAndProfile(supabase, cook.id);
  const now = knownCook(cook.id);
  if (now) setSession({ status: 'signed-in', cook: enrichCook(now, found) });
}

/**
 * Returns the user whose factors count. A stored session may be older than a factor that was set up elsewhere, and the pages would
 * then come back empty. So this asks the server before the app loads anything private.
 */
async function presentUser(
  supabase: Supabase,
  session: AuthSession,
  isJustIssued: boolean,
): Promise<UserWithFactors> {
  if (isJustIssued || assuranceLevelOf(session.access_token) !== 'aal1') return session.user;
  const { data } = await supabase.auth.getUser(session.access_token);
  // Server unreachable: use the browser's copy. If the session has ended, the client has already emitted that event.
  return data.user ?? session.user;
}

/** Deletes the previous cook's data when another user signed in without a sign-out in between (in another tab). */
function forgetSomebodyElse(userId: string) {
  const session = getSession();
  if (!('cook' in session) || session.cook.id === userId) return;
  forgetCook();
  forgetTraces();
  setSession({ status: 'loading' });
}

function loseSession(event: AuthChangeEvent) {
  // The client could not renew the stored session and will retry: this is no sign-out.
  if (event === 'INITIAL_SESSION' && readStored(sessionStorageKey)) {
    showRememberedCook();
    return;
  }
  // A visitor who opens the sign-in page has no data to delete, and their running timers must stay.
  if (event !== 'INITIAL_SESSION' || isSomethingKept()) forgetCook();
  if (getSession().status === 'signed-out') return;
  const reason = recentSignOutReason() ?? 'ended';
  setSession(event === 'SIGNED_OUT' ? { status: 'signed-out', reason } : { status: 'signed-out' });
}

/** Number of the latest event. Results for an older event are discarded. */
let latestTurn = 0;
let expiresAtMs = Number.POSITIVE_INFINITY;

/** Refetches all queries after the token had expired: with the expired token they failed or came back empty. */
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
  const factors = requiredSecondFactors(session.access_token, user);
  if (factors.length > 0) {
    forgetCook();
    setSession({ status: 'needs-second-factor', cook: cookFromUser(session.user), factors });
  } else if (isRemembered()) {
    // Until now the screens showed data stored on the device.
    await Promise.all([showCook(supabase, session), queryClient.invalidateQueries()]);
  } else if (!isRefreshed || !knownCook(session.user.id)) {
    await showCook(supabase, session);
  }
}

/** Loads the live updates. Only users with a session, or about to get one, need this code. */
function followLive() {
  import('./start-live.ts').then(
    (live) => live.startLive(),
    (cause: unknown) => console.warn('The lists do not follow live.', cause),
  );
}

/** Keeps the session store in sync with the client's auth events. Resolves after the first event. */
export async function followAuthEvents(): Promise<void> {
  showRememberedCookIfUnreachable();
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
      // Run outside the callback: the client holds its lock during the callback, and a call from here would deadlock.
      setTimeout(() => {
        // Skip when a newer event (sign-out, another session, a refresh) arrived in the meantime.
        if (turn === latestTurn) void follow(supabase, event, session);
      });
    });
  });
  followLive();
}
