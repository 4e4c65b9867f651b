import {
  hashKey,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { recipeChangesOf } from '../recipes/recipe-queries.ts';

/** Changes come in rows (a rating is two of them): one look at the server for all. */
export const settleMs = 150;
/** While they keep coming, the lists are read again at this distance. */
export const restMs = 1_000;
/** After so many in a row the distance grows: a recipe that everybody rates costs its author little. */
export const soonInRow = 10;
export const longestRestMs = 16_000;

export type Refresher = {
  /** What is shown under these keys may be older than `sinceMs`: it is read again soon, unless it was asked for since then. */
  heard(keys: readonly QueryKey[], sinceMs?: number): void;
  /** Reads what waits: the page is in sight again. */
  wake(): void;
  stop(): void;
};

type Parts = {
  client: QueryClient;
  cookId: string;
  /** Nobody looks: what is heard now is read when somebody does. */
  isHidden(): boolean;
};

/** Knows since when each query's answer is true: from the moment it was asked for, not from when the answer came. */
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
    // What a screen wrote itself is no answer.
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

/** A query that failed and shows nothing has had its retry (spec §9): the next try is the person's. */
const isShown = ({ state }: Query) => state.status !== 'error' || state.data !== undefined;

/**
 * Reads again what changed elsewhere: soon, together, in sight, and never while a change of the cook's own is under way, which
 * shows already what is being saved.
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
