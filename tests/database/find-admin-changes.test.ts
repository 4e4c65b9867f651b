import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { type Person, refusal, type Scene, test } from './scene.ts';

type Found = { id: string; created_at: Date; action: string; subject_label: string | null };
type Asked = Record<string, unknown>;

/** Calls the function with named parameters, as the data API does. */
function find(sql: Transaction, asked: Asked = {}) {
  const names = Object.keys(asked);
  const list = names.map((name, index) => `${name} => $${index + 1}`).join(', ');
  return sql.unsafe<(Found & Record<string, unknown>)[]>(
    `select * from public.find_admin_changes(${list})`,
    names.map((name) => asked[name] as never),
  );
}

/** Writes six log entries, one a day from 1 January on, and returns the people in them. */
async function writeLog({ sql, person }: Scene) {
  const [anna, bert] = [
    await person({ admin: true, name: 'Anna Admin' }),
    await person({ admin: true, name: 'Bert Boss' }),
  ];
  const cook = await person({ name: 'Zoe Zimmer' });
  const rows: [Person | null, string, string, string, string, string | null, Person | null][] = [
    [anna, 'admin', 'category_changed', 'category', 'c1', 'Garlic', null],
    [bert, 'admin', 'category_changed', 'category', 'c2', 'Garlic oil', null],
    [null, 'service', 'group_created', 'group', 'g1', '50 % off_', null],
    [anna, 'admin', 'role_changed', 'user', cook.id, null, cook],
    [bert, 'admin', 'category_changed', 'category', 'c1', 'Garlic', null],
    [null, 'operator', 'category_deleted', 'category', 'c3', 'Old leek', null],
  ];
  await sql`set local session_replication_role = replica`;
  await sql`delete from public.admin_changes`;
  for (const [index, [actor, kind, action, subject, id, label, about]] of rows.entries()) {
    await sql`
      insert into public.admin_changes (created_at, actor_id, actor_kind, action, subject_kind, subject_id, subject_label, subject_user_id)
      values (${`2026-01-0${index + 1}T12:00:00Z`}, ${actor?.id ?? null}, ${kind}, ${action}, ${subject}, ${id}, ${label},
        ${about?.id ?? null})`;
  }
  await sql`set local session_replication_role = origin`;
  return { anna, bert, cook };
}

const days = (found: readonly Found[]) => found.map(({ created_at }) => created_at.getUTCDate());

describe('find_admin_changes', () => {
  test('returns entries newest first, with current names', async ({ scene }) => {
    const { anna, cook } = await writeLog(scene);
    const found = await scene.as(anna, (sql) => find(sql));
    expect(days(found)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(found[2]).toMatchObject({
      actor_id: anna.id,
      actor_name: 'Anna Admin',
      subject_user_id: cook.id,
      subject_name: 'Zoe Zimmer',
      before: {},
    });
    expect(found[0]).toMatchObject({
      actor_kind: 'operator',
      actor_name: null,
      subject_name: null,
    });
  });

  test('filters by actor, action, subject and time, alone and combined', async ({ scene }) => {
    const { anna, bert, cook } = await writeLog(scene);
    const asked: [Asked, number[]][] = [
      [{ p_actor_id: anna.id }, [4, 1]],
      [{ p_actor_kind: 'service' }, [3]],
      [{ p_actor_kind: 'operator' }, [6]],
      [{ p_actor_kind: 'admin' }, [5, 4, 2, 1]],
      [{ p_action: 'category_changed' }, [5, 2, 1]],
      [{ p_subject_kind: 'group' }, [3]],
      [{ p_subject_id: 'c1' }, [5, 1]],
      [{ p_subject_user_ids: [cook.id] }, [4]],
      [{ p_subject_label: 'GARLIC ' }, [5, 2, 1]],
      [{ p_subject_label: 'leek' }, [6]],
      [{ p_subject_label: 'ga' }, [5, 2, 1]],
      [{ p_subject_label: 'le' }, []],
      [{ p_subject_label: '0 % off_' }, [3]],
      [{ p_subject_label: '%ar%' }, []],
      [{ p_subject_label: 'garlic', p_subject_user_ids: [cook.id] }, [5, 4, 2, 1]],
      [{ p_from: '2026-01-02T12:00:00Z', p_until: '2026-01-04T12:00:00Z' }, [3, 2]],
      [{ p_actor_id: bert.id, p_subject_id: 'c1', p_from: '2026-01-03T00:00:00Z' }, [5]],
      [{ p_actor_id: anna.id, p_action: 'group_created' }, []],
    ];
    for (const [question, expected] of asked) {
      const found = await scene.as(anna, (sql) => find(sql, question));
      expect([question, days(found)]).toEqual([question, expected]);
    }
  });

  test('continues after the last seen entry, also among entries of the same time', async ({
    scene,
  }) => {
    const { anna } = await writeLog(scene);
    await scene.sql`
      insert into public.admin_changes (created_at, actor_kind, action, subject_kind, subject_id)
      select '2026-01-03T12:00:00Z', 'service', 'category_changed', 'category', 'bulk' from generate_series(1, 4)`;
    const seen: string[] = [];
    let after: Asked = {};
    for (let page = 0; page < 5; page += 1) {
      const found = await scene.as(anna, (sql) => find(sql, { p_limit: 3, ...after }));
      seen.push(...found.map(({ id }) => id));
      const last = found.at(-1);
      if (!last) break;
      after = { p_after_created_at: last.created_at, p_after_id: last.id };
    }
    const all = await scene.as(anna, (sql) => find(sql));
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(seen).toHaveLength(10);
  });

  test('is for admins only and returns at most 100 entries', async ({ scene }) => {
    const { anna, cook } = await writeLog(scene);
    await expect(scene.as(cook, (sql) => find(sql))).rejects.toMatchObject(refusal('42501'));
    await expect(scene.as('visitor', (sql) => find(sql))).rejects.toMatchObject(refusal('42501'));
    await scene.sql`
      insert into public.admin_changes (actor_kind, action, subject_kind)
      select 'service', 'category_changed', 'category' from generate_series(1, 120)`;
    const found = await scene.as(anna, (sql) => find(sql, { p_limit: 100_000 }));
    expect(found).toHaveLength(100);
  });
});
