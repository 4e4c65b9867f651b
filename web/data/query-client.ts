import { MutationCache, QueryClient } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { isOutOfReach } from './offline/reach.ts';
import { isStoredTokenLive } from './session/stored-session.ts';

/** Why a change was not even tried: it would wait for a connection that may come when nobody wants it any more. */
class OutOfReach extends Error {
  constructor() {
    super('There is no connection to the server: nothing was changed.');
  }
}

/** One cache for the whole page (spec §9). Only the browser uses it: signed-in screens are not rendered on the server. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    // Before anything is shown as changed: whoever asks for it is told at once, by the change's own words, that it did not happen.
    onMutate() {
      // Where only the last question stayed without an answer, the next one may get through; without a token it would wait for one.
      if (!navigator.onLine || (isOutOfReach() && !isStoredTokenLive())) throw new OutOfReach();
    },
  }),
  defaultOptions: {
    // Asked as if there were a connection: a mutation that waits for one looks as if it had been done.
    mutations: { networkMode: 'always' },
    queries: {
      staleTime: limits.queryStaleMs,
      gcTime: limits.queryKeptMs,
      retry: limits.queryRetries,
      refetchOnWindowFocus: false,
      // The device answers where the network cannot; once it can, everything in sight is asked for again.
      networkMode: 'always',
      refetchOnReconnect: 'always',
    },
  },
});
