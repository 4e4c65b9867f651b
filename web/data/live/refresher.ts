import {
  hashKey,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { recipeChangesOf } from '../recipes/recipe-queries.ts';

/** Debounce: changes come in bursts (a rating causes two), and one refetch covers them all. */
export const debounceMs = 150;
/** While changes keep coming, the lists are refetched at this interval. */
export const minIntervalMs = 1_000;
/** After this many refetches in a row the interval grows, so that a recipe with many new ratings costs its author little. */
export const refetchesBeforeBackoff = 10;
export const maxIntervalMs = 16_000;

export type Refresher = {
  /** Refetches the queries under these keys soon, unless they were fetched after `sinceMs`. */
  markStale(keys: readonly QueryKey[], sinceMs?: number): void;
  /** Refetches the waiting keys, because the page is visible again. */
  wake(): void;
  stop(): void;
};

type Parts = {
  client: QueryClient;
  cookId: string;
  /** Whether the page is hidden. Changes then wait until it is visible again. */
  isHidden(): boolean;
};

/** Tracks since when each query's data is valid: from the start of its fetch, not from its response. */
function trackFreshness(client: QueryClient) {
  const startedAtMs = Date.now();
  const fetchStartedAtMs = new WeakMap<Query, number>();
  const freshSinceMs = new WeakMap<Query, number>();
  for (const query of client.getQueryCache().getAll())
    freshSinceMs.set(query, query.state.dataUpdatedAt);
  const stop = client.getQueryCache().subscribe((event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') fetchStartedAtMs.set(query, Date.now());
    // Data that a screen set with setQueryData did not come from the server.
    if (action.type === 'success' && !action.manual)
      freshSinceMs.set(query, fetchStartedAtMs.get(query) ?? startedAtMs);
  });
  const isFreshSince = (query: Query, sinceMs: number) => {
    const isUnderWay = query.state.fetchStatus === 'fetching';
    if (isUnderWay && (fetchStartedAtMs.get(query) ?? startedAtMs) >= sinceMs) return true;
    return (freshSinceMs.get(query) ?? 0) >= sinceMs;
  };
  return { isFreshSince, stop };
}

/** A query that failed and has no data has had its retry (spec §9): the user starts the next try. */
const isOnScreen = ({ state }: Query) => state.status !== 'error' || state.data !== undefined;

/**
 * Refetches what changed elsewhere: debounced, in one batch, only while the page is visible, and never while a mutation of the cook is in
 * flight, since the screen already shows its optimistic result.
 */
export function createRefresher({ client, cookId, isHidden }: Parts): Refresher {
  const freshness = trackFreshness(client);
  const waiting = new Map<string, { key: QueryKey; sinceMs: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastMs = Number.NEGATIVE_INFINITY;
  let intervalMs = minIntervalMs;
  let inRow = 0;

  const isBusy = () => client.isMutating({ mutationKey: recipeChangesOf(cookId) }) > 0;

  function refresh() {
    timer = undefined;
    if (waiting.size === 0 || isHidden() || isBusy()) return;
    const old = new Set<Query>();
    for (const { key, sinceMs } of waiting.values()) {
      for (const query of client.getQueryCache().findAll({ queryKey: key }))
        if (isOnScreen(query) && !freshness.isFreshSince(query, sinceMs)) old.add(query);
    }
    waiting.clear();
    const nowMs = Date.now();
    inRow = nowMs - lastMs < 2 * intervalMs ? inRow + 1 : 0;
    intervalMs = Math.min(
      minIntervalMs * 2 ** Math.max(0, inRow - refetchesBeforeBackoff),
      maxIntervalMs,
    );
    lastMs = nowMs;
    void client.invalidateQueries({ predicate: (query) => old.has(query) });
  }

  function refreshSoon() {
    timer ??= setTimeout(refresh, Math.max(debounceMs, lastMs + intervalMs - Date.now()));
  }

  const stopWatchingChanges = client.getMutationCache().subscribe(() => {
    if (waiting.size > 0 && !isBusy()) refreshSoon();
  });

  return {
    markStale(keys, sinceMs = Date.now()) {
      for (const key of keys) waiting.set(hashKey(key), { key, sinceMs });
      refreshSoon();
    },
    wake() {
      if (waiting.size > 0) refreshSoon();
    },
    stop() {
      clearTimeout(timer);
      waiting.clear();
      stopWatchingChanges();
      freshness.stop();
    },
  };
}
