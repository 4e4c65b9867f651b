import { afterEach, expect, test, vi } from 'vitest';
import { keepTicks, readTicks } from './kept-ticks.ts';

function storageWith(kept: string | null) {
  let value = kept;
  vi.stubGlobal('localStorage', {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  });
}
afterEach(() => vi.unstubAllGlobals());

test('ticks are restored, only for their own recipe', () => {
  storageWith(null);
  keepTicks('soup', new Set([2, 0]));
  expect([...readTicks('soup')]).toEqual([2, 0]);
  expect([...readTicks('cake')]).toEqual([]);
  keepTicks('soup', new Set());
  expect([...readTicks('soup')]).toEqual([]);
});

test('the ticks of twenty lists are kept and the oldest list is dropped', () => {
  storageWith(null);
  for (let at = 0; at < 25; at++) keepTicks(`list-${at}`, new Set([at]));
  expect(readTicks('list-4').size).toBe(0);
  expect(readTicks('list-5').size).toBe(1);
});

test('unreadable stored ticks count as no ticks', () => {
  for (const kept of ['nonsense', 'null', '{"soup":["a"]}', '{"soup":4}', '7', '[]', '"soup"']) {
    storageWith(kept);
    expect(readTicks('soup').size, kept).toBe(0);
  }
});
