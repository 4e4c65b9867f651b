import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-4', { start: 0, end: 4 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=8-100', { start: 8, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-100', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
] as const)('reads %s against an object of ten bytes', (header, expected) => {
  expect(readByteRange(header, 10)).toEqual(expected);
});

test('no range of an empty object is satisfiable', () => {
  expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable');
});
