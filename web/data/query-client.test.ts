import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

test('queries: fresh for 5 minutes, cached for 10, one retry, no refetch on focus', () => {
  expect(queryClient.getDefaultOptions().queries).toEqual({
    staleTime: 300_000,
    gcTime: 600_000,
    retry: 1,
    refetchOnWindowFocus: false,
    networkMode: 'always',
    refetchOnReconnect: 'always',
  });
});
