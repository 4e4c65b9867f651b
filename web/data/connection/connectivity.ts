import { useSyncExternalStore } from 'react';

const firstProbeMs = 2_000;
const maxWaitMs = 30_000;
const probeTimeoutMs = 5_000;

let isSilent = false;
let probe: ReturnType<typeof setTimeout> | undefined;
/** Only one probe at a time, however many other requests fail meanwhile. */
let isProbing = false;
const listeners = new Set<() => void>();

function notifyListeners() {
  for (const listener of listeners) listener();
}

/** Call after any response of the server, whatever its status. Stops the probes. */
export function recordServerResponse() {
  clearTimeout(probe);
  isProbing = false;
  if (!isSilent) return;
  isSilent = false;
  notifyListeners();
}

/** Call after a request without a response. Starts probing the server, with backoff, until it responds. */
export function recordNoResponse() {
  if (!isProbing) probeAfter(firstProbeMs);
  if (isSilent) return;
  isSilent = true;
  notifyListeners();
}

const nextWaitMs = (waitMs: number) => Math.min(Math.max(waitMs * 2, firstProbeMs), maxWaitMs);

function probeAfter(waitMs: number) {
  isProbing = true;
  clearTimeout(probe);
  const ownProbe = setTimeout(() => {
    fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) }).then(
      recordServerResponse,
      // If a newer probe was started meanwhile, that one continues. If another request got a response, no probe is needed.
      () => isProbing && probe === ownProbe && probeAfter(nextWaitMs(waitMs)),
    );
  }, waitMs);
  probe = ownProbe;
}

/** Returns whether the server is out of reach: the browser is offline, or the last request got no response. */
export function isServerUnreachable(): boolean {
  return isSilent || !navigator.onLine;
}

function onConnection() {
  // The browser is online again: probe a silent server at once.
  if (navigator.onLine && isSilent) {
    probeAfter(0);
  }
  notifyListeners();
}

/** Calls the listener when reachability may have changed. @returns the function that removes the listener */
export function onConnectivityChange(listener: () => void): () => void {
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

/** Hook version of `isServerUnreachable`; false during server rendering. */
export function useServerUnreachable(): boolean {
  return useSyncExternalStore(onConnectivityChange, isServerUnreachable, () => false);
}
