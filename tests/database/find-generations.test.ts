import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { outcomeOf, type Person, refusal, type Scene, test } from './scene.ts';

type Row = { id: string; created_at: Date; status: string; user_id: string; full_name: string };
type Asked = Record<string, unknown>;

/** Calls a function with named arguments, as the data API does. */
function call<T extends object>(sql: Transaction, name: string, asked: Asked = {}) {
  const given = Object.entries(asked);
  // Passed as text: the driver would convert it to a Date and drop the microseconds.
  const cast = (key: string) => (key === 'p_cursor_at' ? '::text::timestamptz' : '');
  const list = given.map(([key], at) => `${key} => $${at + 1}${cast(key)}`).join(', ');
  return sql.unsafe<T[]>(`select * from public.${name}(${list})`, given.map(([, v]) => v) as never);
}

/** Adds one generation per minute, the newest a minute ago: every third failed, every second uses the model `b`. */
async function addGenerations({ sql }: Scene, { id }: Person, count: number, key = 'g') {
  await sql`
    insert into public.generations (user_id, idempotency_key, prompt, selections, model, status, result, reason, detail, note,
      cost_usd, created_at, finished_at)
    select ${id}, ${key} || n, 'Secret prompt', '{"Allergens":["Secret peanuts"]}', case when n % 2 = 0 then 'b' else 'a' end,
      case when n % 3 = 0 then 'failed' else 'completed' end,
      case when n % 3 <> 0 then '{"recipe":{"title":"Secret soup"}}'::jsonb end,
      case when n % 3 = 0 then 'timed-out' end, case when n % 3 = 0 then 'Secret detail' end,
      case when n % 3 = 0 then 'A note.' end, 0.01,
      now() - n * interval '1 minute', now() - n * interval '1 minute' + n * interval '1 second'
    from generate_series(1, ${count}::int) n`;
}

