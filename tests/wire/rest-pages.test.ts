import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRestScene, type RestScene } from './rest-scene.ts';

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene({ REST_MAX_ROWS: '3' });
});
afterAll(() => scene.close());

const counted = { prefer: 'count=exact' };

async function pageOf(path: string, headers?: Record<string, string>) {
  const response = await scene.get(path, headers);
  const body = await response.text();
  return { status: response.status, range: response.headers.get('content-range'), body };
}

describe('order', () => {
  test('ascending, descending, nulls first and last, several columns', async () => {
    const shelves = () => scene.anon.from('spices').select('id');
    expect((await shelves().order('name')).data).toEqual([{ id: 2 }, { id: 1 }]);
    const cases: [string, number[]][] = [
      ['capacity.desc.nullslast,id', [2, 1, 4]],
      ['capacity.asc.nullsfirst', [3, 4, 1]],
      ['capacity', [4, 1, 2]],
      ['kind.desc.nullslast,id.desc', [1, 3, 2]],
      ['notes->level.desc.nullslast,id', [2, 1, 3]],
      ['notes->>level.desc.nullslast,id', [1, 2, 3]],
    ];
    for (const [order, ids] of cases) {
      const { body } = await pageOf(`shelves?select=id&order=${order}`);
      expect([order, (JSON.parse(body) as { id: number }[]).map(({ id }) => id)]).toEqual([
        order,
        ids,
      ]);
    }
  });
});

describe('limit, offset and range', () => {
  test('are set by the official client', async () => {
    const { data, count } = await scene.anon
      .from('shelves')
      .select('id', { count: 'exact' })
      .order('id')
      .range(1, 2);
    expect({ data, count }).toEqual({ data: [{ id: 2 }, { id: 3 }], count: 4 });
    const limited = await scene.anon.from('shelves').select('id').order('id').limit(1);
    expect(limited.data).toEqual([{ id: 1 }]);
    expect((await scene.anon.from('shelves').select('id').limit(0)).data).toEqual([]);
  });

  test('are set by a Range header and narrowed further by the parameters', async () => {
    expect(await pageOf('shelves?select=id&order=id', { range: '1-2' })).toEqual({
      status: 200,
      range: '1-2/*',
      body: expect.stringContaining('{"id":2}'),
    });
    expect((await pageOf('shelves?select=id&limit=1&order=id', { range: '0-2' })).range).toBe(
      '0-0/*',
    );
    expect((await pageOf('shelves?select=id', { range: '5-2' })).status).toBe(416);
  });

  test('the row cap limits every page and every embedded list', async () => {
    const { body, range } = await pageOf('shelves?select=id&limit=100');
    expect((JSON.parse(body) as unknown[]).length).toBe(3);
    expect(range).toBe('0-2/*');
    await scene.testDatabase.owner.unsafe(
      `insert into public.jars (shelf_id, label) select 4, 'Jar ' || n from generate_series(1, 5) n`,
    );
    const { data } = await scene.anon.from('shelves').select('jars(label)').eq('id', 4).single();
    expect(data?.jars.length).toBe(3);
  });

  test('a limit or offset that is not a number or is negative is refused', async () => {
    expect((await pageOf('shelves?limit=abc')).status).toBe(400);
    expect((await pageOf('shelves?limit=1.5')).status).toBe(400);
    expect((await pageOf('shelves?limit=-1')).status).toBe(416);
    expect((await pageOf('shelves?offset=-1')).status).toBe(416);
    expect((await pageOf('shelves?offset=999999999999999999999')).body).toBe('[]');
  });
});

