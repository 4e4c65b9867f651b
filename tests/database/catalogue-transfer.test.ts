import { describe, expect } from 'vitest';
import { rowOf } from './catalogue-scene.ts';
import { type Person, refusal, type Scene, test } from './scene.ts';

type Change = { kind: string; slug: string; change: string; before: object | null; after: object };
type Counts = { created: number; changed: number; unchanged: number };
type Outcome = {
  applied: boolean;
  fingerprint: string;
  group: Counts;
  category: Counts;
  changes: Change[];
};
type File = {
  format: string;
  version: number;
  groups: Record<string, unknown>[];
  categories: Record<string, unknown>[];
};

const fileOf = (rows: Partial<File>): File => ({
  ...{ format: 'saffron-table/catalogue', version: 1, groups: [], categories: [] },
  ...rows,
});

async function exportAs(scene: Scene, who: Person): Promise<File> {
  const [row] = await scene.as(
    who,
    (sql) => sql<{ file: File }[]>`select public.export_catalogue() as file`,
  );
  if (!row) throw new Error('Nothing was exported.');
  return row.file;
}

async function importAs(
  scene: Scene,
  who: Person,
  file: unknown,
  {
    dryRun = false,
    fingerprint = null,
  }: { dryRun?: boolean | null; fingerprint?: string | null } = {},
): Promise<Outcome> {
  const [row] = await scene.as(
    who,
    (sql) => sql<{ outcome: Outcome }[]>`
      select public.import_catalogue(${sql.json(file as never)}, ${dryRun}, ${fingerprint}) as outcome`,
  );
  if (!row) throw new Error('Nothing was answered.');
  return row.outcome;
}

const everything = (scene: Scene) => scene.sql`
  select (select jsonb_agg(c order by c.id) from public.categories c) as categories,
    (select jsonb_agg(g order by g.id) from public.category_groups g) as groups,
    (select jsonb_agg(i order by i.category_id, i.group_id) from public.category_group_items i) as items,
    (select count(*) from public.admin_changes) as noted`;

test('importing an export changes nothing', async ({ scene }) => {
  const admin = await scene.person({ admin: true });
  const before = await everything(scene);
  const file = await exportAs(scene, admin);
  expect(file.groups).toHaveLength(16);
  expect(file.categories.find((row) => row.slug === 'tomatoes')).toMatchObject({
    name: 'Tomatoes',
    groups: [{ slug: 'avoid' }, { slug: 'prefer-using' }],
  });
  const outcome = await importAs(scene, admin, file);
  expect(outcome).toMatchObject({
    ...{ applied: true, changes: [] },
    group: { created: 0, changed: 0, unchanged: 16 },
    category: { created: 0, changed: 0, unchanged: file.categories.length },
  });
  expect(await everything(scene)).toEqual(before);
});

test('importing an export restores a catalogue emptied down to the meal type', async ({
  scene,
}) => {
  const admin = await scene.person({ admin: true });
  const file = await exportAs(scene, admin);
  await scene.sql`delete from public.categories`;
  await scene.sql`delete from public.category_groups where slug <> 'meal-type'`;
  const outcome = await importAs(scene, admin, file);
  expect(outcome.group).toEqual({ created: 15, changed: 0, unchanged: 1 });
  expect(await exportAs(scene, admin)).toEqual(file);
});

const edited = fileOf({
  groups: [{ name: 'Mood', slug: 'mood', constraint_label: 'Style' }],
  categories: [
    {
      name: 'Thai food',
      slug: 'thai',
      groups: [{ slug: 'cuisine' }, { slug: 'mood', sort_order: 4 }],
    },
    { name: 'Cosy', slug: 'cosy', sort_order: 7, groups: [{ slug: 'mood' }] },
    { name: 'Italian', slug: 'italian' },
  ],
});

