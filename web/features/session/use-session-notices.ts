import { useEffect } from 'react';
import { type Session, useSession } from '../../data/session/session-store.ts';
import { notifyOf } from '../../ui/notify.ts';

/** What befell a session that nobody ended; null where all is well. */
function noticeNameOf(session: Session) {
  if (session.status === 'signed-out' && session.reason === 'ended') return 'sessionEnded';
  if (session.status === 'loading' && session.unreachable) return 'sessionUnreachable';
  return null;
}

/** Says why somebody is signed out, or why nothing comes. */
export function useSessionNotices() {
  const name = noticeNameOf(useSession());
  useEffect(() => {
    if (name) notifyOf(name);
  }, [name]);
}
