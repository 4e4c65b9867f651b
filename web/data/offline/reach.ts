import { useSyncExternalStore } from 'react';

const firstProbeMs = 2_000;
const longestWaitMs = 30_000;
const probeTimeoutMs = 5_000;

let silent = false;
let probe: ReturnType<typeof setTimeout> | undefined;
/** One question after the other, however many others stay without an answer meanwhile. */
let isProbing = false;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Heard by whoever asked the server for anything and got an answer, whatever it was. */
export function noteAnswer() {
  clearTimeout(probe);
  isProbing = false;
  if (!silent) return;
  silent = false;
  tell();
}

/** Heard by whoever asked and got none. The server is asked again, at growing distances, until it answers. */
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
      // Whoever asked anew meanwhile goes on; so does nobody, where something else was answered.
      () => isProbing && probe === mine && probeAfter(nextWaitMs(waitMs)),
    );
  }, waitMs);
  probe = mine;
}

/**
 * Whether asking the server is in vain at the moment: the browser says that it has no connection, or the last question stayed
 * without an answer.
 */
export function isOutOfReach(): boolean {
  return silent || !navigator.onLine;
}

function onConnection() {
  // The connection is back: what was silent is asked at once.
  if (navigator.onLine && silent) {
    probeAfter(0);
  }
  tell();
}

/** @returns what stops listening */
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

/** The same as a part of a page follows it; on the server everything is within reach. */
export function useOutOfReach(): boolean {
  return useSyncExternalStore(onReach, isOutOfReach, () => false);
}
