import { afterEach, expect, test, vi } from 'vitest';
import { readStored, readStoredJson, removeStored, writeStored } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('writes, reads and removes a value', () => {
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

test('stored JSON is parsed, and anything else is read as null', () => {
  const read = (text: string | null) => {
    vi.stubGlobal('localStorage', { getItem: () => text });
    return readStoredJson('place');
  };
  expect(read('{"at":2}')).toEqual({ at: 2 });
  for (const text of [null, '', '{"at":', 'somebody else’s']) expect(read(text)).toBeNull();
});

test('a browser that denies access to storage stores nothing and causes no error', () => {
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

test('the server, which has no storage, reads nothing and warns of nothing', () => {
  expect('localStorage' in globalThis).toBe(false);
  expect(readStored('theme')).toBeNull();
  expect(console.warn).not.toHaveBeenCalled();
});
