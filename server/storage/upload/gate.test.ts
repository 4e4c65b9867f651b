import { expect, test } from 'vitest';
import { createGate, createQueue } from './gate.ts';

test('a gate lets so many in, in all and of one caller, and forgets who left', () => {
  const enter = createGate({ inAll: 3, ofOne: 2 });
  const leave = enter('ada');
  enter('ada');
  expect(() => enter('ada')).toThrow(/Too many pictures/);
  enter('ben');
  expect(() => enter('zoe')).toThrow(
    expect.objectContaining({ status: 429, retryAfterSeconds: 2 }),
  );
  leave();
  enter('zoe');
  expect(() => enter('ada')).toThrow(/Too many pictures/);
});

test('a queue runs so many at once, in order, and goes on after a failure', async () => {
  const inTurn = createQueue(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) =>
    inTurn(() => {
      begun.push(number);
      return new Promise<number>((resolve, reject) =>
        ends.push(() => (number === 1 ? reject(new Error('no')) : resolve(number))),
      );
    });
  const works = [0, 1, 2, 3].map(work);
  const settled = Promise.allSettled(works);
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  for (let at = 0; at < 4; at += 1) {
    await expect.poll(() => ends[at]).toBeDefined();
    ends[at]?.();
  }
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(begun).toEqual([0, 1, 2, 3]);
});
