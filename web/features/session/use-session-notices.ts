import { useEffect, useRef } from 'react';
import { type Session, useSession } from '../../data/session/session-store.ts';
import { notifyOf, withdrawFailures } from '../../ui/notify.ts';

/** Returns the notice for a session that ended on its own, a deleted account or an unreachable server; null when none applies. */
function noticeNameOf(session: Session) {
  if (session.status === 'signed-out' && session.reason === 'ended') return 'sessionEnded';
  if (session.status === 'signed-out' && session.reason === 'deleted') return 'accountDeleted';
  // When the browser is offline, the banner already says so.
  if (session.status === 'signed-in' && session.remembered && navigator.onLine)
    return 'sessionUnreachable';
  return null;
}

/** Shows why the user is signed out, or why nothing loads. Removes the failure notices of the sign-in once the user is signed in. */
export function useSessionNotices() {
  const session = useSession();
  const { status } = session;
  const name = noticeNameOf(session);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'signed-out' && status !== 'signed-out') withdrawFailures();
    before.current = status;
  }, [status]);
  useEffect(() => {
    if (!name) return;
    notifyOf(name);
    // The server answers again, or a user signed in again.
    return withdrawFailures;
  }, [name]);
}
