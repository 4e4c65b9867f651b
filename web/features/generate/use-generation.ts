import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Selections } from '#contract/constraint-labels.ts';
import { type Notice, notices } from '#contract/notices.ts';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { notify } from '../../ui/notify.ts';
import { renewSession } from './renew-session.ts';
import type { GenerationAnswer, RecipeOutcome, RecipeRequest } from './request-recipe.ts';
import { useCachedBalance } from './use-cached-balance.ts';
import { useFollowRequest } from './use-follow-request.ts';
import { useGenerationState } from './use-generation-state.ts';
import { type AskedFor, usePendingRequest } from './use-pending-request.ts';

/** A finished recipe and its selections by prompt label. */
export type GeneratedRecipe = { answer: GenerationAnswer; selections: Selections };

export type RecipeGenerator = ReturnType<typeof useGeneration>;

/** Returns whether a toast is unnecessary: when offline, the screen already shows it next to the button. */
const isSaidByScreen = ({ notice }: { notice: Notice }) =>
  notice === notices.unexpected && !navigator.onLine;

/**
 * Requests recipes, one at a time. A failure shows its notice and returns to idle (spec §4). After a reload, the hook reconnects to a
 * generation that was still running.
 * @param timeLimitMs the server's time limit for a generation
 */
export function useGeneration(cookId: string, timeLimitMs: number) {
  const { generation, failure, transitions } = useGenerationState();
  const [loginNeeded, setLoginNeeded] = useState(false);
  const client = useQueryClient();
  const balance = useCachedBalance(cookId);
  const pending = usePendingRequest(cookId, timeLimitMs);

  const settle = useCallback(
    (request: RecipeRequest, outcome: RecipeOutcome) => {
      pending.settle(outcome);
      if (outcome.kind === 'made') balance.take(outcome.answer.balance);
      else {
        balance.giveBack();
        if (!isSaidByScreen(outcome)) notify(outcome.notice);
        setLoginNeeded(outcome.notice === notices.generateNeedsLogin);
      }
      transitions.finish(request.selections, outcome);
      balance.readAgain();
      void client.invalidateQueries({ queryKey: recipeKeys.unsaved(cookId) });
    },
    [client, cookId, balance, pending, transitions],
  );
  const follow = useFollowRequest({ timeLimitMs, pending, transitions, onOutcome: settle });

  function generate(asked: AskedFor) {
    if (transitions.isRunning()) {
      notify(notices.pleaseWait);
      return;
    }
    balance.spend();
    void follow(pending.withKey(asked));
  }

  /** Checks whether the session is still valid. If it is not, the guard of the screen redirects to the sign-in. */
  async function checkLogin() {
    if (await renewSession()) setLoginNeeded(false);
  }

  return {
    generation,
    failure,
    generate,
    show: transitions.show,
    loginNeeded,
    checkLogin,
    checkBalance: balance.readAgain,
  };
}
