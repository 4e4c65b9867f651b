import { useSyncExternalStore } from 'react';

const firstProbeMs = 2_000;
const longestWaitMs = 30_000;
const probeTimeoutMs = 5_000;

let silent = false;
let probe: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Heard by whoever asked the server for anything and got an answer, whatever it was. */
export function noteAnswer() {
  clearTimeout(probe);
  probe = undefined;
  if (!silent) return;
  silent = false;
  tell();
}

/** Heard by whoever asked and got none. The server is asked again, at growing distances, until it answers. */
export function noteSilence() {
  if (probe === undefined) probeAfter(firstProbeMs);
  if (silent) return;
  silent = true;
  tell();
}

function probeAfter(waitMs: number) {
  probe = setTimeout(() => {
    probe = undefined;
    fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) }).then(
      noteAnswer,
      () => probeAfter(Math.min(waitMs * 2, longestWaitMs)),
    );
  }, waitMs);
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
    clearTimeout(probe);
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
