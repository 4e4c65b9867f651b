import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Selections } from '#contract/constraint-labels.ts';
import { type Notice, notices } from '#contract/notices.ts';
import { randomUuid } from '../../data/random-uuid.ts';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { notify } from '../../ui/notify.ts';
import { clearPendingRequest, findPendingRequest, storePendingRequest } from './pending-request.ts';
import { renewSession } from './renew-session.ts';
import {
  type GenerationAnswer,
  type Progress,
  type RecipeOutcome,
  type RecipeRequest,
  requestRecipe,
} from './request-recipe.ts';
import type { Selection } from './selection.ts';
import { useCachedBalance } from './use-cached-balance.ts';

/** A finished recipe and the selection that it was made for. */
type Done = { status: 'done'; answer: GenerationAnswer; selections: Selection };
export type Generation = { status: 'idle' } | ({ status: 'generating' } & Progress) | Done;

/** A finished recipe and its selections by prompt label. */
export type GeneratedRecipe = { answer: GenerationAnswer; selections: Selections };

/** The credit of a failed generation: it was refunded, or it will be refunded if no recipe was made after all. */
export type Failure = 'credit-back' | 'credit-comes-back';

/** A recipe request without its idempotency key. */
export type AskedFor = Omit<RecipeRequest, 'idempotencyKey'>;

const begun: Progress = { phase: 'writing', generationId: null, recipe: null };

const sameOrder = (one: AskedFor, other: AskedFor) =>
  JSON.stringify([one.prompt, one.selections, one.q, one.remix]) ===
  JSON.stringify([other.prompt, other.selections, other.q, other.remix]);

function failureOf(outcome: RecipeOutcome): Failure | null {
  if (outcome.kind === 'made') return null;
  if (outcome.isCreditBack) return 'credit-back';
  const isUnsure = outcome.isCreditBack === false || outcome.notice === notices.timedOut;
  return isUnsure ? 'credit-comes-back' : null;
}

/** Returns whether a toast is unnecessary: when offline, the screen already shows it next to the button. */
const isSaidByScreen = ({ notice }: { notice: Notice }) =>
  notice === notices.unexpected && !navigator.onLine;

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

/**
 * The state machine idle → generating → done. A failure shows its notice and returns to idle (spec §4). After a reload, the hook
 * reconnects to a generation that was still running.
 * @param timeLimitMs the server's time limit for a generation
 */
export function useGeneration(cookId: string, timeLimitMs: number) {
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [loginNeeded, setLoginNeeded] = useState(false);
  const done = useRef<Done | null>(null);
  const running = useRef(false);
  const unsettled = useRef<RecipeRequest | null>(null);
  const leaving = useRef(new AbortController());
  const client = useQueryClient();
  const balance = useCachedBalance(cookId);

  const settle = useCallback(
    (request: RecipeRequest, outcome: RecipeOutcome) => {
      clearPendingRequest();
      if (outcome.kind === 'made' || outcome.settled) unsettled.current = null;
      if (outcome.kind === 'made') {
        const { answer } = outcome;
        done.current = { status: 'done', answer, selections: request.selections };
        balance.take(answer.balance);
      } else {
        balance.giveBack();
        if (!isSaidByScreen(outcome)) notify(outcome.notice);
        setLoginNeeded(outcome.notice === notices.generateNeedsLogin);
      }
      setFailure(failureOf(outcome));
      // After a failure, keep showing the previous recipe: it may not be saved yet.
      setGeneration(done.current ?? { status: 'idle' });
      running.current = false;
      balance.readAgain();
      void client.invalidateQueries({ queryKey: recipeKeys.unsaved(cookId) });
    },
    [client, cookId, balance],
  );

  const follow = useCallback(
    async (request: RecipeRequest) => {
      const { signal } = leaving.current;
      running.current = true;
      unsettled.current = request;
      storePendingRequest(cookId, request);
      setGeneration({ status: 'generating', ...begun });
      setFailure(null);
      const onProgress = (progress: Partial<Progress>) =>
        setGeneration((now) => (now.status === 'generating' ? { ...now, ...progress } : now));
      const outcome = await outcomeOf(request, { timeLimitMs, onProgress, signal });
      // If the user left the page, keep the request: the page reconnects when they come back.
      if (!signal.aborted) settle(request, outcome);
    },
    [cookId, timeLimitMs, settle],
  );

  useEffect(() => {
    leaving.current = new AbortController();
    running.current = false;
    const request = findPendingRequest(cookId, timeLimitMs);
    if (request) void follow(request);
    return () => leaving.current.abort();
  }, [cookId, timeLimitMs, follow]);

  function generate(asked: AskedFor) {
    if (running.current) {
      notify(notices.pleaseWait);
      return;
    }
    const before = unsettled.current;
    balance.spend();
    void follow(
      before && sameOrder(before, asked) ? before : { ...asked, idempotencyKey: randomUuid() },
    );
  }

  /** Shows a previously generated recipe. */
  const show = useCallback((answer: GenerationAnswer, selections: Selection) => {
    done.current = { status: 'done', answer, selections };
    // A running generation stays visible. The other recipe is shown only if the generation fails.
    if (!running.current) setGeneration(done.current);
  }, []);

  /** Checks whether the session is still valid. If it is not, the guard of the screen redirects to the sign-in. */
  async function checkLogin() {
    if (await renewSession()) setLoginNeeded(false);
  }

  return {
    generation,
    failure,
    generate,
    show,
    loginNeeded,
    checkLogin,
    checkBalance: balance.readAgain,
  };
}
