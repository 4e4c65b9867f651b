import type { Sql } from 'postgres';
import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { addPerson, outcomeOf, type Person, refusal, type Scene, test } from './scene.ts';

type Generation = { id: string; status: string; reason: string | null; opened: boolean };

const begin = (scene: Scene, { id }: { id: string }, key = 'key', cost = 1) =>
  scene.as('service', async (sql) => {
    const [row] = await sql<Generation[]>`
      select *, created_at = now() as opened
      from private.begin_generation(${id}, ${key}, '{"Course":["Dinner"]}', 'A prompt', 'chef', ${cost})`;
    return row as Generation;
  });
const complete = (scene: Scene, id: string) =>
  scene.as(
    'service',
    (sql) => sql<Generation[]>`
    select * from private.complete_generation(${id}, '{"recipe":{"title":"Soup"}}', '{"totalMs":9}', 10, 20)`,
  );
const fail = (scene: Scene, id: string, reason = 'timed_out') =>
  scene.as(
    'service',
    (sql) => sql<Generation[]>`
    select * from private.fail_generation(${id}, ${reason}, 'The model took 61 s')`,
  );
const balanceOf = async (sql: Sql | Transaction, { id }: Person): Promise<number> =>
  (await sql`select balance from public.credits where user_id = ${id}`)[0]?.balance;

