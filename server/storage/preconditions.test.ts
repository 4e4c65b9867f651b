import { describe, expect, test } from 'vitest';
import { judgePreconditions, mayResume } from './preconditions.ts';

const object = { etag: '"one"', modifiedAt: new Date('2026-11-22T10:00:00.700Z') };
const before = 'Sun, 22 Nov 2026 09:59:59 GMT';
const then = 'Sun, 22 Nov 2026 10:00:00 GMT';
const after = 'Sun, 22 Nov 2026 10:00:01 GMT';

const judge = (headers: Record<string, string>) =>
  judgePreconditions((header) => headers[header], object);

describe('a request to read', () => {
  test.each([
    [{}, 'send'],
    [{ 'if-none-match': '"one"' }, 304],
    [{ 'if-none-match': 'W/"one"' }, 304],
    [{ 'if-none-match': '"other", "one"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"other"' }, 'send'],
    [{ 'if-modified-since': before }, 'send'],
    [{ 'if-modified-since': then }, 304],
    [{ 'if-modified-since': after }, 304],
    [{ 'if-modified-since': 'yesterday' }, 'send'],
    [{ 'if-modified-since': '2026-11-22T10:00:01Z' }, 'send'],
    [{ 'if-modified-since': 'nonsense GMT' }, 'send'],
    // If both are given, the tag decides.
    [{ 'if-none-match': '"other"', 'if-modified-since': after }, 'send'],
    [{ 'if-none-match': '"one"', 'if-modified-since': before }, 304],
    [{ 'if-match': '"one"' }, 'send'],
    [{ 'if-match': '"other", "one"' }, 'send'],
    [{ 'if-match': '*' }, 'send'],
    [{ 'if-match': '"other"' }, 412],
    [{ 'if-match': 'W/"one"' }, 412],
    [{ 'if-unmodified-since': before }, 412],
    [{ 'if-unmodified-since': then }, 'send'],
    [{ 'if-match': '"one"', 'if-unmodified-since': before }, 'send'],
    [{ 'if-match': '"other"', 'if-none-match': '"one"' }, 412],
    [{ 'if-match': '"one"', 'if-none-match': '"one"' }, 304],
  ] as const)('with headers %j: %s', (headers, expected) => {
    expect(judge(headers)).toBe(expected);
  });
});

test('a range is resumed only if If-Range is the current strong etag', () => {
  expect(mayResume(undefined, '"one"')).toBe(true);
  expect(mayResume('"one"', '"one"')).toBe(true);
  for (const other of ['"two"', 'W/"one"', then, '']) expect(mayResume(other, '"one"')).toBe(false);
});
