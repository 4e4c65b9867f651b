import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRestScene, type RestScene } from './rest-scene.ts';

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene();
  await scene.testDatabase.owner.unsafe(`
    create table public.tallies (id int primary key, count int);
    insert into public.tallies values (1, 7), (2, 8);
    grant select on public.tallies to anon;
    notify schema_changed;`);
});
afterAll(() => scene.close());

async function answerOf(path: string): Promise<[number, unknown]> {
  const response = await scene.get(path);
  return [response.status, await response.json()];
}

describe('count', () => {
  test('of an embedded resource, as the client’s documentation shows', async () => {
    const { data, error } = await scene.anon
      .from('shelves')
      .select('name, jars(count), keepers(count)')
      .order('id')
      .limit(3);
    expect(error).toBeNull();
    expect(data).toEqual([
      { name: 'Top, left', jars: [{ count: 2 }], keepers: { count: 1 } },
      { name: 'Fridge "door"', jars: [{ count: 1 }], keepers: { count: 1 } },
      { name: 'Cellar (deep)', jars: [{ count: 0 }], keepers: { count: 0 } },
    ]);
  });

  test.each([
    ['of the rows', 'shelves?select=count', [{ count: 4 }]],
    ['of filtered rows', 'shelves?select=count&kind=eq.cold', [{ count: 2 }]],
    ['with an alias and a cast', 'shelves?select=n:count::text', [{ n: '4' }]],
    [
      'of a nested embedded resource',
      'keepers?select=shelves(jars(n:count))&id=eq.1',
      [{ shelves: [{ jars: [{ n: 2 }] }] }],
    ],
    [
      'of a filtered embedded resource',
      'shelves?select=jars(count)&jars.grams=gt.400&id=eq.1',
      [{ jars: [{ count: 1 }] }],
    ],
    ['of a many-to-many resource', 'spices?select=jars(count)&id=eq.2', [{ jars: [{ count: 2 }] }]],
    [
      'of the rows that a function returns',
      'rpc/shelves_of_kind?wanted=cold&select=count',
      [{ count: 2 }],
    ],
    ['as the name of a column', 'tallies?select=count&order=id', [{ count: 7 }, { count: 8 }]],
  ])('%s', async (_, path, body) => {
    expect(await answerOf(path)).toEqual([200, body]);
  });

  test('of updated rows', async () => {
    const change = scene.anon.from('spices').update({ name: 'Saffron' }).eq('id', 1);
    expect((await change.select('count')).data).toEqual([{ count: 1 }]);
  });

  test('only of the rows that the caller may see', async () => {
    const [one, other] = [await scene.cook(), await scene.cook()];
    await one.client.from('secrets').insert({ id: 900, owner_id: one.id, body: 'x' });
    expect((await one.client.from('secrets').select('count')).data).toEqual([{ count: 1 }]);
    expect((await other.client.from('secrets').select('count')).data).toEqual([{ count: 0 }]);
  });

  test.each([
    ['the aggregate function', 'shelves?select=count()', 'PGRST123'],
    ['the aggregate function of an embedded resource', 'shelves?select=jars(count())', 'PGRST123'],
    ['another aggregate function in a spread', 'shelves?select=...jars(grams.sum())', 'PGRST123'],
    ['next to a column', 'shelves?select=name,count', '42803'],
    ['as a filter', 'shelves?count=eq.4', '42703'],
    ['as a JSON value', 'shelves?select=count->a', '42703'],
  ])('%s is refused', async (_, path, code) => {
    expect(await answerOf(path)).toMatchObject([400, { code }]);
  });
});

