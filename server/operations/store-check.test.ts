import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { createStoreCheck } from './store-check.ts';

function checkOf(ping: () => Promise<void>) {
  let nowMs = 0;
  const asked = vi.fn(ping);
  const objects = { ping: asked } as unknown as Services['objects'];
  const log = pino({ level: 'silent' });
  const check = createStoreCheck({ objects, clock: () => new Date(nowMs), log });
  return { check, asked, advance: (ms: number) => (nowMs += ms) };
}

test('many who ask are one question, for a while', async () => {
  const { check, asked, advance } = checkOf(async () => {});
  expect(await Promise.all([check(), check(), check()])).toEqual([true, true, true]);
  advance(14_000);
  expect(await check()).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
  advance(1000);
  expect(await check()).toBe(true);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a store that refuses is not there, and is when it comes back', async () => {
  let isGone = true;
  const { check, advance } = checkOf(async () => {
    if (isGone) throw new Error('gone');
  });
  expect(await check()).toBe(false);
  isGone = false;
  advance(15_000);
  expect(await check()).toBe(true);
});

test('a store that never answers holds nobody up', async () => {
  vi.useFakeTimers();
  try {
    const { check } = checkOf(() => new Promise(() => {}));
    const answer = check();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
