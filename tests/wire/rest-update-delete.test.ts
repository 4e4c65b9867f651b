import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRestScene, type RestScene } from './rest-scene.ts';

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene();
});
beforeEach(async () => {
  await scene.testDatabase.owner.unsafe(`
    truncate public.spices cascade;
    insert into public.spices select n, 'Spice ' || n from generate_series(1, 5) n`);
});
afterAll(() => scene.close());

const names = async () =>
  (await scene.testDatabase.owner`select name from public.spices order by id`).map(
    ({ name }) => name,
  );

describe('update', () => {
  test('204 without a body, also when no row matched', async () => {
    const one = await scene.anon.from('spices').update({ name: 'New' }).eq('id', 1);
    expect([one.status, one.data, one.error]).toEqual([204, null, null]);
    expect((await names())[0]).toBe('New');
    expect((await scene.anon.from('spices').update({ name: 'New' }).eq('id', 99)).status).toBe(204);
  });

  test('with select: returns the updated rows, ordered, with embedded resources', async () => {
    const { data, status } = await scene.anon
      .from('spices')
      .update({ name: 'Same' })
      .in('id', [2, 3])
      .select('id,name,jars(label)')
      .order('id', { ascending: false });
    expect(status).toBe(200);
    expect(data).toEqual([
      { id: 3, name: 'Same', jars: [] },
      { id: 2, name: 'Same', jars: [] },
    ]);
    expect(
      (await scene.anon.from('spices').update({ name: 'x' }).eq('id', 99).select()).data,
    ).toEqual([]);
  });

  test('a filter on the updated column matches the old value', async () => {
    const { data } = await scene.anon
      .from('spices')
      .update({ name: 'Changed' })
      .eq('name', 'Spice 4')
      .select('id,name');
    expect(data).toEqual([{ id: 4, name: 'Changed' }]);
  });

  test('sets columns to null', async () => {
    await scene.anon.from('shelves').update({ kind: null, notes: null }).eq('id', 1);
    const { data } = await scene.anon.from('shelves').select('kind,notes').eq('id', 1).single();
    expect(data).toEqual({ kind: null, notes: null });
  });

  test('an empty object changes nothing', async () => {
    const { data, status } = await scene.anon.from('spices').update({}).eq('id', 1).select();
    expect([status, data]).toEqual([200, []]);
  });

  test('single rolls the update back if it affects more than one row', async () => {
    const { error, status } = await scene.anon
      .from('spices')
      .update({ name: 'Twice' })
      .in('id', [1, 2])
      .select()
      .single();
    expect([status, error?.code]).toEqual([406, 'PGRST116']);
    expect((await names()).slice(0, 2)).toEqual(['Spice 1', 'Spice 2']);
  });

  test('max-affected counts the updated rows, not the returned rows', async () => {
    const { owner } = scene.testDatabase;
    const before = await owner`select id, kind from public.shelves order by id`;
    for (const shown of ['count', 'id,keepers!inner(name)']) {
      const change = scene.anon.from('shelves').update({ kind: 'lost' }).gt('id', 0);
      expect(await change.select(shown).maxAffected(3)).toMatchObject({
        error: { code: 'PGRST124', details: 'The query affects 4 rows' },
      });
    }
    expect(await owner`select id, kind from public.shelves order by id`).toEqual(before);
  });

  test('max-affected rolls back an update of more rows', async () => {
    const response = await scene.send(
      'PATCH',
      'spices?id=gt.1',
      { name: 'M' },
      { prefer: 'handling=strict,max-affected=2' },
    );
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'PGRST124', details: 'The query affects 4 rows' },
    ]);
    expect(await names()).not.toContain('M');
  });

  test('returns the row count with count=exact', async () => {
    const { count } = await scene.anon
      .from('spices')
      .update({ name: 'C' }, { count: 'exact' })
      .gt('id', 3);
    expect(count).toBe(2);
  });

  test('is refused without a filter or with a list of rows', async () => {
    const all = await scene.anon.from('spices').update({ name: 'All' });
    expect([all.status, all.error]).toMatchObject([
      400,
      { code: '21000', message: 'UPDATE requires a WHERE clause' },
    ]);
    const list = await scene.send('PATCH', 'spices?id=eq.1', [{ name: 'a' }, { name: 'b' }]);
    expect([list.status, await list.json()]).toMatchObject([400, { code: 'PGRST102' }]);
    expect(await names()).toEqual(['Spice 1', 'Spice 2', 'Spice 3', 'Spice 4', 'Spice 5']);
  });
});

describe('delete', () => {
  test('204 without a body, 200 with the deleted rows', async () => {
    expect((await scene.anon.from('spices').delete().eq('id', 1)).status).toBe(204);
    const { data, status } = await scene.anon
      .from('spices')
      .delete()
      .gt('id', 3)
      .select('id')
      .order('id');
    expect([status, data]).toEqual([200, [{ id: 4 }, { id: 5 }]]);
    expect(await names()).toEqual(['Spice 2', 'Spice 3']);
    expect((await scene.anon.from('spices').delete().eq('id', 99)).status).toBe(204);
  });

  test('single rolls the delete back if it affects more than one row', async () => {
    const { error } = await scene.anon.from('spices').delete().lt('id', 3).select().single();
    expect(error?.code).toBe('PGRST116');
    expect((await names()).length).toBe(5);
  });

  test('returns the row count with count=exact', async () => {
    const { count } = await scene.anon.from('spices').delete({ count: 'exact' }).lt('id', 3);
    expect(count).toBe(2);
  });

  test('a row that is referenced by other rows is not deleted', async () => {
    await scene.testDatabase.owner`
      insert into public.jar_spices values ('00000000-0000-4000-8000-000000000001', 1)`;
    const { error, status } = await scene.anon.from('spices').delete().eq('id', 1);
    expect([status, error?.code]).toEqual([409, '23503']);
  });

  test('is refused without a filter', async () => {
    const { error } = await scene.anon.from('spices').delete();
    expect(error).toMatchObject({ code: '21000', message: 'DELETE requires a WHERE clause' });
    expect((await names()).length).toBe(5);
  });
});
