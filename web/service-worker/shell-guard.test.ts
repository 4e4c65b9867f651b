import { expect, test } from 'vitest';
import { createShellGuard } from './shell-guard.ts';

test('serves the shell to a page three times within ten seconds, and again later', () => {
  const mayServe = createShellGuard();
  expect([0, 1, 2, 3].map((at) => mayServe('/recipes', at * 1_000))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(mayServe('/recipes', 30_000)).toBe(true);
});

test('navigation between pages does not count as a loop', () => {
  const mayServe = createShellGuard();
  const pages = ['/recipes', '/', '/recipes', '/', '/recipes', '/'];
  expect(pages.map((page, at) => mayServe(page, at))).toEqual(pages.map(() => true));
});
