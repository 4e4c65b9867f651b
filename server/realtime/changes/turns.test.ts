import { expect, test } from 'vitest';
import { BadBinding } from './changes.ts';
import { createTurns } from './turns.ts';

test('one comes after the other, and one that fails stops nobody', async () => {
  const inTurn = createTurns();
  let running = 0;
  const seen: number[] = [];
  const work = async () => {
    running += 1;
    await Promise.resolve();
    seen.push(running);
    running -= 1;
  };
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const all = [inTurn(work), inTurn(work), inTurn(work)];
  await expect(failing).rejects.toThrow('no');
  await Promise.all(all);
  expect(seen).toEqual([1, 1, 1]);
});

test('behind very many nobody waits, and there is room again afterwards', async () => {
  const inTurn = createTurns();
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 200 }, () => inTurn(() => promise));
  await expect(inTurn(() => promise)).rejects.toBeInstanceOf(BadBinding);
  resolve();
  await Promise.all(waiting);
  await inTurn(() => promise);
});
