import { expect, test } from 'vitest';
import { nextPathIn } from './mailed-path.ts';
import { safePath } from './return-path.ts';

test.each(['/recipes', '/generate?mealType=dinner&q=a%20b', '/recipe/1#ingredients'])(
  'accepts our own path %s',
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
])('rejects %s', (path) => {
  expect(safePath(path)).toBeNull();
});

test('accepts a path that only starts like /auth', () => {
  expect(safePath('/authors')).toBe('/authors');
});

test('rejects a path over the maximum length', () => {
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
])('reads the next path from %s', (search, path) => {
  expect(nextPathIn(search)).toBe(path);
});
