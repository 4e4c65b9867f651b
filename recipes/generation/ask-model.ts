import { collectAnswer } from '../models/collect-answer.ts';
import type { TokenCounts } from '../models/model.ts';
import { ModelError } from '../models/model-error.ts';
import type { Ban } from '../selections/requirements.ts';
import type { GenerationTask, Usage } from './outcome.ts';
import type { Problem } from './problems.ts';
import { addTime, addTokens, estimateTokens } from './usage.ts';
import { Withheld, watchAnswer } from './watch-answer.ts';

/** What an author said beside the recipe: sentences for its cook, and the chosen names that do not describe it. */
export type AuthorRemarks = { notes: readonly string[]; notFollowed: readonly string[] };

/** What a model wrote, with what it said beside the recipe: to its end, or until it broke off or was stopped for what it wrote. */
export type Answer = { text: string } & (
  | { ended: 'whole'; remarks: AuthorRemarks }
  | { ended: 'withheld'; problems: readonly Problem[] }
  | { ended: 'interrupted'; error: ModelError }
);

export type Question = { prompt: string; seed: string };

/** Makes a broken stream or a withheld line an answer; everything else is thrown on. */
function brokenOff(reason: unknown, text: string): Answer {
  if (reason instanceof Withheld) return { text, ended: 'withheld', problems: reason.problems };
  if (reason instanceof ModelError && reason.kind === 'interrupted') {
    return { text, ended: 'interrupted', error: reason };
  }
  throw reason;
}

/**
 * Asks the model once and watches what it writes: snapshots go out as they are finished, and the call is broken off at
 * the first line that breaks one of the bans.
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
      if (isOver) return; // an estimate stands for it already
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
