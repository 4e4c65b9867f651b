import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { readItems } from '#web/features/catalogue/read-catalogue.ts';

// A catalogue that is larger than one answer of the data API: here an answer holds 50 rows.

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp({ variables: { REST_MAX_ROWS: '50' } });
});
afterAll(() => testApp.close());

test('the generate screen reads every category, in as many answers as it takes', async () => {
  const [stored] = await testApp.testDatabase.owner<{ links: number }[]>`
    select count(*)::int as links from public.category_group_items`;
  const items = await readItems(testApp.client());
  expect(stored?.links).toBeGreaterThan(100);
  expect(items).toHaveLength(stored?.links ?? 0);
  const links = items.map(({ group_id, categories }) => `${group_id} ${categories?.id}`);
  expect(new Set(links).size).toBe(items.length);
});
