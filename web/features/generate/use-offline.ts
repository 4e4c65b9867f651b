import { useSyncExternalStore } from 'react';
import { onReach } from '../../data/offline/reach.ts';

/**
 * Whether the browser has no connection at all. A server that did not answer the last question may answer the next one: that is no reason
 * to offer nothing.
 */
export function useOffline(): boolean {
  return useSyncExternalStore(
    onReach,
    () => !navigator.onLine,
    () => false,
  );
}
