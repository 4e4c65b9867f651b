import { subscribeToLiveUpdates } from '../live/subscribe-to-live-updates.ts';
import { runForSignedInCook } from './run-for-signed-in-cook.ts';
import { getSession, onSession } from './session-store.ts';

/** Delay after the load event, longer than a freshly loaded page is busy. */
const quietMs = 1_000;

function start() {
  const follow = runForSignedInCook(subscribeToLiveUpdates);
  setTimeout(() => {
    onSession(() => follow(getSession()));
    follow(getSession());
  }, quietMs);
}

let isStarted = false;

/** Starts live updates of the signed-in cook's lists once the page has loaded. */
export function startLive() {
  if (isStarted) return;
  isStarted = true;
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
