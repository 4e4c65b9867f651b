import { expect, test } from 'vitest';
import { beginningOf, dayNamed } from './day-range.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['yesterday', null],
  [null, null],
])('dayNamed(%s) is %s', (word, day) => expect(dayNamed(word)).toBe(day));

test('a day begins at local midnight and ends where the next day begins', () => {
  const first = new Date(beginningOf('2026-12-31'));
  expect([first.getFullYear(), first.getMonth(), first.getDate(), first.getHours()]).toEqual([
    2026, 11, 31, 0,
  ]);
  const next = new Date(beginningOf('2026-12-31', 1));
  expect([next.getFullYear(), next.getMonth(), next.getDate(), next.getHours()]).toEqual([
    2027, 0, 1, 0,
  ]);
});
