import { getSession, onSession } from '../session/session-store.ts';
import { followCook } from './follow-cook.ts';
import { keepLive } from './keep-live.ts';

/** Longer than a page that has loaded is busy with itself. */
const quietMs = 1_000;

function start() {
  const follow = followCook(keepLive);
  setTimeout(() => {
    onSession(() => follow(getSession()));
    follow(getSession());
  }, quietMs);
}

let isStarted = false;

/** Once the page has loaded, the lists of whoever is signed in follow live. */
export function startLive() {
  if (isStarted) return;
  isStarted = true;
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