describe('the log of generations', () => {
  test('shows an admin user, time, status and cost, but no prompt or recipe', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    const zoe = await scene.person({ name: 'Zoe Zimmer' });
    await addGenerations(scene, zoe, 3);
    const rows = await scene.as(admin, (sql) => call<Row>(sql, 'find_generations'));
    expect(rows).toHaveLength(3);
    expect(rows.at(2)).toMatchObject({
      full_name: 'Zoe Zimmer',
      email: zoe.email,
      status: 'failed',
      reason: 'timed-out',
      note: 'A note.',
      model: 'a',
      cost_usd: '0.010000',
    });
    expect(JSON.stringify(rows)).not.toContain('Secret');
  });

  test('pages by cursor in both directions without gaps or duplicates', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    await addGenerations(scene, await scene.person(), 7);
    // Two generations have the same time: the id is the tie-breaker.
    await scene.sql`update public.generations set created_at = now() - interval '2 minutes' where idempotency_key in ('g2', 'g3')`;
    const page = (asked: Asked) =>
      scene.as(admin, (sql) => call<Row>(sql, 'find_generations', { p_limit: 3, ...asked }));
    const cursorOf = (row: Row | undefined) =>
      scene.sql<
        { at: string }[]
      >`select created_at::text as at from public.generations where id = ${row?.id ?? null}`.then(
        ([found]) => ({ p_cursor_at: found?.at, p_cursor_id: row?.id }),
      );
    const first = await page({});
    const second = await page(await cursorOf(first.at(-1)));
    const third = await page(await cursorOf(second.at(-1)));
    const all = [...first, ...second, ...third].map(({ id }) => id);
    expect(all).toHaveLength(7);
    expect(new Set(all).size).toBe(7);
    const back = await page({ ...(await cursorOf(third[0])), p_newer: true });
    expect(back.map(({ id }) => id)).toEqual(second.map(({ id }) => id));
  });

  test('filters by status, model, reason, dates and user', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    const zoe = await scene.person({ name: 'Zoe 100%' });
    await addGenerations(scene, zoe, 6);
    const bo = await scene.person({ name: 'Bo' });
    await addGenerations(scene, bo, 12);
    const count = async (asked: Asked) =>
      (await scene.as(admin, (sql) => call<Row>(sql, 'find_generations', asked))).length;
    expect(await count({ p_status: 'failed' })).toBe(6);
    expect(await count({ p_model: 'b' })).toBe(9);
    expect(await count({ p_reason: 'timed-out', p_model: 'a' })).toBe(3);
    expect(await count({ p_who: 'zoe 100%' })).toBe(6);
    expect(await count({ p_who: '%' })).toBe(6);
    expect(await count({ p_who: zoe.id })).toBe(6);
    expect(await count({ p_who: 'nobody' })).toBe(0);
    // Uses the rows' own times: a busy machine may delay the queries.
    const [middle] = await scene.sql<{ at: Date }[]>`
      select created_at - interval '30 seconds' as at from public.generations where user_id = ${bo.id} and idempotency_key = 'g4'`;
    const since = middle?.at.toISOString();
    expect(await count({ p_since: since, p_who: 'bo' })).toBe(4);
    expect(await count({ p_until: since, p_who: 'bo' })).toBe(8);
  });

  test('sums up the matching generations with durations and cost', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    await addGenerations(scene, await scene.person(), 9);
    const [sums] = await scene.as(admin, (sql) => call(sql, 'sum_generations'));
    expect(sums).toEqual({
      generations: 9,
      more_generations: false,
      more_people: false,
      completed: 6,
      failed: 3,
      median_ms: 5000,
      p95_ms: 8600,
      cost_usd: '0.090000',
    });
    const none = { generations: 0, median_ms: null, cost_usd: null };
    const [empty] = await scene.as(admin, (sql) => call(sql, 'sum_generations', { p_model: 'x' }));
    expect(empty).toMatchObject(none);
  });

  test('searches at most 100 matching people and reports that there are more', async ({
    scene,
  }) => {
    const { sql } = scene;
    const admin = await scene.person({ admin: true });
    await sql`
      insert into auth.users (email) select format('guest-%s@example.com', n) from generate_series(1, 101) n`;
    await sql`
      insert into public.generations (user_id, idempotency_key, prompt, model, status, result, finished_at)
      select id, 'k', 'p', 'chef', 'completed', '{}', now() from auth.users where email like 'guest-%'`;
    const sums = async (who: string) =>
      (await scene.as(admin, (as) => call(as, 'sum_generations', { p_who: who })))[0];
    expect(await sums('GUEST')).toMatchObject({ generations: 100, more_people: true });
    expect(await sums('guest-7')).toMatchObject({ generations: 11, more_people: false });
  });

  test('sums up at most the newest 1,000 and reports that there are more', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    await addGenerations(scene, await scene.person(), 1001);
    const [sums] = await scene.as(admin, (sql) => call(sql, 'sum_generations'));
    expect(sums).toMatchObject({ generations: 1000, more_generations: true });
  });

  test('lists the models in use', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    const models = () => scene.as(admin, (sql) => call(sql, 'list_generation_models'));
    expect(await models()).toEqual([]);
    await addGenerations(scene, await scene.person(), 5);
    expect((await models()).map((row) => Object.values(row)[0])).toEqual(['a', 'b']);
  });

  test('is for admins only', async ({ scene }) => {
    const cook = await scene.person();
    for (const name of ['find_generations', 'sum_generations', 'list_generation_models']) {
      for (const who of ['visitor', cook] as const) {
        expect(await outcomeOf(scene.as(who, (sql) => call(sql, name)))).toBe('42501');
      }
    }
    await expect(
      scene.as(cook, (sql) => sql`select note from public.generations`),
    ).rejects.toMatchObject(refusal('42501'));
  });
});

test('a failure stores its note next to the detail, cut to 300 characters', async ({ scene }) => {
  const cook = await scene.person({ credits: 1 });
  const [row] = await scene.as(
    'service',
    (sql) => sql`
    select (private.fail_generation(
      (private.begin_generation(${cook.id}, 'key', '{}', 'p', 'chef')).id,
      'check-failed', 'milk in the soup', note => ${'n'.repeat(400)})).*`,
  );
  expect(row).toMatchObject({ detail: 'milk in the soup', note: 'n'.repeat(300) });
});
