import { MutationCache, QueryClient } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { isServerUnreachable } from './connection/connectivity.ts';
import { isStoredTokenLive } from './session/stored-session.ts';

/** The error of a mutation that was not sent because there is no connection. Sent later, it may no longer be wanted. */
class ServerUnreachableError extends Error {
  constructor() {
    super('There is no connection to the server: nothing was changed.');
  }
}

/** One query cache for the whole page (spec §9). Only the browser uses it: signed-in screens are not rendered on the server. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    // Runs before any optimistic update: the mutation fails at once, and its own error handling tells the user.
    onMutate() {
      // If only the last request got no response, the next one may succeed. Without a live token it would wait for a refresh.
      if (!navigator.onLine || (isServerUnreachable() && !isStoredTokenLive()))
        throw new ServerUnreachableError();
    },
  }),
  defaultOptions: {
    // Never pause a mutation while offline: a paused mutation looks as if it had succeeded.
    mutations: { networkMode: 'always' },
    queries: {
      staleTime: limits.queryStaleMs,
      gcTime: limits.queryKeptMs,
      retry: limits.queryRetries,
      refetchOnWindowFocus: false,
      // Queries run offline too, because the device can answer them. After a reconnect all active queries are refetched.
      networkMode: 'always',
      refetchOnReconnect: 'always',
    },
  },
});
