import { afterEach, expect, test, vi } from 'vitest';
import { vibrate } from './vibrate.ts';

afterEach(() => vi.unstubAllGlobals());

function stubDevice(hasBeenActive: boolean) {
  const shaken: unknown[] = [];
  vi.stubGlobal('navigator', {
    userActivation: { hasBeenActive },
    vibrate: (pattern: unknown) => shaken.push(pattern),
  });
  return shaken;
}

test('a device shakes for a page that somebody has touched', () => {
  const shaken = stubDevice(true);
  vibrate([300, 150, 300]);
  vibrate(0);
  expect(shaken).toEqual([[300, 150, 300], 0]);
});

test('a page that nobody has touched does not ask for it', () => {
  const shaken = stubDevice(false);
  vibrate([300, 150, 300]);
  vibrate(0);
  expect(shaken).toEqual([]);
});

test('a device that cannot shake does not', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  expect(() => vibrate(300)).not.toThrow();
});
