import { useSyncExternalStore } from 'react';
import { onConnectivityChange } from '../../data/connection/connectivity.ts';

/**
 * Returns whether the browser has no connection at all. A server that did not answer the last request may answer the next one, so an
 * unanswered request does not count as offline.
 */
export function useOffline(): boolean {
  return useSyncExternalStore(
    onConnectivityChange,
    () => !navigator.onLine,
    () => false,
  );
}
