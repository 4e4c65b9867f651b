import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRestScene, type RestScene } from './rest-scene.ts';

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene();
});
afterAll(() => scene.close());

const shelfNamed = async (name: string) =>
  (await scene.testDatabase.owner`select * from public.shelves where name = ${name}`)[0];

describe('insert', () => {
  test('one row: 201, no body, defaults for omitted columns', async () => {
    const response = await scene.send('POST', 'shelves', { name: 'One', tags: ['a, b', 'c"d'] });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual(
      [201, '', '*/*'],
    );
    expect(await shelfNamed('One')).toMatchObject({
      kind: 'dry',
      tags: ['a, b', 'c"d'],
      notes: null,
    });
  });

  test('with select and single: returns the inserted row', async () => {
    const { data, status, error } = await scene.anon
      .from('shelves')
      .insert({
        name: 'Two',
        keeper_id: 2,
        notes: { deep: [1, { a: null }] },
        big: '9007199254740993',
      })
      .select('name,kind,notes,keepers(name)')
      .single();
    expect(error).toBeNull();
    expect({ data, status }).toEqual({
      status: 201,
      data: {
        name: 'Two',
        kind: 'dry',
        notes: { deep: [1, { a: null }] },
        keepers: { name: 'Ben' },
      },
    });
  });

  test('a number keeps digits that JavaScript would lose', async () => {
    const response = await scene.send(
      'POST',
      'shelves?select=big',
      '{"name":"Digits","big":9007199254740995}',
      {
        prefer: 'return=representation',
      },
    );
    expect(await response.text()).toBe('[{"big":9007199254740995}]');
  });

  test('a list in one statement: omitted columns are null, as the client documents', async () => {
    const { data } = await scene.anon
      .from('shelves')
      .insert([{ name: 'Three', kind: 'wet' }, { name: 'Four' }])
      .select('name,kind');
    expect(data).toEqual([
      { name: 'Three', kind: 'wet' },
      { name: 'Four', kind: null },
    ]);
  });

  test('missing=default: omitted columns get their defaults, a null stays null', async () => {
    const { data, error } = await scene.anon
      .from('shelves')
      .insert([{ name: 'Five', kind: 'wet' }, { name: 'Six' }, { name: 'Seven', kind: null }], {
        defaultToNull: false,
      })
      .select('name,kind');
    expect(error).toBeNull();
    expect(data).toEqual([
      { name: 'Five', kind: 'wet' },
      { name: 'Six', kind: 'dry' },
      { name: 'Seven', kind: null },
    ]);
    const numbered = await scene.anon
      .from('shelves')
      .insert([{ id: 90, name: 'Numbered' }, { name: 'Next' }], { defaultToNull: false })
      .select('id,name');
    expect(numbered.error).toBeNull();
    expect(numbered.data).toEqual([
      { id: 90, name: 'Numbered' },
      { id: expect.any(Number), name: 'Next' },
    ]);
    expect(numbered.data?.[1]?.id).toBeGreaterThan(100);
    const jars = await scene.anon
      .from('jars')
      .insert([{ label: 'A', grams: 1 }, { grams: 2 }], { defaultToNull: false })
      .select('id,label');
    expect(jars.data?.map(({ label }) => label)).toEqual(['A', 'unlabelled']);
  });

  test('a list is one transaction', async () => {
    const { error, status } = await scene.anon
      .from('shelves')
      .insert([{ name: 'Eight' }, { name: 'Attic' }]);
    expect([status, error?.code]).toEqual([409, '23505']);
    expect(await shelfNamed('Eight')).toBeUndefined();
  });

  test('columns= selects the keys that are inserted', async () => {
    const response = await scene.send('POST', 'shelves?columns="name"', [
      { name: 'Nine', kind: 'x', nothing: 1 },
    ]);
    expect(response.status).toBe(201);
    expect(await shelfNamed('Nine')).toMatchObject({ kind: 'dry' });
  });

  test('an empty object is a row of defaults, an empty list is no row', async () => {
    const jar = await scene.send(
      'POST',
      'jars?select=label',
      {},
      { prefer: 'return=representation' },
    );
    expect(await jar.text()).toBe('[{"label":"unlabelled"}]');
    const none = await scene.send('POST', 'jars', [], {
      prefer: 'return=representation,count=exact',
    });
    expect([none.status, await none.text(), none.headers.get('content-range')]).toEqual([
      201,
      '[]',
      '*/0',
    ]);
  });

  test('returns the row count with count=exact', async () => {
    const { count } = await scene.anon.from('spices').insert(
      [
        { id: 10, name: 'Sumac' },
        { id: 11, name: 'Mace' },
      ],
      { count: 'exact' },
    );
    expect(count).toBe(2);
  });

  test('Preference-Applied lists the applied preferences', async () => {
    const response = await scene.send('POST', 'spices', [{ id: 12, name: 'Clove' }], {
      prefer: 'return=representation,count=planned,nonsense=1',
    });
    expect(response.headers.get('preference-applied')).toBe('return=representation, count=exact');
  });

  test('inserts into a view', async () => {
    const { error } = await scene.anon.from('cold_shelves').insert({ name: 'Through the view' });
    expect(error).toBeNull();
  });
});