describe('counts', () => {
  test('206 for a page, 200 for all rows, with the total in Content-Range', async () => {
    const get = (query: string) => pageOf(`shelves?select=id&order=id&${query}`, counted);
    expect(await get('limit=2')).toMatchObject({ status: 206, range: '0-1/4' });
    expect(await get('limit=2&offset=2')).toMatchObject({ status: 206, range: '2-3/4' });
    expect(await get('offset=3')).toMatchObject({ status: 206, range: '3-3/4' });
    expect(await get('')).toMatchObject({ status: 206, range: '0-2/4' }); // the row cap
    expect(await get('id=lt.3')).toMatchObject({ status: 200, range: '0-1/2' });
    expect(await get('id=lt.0')).toMatchObject({ status: 200, range: '*/0', body: '[]' });
    expect(await get('limit=0')).toMatchObject({ status: 206, range: '*/4' });
  });

  test('rows are not counted without count=exact', async () => {
    expect(await pageOf('shelves?limit=2')).toMatchObject({ status: 200, range: '0-1/*' });
    expect(await pageOf('shelves?id=eq.0')).toMatchObject({ status: 200, range: '*/*' });
  });

  test('the count respects inner embeds', async () => {
    const { count } = await scene.anon
      .from('shelves')
      .select('id,jars!inner(label)', { count: 'exact' })
      .eq('jars.label', 'Rice');
    expect(count).toBe(1);
  });

  test('HEAD returns the same status and range without a body', async () => {
    const { count, data, status } = await scene.anon
      .from('shelves')
      .select('*', { count: 'exact', head: true })
      .eq('kind', 'cold');
    expect({ count, data, status }).toEqual({ count: 2, data: null, status: 200 });
    const partial = await scene.request('/rest/v1/shelves?limit=1', {
      method: 'HEAD',
      headers: { apikey: scene.services.keys.anonKey, ...counted },
    });
    expect([partial.status, partial.headers.get('content-range'), await partial.text()]).toEqual([
      206,
      '0-0/4',
      '',
    ]);
    const none = await scene.anon
      .from('shelves')
      .select('*', { count: 'exact', head: true })
      .eq('id', 0);
    expect([none.count, none.status]).toEqual([0, 200]);
  });

  test('an offset past the end is 416 with a count, an empty page without', async () => {
    const past = await pageOf('shelves?offset=5', counted);
    expect(past.status).toBe(416);
    expect(JSON.parse(past.body)).toEqual({
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'An offset of 5 was requested, but there are only 4 rows.',
      hint: null,
    });
    expect(await pageOf('shelves?offset=5')).toMatchObject({ status: 200, body: '[]' });
    expect(await pageOf('shelves?offset=4', counted)).toMatchObject({ status: 206, range: '*/4' });
  });

  test('an estimated count is exact', async () => {
    const { count } = await scene.anon
      .from('shelves')
      .select('id', { count: 'estimated' })
      .limit(1);
    expect(count).toBe(4);
  });
});

describe('single and maybeSingle', () => {
  test('single returns the row as an object', async () => {
    const response = await scene.get('shelves?select=id&id=eq.2', {
      accept: 'application/vnd.pgrst.object+json',
    });
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.pgrst.object+json; charset=utf-8',
    );
    expect(await response.text()).toBe('{"id":2}');
  });

  test('single with none or several rows is PGRST116', async () => {
    const none = await scene.anon.from('shelves').select().eq('id', 0).single();
    expect([none.status, none.error]).toMatchObject([
      406,
      { code: 'PGRST116', details: 'The result contains 0 rows', hint: null },
    ]);
    const several = await scene.anon.from('shelves').select().eq('kind', 'cold').single();
    expect(several.error).toMatchObject({
      code: 'PGRST116',
      details: 'The result contains 2 rows',
    });
  });

  test('maybeSingle is a row, null, or an error for several', async () => {
    const shelves = () => scene.anon.from('shelves').select('id');
    expect((await shelves().eq('id', 1).maybeSingle()).data).toEqual({ id: 1 });
    expect(await shelves().eq('id', 0).maybeSingle()).toMatchObject({ data: null, error: null });
    expect((await shelves().eq('kind', 'cold').maybeSingle()).error).toMatchObject({
      code: 'PGRST116',
    });
  });
});

test("an unsupported media type is 406; a browser's Accept list is served", async () => {
  const page = await scene.get('spices', { accept: 'text/html' });
  expect([page.status, await page.json()]).toMatchObject([406, { code: 'PGRST107' }]);
  const browser = await scene.get('spices', {
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  });
  expect(browser.status).toBe(200);
});
