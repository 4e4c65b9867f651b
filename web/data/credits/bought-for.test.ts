import { beforeEach, expect, test, vi } from 'vitest';
import { orderBefore, orderName, readBoughtFor, rememberBoughtFor } from './bought-for.ts';

const anna = '11111111-0000-4000-8000-000000000001';
const remix = '/generate?remix=7b0f0f9a-0000-4000-8000-000000000001';
const choices = '/generate?choice=meal-type.dinner&q=soup';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('a remix is remembered for an hour', () => {
  rememberBoughtFor(anna, remix, 0);
  expect(readBoughtFor(anna, 60 * 60_000)).toBe(remix);
  expect(readBoughtFor(anna, 60 * 60_000 + 1)).toBeNull();
});

test('another cook of the device does not see it', () => {
  rememberBoughtFor(anna, choices, 0);
  expect(readBoughtFor('22222222-0000-4000-8000-000000000002', 0)).toBeNull();
  expect(readBoughtFor(null, 0)).toBe(choices);
});

test('an order is named after what it leads to', () => {
  expect(orderName(remix)).toBe('remix');
  expect(orderName(choices)).toBe('choices');
  expect(orderName('/generate?choice=meal-type.dinner&q=a+remix')).toBe('choices');
});

test('a purchase without an order clears the remembered one', () => {
  rememberBoughtFor(anna, remix, 0);
  rememberBoughtFor(anna, null, 0);
  expect(readBoughtFor(anna, 0)).toBeNull();
});

test.each([
  [{ backTo: remix }, remix],
  [{ backTo: '/generate?remixGeneration=1' }, '/generate?remixGeneration=1'],
  [{ backTo: choices }, choices],
  [{ backTo: '/generate?q=soup' }, '/generate?q=soup'],
  [{ backTo: '/generate?mealType=dinner' }, null],
  [{ backTo: '/generate?sequel=1' }, null],
  [{ backTo: '//elsewhere.example/generate?remix=1' }, null],
  [{ backTo: 7 }, null],
  [{}, null],
  [null, null],
])('the state %j leads back to %s', (state, path) => {
  expect(orderBefore(state)).toBe(path);
});
