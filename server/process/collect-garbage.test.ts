import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { collectGarbage, collectGarbageWhenIdle } from './collect-garbage.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('collects an object without references', () => {
  const held = new WeakRef({ recipe: 'soup' });
  expect(held.deref()).toBeDefined();
  // deref() keeps its target alive until the current turn of the event loop ends.
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

/** A fake server with a controlled clock and memory: a collection leaves 150 MB. */
function openScene() {
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
    passInterval: () => vi.advanceTimersByTime(1000),
  };
}

test('collects once when the process is idle after a traffic peak', () => {
  const { memory, collectNow, visits, passInterval } = openScene();
  visits(300);
  memory.mb = 300;
  passInterval(); // the peak was within the last interval
  expect(collectNow).not.toHaveBeenCalled();
  visits(3); // health checks
  passInterval();
  expect(collectNow).toHaveBeenCalledTimes(1);
  visits(3);
  passInterval();
  expect(collectNow).toHaveBeenCalledTimes(1);
});

test('one request that leaves much garbage is enough, many that leave little are not', () => {
  const { memory, collectNow, visits, passInterval } = openScene();
  visits(300);
  memory.mb = 160;
  passInterval();
  passInterval();
  expect(collectNow).not.toHaveBeenCalled();
  visits(1);
  memory.mb = 170;
  passInterval();
  expect(collectNow).toHaveBeenCalledTimes(1);
});

test('memory freed without a collection, as by a worker that ends, lowers the baseline', () => {
  const { memory, collectNow, passInterval } = openScene();
  collectNow.mockImplementationOnce(() => {});
  memory.mb = 250;
  passInterval();
  expect(collectNow).toHaveBeenCalledTimes(1);
  memory.mb = 160;
  passInterval();
  expect(collectNow).toHaveBeenCalledTimes(1);
  memory.mb = 180;
  passInterval();
  expect(collectNow).toHaveBeenCalledTimes(2);
});

test('does not collect during an open response or after the server has closed', () => {
  const { server, memory, collectNow, ask, passInterval } = openScene();
  const stream = ask();
  memory.mb = 300;
  passInterval();
  passInterval();
  expect(collectNow).not.toHaveBeenCalled();
  stream.emit('close');
  passInterval();
  expect(collectNow).toHaveBeenCalledTimes(1);
  memory.mb = 300;
  server.emit('close');
  passInterval();
  expect(collectNow).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
