import { expect, test } from 'vitest';
import { dayInWords } from './day-in-words.ts';

const now = new Date(2026, 2, 1, 0, 10);

test.each([
  [new Date(2026, 2, 1, 0, 1), 'Today'],
  [new Date(2026, 1, 28, 23, 59), 'Yesterday'],
])('%s is %s', (day, words) => {
  expect(dayInWords(day, now)).toBe(words);
});

test('any other day is named in full', () => {
  expect(dayInWords(new Date(2026, 1, 27, 12), now)).toContain('2026');
  expect(dayInWords(new Date(2025, 2, 1, 12), now)).toContain('2025');
});
