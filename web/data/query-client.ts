import { QueryClient } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';

/** One cache for the whole page (spec §9). Only the browser uses it: signed-in screens are not rendered on the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: limits.queryStaleMs,
      gcTime: limits.queryKeptMs,
      retry: limits.queryRetries,
      refetchOnWindowFocus: false,
    },
  },
});
