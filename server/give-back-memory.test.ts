import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { giveBackAfterCrowds, giveBackMemory } from './give-back-memory.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('what nobody holds any more is gone afterwards', () => {
  const held = new WeakRef({ recipe: 'soup' });
  expect(held.deref()).toBeDefined();
  // A WeakRef keeps what it was asked for until the turn ends.
  return new Promise<void>((resolve, reject) => {
    setImmediate(() => {
      giveBackMemory();
      try {
        expect(held.deref()).toBeUndefined();
        resolve();
      } catch (error) {
        reject(error);
      }
    });
  });
});

/** A server whose clock is ours, and what was given back by now. */
function openHouse() {
  vi.useFakeTimers();
  const server = new EventEmitter();
  const giveBack = vi.fn();
  giveBackAfterCrowds(server as never, { giveBack, lookEveryMs: 1000 });
  const ask = () => {
    const response = new EventEmitter();
    server.emit('request', {}, response);
    return response;
  };
  const visits = (count: number) => {
    for (let visit = 0; visit < count; visit += 1) ask().emit('close');
  };
  return { server, giveBack, ask, visits, look: () => vi.advanceTimersByTime(1000) };
}

test('a crowd that has gone leaves nothing, once', () => {
  const { giveBack, visits, look } = openHouse();
  visits(300);
  look(); // it was there just now
  expect(giveBack).not.toHaveBeenCalled();
  visits(3); // health checks
  look();
  expect(giveBack).toHaveBeenCalledTimes(1);
  visits(3);
  look();
  expect(giveBack).toHaveBeenCalledTimes(1);
});

test('nobody who still gets an answer waits for it', () => {
  const { server, giveBack, ask, visits, look } = openHouse();
  visits(300);
  const stream = ask();
  look();
  look();
  expect(giveBack).not.toHaveBeenCalled();
  stream.emit('close');
  look();
  expect(giveBack).toHaveBeenCalledTimes(1);
  visits(300);
  server.emit('close');
  look();
  look();
  expect(giveBack).toHaveBeenCalledTimes(1);
});
