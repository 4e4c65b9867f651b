/** What the printed steps say by themselves, read as somebody would who knows nothing of how they were made. */
export type PrintedSteps = { words: number[]; elapsedMinutes: number; withoutMinutes: number };

const minutes = /(\d+)(?:\s*(?:-|–|to)\s*(\d+))? minutes?\b/g;
const beside = /^(?:meanwhile|while|at the same time)\b/i;

const wordsOf = (step: string) => step.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

function minutesOf(step: string): number[] {
  return [...step.matchAll(minutes)].map(([, low, high]) => Number(high ?? low));
}

/** Adds up the minutes of the steps that follow one another; what goes on beside another step takes no time of its own. */
export function readSteps(steps: readonly string[]): PrintedSteps {
  const inARow = steps.filter((step) => !beside.test(step));
  return {
    words: steps.map((step) => wordsOf(step).length),
    elapsedMinutes: inARow.flatMap(minutesOf).reduce((sum, one) => sum + one, 0),
    withoutMinutes: steps.filter((step) => minutesOf(step).length === 0).length,
  };
}
