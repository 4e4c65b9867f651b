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

test('vibrates on a page that the user has touched', () => {
  const shaken = stubDevice(true);
  vibrate([300, 150, 300]);
  vibrate(0);
  expect(shaken).toEqual([[300, 150, 300], 0]);
});

test('does not try to vibrate on a page that the user has not touched', () => {
  const shaken = stubDevice(false);
  vibrate([300, 150, 300]);
  vibrate(0);
  expect(shaken).toEqual([]);
});

test('does nothing on a device that cannot vibrate', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  expect(() => vibrate(300)).not.toThrow();
});
