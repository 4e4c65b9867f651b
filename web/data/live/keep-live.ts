import { isOutOfReach, noteSilence, onReach } from '../offline/reach.ts';
import { queryClient } from '../query-client.ts';
import { getSupabase } from '../supabase-client.ts';
import { createLine } from './line.ts';
import { concernedBy, concernedByAnything } from './live-change.ts';
import { openLiveChannel } from './live-channel.ts';
import { tellLiveChange } from './live-heard.ts';
import { createRefresher } from './refresher.ts';
import { watchSight } from './sight.ts';

const probeTimeoutMs = 5_000;

async function serverAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(probeTimeoutMs);
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal })).ok;
  } catch {
    // Not even a gateway answered: reach.ts probes the server and notifies its listeners, this one included, when it is back.
    noteSilence();
    return false;
  }
}

/** Updates a cook's lists live when recipes are saved, rated, marked or deleted elsewhere. @returns the function that stops it */
export function keepLive(cookId: string): () => void {
  const refresher = createRefresher({
    client: queryClient,
    cookId,
    isHidden: () => document.visibilityState === 'hidden',
  });
  const line = createLine({
    open: async (listener) => openLiveChannel(await getSupabase(), cookId, listener),
    answers: serverAnswers,
    // Also on the first join: changes between the first read of the lists and the join were not delivered.
    onJoined: () => refresher.heard(concernedByAnything(cookId)),
    onHeard(change) {
      refresher.heard(concernedBy(change, cookId));
      tellLiveChange(change);
    },
  });
  const sight = watchSight(follow);
  function follow() {
    if (!sight.isAwake() || !navigator.onLine) return line.disconnect();
    // While the server is out of reach an existing connection is kept; the server may only be slow.
    if (!isOutOfReach()) line.connect();
    refresher.wake();
  }
  const stopReach = onReach(follow);
  follow();
  return () => {
    stopReach();
    sight.stop();
    line.disconnect();
    refresher.stop();
  };
}
