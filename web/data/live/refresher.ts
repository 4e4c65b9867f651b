import {
  hashKey,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { recipeChangesOf } from '../recipes/recipe-queries.ts';

/** Debounce: changes come in bursts (a rating causes two), and one refetch covers them all. */
export const settleMs = 150;
/** While changes keep coming, the lists are refetched at this interval. */
export const restMs = 1_000;
/** After this many refetches in a row the interval grows, so that a recipe with many new ratings costs its author little. */
export const soonInRow = 10;
export const longestRestMs = 16_000;

export type Refresher = {
  /** Refetches the queries under these keys soon, unless they were fetched after `sinceMs`. */
  heard(keys: readonly QueryKey[], sinceMs?: number): void;
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
function watchAnswers(client: QueryClient) {
  const startedAtMs = Date.now();
  const askedAtMs = new WeakMap<Query, number>();
  const trueSinceMs = new WeakMap<Query, number>();
  for (const query of client.getQueryCache().getAll())
    trueSinceMs.set(query, query.state.dataUpdatedAt);
  const stop = client.getQueryCache().subscribe((event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') askedAtMs.set(query, Date.now());
    // Data that a screen set with setQueryData did not come from the server.
    if (action.type === 'success' && !action.manual)
      trueSinceMs.set(query, askedAtMs.get(query) ?? startedAtMs);
  });
  const isTrueSince = (query: Query, sinceMs: number) => {
    const isUnderWay = query.state.fetchStatus === 'fetching';
    if (isUnderWay && (askedAtMs.get(query) ?? startedAtMs) >= sinceMs) return true;
    return (trueSinceMs.get(query) ?? 0) >= sinceMs;
  };
  return { isTrueSince, stop };
}

/** A query that failed and has no data has had its retry (spec §9): the user starts the next try. */
const isShown = ({ state }: Query) => state.status !== 'error' || state.data !== undefined;

/**
 * Refetches what changed elsewhere: debounced, in one batch, only while the page is visible, and never while a mutation of the cook is in
 * flight, since the screen already shows its optimistic result.
 */
export function createRefresher({ client, cookId, isHidden }: Parts): Refresher {
  const answers = watchAnswers(client);
  const waiting = new Map<string, { key: QueryKey; sinceMs: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastMs = Number.NEGATIVE_INFINITY;
  let distanceMs = restMs;
  let inRow = 0;

  const isBusy = () => client.isMutating({ mutationKey: recipeChangesOf(cookId) }) > 0;

  function refresh() {
    timer = undefined;
    if (waiting.size === 0 || isHidden() || isBusy()) return;
    const old = new Set<Query>();
    for (const { key, sinceMs } of waiting.values()) {
      for (const query of client.getQueryCache().findAll({ queryKey: key }))
        if (isShown(query) && !answers.isTrueSince(query, sinceMs)) old.add(query);
    }
    waiting.clear();
    const nowMs = Date.now();
    inRow = nowMs - lastMs < 2 * distanceMs ? inRow + 1 : 0;
    distanceMs = Math.min(restMs * 2 ** Math.max(0, inRow - soonInRow), longestRestMs);
    lastMs = nowMs;
    void client.invalidateQueries({ predicate: (query) => old.has(query) });
  }

  function refreshSoon() {
    timer ??= setTimeout(refresh, Math.max(settleMs, lastMs + distanceMs - Date.now()));
  }

  const stopWatchingChanges = client.getMutationCache().subscribe(() => {
    if (waiting.size > 0 && !isBusy()) refreshSoon();
  });

  return {
    heard(keys, sinceMs = Date.now()) {
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
      answers.stop();
    },
  };
}
