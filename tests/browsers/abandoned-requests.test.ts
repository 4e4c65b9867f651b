import { expect, test } from 'vitest';
import { withoutAbandoned } from './abandoned-requests.ts';

const soup = 'http://localhost:1/images/soup.webp';
const brokenOff = (address: string) =>
  `exception: Failed to load ‘${address}’. A ServiceWorker intercepted the request and encountered an unexpected error. (http://localhost:1/recipe/1)`;

test('each aborted request accounts for one error', () => {
  expect(withoutAbandoned([brokenOff(soup)], [soup])).toEqual([]);
  const twice = [brokenOff(soup), brokenOff(soup)];
  expect(withoutAbandoned(twice, [soup, soup])).toEqual([]);
  expect(withoutAbandoned(twice, [soup])).toEqual([brokenOff(soup)]);
});

test('the error for an answer that the service worker wrote itself has no address', () => {
  expect(withoutAbandoned([brokenOff('')], [soup])).toEqual([]);
  expect(withoutAbandoned([brokenOff('')], [])).toEqual([brokenOff('')]);
});

test('errors of requests that were not aborted, and all other errors, stay', () => {
  const others = [
    brokenOff(soup),
    `exception: Failed to load ‘${soup}’. A ServiceWorker passed a promise to FetchEvent.respondWith() that rejected with ‘no-response’. (http://localhost:1/)`,
    'console: Failed to load ‘’. (http://localhost:1/)',
  ];
  expect(withoutAbandoned(others, ['http://localhost:1/images/tea.webp'])).toEqual(others);
});