describe('a to-many spread', () => {
  test('is a list for each column, empty without matching rows', async () => {
    const { data, error } = await scene.anon
      .from('shelves')
      .select('id,...jars(label,weights:grams)')
      .order('id')
      .order('label', { referencedTable: 'jars' })
      .limit(3);
    expect(error).toBeNull();
    expect(data).toEqual([
      { id: 1, label: ['Oats', 'Rice'], weights: [300, 500] },
      { id: 2, label: ['Milk'], weights: [1000] },
      { id: 3, label: [], weights: [] },
    ]);
  });

  test.each<[string, string, unknown]>([
    [
      'ordered by a column that is not selected',
      'shelves?select=...jars(label)&jars.order=grams.asc&id=eq.1',
      [{ label: ['Oats', 'Rice'] }],
    ],
    [
      'with its own limit and filter',
      'shelves?select=id,...jars(label)&jars.order=label&jars.limit=1&jars.label=neq.Oats&id=eq.1',
      [{ id: 1, label: ['Rice'] }],
    ],
    [
      'of every column through a link table',
      'jars?select=label,...spices(*)&spices.order=id.desc&label=eq.Rice',
      [{ label: 'Rice', id: [2, 1], name: ['Cumin', 'Saffron'] }],
    ],
    [
      'keeps a null as an element of its list',
      'keepers?select=...shelves(kind)&shelves.order=id&id=eq.2',
      [{ kind: ['cold', null] }],
    ],
    [
      'with a nested to-one spread',
      'shelves?select=...jars(label,...lids(colour))&jars.order=label&id=eq.1',
      [{ label: ['Oats', 'Rice'], colour: [null, 'red'] }],
    ],
    [
      'with a nested to-many spread',
      'keepers?select=...shelves(place:name,...jars(label))&shelves.order=id&shelves.jars.order=label&id=lt.3&order=id',
      [
        { place: ['Top, left'], label: [['Oats', 'Rice']] },
        { place: ['Fridge "door"', 'Attic'], label: [['Milk'], []] },
      ],
    ],
    [
      'inside a to-one spread',
      'jars?select=label,...shelves(place:name,...moves!from_shelf_id(to_shelf_id))&order=label.desc&limit=2',
      [
        { label: 'Rice', place: 'Top, left', to_shelf_id: [2] },
        { label: 'Oats', place: 'Top, left', to_shelf_id: [2] },
      ],
    ],
    [
      'inside a to-one spread without a row',
      'jars?select=label,...shelves(place:name,...moves!from_shelf_id(to_shelf_id))&label=eq.Lost',
      [{ label: 'Lost', place: null, to_shelf_id: null }],
    ],
    [
      'with a nested embedded resource',
      'keepers?select=...shelves(id,jars(label))&shelves.order=id&id=eq.2',
      [{ id: [2, 4], jars: [[{ label: 'Milk' }], []] }],
    ],
    [
      'inside an embedded resource',
      'keepers?select=name,shelves(id,...jars(label))&shelves.jars.order=label&id=eq.1',
      [{ name: 'Ada', shelves: [{ id: 1, label: ['Oats', 'Rice'] }] }],
    ],
    [
      'with a duplicate name',
      'shelves?select=...jars(label,label:grams)&jars.order=label&id=eq.2',
      [{ label: [1000] }],
    ],
    ['of the number of rows', 'shelves?select=id,...jars(count)&id=eq.1', [{ id: 1, count: [2] }]],
    [
      'without columns, only as a filter',
      'shelves?select=id,...jars()&jars=is.null&order=id&limit=1',
      [{ id: 3 }],
    ],
    [
      'with !inner',
      'shelves?select=...jars!inner(label)&jars.label=eq.Milk',
      [{ label: ['Milk'] }],
    ],
  ])('%s', async (_, path, body) => {
    expect(await answerOf(path)).toEqual([200, body]);
  });

  test('keeps the order, pagination and count of its parents', async () => {
    const { data, count } = await scene.anon
      .from('shelves')
      .select('name,...jars(label)', { count: 'exact' })
      .order('name', { ascending: false })
      .range(1, 2);
    expect([data?.map(({ name }) => name), count]).toEqual([['Fridge "door"', 'Cellar (deep)'], 4]);
  });

  test('works on updated rows and on the result of a function', async () => {
    const change = scene.anon.from('shelves').update({ code: 'A' }).eq('id', 2);
    expect((await change.select('code,...jars(label)')).data).toEqual([
      { code: 'A', label: ['Milk'] },
    ]);
    const call = scene.anon.rpc('shelves_of_kind', { wanted: 'cold' }).select('id,...jars(label)');
    expect((await call).data).toEqual([
      { id: 2, label: ['Milk'] },
      { id: 3, label: [] },
    ]);
  });

  test('requires select privileges on the selected columns only', async () => {
    const { owner } = scene.testDatabase;
    await owner.unsafe(`
      create table public.screws (id int primary key, part_id int references public.parts (id), hidden text);
      grant select (id, part_id) on public.screws to authenticated;
      notify schema_changed;
      insert into public.parts values (1, 'open', 'hidden');
      insert into public.screws values (1, 1, 'x'), (2, 1, 'y');`);
    const { client } = await scene.cook();
    const read = client.from('parts').select('open,...screws(screw:id)').order('open');
    const { data, error } = await read.order('id', { referencedTable: 'screws' });
    expect(error).toBeNull();
    expect(data).toEqual([{ open: 'open', screw: [1, 2] }]);
  });
});
