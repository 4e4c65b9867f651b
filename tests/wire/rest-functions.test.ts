import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRestScene, type RestScene } from './rest-scene.ts';

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene();
});
afterAll(() => scene.close());

const value = async (name: string, given?: Record<string, unknown>, get = false) => {
  const { data, error } = await scene.anon.rpc(name, given, { get });
  expect(error).toBeNull();
  return data as unknown;
};

describe('results', () => {
  test('a scalar is a bare JSON value', async () => {
    const response = await scene.send('POST', 'rpc/add_numbers', { a: 1, b: 2 });
    expect([response.status, await response.text()]).toEqual([200, '3']);
    expect(await value('echo_text', { value: 'a "b"' })).toBe('a "b"');
    expect(await value('echo_text', { value: null })).toBeNull();
    expect(await value('echo_json', { value: { a: [1, null, 'x'] } })).toEqual({
      a: [1, null, 'x'],
    });
  });

  test('void is 204', async () => {
    expect(await scene.anon.rpc('say_nothing')).toMatchObject({
      status: 204,
      data: null,
      error: null,
    });
  });

  test('a set of scalars is a list, a set of rows is a list of objects', async () => {
    expect(await value('count_up', { most: 3 })).toEqual([1, 2, 3]);
    expect(await value('count_up', { most: 0 })).toEqual([]);
    expect(await value('kinds_counted')).toEqual([
      { kind: 'cold', shelves: 2 },
      { kind: 'dry', shelves: 1 },
      { kind: null, shelves: 1 },
    ]);
  });

  test('one row is an object', async () => {
    expect(await value('first_shelf')).toMatchObject({ id: 1, name: 'Top, left' });
  });

  test('single and maybeSingle on a set', async () => {
    const dry = await scene.anon.rpc('shelves_of_kind').select('id').single();
    expect(dry.data).toEqual({ id: 1 });
    const cold = await scene.anon.rpc('shelves_of_kind', { wanted: 'cold' }).single();
    expect([cold.status, cold.error?.code]).toEqual([406, 'PGRST116']);
    const none = await scene.anon.rpc('shelves_of_kind', { wanted: 'none' }).maybeSingle();
    expect(none).toMatchObject({ data: null, error: null });
  });
});

describe('arguments', () => {
  test('that are omitted get their defaults', async () => {
    expect(await value('add_numbers', { a: 1 })).toBe(11);
    expect(await value('shelves_of_kind')).toMatchObject([{ id: 1 }]);
    const bare = await scene.request('/rest/v1/rpc/shelves_of_kind?select=id', {
      method: 'POST',
      headers: { apikey: scene.services.keys.anonKey },
    });
    expect(await bare.text()).toBe('[{"id":1}]');
  });

  test('keep lists, JSON strings and JSON values unchanged', async () => {
    expect(await value('join_words', { words: ['a, b', 'c"d', '{e}'] })).toBe('a, b+c"d+{e}');
    expect(await value('join_words', { words: '{x,y}' })).toBe('x+y');
    expect(await value('echo_json', { value: 'text' })).toBe('text');
    expect(await value('echo_json', { value: 5 })).toBe(5);
    expect(await value('echo_text', { value: { a: 1 } })).toBe('{"a":1}');
  });

  test('are read from the query string for GET', async () => {
    expect(await value('add_numbers', { a: 5, b: 6 }, true)).toBe(11);
    expect(await value('join_words', { words: ['a', 'b'] }, true)).toBe('a+b');
    expect(await value('echo_text', { value: 'eq without a dot' }, true)).toBe('eq without a dot');
    expect(await value('echo_text', { value: 'see file.txt' }, true)).toBe('see file.txt');
  });

  test.each([
    ['an invalid number', 'add_numbers', { a: 'x' }, 400, '22P02'],
    ['a number that is too large', 'add_numbers', { a: 99999999999 }, 400, '22003'],
    ['a missing argument', 'add_numbers', { b: 1 }, 404, 'PGRST202'],
    ['an unknown argument', 'add_numbers', { a: 1, c: 1 }, 404, 'PGRST202'],
    ['an unknown function', 'nothing_here', {}, 404, 'PGRST202'],
    ['a trigger', 'account_created', {}, 404, 'PGRST202'],
    ['a NUL', 'echo_text', { value: '\u0000' }, 400, '22P05'],
    ['a call without the execute privilege', 'not_for_everyone', {}, 401, '42501'],
  ])('%s is refused', async (_, name, given: Record<string, unknown>, status, code) => {
    const { error, status: answered } = await scene.anon.rpc(name, given);
    expect([answered, error]).toMatchObject([status, { code }]);
  });
});

test('ambiguous overloads are 300, listed in the order of their types', async () => {
  const { status, error } = await scene.anon.rpc('twice', { a: 1 });
  expect([status, error]).toMatchObject([
    300,
    {
      code: 'PGRST203',
      message:
        'Could not choose the best candidate function between: public.twice(a => integer), public.twice(a => text)',
    },
  ]);
});

