import {
  isServerUnreachable,
  onConnectivityChange,
  recordNoResponse,
} from '../connection/connectivity.ts';
import { queryClient } from '../query-client.ts';
import { getSupabase } from '../supabase-client.ts';
import { queryKeysAffectedBy, queryKeysAffectedByAnyChange } from './live-change.ts';
import { notifyLiveChange } from './live-change-listeners.ts';
import { openLiveChannel } from './live-channel.ts';
import { watchPageVisibility } from './page-visibility.ts';
import { createReconnectingChannel } from './reconnecting-channel.ts';
import { createRefresher } from './refresher.ts';

const probeTimeoutMs = 5_000;

async function isServerReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(probeTimeoutMs);
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal })).ok;
  } catch {
    // Not even a gateway answered: connectivity.ts probes the server and notifies its listeners, this one included, when it is back.
    recordNoResponse();
    return false;
  }
}

/** Updates a cook's lists live when recipes are saved, rated, marked or deleted elsewhere. @returns the function that stops it */
export function subscribeToLiveUpdates(cookId: string): () => void {
  const refresher = createRefresher({
    client: queryClient,
    cookId,
    isHidden: () => document.visibilityState === 'hidden',
  });
  const channel = createReconnectingChannel({
    open: async (listener) => openLiveChannel(await getSupabase(), cookId, listener),
    isServerReachable,
    // Also on the first join: changes between the first read of the lists and the join were not delivered.
    onJoined: () => refresher.markStale(queryKeysAffectedByAnyChange(cookId)),
    onChange(change) {
      refresher.markStale(queryKeysAffectedBy(change, cookId));
      notifyLiveChange(change);
    },
  });
  const visibility = watchPageVisibility(follow);
  function follow() {
    if (!visibility.isAwake() || !navigator.onLine) return channel.disconnect();
    // While the server is out of reach an existing connection is kept; the server may only be slow.
    if (!isServerUnreachable()) channel.connect();
    refresher.wake();
  }
  const stopConnectivity = onConnectivityChange(follow);
  follow();
  return () => {
    stopConnectivity();
    visibility.stop();
    channel.disconnect();
    refresher.stop();
  };
}
