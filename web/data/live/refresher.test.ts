import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recipeChangesOf, recipeKeys } from '../recipes/recipe-queries.ts';
import {
  createRefresher,
  debounceMs,
  maxIntervalMs,
  minIntervalMs,
  type Refresher,
  refetchesBeforeBackoff,
} from './refresher.ts';

const key = recipeKeys.stats('maya');
let client: QueryClient;
let refresher: Refresher;
let hidden = false;
let read: ReturnType<typeof vi.fn<() => Promise<number>>>;
let leave: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  hidden = false;
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000 } } });
  let count = 0;
  read = vi.fn(() => {
    count += 1;
    return new Promise<number>((resolve) => setTimeout(resolve, 20, count));
  });
  const observer = new QueryObserver(client, { queryKey: key, queryFn: read });
  leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(20);
  refresher = createRefresher({ client, cookId: 'maya', isHidden: () => hidden });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(1);
});
afterEach(() => {
  refresher.stop();
  leave();
  client.clear();
  vi.useRealTimers();
});

test('changes in quick succession cause one refetch', async () => {
  refresher.markStale([key]);
  await vi.advanceTimersByTimeAsync(debounceMs - 1);
  refresher.markStale([key]);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(client.getQueryData(key)).toBe(2);
});

test('a query that is not on screen is invalidated but not refetched', async () => {
  leave();
  refresher.markStale([key]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

test('a query that was fetched after the change is not refetched', async () => {
  refresher.markStale([key]);
  void client.invalidateQueries({ queryKey: key });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a fetch that was in flight when the change arrived is repeated', async () => {
  void client.invalidateQueries({ queryKey: key });
  await vi.advanceTimersByTimeAsync(5);
  refresher.markStale([key]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(3);
});

test('setQueryData by a screen does not count as a fetch', async () => {
  refresher.markStale([key]);
  await vi.advanceTimersByTimeAsync(5);
  client.setQueryData(key, 77);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('waits for a mutation of the cook that is in flight', async () => {
  let settle = () => {};
  const saved = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const mutation = client.getMutationCache().build(client, {
    mutationKey: [...recipeChangesOf('maya'), 'favorite', 'dal'],
    mutationFn: () => saved,
    networkMode: 'always',
  });
  const done = mutation.execute(undefined);
  refresher.markStale([key]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  settle();
  await done;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a hidden page refetches when it becomes visible again', async () => {
  hidden = true;
  refresher.markStale([key]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  hidden = false;
  refresher.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('many changes in a row are refetched every second at first, then less often', async () => {
  const burstMs = 120_000;
  const until = Date.now() + burstMs;
  while (Date.now() < until) {
    refresher.markStale([key]);
    await vi.advanceTimersByTimeAsync(100);
  }
  const most =
    refetchesBeforeBackoff + Math.log2(maxIntervalMs / minIntervalMs) + burstMs / maxIntervalMs + 3;
  expect(read.mock.calls.length).toBeLessThanOrEqual(most);
  expect(read.mock.calls.length).toBeGreaterThan(refetchesBeforeBackoff);
  await vi.advanceTimersByTimeAsync(maxIntervalMs);
  const quiet = read.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10 * maxIntervalMs);
  expect(read).toHaveBeenCalledTimes(quiet);
  refresher.markStale([key]);
  await vi.advanceTimersByTimeAsync(debounceMs);
  expect(read).toHaveBeenCalledTimes(quiet + 1);
});

test('only lists that were read before `sinceMs` are refetched', async () => {
  refresher.markStale([recipeKeys.ofCook('maya')], Date.now() - 60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  refresher.markStale([recipeKeys.ofCook('maya')], Date.now() - 1_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failed query without data is not refetched in the background', async () => {
  const fail = vi.fn(() => Promise.reject(new Error('500')));
  const failing = recipeKeys.list('maya', { search: '', tab: 'all', page: 1 });
  const observer = new QueryObserver(client, { queryKey: failing, queryFn: fail, retry: 1 });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fail).toHaveBeenCalledTimes(2);
  refresher.markStale([recipeKeys.ofCook('maya')]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fail).toHaveBeenCalledTimes(2);
  stop();
});

test('stop() cancels the pending refetch', async () => {
  refresher.markStale([key]);
  refresher.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
});
