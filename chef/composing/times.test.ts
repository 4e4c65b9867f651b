import { describe, expect, test } from 'vitest';
import { understand } from '#recipes/selections/understand.ts';
import type { Step } from './step.ts';
import { minutesNamedIn } from './step-minutes.ts';
import { planMethod } from './times.ts';

function requirementsFor(selections: Record<string, string[]>) {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('The choices of this test are not understood');
  return understood.requirements;
}

const writtenSteps: Step[] = [
  {
    ...{ minutes: 7, isElastic: true },
    text: 'Take about 7 minutes to chop the tomatoes, the carrots and the parsley.',
  },
  { minutes: 2, text: 'Whisk the oil with the vinegar for 2 minutes, until it holds together.' },
  { minutes: 3, text: 'Pile everything up on plates and scatter with the parsley.' },
];
const clockOf = (steps: readonly Step[]) =>
  steps.flatMap(({ text }) => minutesNamedIn(text)).reduce((sum, minutes) => sum + minutes, 0);

describe('planMethod', () => {
  test('rounds the time to a multiple of five that the printed steps add up to', () => {
    const plan = planMethod(writtenSteps, requirementsFor({}));
    expect(plan?.prepTimeMinutes).toBe(15);
    expect(plan?.steps[0]?.text).toContain('about 10 minutes');
    expect(clockOf(plan?.steps ?? [])).toBe(15);
  });

  test('keeps the exact time when rounding would break a limit', () => {
    const plan = planMethod(writtenSteps, requirementsFor({ 'Prep Time': ['12 Minute Prep'] }));
    expect(plan?.prepTimeMinutes).toBe(12);
    expect(clockOf(plan?.steps ?? [])).toBe(12);
  });

  test.each([[{ 'Time Target': ['Under 10 Minutes'] }], [{ 'Prep Time': ['5 Minute Prep'] }]])(
    'returns undefined when it would break %j',
    (selections) => {
      expect(planMethod(writtenSteps, requirementsFor(selections))).toBeUndefined();
    },
  );
});
