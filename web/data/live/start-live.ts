import { getSession, onSession } from '../session/session-store.ts';
import { keepLive } from './keep-live.ts';

/** Longer than a page that has loaded is busy with itself. */
const quietMs = 1_000;

let live: { cookId: string; stop: () => void } | undefined;

/** Whose session the server has confirmed: who is only remembered, or owes a second step, would hear nothing. */
function cookToServe(): string | undefined {
  const session = getSession();
  return session.status === 'signed-in' && !session.remembered ? session.cook.id : undefined;
}

function follow() {
  const cookId = cookToServe();
  if (cookId === live?.cookId) return;
  live?.stop();
  live = cookId === undefined ? undefined : { cookId, stop: keepLive(cookId) };
}

function start() {
  setTimeout(() => {
    onSession(follow);
    follow();
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
