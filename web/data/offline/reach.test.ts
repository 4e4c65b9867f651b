import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAnswer, noteSilence } from './reach.ts';

/** All health checks (`/healthz` fetches) sent so far, each to be resolved or rejected by the test. */
let questions: PromiseWithResolvers<Response>[];

beforeEach(() => {
  vi.useFakeTimers();
  questions = [];
  vi.stubGlobal('fetch', () => {
    const question = Promise.withResolvers<Response>();
    questions.push(question);
    return question.promise;
  });
});
afterEach(() => {
  noteAnswer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function stayWithoutAnswer() {
  questions.at(-1)?.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(0);
}

test('a silent server is probed one request at a time, however many requests fail', async () => {
  noteSilence();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(questions).toHaveLength(1);
  // While the probe is in flight.
  noteSilence();
  noteSilence();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(questions).toHaveLength(1);
  await stayWithoutAnswer();
  noteSilence();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(questions).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(questions).toHaveLength(2);
});

test('any response stops the probes, and the next silence starts them again', async () => {
  noteSilence();
  await vi.advanceTimersByTimeAsync(2_000);
  noteAnswer();
  await stayWithoutAnswer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(questions).toHaveLength(1);
  noteSilence();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(questions).toHaveLength(2);
});

test('the probe interval grows to 30 seconds', async () => {
  noteSilence();
  for (const waitMs of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const asked = questions.length;
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(questions).toHaveLength(asked);
    await vi.advanceTimersByTimeAsync(1);
    expect(questions).toHaveLength(asked + 1);
    await stayWithoutAnswer();
  }
});
