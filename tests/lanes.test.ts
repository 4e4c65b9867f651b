import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leftOutOfGate } from './lanes.ts';

test.each(leftOutOfGate)('$files matches test files and has a reason', ({ files, why }) => {
  expect(globSync(files).length).toBeGreaterThan(0);
  expect(why).not.toBe('');
});

test('no file is left out twice', () => {
  const all = leftOutOfGate.flatMap(({ files }) => globSync(files));
  expect(all).toEqual([...new Set(all)]);
});
