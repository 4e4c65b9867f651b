import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cook, createRestScene, type RestScene } from './rest-scene.ts';

let scene: RestScene;
let owner: Cook;
let other: Cook;
beforeAll(async () => {
  scene = await createRestScene();
  owner = await scene.cook();
  other = await scene.cook();
});
afterAll(() => scene.close());

const stored = () =>
  scene.testDatabase.owner`select id, body, owner_id from public.secrets order by id`;

describe('rows that belong to a user', () => {
  test('are written and read by their owner', async () => {
    const { data, error } = await owner.client
      .from('secrets')
      .insert([
        { id: 1, owner_id: owner.id, body: 'mine' },
        { id: 2, owner_id: owner.id, body: 'too' },
      ])
      .select('id');
    expect(error).toBeNull();
    expect(data).toEqual([{ id: 1 }, { id: 2 }]);
    const { count } = await owner.client
      .from('secrets')
      .select('*', { count: 'exact', head: true });
    expect(count).toBe(2);
  });

  test('are invisible to other users: no error, no row, no count', async () => {
    expect((await other.client.from('secrets').select()).data).toEqual([]);
    const { count } = await other.client
      .from('secrets')
      .select('*', { count: 'exact', head: true });
    expect(count).toBe(0);
    const updated = await other.client.from('secrets').update({ body: 'theirs' }).eq('id', 1);
    expect([updated.status, updated.error]).toEqual([204, null]);
    const deleted = await other.client.from('secrets').delete().eq('id', 1).select();
    expect([deleted.status, deleted.data]).toEqual([200, []]);
    expect((await stored()).map(({ body }) => body)).toEqual(['mine', 'too']);
  });

  test('cannot be inserted for or reassigned to another user', async () => {
    const inserted = await other.client
      .from('secrets')
      .insert({ id: 3, owner_id: owner.id, body: 'x' });
    expect([inserted.status, inserted.error]).toMatchObject([
      403,
      { code: '42501', message: 'new row violates row-level security policy for table "secrets"' },
    ]);
    const given = await owner.client.from('secrets').update({ owner_id: other.id }).eq('id', 1);
    expect([given.status, given.error?.code]).toEqual([403, '42501']);
    expect((await stored()).every(({ owner_id }) => owner_id === owner.id)).toBe(true);
  });

  test('cannot be taken over by an upsert of another user', async () => {
    const { status, error } = await other.client
      .from('secrets')
      .upsert({ id: 1, owner_id: other.id, body: 'taken' });
    expect([status, error?.code]).toEqual([403, '42501']);
    expect((await stored())[0]).toMatchObject({ body: 'mine' });
  });

  test('are a 401 for a visitor without a grant', async () => {
    const read = await scene.anon.from('secrets').select();
    expect([read.status, read.error]).toMatchObject([
      401,
      { code: '42501', message: 'permission denied for table secrets' },
    ]);
    expect(
      (await scene.anon.from('secrets').insert({ id: 9, owner_id: owner.id, body: '' })).status,
    ).toBe(401);
  });
});

describe('columns without a grant', () => {
  test('are refused when used; requests without them succeed', async () => {
    const inserted = await owner.client.from('parts').insert({ id: 1, open: 'yes' });
    expect([inserted.status, inserted.error]).toEqual([201, null]);
    const shown = await owner.client.from('parts').insert({ id: 2, open: 'yes' }).select('id,open');
    expect(shown.data).toEqual([{ id: 2, open: 'yes' }]);
    expect((await owner.client.from('parts').select('id').order('id')).data).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    const all = await owner.client.from('parts').select('*');
    expect([all.status, all.error?.code]).toEqual([403, '42501']);
    const hidden = await owner.client.from('parts').insert({ id: 3, hidden: 'x' });
    expect([hidden.status, hidden.error?.code]).toEqual([403, '42501']);
    const filtered = await owner.client.from('parts').select('id').eq('hidden', 'x');
    expect(filtered.error?.code).toBe('42501');
  });
});

describe('the caller', () => {
  test('is set in the database for one request only', async () => {
    await scene.testDatabase.owner.unsafe(`
      create function public.who() returns text language sql stable
        as $$ select coalesce(auth.uid()::text, current_user::text) $$;
      grant execute on function public.who() to anon, authenticated, service_role`);
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const asked = [owner, other, undefined][index % 3];
        const { data } = await (asked?.client ?? scene.anon).rpc('who');
        return [data, asked?.id ?? 'anon'];
      }),
    );
    for (const [answered, expected] of answers) expect(answered).toBe(expected);
    expect((await scene.client('service_role').rpc('who')).data).toBe('service_role');
  });

  test('cannot choose a role other than the three API roles', async () => {
    for (const role of ['postgres', 'auth_admin', '', null]) {
      const cook = await scene.cook({ role });
      expect([role, (await cook.client.from('shelves').select()).status]).toEqual([role, 401]);
    }
  });
});
