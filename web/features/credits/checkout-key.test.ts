import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { forgetCheckoutKey, takeCheckoutKey } from './checkout-key.ts';

const kept = new Map<string, string>();
const minuteMs = 60_000;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a key is a UUID and stays the same until it is forgotten', () => {
  const key = takeCheckoutKey('maya', 'medium', 0);
  expect(z.uuidv4().safeParse(key).success).toBe(true);
  expect(takeCheckoutKey('maya', 'medium', 14 * minuteMs)).toBe(key);
  forgetCheckoutKey();
  expect(takeCheckoutKey('maya', 'medium', 14 * minuteMs)).not.toBe(key);
});

test('another pack, another cook or a retry after 15 minutes gets a new key', () => {
  const key = takeCheckoutKey('maya', 'medium', 0);
  expect(takeCheckoutKey('maya', 'medium', 15 * minuteMs)).not.toBe(key);
  const fresh = takeCheckoutKey('maya', 'small', 16 * minuteMs);
  expect(takeCheckoutKey('omar', 'small', 16 * minuteMs)).not.toBe(fresh);
});

test('an invalid stored key is replaced by a new one', () => {
  for (const text of ['', '{', '{"key":"1"}', 'null']) {
    kept.set('saffron-unsettled-checkout', text);
    expect(z.uuid().safeParse(takeCheckoutKey('maya', 'medium', 0)).success).toBe(true);
  }
});

test('a key is created even when the browser has no storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(z.uuid().safeParse(takeCheckoutKey('maya', 'medium')).success).toBe(true);
  expect(console.warn).toHaveBeenCalledTimes(2);
  vi.mocked(console.warn).mockClear();
});
