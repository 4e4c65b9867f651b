import { useSyncExternalStore } from 'react';

const firstProbeMs = 2_000;
const longestWaitMs = 30_000;
const probeTimeoutMs = 5_000;

let silent = false;
let probe: ReturnType<typeof setTimeout> | undefined;
/** Only one probe at a time, however many other requests fail meanwhile. */
let isProbing = false;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Call after any response of the server, whatever its status. Stops the probes. */
export function noteAnswer() {
  clearTimeout(probe);
  isProbing = false;
  if (!silent) return;
  silent = false;
  tell();
}

/** Call after a request without a response. Starts probing the server, with backoff, until it responds. */
export function noteSilence() {
  if (!isProbing) probeAfter(firstProbeMs);
  if (silent) return;
  silent = true;
  tell();
}

const nextWaitMs = (waitMs: number) => Math.min(Math.max(waitMs * 2, firstProbeMs), longestWaitMs);

function probeAfter(waitMs: number) {
  isProbing = true;
  clearTimeout(probe);
  const mine = setTimeout(() => {
    fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) }).then(
      noteAnswer,
      // If a newer probe was started meanwhile, that one continues. If another request got a response, no probe is needed.
      () => isProbing && probe === mine && probeAfter(nextWaitMs(waitMs)),
    );
  }, waitMs);
  probe = mine;
}

/** Returns whether the server is out of reach: the browser is offline, or the last request got no response. */
export function isOutOfReach(): boolean {
  return silent || !navigator.onLine;
}

function onConnection() {
  // The browser is online again: probe a silent server at once.
  if (navigator.onLine && silent) {
    probeAfter(0);
  }
  tell();
}

/** Calls the listener when reachability may have changed. @returns the function that removes the listener */
export function onReach(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', onConnection);
    window.addEventListener('offline', onConnection);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', onConnection);
    window.removeEventListener('offline', onConnection);
  };
}

/** Hook version of `isOutOfReach`; false during server rendering. */
export function useOutOfReach(): boolean {
  return useSyncExternalStore(onReach, isOutOfReach, () => false);
}
