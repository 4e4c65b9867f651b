import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAnswer, noteSilence } from './reach.ts';

/** Questions under way, each with how it is answered or stays without an answer. */
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

test('a silent server is asked by one question after the other, however much stays without an answer', async () => {
  noteSilence();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(questions).toHaveLength(1);
  // While the question is under way.
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

test('it is asked no more when anything was answered, and anew when it is silent again', async () => {
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

test('at growing distances, up to half a minute', async () => {
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
