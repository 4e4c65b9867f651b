import { expect, test } from 'vitest';
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
