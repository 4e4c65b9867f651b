import { isServerUnreachable, onConnectivityChange } from '../connection/connectivity.ts';
import { cookFromUser } from './cook.ts';
import { requiredSecondFactors } from './required-second-factors.ts';
import { getSession, setSession } from './session-store.ts';
import { readStoredSession } from './stored-session.ts';

/** Longer than a session refresh takes when the server responds at all. */
const patienceMs = 5_000;

/**
 * Shows the cook of the stored session while the server cannot renew it. The cook sees the data stored on this device. Data on the
 * server stays protected, whatever the screens show.
 */
export function showRememberedCook(): void {
  const stored = readStoredSession();
  if (!stored) return;
  const cook = cookFromUser(stored.user);
  const factors = requiredSecondFactors(stored.accessToken, stored.user);
  setSession(
    factors.length > 0
      ? { status: 'needs-second-factor', cook, factors }
      : { status: 'signed-in', cook, remembered: true },
  );
}

/**
 * Shows the remembered cook as soon as the server turns out to be unreachable, or after `patienceMs`. The data client itself retries
 * for half a minute before it reports anything.
 */
export function showRememberedCookIfUnreachable(): void {
  const give = () => {
    if (getSession().status === 'loading') showRememberedCook();
    stop();
  };
  const timer = setTimeout(give, patienceMs);
  const stopListening = onConnectivityChange(() => {
    if (isServerUnreachable()) give();
  });
  function stop() {
    clearTimeout(timer);
    stopListening();
  }
  if (isServerUnreachable()) give();
}
