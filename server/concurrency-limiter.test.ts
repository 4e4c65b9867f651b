import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

test('so many run at once, and the others in the order in which they came, also after a failure', async () => {
  const runLimited = createConcurrencyLimiter(2);
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
  await Promise.resolve();
  expect(begun).toEqual(['first', 'second']);

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

test('where it is crowded nobody waits, and there is room again afterwards', async () => {
  const runLimited = createConcurrencyLimiter(1, {
    maxPending: 3,
    queueFull: () => new RangeError('crowded'),
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const inside = Array.from({ length: 3 }, () => runLimited(() => promise));
  await expect(runLimited(() => promise)).rejects.toBeInstanceOf(RangeError);
  resolve();
  await Promise.all(inside);
  await runLimited(() => promise);
});
