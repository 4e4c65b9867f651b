import { collectAnswer } from '../models/collect-answer.ts';
import type { TokenCounts } from '../models/model.ts';
import { ModelError } from '../models/model-error.ts';
import type { Ban } from '../selections/requirements.ts';
import type { Problem } from './describe-problems.ts';
import type { GenerationTask, Usage } from './outcome.ts';
import { addTime, addTokens, estimateTokens } from './usage.ts';
import { Withheld, watchAnswer } from './watch-answer.ts';

/** Remarks of the author beside the recipe: notes for the cook, and the chosen names that do not describe the recipe. */
export type AuthorRemarks = { notes: readonly string[]; notFollowed: readonly string[] };

/** The text that a model wrote, with its remarks: complete, interrupted by an error, or stopped because of a banned line. */
export type Answer = { text: string } & (
  | { ended: 'whole'; remarks: AuthorRemarks }
  | { ended: 'withheld'; problems: readonly Problem[] }
  | { ended: 'interrupted'; error: ModelError }
);

export type Question = { prompt: string; seed: string };

/** Turns an interrupted stream or a withheld line into an answer; rethrows everything else. */
function brokenOff(reason: unknown, text: string): Answer {
  if (reason instanceof Withheld) return { text, ended: 'withheld', problems: reason.problems };
  if (reason instanceof ModelError && reason.kind === 'interrupted') {
    return { text, ended: 'interrupted', error: reason };
  }
  throw reason;
}

/**
 * Calls the model once and watches its answer: emits snapshots as they are finished, and aborts the call at the first line that breaks
 * one of the bans.
 * @throws the signal's reason, or what the model throws
 */
export async function askModel(
  { constraints, model, recentTitles = [], signal, onProgress, watchEveryMs = 100 }: GenerationTask,
  { prompt, seed }: Question,
  bans: readonly Ban[],
  usage: Usage,
): Promise<Answer> {
  const startedMs = performance.now();
  const stop = new AbortController();
  const notes: string[] = [];
  let notFollowed: readonly string[] = [];
  let text = '';
  let isCounted = false;
  let isOver = false;
  const watch = watchAnswer({
    bans,
    everyMs: watchEveryMs,
    onRecipe: (recipe) => onProgress?.({ recipe }),
    onStop: (reason) => stop.abort(reason),
  });
  const request = {
    prompt,
    constraints,
    seed,
    recentTitles,
    signal: AbortSignal.any([signal, stop.signal]),
    onTokens(counts: TokenCounts) {
      if (isOver) return; // the estimate is already counted
      isCounted = true;
      addTokens(usage, counts);
    },
    onNote: (note: string) => {
      notes.push(note);
    },
    onNotFollowed: (names: readonly string[]) => {
      notFollowed = names;
    },
  };
  try {
    await collectAnswer(model, request, (textSoFar, part) => {
      text = textSoFar;
      watch.hear(text, part);
    });
    return { text, ended: 'whole', remarks: { notes, notFollowed } };
  } catch (reason) {
    return brokenOff(reason, text);
  } finally {
    isOver = true;
    watch.stop();
    if (!isCounted && !model.isFree) addTokens(usage, estimateTokens(prompt, text));
    addTime(usage, 'watchMs', watch.spentMs());
    addTime(usage, 'modelMs', performance.now() - startedMs - watch.spentMs());
  }
}
