import { expect, test } from 'vitest';
import { changesAddress, isNarrowed, momentsOf, requestNamed } from './change-request.ts';

const id = '0b5ad7b6-6c39-4a0e-9d4f-2f6f5f1f9f11';
const asked = (query: string) => {
  const words = new URLSearchParams(query);
  return requestNamed((key) => words.get(key));
};
const nothing = asked('');

test('an empty query sets no filter', () => {
  expect(isNarrowed(nothing)).toBe(false);
  expect(Object.values(nothing).filter(Boolean)).toEqual([]);
});

test('every query parameter is a separate filter', () => {
  const query = `who=${id}&kind=category&action=category_changed&from=2026-11-01&until=2026-11-21&q=garlic`;
  const request = asked(query);
  expect(request).toEqual({
    who: id,
    kind: 'category',
    action: 'category_changed',
    from: '2026-11-01',
    until: '2026-11-21',
    search: 'garlic',
    subject: null,
  });
  expect(isNarrowed(request)).toBe(true);
  for (const word of query.split('&')) expect(isNarrowed(asked(word)), word).toBe(true);
});

test.each([
  'who=somebody',
  'kind=recipes',
  'action=Drop%20table',
  'from=yesterday',
  'until=2026-13-45',
  'subject=category:1',
  `subject=recipe:${id}`,
  `subject=user:${id}:more`,
])('ignores the invalid parameter %s', (query) => {
  expect(asked(query)).toEqual(nothing);
});

test('changesAddress is parsed back to the same subject', () => {
  const query = changesAddress('group', id).split('?')[1] ?? '';
  expect(asked(query).subject).toEqual({ kind: 'group', id });
});

test('a date range covers whole days in the local time zone', () => {
  const moments = momentsOf({ from: '2026-11-01', until: '2026-11-30' });
  expect(moments).toEqual({
    p_from: new Date(2026, 10, 1).toISOString(),
    p_until: new Date(2026, 11, 1).toISOString(),
  });
  expect(momentsOf({ from: null, until: null })).toEqual({});
});
