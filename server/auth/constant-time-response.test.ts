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

/** Longer than the slowest work here. A fixed time, because timers left behind by another file of this worker may never end. */
const longEnoughMs = 6_000;

/** Returns the milliseconds until the response. */
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
  test('takes the same time for no work, quick work and a slow mail server', async () => {
    expect(await timeOf(async () => {})).toBe(150);
    expect(await timeOf(taking(40))).toBe(150);
    expect(await timeOf(taking(5_000))).toBe(150);
  });

  test('waits for the work when no minimum time is set', async () => {
    expect(await timeOf(taking(40), null)).toBe(40);
    expect(await timeOf(taking(5_000), null)).toBe(5_000);
  });

  test('takes the same time when the work fails, and logs the error', async () => {
    const failure = new Error('connection refused');
    expect(await timeOf(() => Promise.reject(failure))).toBe(150);
    expect(logged).toHaveBeenCalledWith({ err: failure }, expect.any(String));
  });
});

describe('minimum durations', () => {
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

  test('withMinimumDuration delays quick work and refusals, and waits for slow work', async () => {
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

  test('refuseWithMinimumDuration delays only refusals', async () => {
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
