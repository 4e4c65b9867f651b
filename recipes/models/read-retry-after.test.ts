import { expect, test } from 'vitest';
import { readRetryAfter } from './read-retry-after.ts';

const now = () => Date.parse('2026-11-21T12:00:00Z');

test.each<[string, Record<string, string>, string, number | undefined]>([
  ['seconds', { 'retry-after': '12' }, '', 12_000],
  ['parts of seconds', { 'retry-after': '0.5' }, '', 500],
  ['milliseconds before seconds', { 'retry-after-ms': '250', 'retry-after': '1' }, '', 250],
  ['a date', { 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }, '', 30_000],
  ['a date that is past', { 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, '', 0],
  ['the body', {}, '{"error":{"details":[{"retryDelay": "34.5s"}]}}', 34_500],
  ['nothing', {}, '{}', undefined],
  ['nonsense', { 'retry-after': 'soon' }, '', undefined],
])('retry-after: %s', (_what, headers, body, expected) => {
  expect(readRetryAfter(headers, body, now)).toBe(expected);
});
