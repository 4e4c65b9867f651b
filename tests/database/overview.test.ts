import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { outcomeOf, type Person, type Scene, test } from './scene.ts';

type Day = Record<string, number> & { date: string };
type Overview = {
  users: number;
  admins: number;
  failures: { reason: string; failed: number }[];
  days: Day[];
};

const read = (scene: Scene, who: Person, days = 7, zone = 'UTC') =>
  scene.as(who, async (sql) => {
    const [row] = await sql<{ overview: Overview }[]>`
      select public.read_overview(${days}, ${zone}) as overview`;
    return row?.overview as Overview;
  });

/** Returns the sum of every column per slot and failure reason. */
const allSums = (sql: Transaction) => sql`
  select coalesce(reason, '') as reason, slot, sum(completed) as completed, sum(failed) as failed, sum(cost_usd)::float as cost,
    sum(credits_spent) as spent, sum(credits_given) as given, sum(people) as people
  from private.activity_sums group by 1, 2 order by 2, 1`;

async function addGeneration(
  sql: Transaction,
  cook: Person,
  { at, reason = null }: { at: string; reason?: string | null },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.generations
      (user_id, idempotency_key, prompt, model, status, result, reason, cost_usd, created_at, finished_at)
    values (${cook.id}, gen_random_uuid(), 'p', 'chef', ${reason ? 'failed' : 'completed'},
      ${reason ? null : sql.json({ recipe: {} })}, ${reason}, 0.25, ${at}, now())
    returning id`;
  return row?.id ?? '';
}

describe('the overview', () => {
  test('has a row for every day, also for days without activity', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    for (const days of [7, 30, 90]) {
      const overview = await read(scene, admin, days);
      expect(overview.days).toHaveLength(days);
      const today = new Date().toISOString().slice(0, 10);
      expect(overview.days.at(-1)?.date).toBe(today);
      expect(new Set(overview.days.map(({ date }) => date)).size).toBe(days);
    }
    const [oldest] = (await read(scene, admin)).days;
    expect(oldest).toMatchObject({ completed: 0, failed: 0, costUsd: 0, paidCents: 0, signUps: 0 });
  });

  test('counts generations and costs on their start day, and failures by reason', async ({
    scene,
  }) => {
    const { sql } = scene;
    const admin = await scene.person({ admin: true });
    const [days] = await sql<{ today: string; before: string }[]>`
      select now()::text as today, (now() - interval '2 days')::text as before`;
    const { today = '', before = '' } = days ?? {};
    await addGeneration(sql, admin, { at: today });
    const id = await addGeneration(sql, admin, { at: before });
    for (const reason of ['timed-out', 'timed-out', 'refused']) {
      await addGeneration(sql, admin, { at: before, reason });
    }
    await sql`update public.generations set status = 'refunded' where id = ${id}`;
    const overview = await read(scene, admin);
    expect(overview.days.at(-1)).toMatchObject({ completed: 1, failed: 0, costUsd: 0.25 });
    expect(overview.days.at(-3)).toMatchObject({ completed: 1, failed: 3, costUsd: 1 });
    expect(overview.failures).toEqual([
      { reason: 'timed-out', failed: 2 },
      { reason: 'refused', failed: 1 },
    ]);
  });

  test('counts a generation when it ends and keeps those of deleted accounts', async ({
    scene,
  }) => {
    const { sql } = scene;
    const admin = await scene.person({ admin: true });
    const cook = await scene.person({ credits: 3 });
    const before = (await read(scene, admin)).days.at(-1);
    const [begun] = await scene.as(
      'service',
      (as) =>
        as<
          { id: string }[]
        >`select id from private.begin_generation(${cook.id}, 'k', '{}', 'p', 'chef')`,
    );
    const running = (await read(scene, admin)).days.at(-1);
    expect(running).toMatchObject({ completed: 0, failed: 0 });
    expect(running?.creditsSpent).toBe((before?.creditsSpent ?? 0) + 1);
    await scene.as(
      'service',
      (as) =>
        as`select private.fail_generation(${begun?.id ?? ''}, 'empty', 'Nothing.', null, 5, 0, 0.5)`,
    );
    const failed = (await read(scene, admin)).days.at(-1);
    expect(failed).toMatchObject({ completed: 0, failed: 1, costUsd: 0.5 });
    expect(failed?.creditsSpent).toBe(before?.creditsSpent);
    await sql`delete from auth.users where id = ${cook.id}`;
    const later = await read(scene, admin);
    expect(later.days.at(-1)).toEqual(failed);
    expect(later.users).toBe(1);
  });

  test('sums up credits and money by kind', async ({ scene }) => {
    const { sql } = scene;
    const admin = await scene.person({ admin: true });
    const start = (await read(scene, admin)).days.at(-1);
    await sql`
      insert into public.credit_entries (user_id, delta, kind, reference, account_hash) values
        (${admin.id}, 25, 'purchase', 'a', ''), (${admin.id}, 5, 'adjustment', 'b', ''), (${admin.id}, -4, 'generation', 'c', ''),
        (${admin.id}, 1, 'generation_refund', 'c', ''), (${admin.id}, -2, 'refund', 'd', ''), (${admin.id}, -3, 'adjustment', 'e', '')`;
    const [bought] = await sql<{ id: string }[]>`
      insert into public.purchases (user_id, account_hash, pack, credits, amount_cents, status)
      values (${admin.id}, '', 'medium', 25, 999, 'pending') returning id`;
    const id = bought?.id ?? '';
    expect((await read(scene, admin)).days.at(-1)).toMatchObject({ paidCents: 0 });
    await sql`update public.purchases set status = 'completed', completed_at = now() where id = ${id}`;
    await sql`update public.purchases set status = 'disputed' where id = ${id}`;
    expect((await read(scene, admin)).days.at(-1)).toMatchObject({
      creditsSold: 25,
      creditsGiven: (start?.creditsGiven ?? 0) + 5,
      creditsSpent: 3,
      creditsTakenBack: 5,
      paidCents: 999,
      returnedCents: 999,
    });
    await sql`update public.purchases set status = 'completed', refunded_cents = 400 where id = ${id}`;
    expect((await read(scene, admin)).days.at(-1)).toMatchObject({ returnedCents: 400 });
  });

  test('uses the days of the requested time zone, also across a clock change', async ({
    scene,
  }) => {
    const { sql } = scene;
    const admin = await scene.person({ admin: true });
    // Five past midnight in Kathmandu (UTC+5:45), which is the evening before in UTC.
    const [at] = await sql<{ moment: string }[]>`
      select (((now() at time zone 'Asia/Kathmandu')::date - 3 + time '00:05') at time zone 'Asia/Kathmandu')::text as moment`;
    await addGeneration(sql, admin, { at: at?.moment ?? '' });
    const there = await read(scene, admin, 7, 'Asia/Kathmandu');
    expect(there.days.map(({ completed }) => completed)).toEqual([0, 0, 0, 1, 0, 0, 0]);
    const inNewYork = await read(scene, admin, 90, 'America/New_York');
    expect(inNewYork.days).toHaveLength(90);
    expect(inNewYork.days.reduce((sum, { completed }) => sum + (completed ?? 0), 0)).toBe(1);
    const nowhere = scene.as(admin, (as) => as`select public.read_overview(7, 'Nowhere/Land')`);
    expect(await outcomeOf(nowhere)).toBe('22023');
  });

  test('counts current users, admins and all sign-ups', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    await scene.person();
    const gone = await scene.person();
    await scene.sql`delete from auth.users where id = ${gone.id}`;
    const overview = await read(scene, admin);
    expect(overview).toMatchObject({ users: 2, admins: 1 });
    expect(overview.days.at(-1)?.signUps).toBe(3);
  });

  test('is the same after its sums are folded', async ({ scene }) => {
    const { sql } = scene;
    const admin = await scene.person({ admin: true, credits: 9 });
    for (const reason of [null, 'refused', null]) {
      await addGeneration(sql, admin, { at: new Date().toISOString(), reason });
    }
    const [before, sums] = [await read(scene, admin), await allSums(sql)];
    const fold = () =>
      scene.as('service', (as) => as<{ n: number }[]>`select private.fold_activity() as n`);
    expect((await fold())[0]?.n).toBeGreaterThan(0);
    expect(await allSums(sql)).toEqual(sums);
    expect(await read(scene, admin)).toEqual(before);
    const [rows] = await sql`
      select count(*)::int as n, count(distinct (slot, reason))::int as kinds from private.activity_sums`;
    expect(rows?.n).toBe(rows?.kinds);
    expect((await fold())[0]?.n).toBe(0);
    await addGeneration(sql, admin, { at: new Date().toISOString() });
    expect((await read(scene, admin)).days.at(-1)?.completed).toBe(3);
  });

  test('is for admins only, and no role can read its sums', async ({ scene }) => {
    const cook = await scene.person();
    const admin = await scene.person({ admin: true });
    for (const who of ['visitor', 'service', cook] as const) {
      const attempt = scene.as(who, (sql) => sql`select public.read_overview(7, 'UTC')`);
      expect(await outcomeOf(attempt)).toBe('42501');
    }
    for (const who of ['service', admin] as const) {
      const attempt = scene.as(who, (sql) => sql`select * from private.activity_sums`);
      expect(await outcomeOf(attempt)).toBe('42501');
    }
    for (const days of [0, 367]) {
      const attempt = scene.as(admin, (sql) => sql`select public.read_overview(${days}, 'UTC')`);
      expect(await outcomeOf(attempt)).toBe('22023');
    }
  });
});