describe('an import', () => {
  test('adds and changes what the file lists and leaves the rest', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    const thai = await rowOf(scene, 'categories', 'thai');
    const [place] =
      await scene.sql`select sort_order from public.category_group_items where category_id = ${thai.id}`;
    const outcome = await importAs(scene, admin, edited);
    expect(outcome.group).toEqual({ created: 1, changed: 0, unchanged: 0 });
    expect(outcome.category).toEqual({ created: 1, changed: 1, unchanged: 1 });
    expect(outcome.changes.map(({ slug, change }) => [slug, change])).toEqual([
      ['mood', 'created'],
      ['thai', 'changed'],
      ['cosy', 'created'],
    ]);
    const cuisine = { slug: 'cuisine', sort_order: place?.sort_order };
    expect(outcome.changes[1]).toMatchObject({
      before: { name: 'Thai', groups: [cuisine] },
      after: { name: 'Thai food', groups: [cuisine, { slug: 'mood', sort_order: 4 }] },
    });
    const file = await exportAs(scene, admin);
    expect(file.categories.find((row) => row.slug === 'cosy')).toEqual({
      ...{ name: 'Cosy', slug: 'cosy', icon: '🍽️', sort_order: 7, is_active: true },
      ...{ description: null, groups: [{ slug: 'mood', sort_order: 0 }] },
    });
    expect((await rowOf(scene, 'categories', 'thai')).version).toBeGreaterThan(thai.version);
  });

  test('removes a category from groups that the file does not list for it', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    const file = fileOf({
      categories: [{ name: 'Tomatoes', slug: 'tomatoes', groups: [{ slug: 'avoid' }] }],
    });
    await importAs(scene, admin, file);
    const left = await scene.sql`
      select g.slug from public.category_group_items i join public.category_groups g on g.id = i.group_id
        join public.categories c on c.id = i.category_id where c.slug = 'tomatoes'`;
    expect(left).toEqual([{ slug: 'avoid' }]);
  });

  test('a dry run writes nothing; a change between preview and import is rejected', async ({
    scene,
  }) => {
    const admin = await scene.person({ admin: true });
    const before = await everything(scene);
    const preview = await importAs(scene, admin, edited, { dryRun: true });
    expect(preview.applied).toBe(false);
    expect(await everything(scene)).toEqual(before);
    const { fingerprint } = preview;
    await scene.sql`update public.categories set name = 'Siamese' where slug = 'thai'`;
    await expect(importAs(scene, admin, edited, { fingerprint })).rejects.toMatchObject(
      refusal('STRAC'),
    );
    expect(await rowOf(scene, 'categories', 'thai')).toMatchObject({ name: 'Siamese' });
    await scene.sql`update public.categories set name = 'Thai' where slug = 'thai'`;
    const { changes } = await importAs(scene, admin, edited, { fingerprint });
    expect(changes).toEqual(preview.changes);
  });

  test('imports 1,000 categories in time despite cached plans, rejects more than 5,000', async ({
    scene,
  }) => {
    const admin = await scene.person({ admin: true });
    const rowsOf = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        ...{ name: `Dish ${n}`, slug: `dish-${n}`, description: 'x'.repeat(50) },
        groups: [{ slug: 'cuisine', sort_order: n }, { slug: 'style' }],
      }));
    await importAs(scene, admin, fileOf({ categories: rowsOf(1) }));
    // Each import runs within the statement timeout.
    const outcome = await importAs(scene, admin, fileOf({ categories: rowsOf(1000) }));
    expect(outcome.category).toEqual({ created: 999, changed: 0, unchanged: 1 });
    const again = rowsOf(1000).map((row) => ({ ...row, description: 'y' }));
    const { category } = await importAs(scene, admin, fileOf({ categories: again }));
    expect(category).toEqual({ created: 0, changed: 1000, unchanged: 0 });
    await expect(
      importAs(scene, admin, fileOf({ categories: rowsOf(5001) })),
    ).rejects.toMatchObject(refusal('54000'));
  });
});

const row = { name: 'Dish', slug: 'dish' };
const refused: [string, unknown, string, RegExp][] = [
  ['no content', {}, '22023', /no catalogue/],
  ['another format', { ...fileOf({}), format: 'x' }, '22023', /no catalogue/],
  ['a later version', { ...fileOf({}), version: 2 }, '22023', /version 2/],
  ['groups that are not a list', { ...fileOf({}), groups: {} }, '22023', /groups .* no list/],
  [
    'rows that are not objects',
    fileOf({ categories: ['x'] as never }),
    '22023',
    /categories .* no list/,
  ],
  ['an unknown field', fileOf({ categories: [{ ...row, is_actve: true }] }), '22023', /is_actve/],
  ['a duplicate slug', fileOf({ categories: [row, row] }), '23505', /“dish” stands twice/],
  [
    'an unknown group',
    fileOf({ categories: [{ ...row, groups: [{ slug: 'nowhere' }] }] }),
    '23503',
    /“nowhere”/,
  ],
  ['a malformed slug', fileOf({ categories: [{ name: 'A', slug: 'A b' }] }), '23514', /slug/],
  ['a row without a name', fileOf({ categories: [{ slug: 'dish' }] }), '23502', /name/],
  [
    'another label for the allergens',
    fileOf({ groups: [{ name: 'Allergens', slug: 'allergens', constraint_label: 'Style' }] }),
    'STFOR',
    /“Allergens”/,
  ],
  [
    'another label for the meal type',
    fileOf({ groups: [{ name: 'Meal', slug: 'meal-type', constraint_label: null }] }),
    'STFOR',
    /“Meal Type”/,
  ],
  [
    'an unknown label',
    fileOf({ groups: [{ ...row, constraint_label: 'Mood' }] }),
    '23514',
    /label/,
  ],
];
test.for(refused)(
  'a file with %s is rejected as a whole with a clear message',
  async ([, file, code, words], { scene }) => {
    const admin = await scene.person({ admin: true });
    const before = await everything(scene);
    for (const dryRun of [true, false]) {
      await expect(importAs(scene, admin, file, { dryRun })).rejects.toMatchObject({
        ...refusal(code),
        message: expect.stringMatching(words),
      });
    }
    expect(await everything(scene)).toEqual(before);
  },
);

test('an import whose dry run argument is null is a preview', async ({ scene }) => {
  const admin = await scene.person({ admin: true });
  const before = await everything(scene);
  const file = fileOf({ categories: [{ name: 'Quince', slug: 'quince' }] });
  const asked = await importAs(scene, admin, file, { dryRun: null });
  expect(asked).toMatchObject({ applied: false, category: { created: 1 } });
  expect(await everything(scene)).toEqual(before);
});

test('a file with a duplicate membership or too many memberships is rejected', async ({
  scene,
}) => {
  const admin = await scene.person({ admin: true });
  const place = { slug: 'style' };
  const twice = fileOf({
    categories: [{ name: 'Garlic', slug: 'garlic', groups: [place, place] }],
  });
  await expect(importAs(scene, admin, twice)).rejects.toMatchObject({
    ...refusal('23505'),
    message: '“garlic” stands twice in one of its groups.',
  });
  const groups = Array.from({ length: 50_001 }, () => place);
  const many = fileOf({ categories: [{ name: 'Garlic', slug: 'garlic', groups }] });
  await expect(importAs(scene, admin, many)).rejects.toMatchObject(refusal('54000'));
});

test('cooks can neither export nor import', async ({ scene }) => {
  const cook = await scene.person();
  await expect(exportAs(scene, cook)).rejects.toMatchObject(refusal('42501'));
  await expect(importAs(scene, cook, edited)).rejects.toMatchObject(refusal('42501'));
});
