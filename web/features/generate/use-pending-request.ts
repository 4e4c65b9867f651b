import { useMemo, useRef } from 'react';
import { randomUuid } from '../../data/random-uuid.ts';
import { clearPendingRequest, findPendingRequest, storePendingRequest } from './pending-request.ts';
import type { RecipeOutcome, RecipeRequest } from './request-recipe.ts';

/** A recipe request without its idempotency key. */
export type AskedFor = Omit<RecipeRequest, 'idempotencyKey'>;

const isSameRequest = (one: AskedFor, other: AskedFor) =>
  JSON.stringify([one.prompt, one.selections, one.q, one.remix]) ===
  JSON.stringify([other.prompt, other.selections, other.q, other.remix]);

/**
 * Remembers the request whose outcome is unknown: in the page for a retry, and in the browser for after a reload.
 * @param timeLimitMs the server's time limit for a generation
 */
export function usePendingRequest(cookId: string, timeLimitMs: number) {
  const unsettled = useRef<RecipeRequest | null>(null);
  return useMemo(
    () => ({
      /** Adds an idempotency key. A retry of a request whose outcome is unknown keeps its key, so it is not charged again. */
      withKey(asked: AskedFor): RecipeRequest {
        const before = unsettled.current;
        return before && isSameRequest(before, asked)
          ? before
          : { ...asked, idempotencyKey: randomUuid() };
      },
      remember(request: RecipeRequest) {
        unsettled.current = request;
        storePendingRequest(cookId, request);
      },
      /** Forgets the request, except for a retry if its outcome is still unknown. */
      settle(outcome: RecipeOutcome) {
        clearPendingRequest();
        if (outcome.kind === 'made' || outcome.settled) unsettled.current = null;
      },
      /** @returns the request that may still be running since before a reload, or null */
      find: () => findPendingRequest(cookId, timeLimitMs),
    }),
    [cookId, timeLimitMs],
  );
}
