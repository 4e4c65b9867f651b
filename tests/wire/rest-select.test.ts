import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRestScene, type RestScene } from './rest-scene.ts';

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene();
});
afterAll(() => scene.close());

const rice = '00000000-0000-4000-8000-000000000001';

async function rowsOf(path: string): Promise<unknown> {
  const response = await scene.get(path);
  const body = await response.text();
  expect(response.status, body).toBe(200);
  return JSON.parse(body);
}

describe('columns', () => {
  test('all columns, as JSON types', async () => {
    const { data, error } = await scene.anon.from('shelves').select().eq('id', 1).single();
    expect(error).toBeNull();
    expect(data).toMatchObject({
      id: 1,
      name: 'Top, left',
      notes: { a: { b: [1, 'two'] }, level: 3 },
      tags: ['grain', 'dried fruit'],
      numbers: [1, 2],
      opened_on: '2026-01-02',
      seen_at: '2026-01-02T03:04:05.678901+00:00',
      capacity: 10.5,
      is_cold: false,
      code: null,
    });
  });

  test('numbers keep all digits, because the server does not parse them', async () => {
    const response = await scene.get('shelves?select=big,capacity&id=eq.1');
    expect(await response.text()).toBe('[{"big":9007199254740993,"capacity":10.50}]');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('selected columns, renamed, cast and in the requested order', async () => {
    const response = await scene.get('shelves?select=title:name,id::text,opened:opened_on&id=eq.1');
    expect(await response.text()).toBe('[{"title":"Top, left","id":"1","opened":"2026-01-02"}]');
  });

  test('names with spaces and quotes, in double quotes', async () => {
    expect(await rowsOf(`shelves?select="weird \\"name"&id=eq.1`)).toEqual([
      { 'weird "name': null },
    ]);
  });

  test('JSON paths, named after the last key', async () => {
    expect(
      await rowsOf(
        'shelves?select=id,notes->a->b->0,second:notes->a->b->>1,notes->level,kind->none&id=eq.1',
      ),
    ).toEqual([{ id: 1, b: 1, second: 'two', level: 3, none: null }]);
  });

  test('list elements by JSON path', async () => {
    expect(await rowsOf('shelves?select=tag:tags->>0&id=eq.1')).toEqual([{ tag: 'grain' }]);
  });

  test('the official client strips whitespace around selected columns', async () => {
    const { data } = await scene.anon.from('shelves').select(' id ,\n  name ').eq('id', 4);
    expect(data).toEqual([{ id: 4, name: 'Attic' }]);
  });

  test('columns of a view', async () => {
    const { data } = await scene.anon.from('cold_shelves').select('id').order('id');
    expect(data).toEqual([{ id: 2 }, { id: 3 }]);
  });

  test('nulls are omitted with stripNulls', async () => {
    const { data } = await scene.anon.from('shelves').select('id,kind').eq('id', 4).stripNulls();
    expect(data).toEqual([{ id: 4 }]);
  });
});

describe('embedded resources', () => {
  test('many-to-one is an object or null', async () => {
    const { data } = await scene.anon.from('shelves').select('id,keepers(name)').order('id');
    expect(data).toEqual([
      { id: 1, keepers: { name: 'Ada' } },
      { id: 2, keepers: { name: 'Ben' } },
      { id: 3, keepers: null },
      { id: 4, keepers: { name: 'Ben' } },
    ]);
  });

  test('one-to-many is a list, empty without matching rows', async () => {
    const { data } = await scene.anon.from('shelves').select('id,jars(label)').order('id').limit(3);
    expect(data).toEqual([
      { id: 1, jars: [{ label: 'Rice' }, { label: 'Oats' }] },
      { id: 2, jars: [{ label: 'Milk' }] },
      { id: 3, jars: [] },
    ]);
  });

  test('one-to-one is an object from both sides', async () => {
    const { data } = await scene.anon
      .from('jars')
      .select('label,lids(colour,jars(label))')
      .eq('id', rice);
    expect(data).toEqual([{ label: 'Rice', lids: { colour: 'red', jars: { label: 'Rice' } } }]);
  });

  test('many-to-many goes through the link table', async () => {
    const { data } = await scene.anon
      .from('jars')
      .select('label,spices(name)')
      .order('label')
      .order('name', { referencedTable: 'spices' });
    expect(data).toEqual([
      { label: 'Lost', spices: [] },
      { label: 'Milk', spices: [{ name: 'Cumin' }] },
      { label: 'Oats', spices: [] },
      { label: 'Rice', spices: [{ name: 'Cumin' }, { name: 'Saffron' }] },
    ]);
  });

  test('can be nested, with aliases', async () => {
    const { data } = await scene.anon
      .from('keepers')
      .select('name, places:shelves(name, content:jars(label, lid:lids(colour)))')
      .eq('id', 1);
    expect(data).toEqual([
      {
        name: 'Ada',
        places: [
          {
            name: 'Top, left',
            content: [
              { label: 'Rice', lid: { colour: 'red' } },
              { label: 'Oats', lid: null },
            ],
          },
        ],
      },
    ]);
  });

  test('an embed with the same name as its own column does not hide it', async () => {
    expect(await rowsOf('shelves?select=id,row:name,"_r":kind,jars(row:label)&id=eq.2')).toEqual([
      { id: 2, row: 'Fridge "door"', _r: 'cold', jars: [{ row: 'Milk' }] },
    ]);
  });

  test('!inner drops rows without matches; filters narrow the embedded list', async () => {
    const inner = await scene.anon
      .from('shelves')
      .select('id,jars!inner(label)')
      .eq('jars.label', 'Oats');
    expect(inner.data).toEqual([{ id: 1, jars: [{ label: 'Oats' }] }]);
    const left = await scene.anon
      .from('shelves')
      .select('id,jars(label)')
      .eq('jars.label', 'Oats')
      .order('id')
      .limit(2);
    expect(left.data).toEqual([
      { id: 1, jars: [{ label: 'Oats' }] },
      { id: 2, jars: [] },
    ]);
  });

  test('order, limit, offset and or= of an embedded list', async () => {
    const { data } = await scene.anon
      .from('shelves')
      .select('id,jars(label)')
      .eq('id', 1)
      .order('grams', { referencedTable: 'jars', ascending: true })
      .limit(1, { referencedTable: 'jars' });
    expect(data).toEqual([{ id: 1, jars: [{ label: 'Oats' }] }]);
    expect(
      await rowsOf('shelves?select=id,jars(label)&id=eq.1&jars.order=label&jars.offset=1'),
    ).toEqual([{ id: 1, jars: [{ label: 'Rice' }] }]);
    const either = await scene.anon
      .from('shelves')
      .select('id,jars(label)')
      .eq('id', 1)
      .or('label.eq.Oats,grams.gt.900', { referencedTable: 'jars' });
    expect(either.data).toEqual([{ id: 1, jars: [{ label: 'Oats' }] }]);
  });

  test('an aliased resource can be filtered by its alias and its name', async () => {
    for (const name of ['content', 'jars']) {
      const { data } = await scene.anon
        .from('shelves')
        .select('id,content:jars!inner(label)')
        .eq(`${name}.label`, 'Oats');
      expect(data).toEqual([{ id: 1, content: [{ label: 'Oats' }] }]);
    }
    expect(
      await rowsOf(
        'moves?select=id,a:shelves!from_shelf_id(id),b:shelves!to_shelf_id(id)&b.id=eq.9&id=eq.1',
      ),
    ).toEqual([{ id: 1, a: { id: 1 }, b: null }]);
  });

  test('filters rows with and without embedded rows', async () => {
    expect(await rowsOf('shelves?select=id,jars()&jars=is.null&order=id')).toEqual([
      { id: 3 },
      { id: 4 },
    ]);
    expect(await rowsOf('shelves?select=id,jars()&jars=not.is.null&order=id')).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect(await rowsOf('shelves?select=id,jars()&or=(jars.is.null,id.eq.1)&order=id')).toEqual([
      { id: 1 },
      { id: 3 },
      { id: 4 },
    ]);
  });

  test('rows can be ordered by a column of a to-one resource', async () => {
    const { data } = await scene.anon
      .from('shelves')
      .select('id,keepers(name)')
      .order('keepers(name)', { ascending: false, nullsFirst: false })
      .order('id');
    expect(data?.map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  });

  test('a to-one resource can be spread into its parent', async () => {
    expect(
      await rowsOf('shelves?select=id,...keepers(keeper:name,mentor_id)&order=id&limit=3'),
    ).toEqual([
      { id: 1, keeper: 'Ada', mentor_id: null },
      { id: 2, keeper: 'Ben', mentor_id: 1 },
      { id: 3, keeper: null, mentor_id: null },
    ]);
  });

  test('a resource that is not related, not embedded or not to-one is refused', async () => {
    const cases: [string, string][] = [
      ['shelves?select=id,spices(name)', 'PGRST200'],
      ['shelves?select=id,nothing(name)', 'PGRST200'],
      ['shelves?select=id,keepers!nothing(name)', 'PGRST200'],
      ['shelves?select=id&jars.label=eq.Rice', 'PGRST108'],
      ['shelves?select=id,jars(label)&order=jars(label)', 'PGRST118'],
      ['shelves?select=id,jars(label)&jars=eq.1', 'PGRST120'],
      ['shelves?select=id,jars(nothing)', '42703'],
      ['shelves?select=id.sum()', 'PGRST123'],
    ];
    for (const [path, code] of cases) {
      const response = await scene.get(path);
      expect([path, response.status, await response.json()]).toMatchObject([path, 400, { code }]);
    }
  });

  test('the nesting depth is limited', async () => {
    const deep = `keepers?select=${'keepers(name,'.repeat(7)}name${')'.repeat(7)}`;
    const response = await scene.get(deep);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'PGRST100' });
  });
});
