import { useCallback, useEffect, useRef } from 'react';
import { notices } from '#contract/notices.ts';
import { type RecipeOutcome, type RecipeRequest, requestRecipe } from './request-recipe.ts';
import type { useGenerationState } from './use-generation-state.ts';
import type { usePendingRequest } from './use-pending-request.ts';

type FollowOptions = {
  /** The server's time limit for a generation. */
  timeLimitMs: number;
  pending: ReturnType<typeof usePendingRequest>;
  transitions: ReturnType<typeof useGenerationState>['transitions'];
  /** Must keep its reference. */
  onOutcome: (request: RecipeRequest, outcome: RecipeOutcome) => void;
};

/** Requests a recipe. Never throws. */
async function outcomeOf(...asking: Parameters<typeof requestRecipe>): Promise<RecipeOutcome> {
  try {
    return await requestRecipe(...asking);
  } catch (error) {
    // The data client itself could not be loaded.
    console.warn('The recipe could not be asked for.', error);
    return { kind: 'failed', notice: notices.unexpected, settled: false };
  }
}

/** Returns a function that sends a request and follows it. After a reload, the hook reconnects to a request that was still running. */
export function useFollowRequest({
  timeLimitMs,
  pending,
  transitions,
  onOutcome,
}: FollowOptions): (request: RecipeRequest) => Promise<void> {
  const leaving = useRef(new AbortController());

  const follow = useCallback(
    async (request: RecipeRequest) => {
      const { signal } = leaving.current;
      pending.remember(request);
      transitions.start();
      const { progress: onProgress } = transitions;
      const outcome = await outcomeOf(request, { timeLimitMs, onProgress, signal });
      // If the user left the page, keep the request: the page reconnects when they come back.
      if (!signal.aborted) onOutcome(request, outcome);
    },
    [timeLimitMs, pending, transitions, onOutcome],
  );

  useEffect(() => {
    leaving.current = new AbortController();
    transitions.abandon();
    const request = pending.find();
    if (request) void follow(request);
    return () => leaving.current.abort();
  }, [pending, transitions, follow]);

  return follow;
}
