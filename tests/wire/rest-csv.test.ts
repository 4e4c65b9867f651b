import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRestScene, type RestScene } from './rest-scene.ts';

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene();
});
afterAll(() => scene.close());

const csv = 'text/csv';

async function textOf(path: string): Promise<string> {
  const response = await scene.get(path, { accept: csv });
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')], text).toEqual([
    200,
    'text/csv; charset=utf-8',
  ]);
  return text;
}

describe('reading', () => {
  test('the official client gets rows below a header line', async () => {
    const { data, error } = await scene.anon.from('shelves').select('id,name').order('id').csv();
    expect(error).toBeNull();
    expect(data).toBe(
      ['id,name', '1,"Top, left"', '2,"Fridge ""door"""', '3,"Cellar (deep)"', '4,Attic'].join(
        '\n',
      ),
    );
  });

  test('every type has PostgreSQL’s text format, a null is an empty field', async () => {
    const columns = 'tags,numbers,opened_on,capacity,big,is_cold,code,keeper_id,notes';
    expect(await textOf(`shelves?select=${columns}&order=id&limit=2`)).toBe(
      [
        columns,
        '"{grain,""dried fruit""}","{1,2}",2026-01-02,10.50,9007199254740993,f,,1,"{""a"": {""b"": [1, ""two""]}, ""level"": 3}"',
        '"{milk,grain}",,2026-02-03,20.25,,t,,2,"{""level"": 10}"',
      ].join('\n'),
    );
  });

  test('quotes, line breaks, backslashes, spaces and empty texts are preserved', async () => {
    const { data: sent } = await scene.anon
      .from('spices')
      .insert([
        { id: 101, name: 'a "b", c' },
        { id: 102, name: 'two\r\nlines' },
        { id: 103, name: String.raw`back\slash \\ "\"` },
        { id: 104, name: '' },
        { id: 105, name: ' (né) 🌶 ' },
      ])
      .select();
    const lines = await textOf('spices?id=gt.100&order=id');
    expect(lines).toBe(
      [
        'id,name',
        '101,"a ""b"", c"',
        '102,"two\r\nlines"',
        String.raw`103,"back\slash \\ ""\"""`,
        '104,""',
        '105," (né) 🌶 "',
      ].join('\n'),
    );
    expect(sent).toHaveLength(5);
  });

  test.each([
    ['no row', 'shelves?select=id,name&id=eq.0', 'id,name'],
    ['a single null', 'jars?select=grams&label=eq.Lost', 'grams\n'],
    ['names that must be quoted', 'spices?select="a,""b":id&id=eq.1', '"a,""b"\n1'],
    ['a count', 'spices?select=n:count&id=lt.3', 'n\n2'],
    [
      'embedded resources, as JSON',
      'shelves?select=id,keepers(name),jars(label)&id=eq.2',
      'id,keepers,jars\n2,"{""name"":""Ben""}","[{""label"":""Milk""}]"',
    ],
    [
      'spread resources',
      'shelves?select=id,...keepers(keeper:name),...jars(*)&id=eq.3',
      'id,keeper,id,shelf_id,label,grams\n3,,[],[],[],[]',
    ],
    ['columns named row and body', 'shelves?select=row:id,body:name&id=eq.4', 'row,body\n4,Attic'],
  ])('%s', async (_, path, text) => {
    const encoded = path.replaceAll('"', '%22').replaceAll('%22%22', '%5C%22');
    expect(await textOf(encoded)).toBe(text);
  });

  test('without select: every column, with the row count in Content-Range', async () => {
    const response = await scene.get('keepers?order=id', { accept: csv, prefer: 'count=exact' });
    expect(await response.text()).toBe('id,name,mentor_id\n1,Ada,\n2,Ben,1\n3,Cleo,1');
    expect(response.headers.get('content-range')).toBe('0-2/3');
  });

  test('HEAD has the content type and no body', async () => {
    const response = await scene.request('/rest/v1/spices', {
      method: 'HEAD',
      headers: { apikey: scene.services.keys.anonKey, accept: csv },
    });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  test.each([
    ['text/csv; version=1, */*', 'text/csv; charset=utf-8'],
    ['text/csv, application/vnd.pgrst.object+json', 'text/csv; charset=utf-8'],
    ['application/json, text/csv', 'application/json; charset=utf-8'],
  ])('Accept: %s is answered as %s', async (accept, type) => {
    const response = await scene.get('spices?id=eq.1', { accept });
    expect(response.headers.get('content-type')).toBe(type);
  });

  test('an error is JSON', async () => {
    const { error, status } = await scene.anon.from('shelves').select('nothing').csv();
    expect([status, error?.code]).toEqual([400, '42703']);
  });
});

describe('writes and functions', () => {
  test('insert, update, upsert and delete return the affected rows', async () => {
    const table = () => scene.anon.from('spices');
    const made = await table().insert({ id: 201, name: 'Mace, ground' }).select().csv();
    expect([made.status, made.data]).toEqual([201, 'id,name\n201,"Mace, ground"']);
    const changed = await table().update({ name: 'Mace' }).eq('id', 201).select('name').csv();
    expect([changed.status, changed.data]).toEqual([200, 'name\nMace']);
    const merged = await table().upsert({ id: 201, name: 'Nutmeg' }).select('name').csv();
    expect([merged.status, merged.data]).toEqual([200, 'name\nNutmeg']);
    const gone = await table().delete().eq('id', 201).select('name').csv();
    expect([gone.status, gone.data]).toEqual([200, 'name\nNutmeg']);
    const none = await table().delete().eq('id', 201).select('id,name').csv();
    expect(none.data).toBe('id,name');
  });

  test('a write with return=minimal has no body', async () => {
    const response = await scene.send(
      'POST',
      'spices',
      { id: 202, name: 'Ajwain' },
      { accept: csv },
    );
    expect([response.status, await response.text()]).toEqual([201, '']);
  });

  test('functions return table rows, columns, one row or scalar values', async () => {
    const call = async (name: string, given = {}) => (await scene.anon.rpc(name, given).csv()).data;
    expect(await scene.anon.rpc('shelves_of_kind').select('id,name').csv()).toMatchObject({
      data: 'id,name\n1,"Top, left"',
    });
    expect(await call('kinds_counted')).toBe('kind,shelves\ncold,2\ndry,1\n,1');
    expect(await scene.anon.rpc('first_shelf').select('id').csv()).toMatchObject({ data: 'id\n1' });
    expect(await call('count_up', { most: 2 })).toBe('value\n1\n2');
    expect(await call('echo_text', { value: 'a,b' })).toBe('value\n"a,b"');
  });
});
