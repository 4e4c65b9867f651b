import { useSyncExternalStore } from 'react';
import type { Cook } from './cook.ts';
import type { SecondFactor } from './required-second-factors.ts';

export type Session =
  | { status: 'loading' }
  /**
   * `left`: the cook logged out, here or in another tab. `deleted`: the cook deleted the account. `ended`: the server refused the session.
   */
  | { status: 'signed-out'; reason?: 'left' | 'deleted' | 'ended' }
  | { status: 'needs-second-factor'; cook: Cook; factors: SecondFactor[] }
  /** `remembered`: from browser storage, since the server cannot be reached to renew the session. The renewal is retried. */
  | { status: 'signed-in'; cook: Cook; remembered?: true };

const loading: Session = { status: 'loading' };
let current: Session = loading;
const listeners = new Set<() => void>();

export function getSession(): Session {
  return current;
}

/** Replaces the session and marks it on <html>, for the styles that differ between visitor and cook. */
export function setSession(next: Session) {
  current = next;
  const marks = document.documentElement.dataset;
  if (next.status === 'signed-out') delete marks.session;
  else if (next.status !== 'loading') marks.session = 'stored';
  for (const listener of listeners) listener();
}

/** @returns the unsubscribe function */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Resolves once a user is signed in or owes a second factor. The client reports a sign-in before the store has its user. */
export function waitForSignedInUser(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onSession(look);
    function look() {
      if (current.status !== 'signed-in' && current.status !== 'needs-second-factor') return;
      stop();
      resolve();
    }
    look();
  });
}

/** Returns the current session. It is `loading` on the server and until the browser has read its storage. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, getSession, () => loading);
}

/** Returns the signed-in cook, or null. */
export function useCook(): Cook | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.cook : null;
}
