import { describe, expect, test } from 'vitest';
import { type KeyTimes, signingKeyOf, standbyMs, stateOf, verifiesUntil } from './key-times.ts';

const start = new Date('2026-11-21T08:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const key = (from: number, until: number | null, seconds = 3600): KeyTimes => ({
  signs_from: at(from),
  signs_until: until === null ? null : at(until),
  longest_token_seconds: seconds,
});

describe('a signing key', () => {
  test('is in standby for longer than published keys may be cached', () => {
    expect(standbyMs).toBeGreaterThanOrEqual(600_000 + 60_000);
  });

  test('goes from standby to active, to retired, and ends when its last token expires', () => {
    const one = key(100, 1000);
    expect(stateOf(one, at(99))).toBe('standby');
    expect(stateOf(one, at(100))).toBe('active');
    expect(stateOf(one, at(1000))).toBe('retired');
    expect(stateOf(one, at(1000 + 3600 + 119))).toBe('retired');
    expect(stateOf(one, at(1000 + 3600 + 120))).toBe('ended');
    expect(verifiesUntil(key(100, null))).toBeNull();
    expect(stateOf(key(100, null), at(1e9))).toBe('active');
  });

  test('is the active key, or the first one to begin when the clock is behind', () => {
    const [first, second] = [key(0, 1000), key(1000, null)];
    expect(signingKeyOf([first, second], at(999))).toBe(first);
    expect(signingKeyOf([second, first], at(1000))).toBe(second);
    expect(signingKeyOf([first], at(-5))).toBe(first);
    expect(signingKeyOf([second, first], at(-5))).toBe(first);
    expect(() => signingKeyOf([], start)).toThrow();
  });
});
