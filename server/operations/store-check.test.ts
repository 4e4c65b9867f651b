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

test('concurrent checks share one ping, which is cached for 15 seconds', async () => {
  const { check, asked, advance } = checkOf(async () => {});
  expect(await Promise.all([check(), check(), check()])).toEqual([true, true, true]);
  advance(14_000);
  expect(await check()).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
  advance(1000);
  expect(await check()).toBe(true);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a failing store is unavailable until a later ping succeeds', async () => {
  let isGone = true;
  const { check, advance } = checkOf(async () => {
    if (isGone) throw new Error('gone');
  });
  expect(await check()).toBe(false);
  isGone = false;
  advance(15_000);
  expect(await check()).toBe(true);
});

test('a store that never answers is unavailable after 2 seconds', async () => {
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
