import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CatalogueFile,
  catalogueFileSchema,
  catalogueFormat,
  catalogueImportSchema,
} from '#contract/catalogue-file.ts';
import { further } from '#tests/lanes.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';

let testApp: TestApp;
let admin: Person;
let cook: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  admin = await signUpConfirmed(testApp);
  cook = await signUpConfirmed(testApp);
  await testApp.testDatabase.owner`
    update public.user_roles set role = 'admin' where user_id = ${admin.user.id}`;
});
afterAll(() => testApp.close());

/** A catalogue whose descriptions make it larger than the general body limit. */
const large: CatalogueFile = {
  format: catalogueFormat,
  version: 1,
  groups: [],
  categories: Array.from({ length: 1_200 }, (_, n) => ({
    name: `Dish ${n}`,
    slug: `dish-${n}`,
    description: 'é'.repeat(500),
    groups: [{ slug: 'cuisine' }],
  })),
};

test('an export and the answer of a preview match the contract', async () => {
  const exported = await admin.client.rpc('export_catalogue');
  const file = catalogueFileSchema.parse(exported.data);
  const preview = await admin.client.rpc('import_catalogue', { p_file: file, p_dry_run: true });
  expect(catalogueImportSchema.parse(preview.data).changes).toEqual([]);
});

test('an import may be larger than other request bodies', further, async () => {
  const preview = await admin.client.rpc('import_catalogue', { p_file: large });
  expect(preview.error).toBeNull();
  const { applied, category } = catalogueImportSchema.parse(preview.data);
  expect([applied, category.created]).toEqual([false, 1_200]);
  const elsewhere = await admin.client.rpc('save_category', { p_fields: large });
  expect(elsewhere.status).toBe(413);
  const above = { ...large, format: 'x'.repeat(9 * 1024 * 1024) };
  expect((await admin.client.rpc('import_catalogue', { p_file: above })).status).toBe(413);
});

test('a cook can neither import any file nor export', async () => {
  for (const p_file of [large, {}, null]) {
    const { status, error } = await cook.client.rpc('import_catalogue', { p_file });
    expect([status, error?.code]).toEqual([403, '42501']);
  }
  expect((await cook.client.rpc('export_catalogue')).status).toBe(403);
});

test('of concurrent saves of one category, one succeeds and the others get 409', async () => {
  const { data: thai } = await admin.client
    .from('categories')
    .select('id, version')
    .eq('slug', 'thai')
    .single();
  const save = (name: string) =>
    admin.client.rpc('save_category', {
      ...{ p_id: thai?.id, p_version: thai?.version, p_fields: { name } },
    });
  const outcomes = await Promise.all(['One', 'Two', 'Three', 'Four'].map(save));
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const saved = outcomes.find(({ status }) => status === 200);
  const { data: now } = await admin.client
    .from('categories')
    .select('name')
    .eq('id', thai?.id)
    .single();
  expect(now?.name).toBeTruthy();
  expect(saved?.data).toMatchObject({ name: now?.name });
  const [late] = outcomes.filter(({ error }) => error !== null);
  expect(late?.error).toMatchObject({
    ...{ code: 'STRAC', message: 'This category has changed since it was shown.' },
  });
});
