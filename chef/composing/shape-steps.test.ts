import { describe, expect, test } from 'vitest';
import { countWords, shapeSteps } from './shape-steps.ts';
import type { Step } from './step.ts';
import { minutesNamedIn } from './step-minutes.ts';

const step = (minutes: number, text: string): Step => ({ minutes, text });
const shaped = (steps: Step[]) => shapeSteps(steps);
const long =
  'Warm the oil in a wide pan over a medium heat and soften the onion, garlic and ginger for 6 minutes, stirring now and then. Stir in the cumin, turmeric and chilli and cook them for 2 minutes until fragrant and dark.';

describe('the minutes in the text of a step', () => {
  test('are added in one of two wordings when the text names none', () => {
    const named = (text: string) => shaped([step(3, text)])[0]?.text;
    expect(named('Toss the leaves with the dressing in a big bowl.')).toBe(
      'Toss the leaves with the dressing in a big bowl; 3 minutes.',
    );
    expect(named('Toss the leaves with the dressing in the wide bowl.')).toBe(
      'Take 3 minutes to toss the leaves with the dressing in the wide bowl.',
    );
  });

  test('are replaced by those of the step when the text names another number', () => {
    const [one] = shaped([step(9, 'Simmer the beans gently for 12 minutes under a lid.')]);
    expect(one?.text).toBe('Simmer the beans gently for 9 minutes under a lid.');
  });

  test('add up to the length of the step when the text names several', () => {
    const [one] = shaped([
      step(5, 'Fry the onion for 4 minutes, add the garlic and fry for 2 minutes more.'),
    ]);
    expect(one?.minutes).toBe(6);
  });

  test('do not include an interval like "every 10 minutes", which is spelled out', () => {
    const [one] = shaped([
      step(30, 'Roast the roots for 30 minutes, turning them every 10 minutes, until brown.'),
    ]);
    expect(one?.text).toContain('every ten minutes');
    expect(minutesNamedIn(one?.text ?? '')).toEqual([30]);
  });
});

describe('long and short steps', () => {
  test('a long step is split between its sentences, each with its own minutes', () => {
    const steps = shaped([step(8, long)]);
    expect(steps.map(({ minutes }) => minutes)).toEqual([6, 2]);
    expect(steps.every(({ text }) => countWords(text) <= 35)).toBe(true);
  });

  test('a long step stays whole when a tight limit leaves no minute for a second half', () => {
    expect(shapeSteps([step(8, long)], false)).toHaveLength(1);
  });

  test('a short step is joined to the step before it', () => {
    const steps = shaped([
      step(9, 'Simmer the soup for 9 minutes, until the lentils fall apart.'),
      step(1, 'Serve it hot.'),
    ]);
    expect(steps.map(({ text }) => text)).toEqual([
      'Simmer the soup for 9 minutes, until the lentils fall apart. Serve it hot.',
    ]);
    expect(steps[0]?.minutes).toBe(9);
  });
});
