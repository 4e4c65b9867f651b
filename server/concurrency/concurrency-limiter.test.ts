import { expect, test, vi } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const queueFull = () => new RangeError('crowded');

test('runs tasks up to the limit, the others in order of arrival, even after a failure', async () => {
  const runLimited = createConcurrencyLimiter(2, { maxPending: 5, queueFull });
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const start = (name: string) => {
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    return runLimited(async () => {
      begun.push(name);
      await end.promise;
    });
  };
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(start);
  await vi.waitFor(() => expect(begun).toEqual(['first', 'second']));

  ends.get('second')?.reject(new Error('refused'));
  await expect(second).rejects.toThrow('refused');
  ends.get('first')?.resolve();
  await first;
  ends.get('third')?.resolve();
  await third;
  expect(begun).toEqual(['first', 'second', 'third', 'fourth']);

  const fifth = start('fifth');
  ends.get('fifth')?.resolve();
  await fifth;
  ends.get('fourth')?.resolve();
  await fourth;
});

test('rejects a task when the queue is full, and accepts tasks again afterwards', async () => {
  const runLimited = createConcurrencyLimiter(1, { maxPending: 3, queueFull });
  const { promise, resolve } = Promise.withResolvers<void>();
  const inside = Array.from({ length: 3 }, () => runLimited(() => promise));
  await expect(runLimited(() => promise)).rejects.toBeInstanceOf(RangeError);
  resolve();
  await Promise.all(inside);
  await runLimited(() => promise);
});
