import { expect, test } from 'vitest';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

test('resumes concurrent callers in order, one per event loop iteration', async () => {
  const said: string[] = [];
  let turn = 0;
  const countTurns = () => {
    turn += 1;
    if (turn < 5) setImmediate(countTurns);
  };
  const done = ['soup', 'stew', 'salad'].map(async (name) => {
    await yieldToEventLoop();
    said.push(`${name} ${turn}`);
  });
  setImmediate(countTurns);
  await Promise.all(done);
  expect(said).toEqual(['soup 0', 'stew 1', 'salad 2']);
});

test('resumes a later caller after the queue has emptied', async () => {
  await yieldToEventLoop();
  await expect(yieldToEventLoop()).resolves.toBeUndefined();
});
