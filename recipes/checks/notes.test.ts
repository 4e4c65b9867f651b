import { expect, test } from 'vitest';
import type { Verdict } from '../recipe.ts';
import { cookNotesOf, notesOf } from './notes.ts';

const finding = { where: 'ingredients', text: '2 tbsp soy sauce', match: 'soy sauce' } as const;
const label: Verdict = {
  check: 'allergens',
  subject: 'Gluten',
  outcome: 'noted',
  findings: [{ ...finding, reason: 'it may contain wheat' }],
};
const late: Verdict = {
  check: 'limits',
  subject: 'Time target',
  outcome: 'noted',
  findings: [{ ...finding, text: '25 minutes', reason: 'at most 20 minutes' }],
};
const passed: Verdict = { check: 'avoid', subject: 'Olives', outcome: 'passed', findings: [] };

test('notes for all readers exclude the missed requests of the cook', () => {
  expect(notesOf([late, label, passed])).toEqual([
    'Check the label of “soy sauce” (gluten): it may contain wheat.',
  ]);
  expect(cookNotesOf([late, label, passed], ['Made for 3.'])).toEqual([
    'Time target: 25 minutes; asked for: at most 20 minutes.',
    'Made for 3.',
  ]);
});

test('returns at most three distinct notes', () => {
  expect(cookNotesOf([], ['one', 'one', 'two', 'three', 'four'])).toEqual(['one', 'two', 'three']);
});
