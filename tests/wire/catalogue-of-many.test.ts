import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { readMembers } from '#web/features/admin/groups/list-groups.ts';
import { readItems } from '#web/features/catalogue/read-catalogue.ts';

// A catalogue that is larger than one page of the data API: here a page holds 50 rows.

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp({ variables: { REST_MAX_ROWS: '50' } });
});
afterAll(() => testApp.close());

test('the generate screen reads every category across all pages', async () => {
  const [stored] = await testApp.testDatabase.owner<{ links: number }[]>`
    select count(*)::int as links from public.category_group_items`;
  const items = await readItems(testApp.client());
  expect(stored?.links).toBeGreaterThan(100);
  expect(items).toHaveLength(stored?.links ?? 0);
  const links = items.map(({ group_id, categories }) => `${group_id} ${categories?.id}`);
  expect(new Set(links).size).toBe(items.length);
});

test('a group card that shows all reads every category by Sort Order and name', async () => {
  const { owner } = testApp.testDatabase;
  const [group] = await owner<{ id: string }[]>`
    insert into public.category_groups (name, slug) values ('Many', 'many') returning id`;
  await owner`
    insert into public.category_group_items (category_id, group_id, sort_order)
    select id, ${group?.id ?? ''}, 0 from public.categories`;
  const stored = await owner<{ name: string }[]>`
    select name from public.categories order by sort_order, sort_name, id`;
  const members = await readMembers(testApp.client(), group?.id ?? '');
  expect(stored.length).toBeGreaterThan(100);
  expect(members.map(({ name }) => name)).toEqual(stored.map(({ name }) => name));
});
