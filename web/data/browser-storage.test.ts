import { afterEach, expect, test, vi } from 'vitest';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('keeps, reads and removes', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  writeStored('theme', 'dark');
  expect(readStored('theme')).toBe('dark');
  removeStored('theme');
  expect(readStored('theme')).toBeNull();
});

test('a browser that refuses keeps nothing, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  writeStored('theme', 'dark');
  removeStored('theme');
  expect(readStored('theme')).toBeNull();
  expect(console.warn).toHaveBeenCalledTimes(3);
  vi.mocked(console.warn).mockClear();
});
