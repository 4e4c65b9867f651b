import { expect, test } from 'vitest';
import {
  countOf,
  dateAndTime,
  dayAndMonth,
  dayWithWeekday,
  longDate,
  longDateInUtc,
  monthAndYear,
  nearDay,
  numberInWords,
  shortDate,
  timeOfDay,
  timeWithSeconds,
  wordFor,
} from './in-words.ts';

// In the reader's time zone: in this test, the machine's.
const moment = new Date(2026, 10, 14, 13, 7, 9);
const spaced = (words: string) => words.replaceAll('\u202f', ' ');

test('a count uses the singular only for 1, and an irregular plural if given', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'recipe'))).toEqual([
    '0 recipes',
    '1 recipe',
    '2 recipes',
  ]);
  expect(countOf(1234, 'category', 'categories')).toBe('1,234 categories');
  expect([1, 3].map((count) => wordFor(count, 'goes', 'go'))).toEqual(['goes', 'go']);
  expect(numberInWords(1_234_567)).toBe('1,234,567');
});

test('formats dates and times in each style', () => {
  expect(shortDate(moment)).toBe('Nov 14, 2026');
  expect(longDate(moment.toISOString())).toBe('November 14, 2026');
  expect(monthAndYear(moment.getTime())).toBe('November 2026');
  expect(spaced(timeOfDay(moment))).toBe('1:07 PM');
  expect(spaced(timeWithSeconds(moment))).toBe('1:07:09 PM');
  expect(spaced(dateAndTime(moment))).toBe('Nov 14, 2026, 1:07 PM');
});

test('a date without a time is the same day in every time zone', () => {
  expect(dayAndMonth('2026-11-21')).toBe('Nov 21');
  expect(dayWithWeekday('2026-11-21')).toBe('Sat, Nov 21, 2026');
  expect(longDateInUtc('2026-01-02T00:00:00Z')).toBe('January 2, 2026');
});

test('today and yesterday are named, also across a month boundary', () => {
  const now = new Date(2026, 10, 1, 0, 5);
  expect(nearDay(new Date(2026, 10, 1, 0, 1), now)).toBe('today');
  expect(nearDay(new Date(2026, 9, 31, 23, 59), now)).toBe('yesterday');
  expect(nearDay(new Date(2026, 9, 30, 23, 59), now)).toBe(null);
  expect(nearDay(new Date(2025, 10, 1, 0, 1), now)).toBe(null);
});
