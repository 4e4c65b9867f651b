import { expect, test } from 'vitest';
import { deviceInWords, whenInWords } from './in-words.ts';

test('names a device by its browser and system', () => {
  expect(deviceInWords({ browser: 'Firefox', system: 'Windows' })).toBe('Firefox on Windows');
  expect(deviceInWords({ browser: 'Safari', system: null })).toBe('Safari');
  expect(deviceInWords({ browser: null, system: 'Linux' })).toBe('Linux');
  expect(deviceInWords({ browser: null, system: null })).toBe('Unknown device');
});

test('shows the time for today and yesterday, and the date for other days', () => {
  const now = new Date(2026, 10, 1, 0, 30);
  const at = (day: number, hours: number) => new Date(2026, 9, day, hours, 5).toISOString();
  expect(whenInWords(new Date(2026, 10, 1, 0, 5).toISOString(), now)).toMatch(
    /^today at 12:05\sAM$/,
  );
  expect(whenInWords(at(31, 13), now)).toMatch(/^yesterday at 1:05\sPM$/);
  expect(whenInWords(at(30, 13), now)).toBe('Oct 30, 2026');
});
