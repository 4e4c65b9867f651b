import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Selections } from '#contract/constraint-labels.ts';
import { limits } from '#contract/limits.ts';
import { notices } from '#contract/notices.ts';
import { creditBalanceQuery } from '../../data/credits/use-credit-balance.ts';
import { randomUuid } from '../../data/random-uuid.ts';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { notify } from '../../ui/notify.ts';
import { renewSession } from './renew-session.ts';
import {
  type GenerationAnswer,
  type Progress,
  type RecipeOutcome,
  type RecipeRequest,
  requestRecipe,
} from './request-recipe.ts';
import type { Selection } from './selection.ts';
import { findUnsettled, forgetUnsettled, rememberUnsettled } from './unsettled-request.ts';

/** A recipe, and the selection that it was made for. */
type Done = { status: 'done'; answer: GenerationAnswer; selections: Selection };
export type Generation = { status: 'idle' } | ({ status: 'generating' } & Progress) | Done;

/** A finished recipe, and what was chosen for it under the prompt's labels. */
export type GeneratedRecipe = { answer: GenerationAnswer; selections: Selections };

/** What was asked for, without the key that names the asking. */
export type AskedFor = Omit<RecipeRequest, 'idempotencyKey'>;

const begun: Progress = { phase: 'writing', generationId: null, recipe: null };

const sameOrder = (one: AskedFor, other: AskedFor) =>
  JSON.stringify([one.prompt, one.selections, one.q, one.remix]) ===
  JSON.stringify([other.prompt, other.selections, other.q, other.remix]);

/**
 * idle → generating → done; a failure shows its notice and leads back to idle (spec §4). A generation that was running when
 * the page was reloaded is found again.
 * @param timeLimitMs what the server gives a generation
 */
export function useGeneration(cookId: string, timeLimitMs: number) {
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' });
  const done = useRef<Done | null>(null);
  const running = useRef(false);
  const [loginNeeded, setLoginNeeded] = useState(false);
  const unsettled = useRef<RecipeRequest | null>(null);
  const client = useQueryClient();

  const leaving = useRef(new AbortController());

  const follow = useCallback(
    async (request: RecipeRequest) => {
      const { signal } = leaving.current;
      running.current = true;
      unsettled.current = request;
      rememberUnsettled(cookId, request);
      setGeneration({ status: 'generating', ...begun });
      const { queryKey } = creditBalanceQuery(cookId);
      const onProgress = (progress: Partial<Progress>) =>
        setGeneration((now) => (now.status === 'generating' ? { ...now, ...progress } : now));
      const outcome = await requestRecipe(request, { timeLimitMs, onProgress, signal }).catch(
        (error: unknown): RecipeOutcome => {
          // Not even the data client could be loaded.
          console.warn('The recipe could not be asked for.', error);
          return { kind: 'failed', notice: notices.unexpected, settled: false };
        },
      );
      if (signal.aborted) return; // the page was left: whoever comes back attaches again
      forgetUnsettled();
      if (outcome.kind === 'made' || outcome.settled) unsettled.current = null;
      if (outcome.kind === 'made') {
        done.current = {
          status: 'done',
          answer: outcome.answer,
          selections: request.selections,
        };
        if (outcome.answer.balance !== undefined) {
          client.setQueryData(queryKey, outcome.answer.balance);
        }
      } else {
        notify(outcome.notice);
        setLoginNeeded(outcome.notice === notices.generateNeedsLogin);
      }
      // After a failure, a recipe that was made before stays in sight: it may not be saved yet.
      setGeneration(done.current ?? { status: 'idle' });
      running.current = false;
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: recipeKeys.unsaved(cookId) });
    },
    [client, cookId, timeLimitMs],
  );

  useEffect(() => {
    leaving.current = new AbortController();
    running.current = false;
    const request = findUnsettled(cookId, timeLimitMs);
    if (request) void follow(request);
    return () => leaving.current.abort();
  }, [cookId, timeLimitMs, follow]);

  /** The badge goes down in the cache only; the truth comes with the answer. */
  function spendInCache() {
    client.setQueryData(creditBalanceQuery(cookId).queryKey, (balance: number | undefined) =>
      balance === undefined ? balance : Math.max(0, balance - limits.creditsPerGeneration),
    );
  }

  function generate(asked: AskedFor) {
    if (running.current) {
      notify(notices.pleaseWait);
      return;
    }
    const before = unsettled.current;
    spendInCache();
    void follow(
      before && sameOrder(before, asked) ? before : { ...asked, idempotencyKey: randomUuid() },
    );
  }

  /** Puts a recipe that was made before on the table. */
  const show = useCallback((answer: GenerationAnswer, selections: Selection) => {
    done.current = { status: 'done', answer, selections };
    // What is being written stays in sight; the other one comes when that has failed.
    if (!running.current) setGeneration(done.current);
  }, []);

  /** Whether the session still stands: where it does not, the guard of the screen leads to the sign-in. */
  async function checkLogin() {
    if (await renewSession()) setLoginNeeded(false);
  }

  return { generation, generate, show, loginNeeded, checkLogin };
}
