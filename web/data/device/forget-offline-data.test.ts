import { afterEach, expect, test, vi } from 'vitest';
import { cookingStorageKey } from '../cooking-key.ts';
import { forgetOfflineData } from './forget-offline-data.ts';
import { isSomethingKept, keepsFor } from './kept-for.ts';

afterEach(() => vi.unstubAllGlobals());

test('a failed deletion of the recipes keeps the marker, so that the next start retries', async () => {
  const storage = new Map([[cookingStorageKey, '{}']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  keepsFor('cook');
  // No IndexedDB here, like in a browser that denies it or is closed before the deletion is done.
  await forgetOfflineData();
  expect(isSomethingKept()).toBe(true);
  expect(storage.has(cookingStorageKey)).toBe(false);
  expect(console.warn).toHaveBeenCalledOnce();
  vi.mocked(console.warn).mockClear();
});
