import type { PartialRecipe } from '#contract/generation-events.ts';
import { readPartialRecipe } from '../reading/read-partial-recipe.ts';
import type { Ban } from '../selections/requirements.ts';
import { judgeAsWritten } from './judge-as-written.ts';
import type { Problem } from './problems.ts';
import { createValidationScheduler } from './validation-scheduler.ts';

/** The recipe that is being written breaks what the cook chose: it is not read to its end. */
export class Withheld extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super('The answer breaks what the cook chose.');
    this.problems = problems;
  }
}

type Watch = {
  bans: readonly Ban[];
  everyMs: number;
  /** A snapshot with more in it than the last one. Every line of it has passed. */
  onRecipe: (recipe: PartialRecipe) => void;
  /** Something may not be shown: a Withheld, or the reader's own failure. Nothing is told after it. */
  onStop: (reason: unknown) => void;
};

/** Validation may take this share of the time, so that an endless answer cannot keep the process busy. */
const cpuShare = 0.25;
/** No pause between two validations is longer, however long one seems to have taken on a suspended machine. */
const maxPauseMs = 4000;
/** All answers of the process share the time together, too. */
const scheduleValidation = createValidationScheduler();

/**
 * Validates an answer while it streams in, at its first finished line at once and then in a rhythm.
 * @returns `hear` takes the whole text so far, and what of it is new; `stop` ends the watch; `spentMs` is what the validation took
 */
export function watchAnswer({ bans, everyMs, onRecipe, onStop }: Watch) {
  const judge = judgeAsWritten(bans);
  let text = '';
  let lineEnded = false;
  let shown = '';
  let nextValidationMs = 0;
  let spentMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  let cancel = () => {};
  let over = false;

  function show(recipe: PartialRecipe) {
    const print = JSON.stringify(recipe);
    const isEmpty = !recipe.title && recipe.ingredients.length + recipe.instructions.length === 0;
    if (print === shown || isEmpty) return;
    shown = print;
    onRecipe(recipe);
  }

  function requestValidation() {
    if (!over) cancel = scheduleValidation(validate, shown === '');
  }

  function validate() {
    isAsked = false;
    if (over) return;
    const startedMs = performance.now();
    lineEnded = false;
    try {
      const { passed, problems } = judge(readPartialRecipe(text));
      if (problems.length > 0) throw new Withheld(problems);
      show(passed);
    } catch (reason) {
      stop();
      onStop(reason);
    }
    const tookMs = performance.now() - startedMs;
    spentMs += tookMs;
    const rhythmMs = shown === '' ? 0 : everyMs;
    nextValidationMs =
      performance.now() + Math.max(rhythmMs, Math.min(maxPauseMs, tookMs / cpuShare));
  }

  function stop() {
    over = true;
    clearTimeout(timer);
    cancel();
  }

  return {
    hear(textSoFar: string, part: string) {
      text = textSoFar;
      // Only the new part is searched: searching the whole, after each word of it, would hold up everybody else.
      lineEnded ||= part.includes('\n');
      if (over || isAsked || !lineEnded) return;
      isAsked = true;
      const waitMs = nextValidationMs - performance.now();
      if (waitMs <= 0) requestValidation();
      else timer = setTimeout(requestValidation, waitMs);
    },
    stop,
    spentMs: () => spentMs,
  };
}
