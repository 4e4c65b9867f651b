import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStorageKey } from '../browser-storage-keys.ts';
import { forgetMarks } from '../marks-of-cook.ts';
import { keepKitchen, readKeptKitchen } from './kept-kitchen.ts';
import { type Kitchen, unaskedKitchen } from './kitchen.ts';

let stored: Map<string, string>;

const signIn = (id: string) =>
  stored.set(sessionStorageKey, JSON.stringify({ access_token: 'a', user: { id } }));

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const kitchen: Kitchen = { ...unaskedKitchen, servings: 4 };

test('is stored for the signed-in cook and not readable for another cook', () => {
  signIn('ada');
  keepKitchen('ada', kitchen);
  expect(readKeptKitchen('ada')).toEqual(kitchen);
  expect(readKeptKitchen('ben')).toBeUndefined();
  // A response that arrives after Ada has signed out.
  signIn('ben');
  keepKitchen('ada', { ...kitchen, servings: 6 });
  expect(readKeptKitchen('ada')).toEqual(kitchen);
});

test('is not stored while data of another cook is left on the device', () => {
  signIn('ada');
  keepKitchen('ada', kitchen);
  signIn('ben');
  keepKitchen('ben', kitchen);
  expect(readKeptKitchen('ben')).toBeUndefined();
});

test('is deleted with all other local data of the cook', () => {
  signIn('ada');
  keepKitchen('ada', kitchen);
  forgetMarks();
  expect(readKeptKitchen('ada')).toBeUndefined();
  expect([...stored.values()].join()).not.toContain('servings');
});

test.each(['{"shape":9,"cookId":"ada","kitchen":{}}', '{"shape', '7', 'null'])(
  'ignores stored text of another version or with an invalid shape: %s',
  (text) => {
    stored.set('saffron-kitchen', text);
    expect(readKeptKitchen('ada')).toBeUndefined();
  },
);
