import { useEffect } from 'react';
import { ring, unlockSound } from './alarm-sound.ts';
import { vibrate } from './vibrate.ts';

const ringEveryMs = 2000;
/** Ringing stops after this time: the cook has heard it or is away. The alarm stays on the screen. */
const ringForMs = 3 * 60_000;
/** An alarm from before the page was opened is shown, but rings only if it is younger than this. */
const stillRingsMs = 10 * 60_000;
const lockName = 'saffron-cooking-alarm';

/** Runs in only one tab, using a Web Lock where the browser supports it: two tabs would ring over each other. */
function inOneTab(run: (signal: AbortSignal) => Promise<void>, signal: AbortSignal) {
  if (!navigator.locks) {
    void run(signal);
    return;
  }
  navigator.locks
    .request(lockName, { signal }, () => run(signal))
    // An abort means that the alarm was answered while another tab rang.
    .catch((cause: unknown) => {
      if (!signal.aborted) console.warn('The alarm could not ask for its turn.', cause);
    });
}

function ringUntil(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const sound = () => {
      ring();
      vibrate([300, 150, 300]);
    };
    sound();
    const interval = setInterval(sound, ringEveryMs);
    const end = () => {
      clearInterval(interval);
      clearTimeout(limit);
      vibrate(0);
      resolve();
    };
    const limit = setTimeout(end, ringForMs);
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Rings while there are unanswered alarms, except for timers that ended long ago while no tab was open. */
export function useAlarm(rung: readonly { id: string; rangAtMs: number }[]) {
  const key = rung
    .filter(({ rangAtMs }) => Date.now() - rangAtMs < stillRingsMs)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (!key) return;
    const stop = new AbortController();
    inOneTab(ringUntil, stop.signal);
    return () => stop.abort();
  }, [key]);
  useEffect(() => {
    document.addEventListener('pointerdown', unlockSound);
    document.addEventListener('keydown', unlockSound);
    return () => {
      document.removeEventListener('pointerdown', unlockSound);
      document.removeEventListener('keydown', unlockSound);
    };
  }, []);
}
