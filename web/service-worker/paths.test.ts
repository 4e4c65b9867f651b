import { expect, test } from 'vitest';
import { isPagePath, isPicturePath, smallPictureOf } from './paths.ts';

test.each(['/', '/recipes', '/recipe/1/cook', '/auth', '/auth/reset-password', '/admin', '/nope'])(
  '%s is a page of the app',
  (path) => expect(isPagePath(path)).toBe(true),
);

test.each([
  '/auth/v1/token',
  '/auth/v1/verify',
  '/rest/v1/recipes',
  '/functions/v1/generate-recipe',
  '/storage/v1/object/public/recipe-pictures/a/b.webp',
  '/realtime/v1',
  '/webhooks/stripe',
  '/mailbox',
  '/mailbox.json',
  '/healthz',
  '/metrics',
  '/app-shell/1a2b3c4d',
  '/sitemap.xml',
  '/recipe/1.data',
  '/service-worker.js',
])('%s is left to the server', (path) => expect(isPagePath(path)).toBe(false));

test.each([
  ['/storage/v1/object/public/recipe-pictures/a/b.webp', true],
  ['/images/stock-recipe.webp', true],
  ['/storage/v1/object/recipe-pictures/a/b.webp', false],
  ['/storage/v1/object/sign/recipe-pictures/a/b.webp', false],
  ['/storage/v1/object/public/avatars/a.webp', false],
  ['/rest/v1/recipes', false],
])('%s is a cacheable picture: %j', (path, kept) => expect(isPicturePath(path)).toBe(kept));

test('returns the small picture for the large one and for itself', () => {
  expect(smallPictureOf('/a/b.webp')).toBe('/a/b-thumbnail.webp');
  expect(smallPictureOf('/a/b-thumbnail.webp')).toBe('/a/b-thumbnail.webp');
});