describe('beginning a generation', () => {
  test('takes the credit and adds one row', async ({ scene }) => {
    const cook = await scene.person({ credits: 2 });
    const generation = await begin(scene, cook);
    expect(generation).toMatchObject({ status: 'running', opened: true });
    expect(await balanceOf(scene.sql, cook)).toBe(1);
    const entries = await scene.sql`
      select delta, kind from public.credit_entries where reference = ${generation.id}`;
    expect(entries).toEqual([{ delta: -1, kind: 'generation' }]);
  });

  test('with the same key returns the same generation in its current state', async ({ scene }) => {
    const cook = await scene.person({ credits: 2 });
    const first = await begin(scene, cook);
    expect((await begin(scene, cook)).id).toBe(first.id);
    await complete(scene, first.id);
    expect(await begin(scene, cook)).toMatchObject({ id: first.id, status: 'completed' });
    expect(await balanceOf(scene.sql, cook)).toBe(1);
  });

  test('is rejected while another one is running, before the balance check', async ({ scene }) => {
    const cook = await scene.person({ credits: 1 });
    await begin(scene, cook);
    expect(await balanceOf(scene.sql, cook)).toBe(0);
    await expect(begin(scene, cook, 'other')).rejects.toMatchObject(refusal('STGEN'));
  });

  test('is rejected without enough credits and adds no row', async ({ scene }) => {
    const cook = await scene.person({ credits: 0 });
    await expect(begin(scene, cook)).rejects.toMatchObject(refusal('STCRD'));
    await expect(begin(scene, cook, 'dear', 3)).rejects.toMatchObject(refusal('STCRD'));
    const rows = await scene.sql`select from public.generations where user_id = ${cook.id}`;
    expect(rows.count).toBe(0);
  });

  test('is rejected for a deleted account', async ({ scene }) => {
    const cook = await scene.person();
    await scene.sql`delete from auth.users where id = ${cook.id}`;
    await expect(begin(scene, cook)).rejects.toMatchObject(refusal('STUSR'));
  });

  test('twenty times concurrently with one credit succeeds once', async ({ testDatabase }) => {
    const { owner, database } = testDatabase;
    const cook = await addPerson(owner, { credits: 1 });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        outcomeOf(
          database.asService(
            (sql) =>
              sql`select private.begin_generation(${cook.id}, ${`key ${index}`}, '{}', 'p', 'chef')`,
          ),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'allowed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'STGEN')).toHaveLength(19);
    expect(await balanceOf(owner, cook)).toBe(0);
  });

  test('twenty times concurrently with one key adds one row', async ({ testDatabase }) => {
    const { owner, database } = testDatabase;
    const cook = await addPerson(owner, { credits: 5 });
    const rows = await Promise.all(
      Array.from({ length: 20 }, () =>
        database.asService(async (sql) => {
          const [row] = await sql<{ id: string }[]>`
            select id from private.begin_generation(${cook.id}, 'same', '{}', 'p', 'chef')`;
          // Compares transaction ids, not times: two of so many transactions may begin in the same microsecond.
          return sql<Generation[]>`
            select id, xmin = pg_current_xact_id()::xid as opened
            from public.generations where id = ${row?.id ?? null}`;
        }),
      ),
    );
    expect(new Set(rows.map(([row]) => row?.id)).size).toBe(1);
    expect(rows.filter(([row]) => row?.opened)).toHaveLength(1);
    expect(await balanceOf(owner, cook)).toBe(4);
  });
});

describe('ending a generation', () => {
  test('a failure returns the credit exactly once, however often it is replayed', async ({
    scene,
  }) => {
    const cook = await scene.person({ credits: 2 });
    const { id } = await begin(scene, cook);
    for (let replay = 0; replay < 3; replay += 1) {
      expect((await fail(scene, id, `reason ${replay}`))[0]).toMatchObject({
        status: 'failed',
        reason: 'reason 0',
      });
    }
    expect(await balanceOf(scene.sql, cook)).toBe(2);
  });

  test('a failure after completion changes nothing', async ({ scene }) => {
    const cook = await scene.person({ credits: 2 });
    const { id } = await begin(scene, cook);
    await complete(scene, id);
    expect((await fail(scene, id))[0]).toMatchObject({ status: 'completed', reason: null });
    expect(await balanceOf(scene.sql, cook)).toBe(1);
  });

  test('a result after the failure is not stored', async ({ scene }) => {
    const cook = await scene.person({ credits: 2 });
    const { id } = await begin(scene, cook);
    await fail(scene, id);
    expect((await complete(scene, id))[0]).toMatchObject({ status: 'failed', result: null });
    expect(await balanceOf(scene.sql, cook)).toBe(2);
  });

  test('concurrent completion and failure end in one of the two', async ({ testDatabase }) => {
    const { owner, database } = testDatabase;
    const cook = await addPerson(owner, { credits: 20 });
    for (let round = 0; round < 10; round += 1) {
      const [row] = await owner`
        select id from private.begin_generation(${cook.id}, ${`race ${round}`}, '{}', 'p', 'chef')`;
      const before = await balanceOf(owner, cook);
      await Promise.all([
        database.asService(
          (sql) => sql`select private.complete_generation(${row?.id}, '{}', null, null, null)`,
        ),
        database.asService(
          (sql) => sql`select private.fail_generation(${row?.id}, 'cancelled', null)`,
        ),
      ]);
      const [ended] = await owner`select status from public.generations where id = ${row?.id}`;
      const back = ended?.status === 'failed' ? 1 : 0;
      expect(await balanceOf(owner, cook)).toBe(before + back);
    }
  });

  test('the sweep refunds generations that are too old, and only those', async ({ scene }) => {
    const [old, young] = [await scene.person(), await scene.person()];
    const { id } = await begin(scene, old);
    await begin(scene, young);
    await scene.sql`update public.generations set created_at = now() - interval '10 minutes' where id = ${id}`;
    const sweep = () =>
      scene.as('service', (sql) => sql`select private.sweep_generations('5 minutes') as swept`);
    expect(await sweep()).toEqual([{ swept: 1 }]);
    expect(await sweep()).toEqual([{ swept: 0 }]);
    expect(await balanceOf(scene.sql, old)).toBe(1);
    expect(await balanceOf(scene.sql, young)).toBe(0);
  });

  test('an unknown generation is rejected', async ({ scene }) => {
    const nowhere = '00000000-0000-4000-8000-000000000000';
    await expect(complete(scene, nowhere)).rejects.toMatchObject(refusal('STNTF'));
    await expect(fail(scene, nowhere)).rejects.toMatchObject(refusal('STNTF'));
  });
});

describe('a generation', () => {
  test('is readable by its cook only, without the prompt and the detail', async ({ scene }) => {
    const [cook, other] = [await scene.person(), await scene.person({ admin: true })];
    const { id } = await begin(scene, cook);
    await complete(scene, id);
    const read = (who: Person) =>
      scene.as(
        who,
        (sql) => sql`select selections, status, result, reason, timings from public.generations`,
      );
    expect(await read(cook)).toEqual([
      {
        selections: { Course: ['Dinner'] },
        status: 'completed',
        result: { recipe: { title: 'Soup' } },
        reason: null,
        timings: { totalMs: 9 },
      },
    ]);
    expect(await read(other)).toEqual([]);
    for (const column of ['prompt', 'detail']) {
      const hidden = scene.as(cook, (sql) => sql`select ${sql(column)} from public.generations`);
      expect(await outcomeOf(hidden)).toBe('42501');
    }
  });

  test('is writable through the procedures only', async ({ scene }) => {
    const cook = await scene.person();
    const { id } = await begin(scene, cook);
    const attempts: ((sql: Transaction) => PromiseLike<unknown>)[] = [
      (sql) => sql`update public.generations set status = 'failed' where id = ${id}`,
      (sql) => sql`delete from public.generations where id = ${id}`,
      (sql) =>
        sql`insert into public.generations (user_id, idempotency_key, prompt, model) values (${cook.id}, 'k', 'p', 'm')`,
      (sql) => sql`select private.fail_generation(${id}, 'cancelled', null)`,
      (sql) => sql`select private.begin_generation(${cook.id}, 'k', '{}', 'p', 'm', 0)`,
    ];
    for (const attempt of attempts) {
      expect(await outcomeOf(scene.as(cook, attempt))).toBe('42501');
    }
  });
});
