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
    // Not even a gateway: whoever waits for the server hears when it is back, and the line with them.
    noteSilence();
    return false;
  }
}

/** Lets the lists of a cook follow what is saved, rated, marked and deleted elsewhere. @returns what ends it */
export function keepLive(cookId: string): () => void {
  const refresher = createRefresher({
    client: queryClient,
    cookId,
    isHidden: () => document.visibilityState === 'hidden',
  });
  const line = createLine({
    open: async (listener) => openLiveChannel(await getSupabase(), cookId, listener),
    answers: serverAnswers,
    // The first time, too: what changed between the lists' reading and the line's standing was told to nobody.
    onJoined: () => refresher.heard(concernedByAnything(cookId)),
    onHeard(change) {
      refresher.heard(concernedBy(change, cookId));
      tellLiveChange(change);
    },
  });
  const sight = watchSight(follow);
  function follow() {
    if (!sight.isAwake() || !navigator.onLine) return line.disconnect();
    // A server that is slow to answer keeps the line that it has.
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
