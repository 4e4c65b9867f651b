import { expect, test } from 'vitest';
import { readDuration } from './user-fields.ts';

test.each([
  ['none', null],
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['300ms', 300],
])('reads %s as %s milliseconds', (duration, expected) => {
  expect(readDuration(duration)).toBe(expected);
});

test.each(['', 'soon', '24', 'h', '1d', '1h soon', '-1h'])('rejects "%s"', (duration) => {
  expect(() => readDuration(duration)).toThrow(/invalid format/);
});
