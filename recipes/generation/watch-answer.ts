import type { PartialRecipe } from '#contract/generation-events.ts';
import { readPartialRecipe } from '../reading/read-partial-recipe.ts';
import type { Ban } from '../selections/requirements.ts';
import type { Problem } from './describe-problems.ts';
import { judgeAsWritten } from './judge-as-written.ts';
import { createValidationScheduler } from './validation-scheduler.ts';

/** Thrown when the recipe that streams in violates the cook's choices. The rest of the answer is not read. */
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
  /** Called with a snapshot that has more content than the last one. Every line in it has passed validation. */
  onRecipe: (recipe: PartialRecipe) => void;
  /** Called when the answer must not be shown: with a Withheld, or with the error of the reader. No callback follows it. */
  onStop: (reason: unknown) => void;
};

/** Validation may use this share of the time, so that an endless answer cannot keep the process busy. */
const cpuShare = 0.25;
/** Upper limit for the pause after a validation, however long the validation seems to have taken on a suspended machine. */
const maxPauseMs = 4000;
/** One scheduler for all answers of the process, so that they also share the validation time. */
const scheduleValidation = createValidationScheduler();

/** Creates the throttle of one answer's validations: how long they have taken, and when the next one may start. */
function createThrottle(everyMs: number) {
  let spentMs = 0;
  let nextValidationMs = 0;
  return {
    spentMs: () => spentMs,
    /** How long the next validation has to wait; not positive if it may start now. */
    waitMs: () => nextValidationMs - performance.now(),
    /** Counts a validation. While nothing is shown, the next one does not wait for the interval. */
    countValidation(tookMs: number, isShown: boolean): void {
      spentMs += tookMs;
      const rhythmMs = isShown ? everyMs : 0;
      nextValidationMs =
        performance.now() + Math.max(rhythmMs, Math.min(maxPauseMs, tookMs / cpuShare));
    },
  };
}

/** Creates the display of an answer: it passes a snapshot on if it has more content than the last one. */
function createDisplay(onRecipe: Watch['onRecipe']) {
  let shown = '';
  return {
    isShown: () => shown !== '',
    show(recipe: PartialRecipe): void {
      const print = JSON.stringify(recipe);
      const isEmpty = !recipe.title && recipe.ingredients.length + recipe.instructions.length === 0;
      if (print === shown || isEmpty) return;
      shown = print;
      onRecipe(recipe);
    },
  };
}

/**
 * Validates an answer while it streams in: immediately after the first complete line, then periodically.
 * @returns `hear` takes the whole text so far and its new part; `stop` ends the watch; `spentMs` returns the time spent on validation
 */
export function watchAnswer({ bans, everyMs, onRecipe, onStop }: Watch) {
  const judge = judgeAsWritten(bans);
  const throttle = createThrottle(everyMs);
  const { show, isShown } = createDisplay(onRecipe);
  let text = '';
  let lineEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  let cancel = () => {};
  let over = false;

  function requestValidation() {
    if (!over) cancel = scheduleValidation(validate, !isShown());
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
    throttle.countValidation(performance.now() - startedMs, isShown());
  }

  function stop() {
    over = true;
    clearTimeout(timer);
    cancel();
  }

  return {
    hear(textSoFar: string, part: string) {
      text = textSoFar;
      // Search only the new part for a line break: searching the whole text after each word would block other requests.
      lineEnded ||= part.includes('\n');
      if (over || isAsked || !lineEnded) return;
      isAsked = true;
      const waitMs = throttle.waitMs();
      if (waitMs <= 0) requestValidation();
      else timer = setTimeout(requestValidation, waitMs);
    },
    stop,
    spentMs: throttle.spentMs,
  };
}
