import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const levels = ['a', 'b', 'c', 'd', 'e'];
/** Returns a query of nested groups and categories with `filters` equal filters per level: each level repeats in each filter of the one above. */
function pathOf(filters: number): string {
  const select =
    'id,a:category_group_items(b:categories(c:category_group_items(d:categories(e:category_group_items(group_id)))))';
  const search = new URLSearchParams({ select });
  levels.forEach((level, at) => {
    const name = [...levels.slice(0, at), 'and'].join('.');
    search.append(name, `(${Array.from({ length: filters }, () => `${level}.is.null`).join(',')})`);
  });
  return `/rest/v1/categories?${search}`;
}
const ask = (filters: number) =>
  testApp.request(pathOf(filters), { headers: { apikey: testApp.services.keys.anonKey } });

test('refuses nested filters that would multiply into a huge statement; a few are fine', async () => {
  expect((await ask(1)).status).toBe(200);
  for (const filters of [12, 40]) {
    const answer = await ask(filters);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('conditions and embedded resources, written out'),
    });
  }
});
