import { expect, test } from 'vitest';
import { nextPathIn } from './mailed-path.ts';
import { safePath } from './return-path.ts';

test.each(['/recipes', '/generate?mealType=dinner&q=a%20b', '/recipe/1#ingredients'])(
  '%s is ours',
  (path) => {
    expect(safePath(path)).toBe(path);
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/recipes/../auth',
  'javascript:alert(1)',
  'recipes',
  '',
  null,
  '/auth',
  '/auth/reset-password',
  '/auth?tab=register',
])('%s is not followed', (path) => {
  expect(safePath(path)).toBeNull();
});

test('a page that only begins like it is followed', () => {
  expect(safePath('/authors')).toBe('/authors');
});

test('an endless path is not followed', () => {
  expect(safePath(`/generate?q=${'a'.repeat(8_000)}`)).toBeNull();
});

test.each([
  [
    '?next=%2Fgenerate%3Fchoice%3Dmeal-type.dinner%26q%3Da%2520b',
    '/generate?choice=meal-type.dinner&q=a%20b',
  ],
  ['?tab=register', null],
  ['?next=https%3A%2F%2Fevil.example%2Fgenerate', null],
  ['?next=%2F%2Fevil.example', null],
  ['?next=%2F%09%2Fevil.example', null],
  ['?next=%2Fauth%3Fnext%3D%2Fauth', null],
  ['?next=javascript%3Aalert(1)', null],
])('the page to go on to in %s', (search, path) => {
  expect(nextPathIn(search)).toBe(path);
});
