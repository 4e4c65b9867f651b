import { expect, test } from 'vitest';
import { printClock, printDuration, sayLeft } from './print-time.ts';

const minuteMs = 60_000;

test('printClock rounds up to a second and shows hours only when there are any', () => {
  expect([0, 1, 1000, 401_000, 75 * minuteMs].map(printClock)).toEqual([
    '00:00',
    '00:01',
    '00:01',
    '06:41',
    '1:15:00',
  ]);
});

test.each([
  [{ durationMs: 30_000 }, '30 sec'],
  [{ durationMs: 90_000 }, '1 min 30 sec'],
  [{ durationMs: 20 * minuteMs }, '20 min'],
  [{ durationMs: 20 * minuteMs, longestMs: 25 * minuteMs }, '20–25 min'],
  [{ durationMs: 45 * minuteMs, longestMs: 60 * minuteMs }, '45 min to 1 h'],
  [{ durationMs: 90 * minuteMs }, '1 h 30 min'],
  [{ durationMs: 480 * minuteMs }, '8 h'],
])('printDuration formats %j as %s', (time, words) => {
  expect(printDuration(time)).toBe(words);
});

test('sayLeft spells out the remaining time', () => {
  expect(sayLeft(61_000)).toBe('1 minute 1 second left');
  expect(sayLeft(2 * 60 * minuteMs)).toBe('2 hours left');
  expect(sayLeft(0)).toBe("Time's up");
});
