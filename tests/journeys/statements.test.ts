import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type CountedStage, openCountedStage } from './counted-stage.ts';

// Issue 10: at most five SQL statements per screen, with an active session and a navigation by link. docs/performance.md lists these numbers.
const screens = [
  { name: 'dashboard', path: '/', shows: 'Total Recipes', statements: 4 },
  { name: 'my recipes', path: '/recipes', shows: 'Counted Soup', statements: 2 },
  // One of them is for the server-rendered page, which works without JavaScript.
  { name: 'recipe', path: '/recipe/:id', shows: 'Boil.', statements: 4 },
  { name: 'generate', path: '/generate', shows: 'Breakfast', statements: 4 },
  { name: 'unsaved recipes', path: '/recipes/unsaved', shows: 'Unsaved', statements: 1 },
  { name: 'credits', path: '/credits', shows: 'No payment methods', statements: 5 },
  { name: 'profile', path: '/profile', shows: 'Full Name', statements: 4 },
  { name: 'users', path: '/admin', shows: 'Admin Panel', statements: 4 },
  { name: 'categories', path: '/admin?tab=categories', shows: 'Add Group', statements: 5 },
  { name: 'purchases', path: '/admin?tab=purchases', shows: 'Purchases', statements: 1 },
  { name: 'generations', path: '/admin?tab=generations', shows: 'Generations', statements: 3 },
  { name: 'overview', path: '/admin?tab=overview', shows: 'Overview', statements: 1 },
  { name: 'change log', path: '/admin?tab=changes', shows: 'Change Log', statements: 3 },
];

let stage: CountedStage;
beforeAll(async () => {
  stage = await openCountedStage();
  // The first page on a device also copies the recipes. The page is done after that response.
  const copied = stage.page.waitForResponse(/\/recipes\?select=\*&id=in\./);
  await stage.open('/about');
  await copied;
  await vi.waitUntil(stage.isQuiet, 20_000);
  stage.setToZero();
});
afterEach(() => stage.setToZero());
afterAll(() => stage.close());

test.for(screens)('$name: $statements', async ({ path, shows, statements }) => {
  // The previous screen has sent no late statements.
  expect(stage.count()).toBe(0);
  await stage.go(path.replace(':id', stage.recipeId));
  await stage.page.getByText(shows).first().waitFor();
  await expect.poll(stage.count).toBe(statements);
  await expect.poll(stage.isQuiet).toBe(true);
  expect(stage.count()).toBe(statements);
});

test('data that was just read is not read again', async () => {
  await stage.go('/');
  await stage.page.getByText('Total Recipes').first().waitFor();
  await expect.poll(stage.isQuiet).toBe(true);
  expect(stage.count()).toBe(0);
});

test('a full load of the profile also reads the session, balance and device data', async () => {
  await stage.open('/profile');
  expect(stage.count()).toBeGreaterThan(0);
  expect(stage.count()).toBeLessThanOrEqual(14);
});