describe('max-affected', () => {
  const kinds = async () =>
    (await scene.testDatabase.owner`select kind from public.shelves order by id`).map(
      ({ kind }) => kind,
    );
  const given = { wanted: 'cold', made: 'warm' };

  test('rolls back a function that returns too many rows, also with filters and limits', async () => {
    const before = await kinds();
    const calls = [
      scene.anon.rpc('set_kinds', given).maxAffected(1),
      scene.anon.rpc('set_kinds', given).select('id').limit(1).maxAffected(1),
      scene.anon.rpc('set_kinds', given, { count: 'exact' }).select('count').maxAffected(1),
      scene.anon.rpc('set_kinds', given).eq('id', 2).maxAffected(1),
    ];
    for (const call of calls) {
      expect(await call).toMatchObject({
        status: 400,
        error: { code: 'PGRST124', details: 'The query affects 2 rows' },
      });
    }
    expect(await kinds()).toEqual(before);
  });

  test('applies with return=minimal as well', async () => {
    const before = await kinds();
    const prefer = 'handling=strict, max-affected=1, return=minimal';
    const response = await scene.send('POST', 'rpc/set_kinds', given, { prefer });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'PGRST124' }]);
    expect(await kinds()).toEqual(before);
  });

  test('allows exactly the limit and sets Preference-Applied', async () => {
    const prefer = 'handling=strict, max-affected=2';
    const response = await scene.send('POST', 'rpc/set_kinds?select=kind', given, { prefer });
    expect([response.status, await response.json()]).toEqual([
      200,
      [{ kind: 'warm' }, { kind: 'warm' }],
    ]);
    expect(response.headers.get('preference-applied')).toBe(prefer);
    expect(await kinds()).toContain('warm');
    await scene.anon.rpc('set_kinds', { wanted: 'warm', made: 'cold' });
  });

  test.each(['add_keeper', 'say_nothing', 'first_shelf', 'add_numbers'])(
    'is refused for %s, which returns no set, before the function runs',
    async (name) => {
      const all = { add_keeper: { id: 60, name: 'Gus' }, add_numbers: { a: 1 } };
      const call = scene.anon.rpc(name, all[name as keyof typeof all]).maxAffected(5);
      expect(await call).toMatchObject({ status: 400, error: { code: 'PGRST128' } });
      const gus = await scene.testDatabase.owner`select from public.keepers where id = 60`;
      expect(gus).toHaveLength(0);
    },
  );

  test('is not in Preference-Applied for reads, inserts and lenient handling', async () => {
    const applied = async (response: Response | Promise<Response>) =>
      (await response).headers.get('preference-applied');
    const prefer = 'handling=strict, max-affected=1';
    expect(await applied(scene.get('spices', { prefer }))).toBe('handling=strict');
    expect(await applied(scene.send('POST', 'spices', { id: 70, name: 'A' }, { prefer }))).toBe(
      'handling=strict',
    );
    const lenient = 'handling=lenient, max-affected=1';
    expect(await applied(scene.get('rpc/count_up?most=3', { prefer: lenient }))).toBe(
      'handling=lenient',
    );
  });
});

describe('sets can be read like tables', () => {
  test('select, filters, order, limit', async () => {
    const { data } = await scene.anon
      .rpc('shelves_of_kind', { wanted: 'cold' })
      .select('id,name')
      .order('id', { ascending: false })
      .limit(1);
    expect(data).toEqual([{ id: 3, name: 'Cellar (deep)' }]);
    const filtered = await scene.anon
      .rpc('shelves_of_kind', { wanted: 'cold' }, { get: true })
      .select('id')
      .ilike('name', '%fridge%');
    expect(filtered.data).toEqual([{ id: 2 }]);
  });

  test('embedded resources of the table that the rows belong to', async () => {
    const { data } = await scene.anon.rpc('shelves_of_kind').select('id,keepers(name),jars(label)');
    expect(data).toEqual([
      { id: 1, keepers: { name: 'Ada' }, jars: [{ label: 'Rice' }, { label: 'Oats' }] },
    ]);
  });

  test('counts, also by HEAD', async () => {
    const page = await scene.anon
      .rpc('shelves_of_kind', { wanted: 'cold' }, { count: 'exact' })
      .select('id')
      .limit(1);
    expect([page.status, page.count]).toEqual([206, 2]);
    const head = await scene.anon.rpc(
      'shelves_of_kind',
      { wanted: 'cold' },
      { head: true, count: 'exact' },
    );
    expect([head.data, head.count]).toEqual([null, 2]);
  });
});

describe('writing', () => {
  test('a function may write by POST, but not by GET', async () => {
    expect(await value('add_keeper', { id: 50, name: 'Dora' })).toBe(50);
    const { status, error } = await scene.anon.rpc(
      'add_keeper',
      { id: 51, name: 'Eve' },
      { get: true },
    );
    expect([status, error?.code]).toEqual([405, '25006']);
    const rows = await scene.testDatabase.owner`select id from public.keepers where id > 49`;
    expect(rows.map(({ id }) => id)).toEqual([50]);
  });

  test('counting a writing function runs it once', async () => {
    const { error } = await scene.anon.rpc(
      'add_keeper',
      { id: 52, name: 'Finn' },
      { count: 'exact' },
    );
    expect(error).toBeNull();
  });
});

describe('an error that a function raises', () => {
  test('is 400 with its message, hint and detail', async () => {
    const { error, status } = await scene.anon.rpc('fail_with', {
      code: 'P0001',
      message: 'No more.',
    });
    expect([status, error]).toMatchObject([
      400,
      { code: 'P0001', message: 'No more.', hint: 'a hint', details: 'a detail' },
    ]);
  });

  test('sets the status with a PTxxx code', async () => {
    const { error, status } = await scene.anon.rpc('fail_with', { code: 'PT402', message: 'Pay.' });
    expect([status, error?.message]).toEqual([402, 'Pay.']);
  });

  test('gets the status of the app’s own error code', async () => {
    expect((await scene.anon.rpc('fail_with', { code: 'STCRD', message: 'm' })).status).toBe(402);
    expect((await scene.anon.rpc('fail_with', { code: 'STGEN', message: 'm' })).status).toBe(409);
  });
});

test('only GET, HEAD and POST call a function', async () => {
  const response = await scene.send('PATCH', 'rpc/add_numbers', { a: 1 });
  expect([response.status, await response.json()]).toMatchObject([405, { code: 'PGRST117' }]);
});
