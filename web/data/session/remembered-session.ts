import { isOutOfReach, onReach } from '../offline/reach.ts';
import { cookFromUser } from './cook.ts';
import { secondFactorsOwed } from './second-factors-owed.ts';
import { getSession, setSession } from './session-store.ts';
import { readStoredSession } from './stored-session.ts';

/** Longer than renewing a session takes where the server answers at all. */
const patienceMs = 5_000;

/**
 * Takes the browser's word for who is here, where a session lies in it and nobody can be asked to renew it: they see what this device
 * keeps for them. What the server holds stays closed, whatever the screens show.
 */
export function showRememberedCook(): void {
  const stored = readStoredSession();
  if (!stored) return;
  const cook = cookFromUser(stored.user);
  const factors = secondFactorsOwed(stored.accessToken, stored.user);
  setSession(
    factors.length > 0
      ? { status: 'owes-second-factor', cook, factors }
      : { status: 'signed-in', cook, remembered: true },
  );
}

/**
 * Does so as soon as the server turns out to be out of reach, or takes its time. The data client itself tries for half a minute
 * before it says anything.
 */
export function rememberCookWhileSilent(): void {
  const give = () => {
    if (getSession().status === 'loading') showRememberedCook();
    stop();
  };
  const timer = setTimeout(give, patienceMs);
  const stopListening = onReach(() => {
    if (isOutOfReach()) give();
  });
  function stop() {
    clearTimeout(timer);
    stopListening();
  }
  if (isOutOfReach()) give();
}
