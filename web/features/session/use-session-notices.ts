import { useEffect, useRef } from 'react';
import { type Session, useSession } from '../../data/session/session-store.ts';
import { notifyOf, withdrawFailures } from '../../ui/notify.ts';

/** What befell a session that nobody ended, or the last word to whoever deleted their account; null where there is nothing to say. */
function noticeNameOf(session: Session) {
  if (session.status === 'signed-out' && session.reason === 'ended') return 'sessionEnded';
  if (session.status === 'signed-out' && session.reason === 'deleted') return 'accountDeleted';
  // Without any connection the banner says it already.
  if (session.status === 'signed-in' && session.remembered && navigator.onLine)
    return 'sessionUnreachable';
  return null;
}

/** Says why somebody is signed out, or why nothing comes. What failed on the way in is no longer said to who is in. */
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
    // The server answers again, or somebody signed in anew.
    return withdrawFailures;
  }, [name]);
}
