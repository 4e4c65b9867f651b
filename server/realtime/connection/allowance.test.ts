import { expect, test } from 'vitest';
import { createAllowance } from './allowance.ts';

test('allows a burst, then a fixed number per second', () => {
  let nowMs = 0;
  const take = createAllowance({ perSecond: 2, burst: 3 }, () => nowMs);
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  nowMs = 500;
  expect([take(), take()]).toEqual([true, false]);
  nowMs = 60_000;
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
});
