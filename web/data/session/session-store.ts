import { useSyncExternalStore } from 'react';
import type { Cook } from './cook.ts';
import type { SecondFactor } from './second-factors-owed.ts';

export type Session =
  | { status: 'loading' }
  /**
   * `left`: by Log Out, here or in another tab. `deleted`: with the account. `ended`: the server refused the session that was there.
   */
  | { status: 'signed-out'; reason?: 'left' | 'deleted' | 'ended' }
  | { status: 'owes-second-factor'; cook: Cook; factors: SecondFactor[] }
  /** `remembered`: as the browser knows it, since the server cannot be asked to renew the session. It is tried again. */
  | { status: 'signed-in'; cook: Cook; remembered?: true };

const loading: Session = { status: 'loading' };
let current: Session = loading;
const listeners = new Set<() => void>();

export function getSession(): Session {
  return current;
}

/** Replaces the session, and marks it on <html> for the styles that choose between visitor and cook. */
export function setSession(next: Session) {
  current = next;
  const marks = document.documentElement.dataset;
  if (next.status === 'signed-out') delete marks.session;
  else if (next.status !== 'loading') marks.session = 'stored';
  for (const listener of listeners) listener();
}

/** @returns what stops listening */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Resolves once somebody is signed in, or owes their second factor: the client tells of a sign-in before we know whose it is. */
export function whenSomebodyIsThere(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onSession(look);
    function look() {
      if (current.status !== 'signed-in' && current.status !== 'owes-second-factor') return;
      stop();
      resolve();
    }
    look();
  });
}

/** The session as it is now; on the server, and until the browser has looked, it is loading. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, getSession, () => loading);
}

/** The cook, or null while nobody is known to be signed in. */
export function useCook(): Cook | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.cook : null;
}
