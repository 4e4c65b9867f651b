import { expect, test } from 'vitest';
import { pageCountOf, placeInWords } from './place-in-list.ts';

test('describes a full page in the middle and a partial last page', () => {
  expect(placeInWords({ page: 2, pageSize: 10, total: 84 })).toEqual({
    showing: 'Showing 11 to 20 of 84 results',
    page: 'Page 2 of 9',
  });
  expect(placeInWords({ page: 9, pageSize: 10, total: 84 }).showing).toBe(
    'Showing 81 to 84 of 84 results',
  );
});

test('groups digits and marks an incomplete count with a plus', () => {
  expect(placeInWords({ page: 41, pageSize: 25, total: 1_000, isAtLeast: true })).toEqual({
    showing: 'Showing 1,001 to 1,025 of 1,000+ results',
    page: 'Page 41 of 40+',
  });
});

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
])('%i rows make %i pages of ten', (total, pages) => {
  expect(pageCountOf({ total, pageSize: 10 })).toBe(pages);
});
