import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthContext } from './auth-services.ts';
import {
  refuseWithMinimumDuration,
  respondInConstantTime,
  withMinimumDuration,
} from './constant-time-response.ts';

const logged = vi.fn();
const context = { get: () => ({ error: logged }) } as unknown as AuthContext;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  logged.mockReset();
});

/** Longer than the slowest work here. Timers that another file of this worker left behind go on without end, so the time is named. */
const longEnoughMs = 6_000;

/** How many milliseconds pass until the answer is given. */
async function timeOf(work: () => Promise<void>, minMs: number | null = 150): Promise<number> {
  const startedAt = Date.now();
  let answeredAt: number | undefined;
  void respondInConstantTime(context, minMs, work).then(() => {
    answeredAt = Date.now();
  });
  await vi.advanceTimersByTimeAsync(longEnoughMs);
  if (answeredAt === undefined) throw new Error('No answer was given.');
  return answeredAt - startedAt;
}

const taking = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('respondInConstantTime', () => {
  test('takes the same time for nothing, for quick work and for a slow mail server', async () => {
    expect(await timeOf(async () => {})).toBe(150);
    expect(await timeOf(taking(40))).toBe(150);
    expect(await timeOf(taking(5_000))).toBe(150);
  });

  test('waits for its work where no time is kept', async () => {
    expect(await timeOf(taking(40), null)).toBe(40);
    expect(await timeOf(taking(5_000), null)).toBe(5_000);
  });

  test('answers the same when the work fails, and logs why', async () => {
    const failure = new Error('connection refused');
    expect(await timeOf(() => Promise.reject(failure))).toBe(150);
    expect(logged).toHaveBeenCalledWith({ err: failure }, expect.any(String));
  });
});

describe('what is not answered sooner', () => {
  async function outcomeOf(answer: Promise<unknown>) {
    const startedAt = Date.now();
    const ended = answer.then(
      (value) => ({ value, ms: Date.now() - startedAt }),
      (error: Error) => ({ error: error.message, ms: Date.now() - startedAt }),
    );
    await vi.advanceTimersByTimeAsync(longEnoughMs);
    return ended;
  }
  const saying = (ms: number) => () => taking(ms)().then(() => 'done');
  const refusing = (ms: number) => () =>
    taking(ms)().then(() => {
      throw new Error('no');
    });

  test('takes the same time for quick work and for a refusal, and as long as slow work takes', async () => {
    expect(await outcomeOf(withMinimumDuration(150, saying(3)))).toEqual({
      value: 'done',
      ms: 150,
    });
    expect(await outcomeOf(withMinimumDuration(150, refusing(40)))).toEqual({
      error: 'no',
      ms: 150,
    });
    expect(await outcomeOf(withMinimumDuration(150, saying(900)))).toEqual({
      value: 'done',
      ms: 900,
    });
  });

  test('holds refusals back alone where success may be quick', async () => {
    expect(await outcomeOf(refuseWithMinimumDuration(150, saying(3)))).toEqual({
      value: 'done',
      ms: 3,
    });
    expect(await outcomeOf(refuseWithMinimumDuration(150, refusing(3)))).toEqual({
      error: 'no',
      ms: 150,
    });
  });
});
