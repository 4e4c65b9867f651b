import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Selections } from '#contract/constraint-labels.ts';
import { limits } from '#contract/limits.ts';
import { notices } from '#contract/notices.ts';
import { creditBalanceQuery } from '../../data/credits/use-credit-balance.ts';
import { notify } from '../../ui/notify.ts';
import { type GenerationAnswer, type RecipeRequest, requestRecipe } from './request-recipe.ts';
import type { Selection } from './selection.ts';

/** A recipe, and the selection that it was made for. */
type Done = { status: 'done'; answer: GenerationAnswer; selections: Selection };
export type Generation = { status: 'idle' } | { status: 'generating' } | Done;

/** A finished recipe, and what was chosen for it under the prompt's labels. */
export type GeneratedRecipe = { answer: GenerationAnswer; selections: Selections };

/** What was asked for, without the key that names the asking. */
export type AskedFor = Omit<RecipeRequest, 'idempotencyKey'>;

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** idle → generating → done; a failure shows its notice and leads back to idle (spec §4). */
export function useGeneration(cookId: string) {
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' });
  const done = useRef<Done | null>(null);
  const running = useRef(false);
  const unsettled = useRef<{ asked: string; key: string } | null>(null);
  const client = useQueryClient();
  const { queryKey } = creditBalanceQuery(cookId);

  /** The badge goes down in the cache only; the truth comes with the answer. */
  function spendInCache() {
    client.setQueryData(queryKey, (balance: number | undefined) =>
      balance === undefined ? balance : Math.max(0, balance - limits.creditsPerGeneration),
    );
  }

  /** A recipe that was made before the failure stays in sight: it may not be saved yet. */
  function backToIdle() {
    setGeneration(done.current ?? { status: 'idle' });
  }

  function keyFor(request: AskedFor): string {
    const asked = JSON.stringify(request);
    if (unsettled.current?.asked !== asked) unsettled.current = { asked, key: newKey() };
    return unsettled.current.key;
  }

  async function generate(request: AskedFor) {
    if (running.current) {
      notify(notices.pleaseWait);
      return;
    }
    running.current = true;
    setGeneration({ status: 'generating' });
    spendInCache();
    try {
      const outcome = await requestRecipe({ ...request, idempotencyKey: keyFor(request) });
      if (outcome.kind === 'made' || outcome.settled) unsettled.current = null;
      if (outcome.kind === 'made') {
        show(outcome.answer, request.selections);
        if (outcome.answer.balance !== undefined) {
          client.setQueryData(queryKey, outcome.answer.balance);
        }
      } else {
        backToIdle();
        notify(outcome.notice);
      }
    } catch (error) {
      // Not even the data client could be loaded.
      console.warn('The recipe could not be asked for.', error);
      backToIdle();
      notify(notices.unexpected);
    } finally {
      running.current = false;
      void client.invalidateQueries({ queryKey });
    }
  }

  /** Puts a recipe that was made before on the table. */
  function show(answer: GenerationAnswer, selections: Selection) {
    done.current = { status: 'done', answer, selections };
    setGeneration(done.current);
  }

  return { generation, generate, show };
}