describe('refused rows', () => {
  test.each([
    ['a missing value', { kind: 'x' }, 400, '23502'],
    ['a duplicate of a unique value', { name: 'Attic' }, 409, '23505'],
    ['a foreign key without its row', { name: 'F', keeper_id: 99 }, 409, '23503'],
    ['a violated check constraint', { name: 'C', capacity: 0 }, 400, '23514'],
    ['an invalid number', { name: 'N', keeper_id: 'x' }, 400, '22P02'],
    ['a number that is too large', { name: 'N', keeper_id: 99999999999 }, 400, '22003'],
    ['a text that is too long', { name: 'L', code: 'longer' }, 400, '22001'],
    ['an invalid date', { name: 'D', opened_on: '2026-02-31' }, 400, '22008'],
    ['an invalid list', { name: 'T', tags: 'x' }, 400, '22P02'],
    ['an unknown column', { name: 'U', nothing: 1 }, 400, 'PGRST204'],
    ['a NUL', { name: 'a\u0000b' }, 400, '22P05'],
    ['half a surrogate pair', { name: 'a\ud800b' }, 400, '22P02'],
  ])('%s', async (_, row: Record<string, unknown>, status, code) => {
    const result = await scene.anon.from('shelves').insert(row);
    expect([result.status, result.error]).toMatchObject([status, { code }]);
    expect(Object.keys(result.error ?? {}).sort()).toEqual(['code', 'details', 'hint', 'message']);
  });
});

describe('upsert', () => {
  test('merges on the primary key', async () => {
    const { data, status } = await scene.anon
      .from('spices')
      .upsert([
        { id: 1, name: 'Saffron threads' },
        { id: 20, name: 'Anise' },
      ])
      .select();
    expect([status, data]).toEqual([
      201,
      [
        { id: 1, name: 'Saffron threads' },
        { id: 20, name: 'Anise' },
      ],
    ]);
  });

  test('merges on another unique column', async () => {
    const { error } = await scene.anon
      .from('shelves')
      .upsert({ name: 'Attic', kind: 'warm' }, { onConflict: 'name' });
    expect(error).toBeNull();
    expect(await shelfNamed('Attic')).toMatchObject({ id: 4, kind: 'warm' });
  });

  test('ignores existing rows with ignoreDuplicates', async () => {
    const { data } = await scene.anon
      .from('spices')
      .upsert(
        [
          { id: 1, name: 'Ignored' },
          { id: 21, name: 'Dill' },
        ],
        { ignoreDuplicates: true },
      )
      .select('id');
    expect(data).toEqual([{ id: 21 }]);
  });

  test('returns 201 if a row is new and 200 if all rows are updates', async () => {
    const rows = (names: string[]) => names.map((name) => ({ name, kind: 'dry' }));
    const table = () => scene.anon.from('shelves');
    const key = { onConflict: 'name' };
    const merge = async (...names: string[]) => (await table().upsert(rows(names), key)).status;
    const shown = async (...names: string[]) => {
      const { status, data } = await table().upsert(rows(names), key).select('name');
      return [status, data?.map(({ name }) => name)];
    };
    expect(await merge('Rack')).toBe(201);
    expect(await merge('Rack')).toBe(200);
    expect(await shown('Rack')).toEqual([200, ['Rack']]);
    expect(await shown('Rack', 'Hook')).toEqual([201, ['Rack', 'Hook']]);
    expect(await shown('Rack', 'Hook')).toEqual([200, ['Rack', 'Hook']]);
    expect(await shown()).toEqual([200, []]);
  });

  test('returns 200 for an update in a separate transaction and through a view', async () => {
    const key = { onConflict: 'id' };
    const spice = scene.anon.from('spices').upsert({ id: 2, name: 'Caraway' }, key);
    expect(await spice.select().single()).toMatchObject({ status: 200, data: { id: 2 } });
    const shelf = scene.anon.from('cold_shelves').upsert({ id: 2, name: 'Fridge' }, key);
    expect(await shelf).toMatchObject({ status: 200, error: null });
  });

  test('returns 201 when every row is ignored, like the official server', async () => {
    const known = scene.anon
      .from('spices')
      .upsert({ id: 1, name: 'X' }, { ignoreDuplicates: true });
    expect(await known.select()).toMatchObject({ status: 201, data: [] });
  });

  test('returns a row that consists of key columns only', async () => {
    const link = { jar_id: '00000000-0000-4000-8000-000000000001', spice_id: 1 };
    const { data } = await scene.anon.from('jar_spices').upsert(link).select();
    expect(data).toEqual([link]);
  });

  test('refuses on_conflict with a column that is unknown or not unique', async () => {
    const upsert = (onConflict: string) =>
      scene.anon.from('shelves').upsert({ name: 'X', kind: 'y' }, { onConflict });
    expect((await upsert('kind')).error).toMatchObject({ code: '42P10' });
    expect((await upsert('nothing')).error).toMatchObject({ code: '42703' });
  });
});

describe('bodies that are not rows are refused', () => {
  test.each([
    ['', 'PGRST102'],
    ['{', 'PGRST102'],
    ['null', 'PGRST102'],
    ['1', 'PGRST102'],
    ['"text"', 'PGRST102'],
    ['[1,2]', 'PGRST102'],
    ['[{"name":"a"},null]', 'PGRST102'],
    ['[{"name":"a"},{"kind":"b"}]', 'PGRST102'],
    ['[{},{}]', 'PGRST102'],
    ['{"__proto__":1}', 'PGRST204'],
    ['{"constructor":1}', 'PGRST204'],
    ['[{"name":"a","toString":1}]', 'PGRST204'],
    [`${'['.repeat(5000)}${']'.repeat(5000)}`, 'PGRST100'],
  ])('%s', async (body, code) => {
    const response = await scene.send('POST', 'shelves', body);
    expect([response.status, await response.json()]).toMatchObject([400, { code }]);
  });

  test('bytes that are not UTF-8', async () => {
    const bytes = new Blob([
      Buffer.from('{"name":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ]);
    const response = await scene.send('POST', 'shelves', bytes);
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'PGRST102' }]);
  });
});
