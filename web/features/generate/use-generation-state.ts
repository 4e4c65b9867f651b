import { useMemo, useRef, useState } from 'react';
import { notices } from '#contract/notices.ts';
import type { GenerationAnswer, Progress, RecipeOutcome } from './request-recipe.ts';
import type { Selection } from './selection.ts';

/** A finished recipe and the selection that it was made for. */
type Done = { status: 'done'; answer: GenerationAnswer; selections: Selection };
export type Generation = { status: 'idle' } | ({ status: 'generating' } & Progress) | Done;

/** The credit of a failed generation: it was refunded, or it will be refunded if no recipe was made after all. */
export type Failure = 'credit-back' | 'credit-comes-back';

const begun: Progress = { phase: 'writing', generationId: null, recipe: null };

function failureOf(outcome: RecipeOutcome): Failure | null {
  if (outcome.kind === 'made') return null;
  if (outcome.isCreditBack) return 'credit-back';
  const isUnsure = outcome.isCreditBack === false || outcome.notice === notices.timedOut;
  return isUnsure ? 'credit-comes-back' : null;
}

/** The state machine idle → generating → done. A failure returns to idle (spec §4). `transitions` keeps its reference. */
export function useGenerationState() {
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' });
  const [failure, setFailure] = useState<Failure | null>(null);
  const done = useRef<Done | null>(null);
  const running = useRef(false);
  const transitions = useMemo(
    () => ({
      isRunning: () => running.current,
      start() {
        running.current = true;
        setGeneration({ status: 'generating', ...begun });
        setFailure(null);
      },
      progress(progress: Partial<Progress>) {
        setGeneration((now) => (now.status === 'generating' ? { ...now, ...progress } : now));
      },
      finish(selections: Selection, outcome: RecipeOutcome) {
        if (outcome.kind === 'made')
          done.current = { status: 'done', answer: outcome.answer, selections };
        setFailure(failureOf(outcome));
        // After a failure, keep showing the previous recipe: it may not be saved yet.
        setGeneration(done.current ?? { status: 'idle' });
        running.current = false;
      },
      /** Allows the next start: nobody follows the generation any more. */
      abandon() {
        running.current = false;
      },
      /** Shows a previously generated recipe. */
      show(answer: GenerationAnswer, selections: Selection) {
        done.current = { status: 'done', answer, selections };
        // A running generation stays visible. The other recipe is shown only if the generation fails.
        if (!running.current) setGeneration(done.current);
      },
    }),
    [],
  );
  return { generation, failure, transitions };
}
