import { expect, test } from 'vitest';
import { takeTurn } from './turns.ts';

test('many that come at once have a turn of the event loop each, in their order', async () => {
  const said: string[] = [];
  let turn = 0;
  const countTurns = () => {
    turn += 1;
    if (turn < 5) setImmediate(countTurns);
  };
  const done = ['soup', 'stew', 'salad'].map(async (name) => {
    await takeTurn();
    said.push(`${name} ${turn}`);
  });
  setImmediate(countTurns);
  await Promise.all(done);
  expect(said).toEqual(['soup 0', 'stew 1', 'salad 2']);
});

test('who comes later has a turn too', async () => {
  await takeTurn();
  await expect(takeTurn()).resolves.toBeUndefined();
});
