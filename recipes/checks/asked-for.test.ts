import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import type { Draft } from '../reading/read-recipe.ts';
import { understand } from '../selections/understand.ts';
import { judgeAskedFor } from './asked-for.ts';

const draft: Draft = {
  title: 'Lemon Rice',
  description: 'Bright.',
  ingredients: ['300 g rice'],
  instructions: ['Boil the rice.'],
  prepTimeMinutes: 10,
  cookTimeMinutes: 22,
  servings: 4,
  difficulty: 'Easy',
  tips: [],
  photoPrompt: '',
};

function judge(selections: Selections, changes: Partial<Draft> = {}) {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  return judgeAskedFor({ ...draft, ...changes }, understood.requirements);
}

describe('judgeAskedFor', () => {
  test('returns no verdict when nothing was chosen', () => {
    expect(judge({})).toEqual([]);
  });

  test.each<[Selections, Partial<Draft>]>([
    [{ 'Time Target': ['Under 30 minutes'] }, {}],
    [{ 'Cook Time': ['Under 30 minutes'] }, { cookTimeMinutes: 33 }],
    [{ 'Cook Time': ['No Cook'] }, { cookTimeMinutes: 0 }],
    [{ 'Prep Time': ['15 minutes'] }, {}],
    [{ Servings: ['4 Servings'] }, {}],
    [{ 'Time Target': ['Over 2 hours'] }, { cookTimeMinutes: 300 }],
  ])('%j is met', (selections, changes) => {
    expect(judge(selections, changes).every(({ outcome }) => outcome === 'passed')).toBe(true);
  });

  test.each<[Selections, Partial<Draft>, string]>([
    [{ 'Time Target': ['Under 30 minutes'] }, { cookTimeMinutes: 45 }, 'at most 30 minutes'],
    [{ 'Cook Time': ['No Cook'] }, {}, 'no cooking'],
    [{ 'Prep Time': ['5 minutes'] }, {}, 'at most 5 minutes'],
    [{ Servings: ['2 Servings'] }, {}, '2 servings'],
    [{ Servings: ['1 Serving'] }, {}, '1 serving'],
  ])('%j is missed and repairable', (selections, changes, reason) => {
    expect(judge(selections, changes)).toMatchObject([
      {
        outcome: 'failed',
        severity: 'repairable',
        findings: [{ reason: expect.stringContaining(reason) }],
      },
    ]);
  });
});
