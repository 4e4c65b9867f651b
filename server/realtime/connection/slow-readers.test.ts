import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { createSentCounter, endSlowest } from './slow-readers.ts';

function reader(bufferedBytes: number) {
  const one = {
    bufferedBytes,
    isEnded: false,
    endAsTooSlow() {
      one.isEnded = true;
    },
  };
  return one;
}

const most = limits.bufferedBytesOfAll;

test('closes no reader within the limit', () => {
  const readers = [reader(most / 2), reader(most / 2)];
  endSlowest(readers);
  expect(readers.map(({ isEnded }) => isEnded)).toEqual([false, false]);
});

test('closes the slowest readers first, until half of the limit is free', () => {
  const readers = [reader(most * 0.05), reader(most * 0.7), reader(0), reader(most * 0.4)];
  endSlowest(readers);
  expect(readers.map(({ isEnded }) => isEnded)).toEqual([false, true, false, false]);
});

test('closes slow readers during a burst', () => {
  const readers = [reader(most * 2)];
  const noteSent = createSentCounter(readers);
  noteSent(most / 8);
  expect(readers[0]?.isEnded).toBe(false);
  noteSent(most / 8);
  expect(readers[0]?.isEnded).toBe(true);
});
