import { expect, test } from 'vitest';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

test('many that come at once have a turn of the event loop each, in their order', async () => {
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

test('who comes later has a turn too', async () => {
  await yieldToEventLoop();
  await expect(yieldToEventLoop()).resolves.toBeUndefined();
});
