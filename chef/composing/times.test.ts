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
    ...{ kind: 'prep', minutes: 8, isElastic: true },
    text: 'Take about 8 minutes to chop the onion, the carrots and the parsley.',
  },
  {
    ...{ kind: 'cook', minutes: 22, on: 'oven', handsMinutes: 1 },
    text: 'Roast the carrots on a tray for 22 minutes, until brown at the edges.',
  },
  {
    ...{ kind: 'cook', minutes: 12, on: 'hob', handsMinutes: 1, after: [] },
    text: 'Boil the rice in plenty of salted water for 12 minutes and drain it.',
  },
  {
    ...{ kind: 'prep', minutes: 2 },
    text: 'Take 2 minutes to pile everything up and scatter with the parsley.',
  },
];
const clockOf = (steps: readonly Step[]) =>
  steps
    .filter(({ text }) => !/^(?:Meanwhile|While [a-z ]+), /.test(text))
    .flatMap(({ text }) => minutesNamedIn(text))
    .reduce((sum, minutes) => sum + minutes, 0);

describe('the times of a method', () => {
  test('are whole fives to which the printed steps add up, and what runs beside says so', () => {
    const plan = planMethod(writtenSteps, requirementsFor({}));
    expect(plan).toMatchObject({ prepTimeMinutes: 10, cookTimeMinutes: 25 });
    expect(plan?.steps[0]?.text).toContain('about 10 minutes');
    expect(plan?.steps[2]?.text).toMatch(/^Meanwhile, boil the rice/);
    expect(Math.abs(clockOf(plan?.steps ?? []) - 35)).toBeLessThanOrEqual(3);
  });

  test('are exact where a round number would break a limit', () => {
    const plan = planMethod(writtenSteps, requirementsFor({ 'Cook Time': ['24 Minute Cook'] }));
    expect(plan).toMatchObject({ prepTimeMinutes: 8, cookTimeMinutes: 24 });
  });

  test.each([
    [{ 'Time Target': ['Under 30 Minutes'] }],
    [{ 'Cook Time': ['20 Minute Cook'] }],
    [{ 'Cook Time': ['No Cook'] }],
    [{ 'Prep Time': ['5 Minute Prep'] }],
  ])('there is no plan that breaks %j', (selections) => {
    expect(planMethod(writtenSteps, requirementsFor(selections))).toBeUndefined();
  });
});
