import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { collectGarbage, collectGarbageWhenIdle } from './collect-garbage.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('what nobody holds any more is gone afterwards', () => {
  const held = new WeakRef({ recipe: 'soup' });
  expect(held.deref()).toBeDefined();
  // A WeakRef keeps what it was asked for until the turn ends.
  return new Promise<void>((resolve, reject) => {
    setImmediate(() => {
      collectGarbage();
      try {
        expect(held.deref()).toBeUndefined();
        resolve();
      } catch (error) {
        reject(error);
      }
    });
  });
});

const mb = 2 ** 20;

/** A server whose clock and memory are ours: a collection leaves 150 MB. */
function openHouse() {
  vi.useFakeTimers();
  const server = new EventEmitter();
  const memory = { mb: 150 };
  const collectNow = vi.fn(() => {
    memory.mb = 150;
  });
  const residentBytes = () => memory.mb * mb;
  collectGarbageWhenIdle(server as never, {
    collectNow,
    residentBytes,
    lookEveryMs: 1000,
  });
  const ask = () => {
    const response = new EventEmitter();
    server.emit('request', {}, response);
    return response;
  };
  const visits = (count: number) => {
    for (let visit = 0; visit < count; visit += 1) ask().emit('close');
  };
  return {
    server,
    memory,
    collectNow,
    ask,
    visits,
    look: () => vi.advanceTimersByTime(1000),
  };
}

test('collects what a crowd left once the process is idle, once', () => {
  const { memory, collectNow, visits, look } = openHouse();
  visits(300);
  memory.mb = 300;
  look(); // it was there just now
  expect(collectNow).not.toHaveBeenCalled();
  visits(3); // health checks
  look();
  expect(collectNow).toHaveBeenCalledTimes(1);
  visits(3);
  look();
  expect(collectNow).toHaveBeenCalledTimes(1);
});

test('one request that left much is enough, and many that left little are not', () => {
  const { memory, collectNow, visits, look } = openHouse();
  visits(300);
  memory.mb = 160;
  look();
  look();
  expect(collectNow).not.toHaveBeenCalled();
  visits(1);
  memory.mb = 170;
  look();
  expect(collectNow).toHaveBeenCalledTimes(1);
});

test('what goes by itself, as the thread that draws does, is not room to grow into', () => {
  const { memory, collectNow, look } = openHouse();
  collectNow.mockImplementationOnce(() => {});
  memory.mb = 250;
  look();
  expect(collectNow).toHaveBeenCalledTimes(1);
  memory.mb = 160;
  look();
  expect(collectNow).toHaveBeenCalledTimes(1);
  memory.mb = 180;
  look();
  expect(collectNow).toHaveBeenCalledTimes(2);
});

test('nobody who still gets an answer waits for it', () => {
  const { server, memory, collectNow, ask, look } = openHouse();
  const stream = ask();
  memory.mb = 300;
  look();
  look();
  expect(collectNow).not.toHaveBeenCalled();
  stream.emit('close');
  look();
  expect(collectNow).toHaveBeenCalledTimes(1);
  memory.mb = 300;
  server.emit('close');
  look();
  expect(collectNow).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
