import type postgres from 'postgres';
import { describe, expect } from 'vitest';
import type { Database, Transaction } from '#server/database/database.ts';
import { addPerson, outcomeOf, type Person, refusal, type Scene, test } from './scene.ts';

type Generation = { id: string; status: string; reason: string | null };

const begin = async (scene: Scene, { id }: Person): Promise<string> => {
  const [row] = await scene.as(
    'service',
    (sql) => sql`select id from private.begin_generation(${id}, 'key', '{}', 'p', 'chef')`,
  );
  return row?.id;
};
const cancel = (scene: Scene, { id }: Person, generationId: string) =>
  scene.as(
    'service',
    (sql) => sql<Generation[]>`select * from private.cancel_generation(${id}, ${generationId})`,
  );
const markSent = async (scene: Scene, id: string) => {
  const [row] = await scene.as(
    'service',
    (sql) => sql`select private.mark_generation_sent(${id}) as sent`,
  );
  return row?.sent as boolean;
};
const balanceOf = async (sql: postgres.Sql | Transaction, { id }: Person): Promise<number> =>
  (await sql`select balance from public.credits where user_id = ${id}`)[0]?.balance;

describe('cancelling a generation', () => {
  test('returns the credit once while nothing has been sent', async ({ scene }) => {
    const cook = await scene.person({ credits: 2 });
    const id = await begin(scene, cook);
    for (let replay = 0; replay < 2; replay += 1) {
      expect((await cancel(scene, cook, id))[0]).toMatchObject({
        status: 'failed',
        reason: 'cancelled',
      });
    }
    expect(await balanceOf(scene.sql, cook)).toBe(2);
    expect(await markSent(scene, id)).toBe(false);
  });

  test('is rejected after the first line was sent and after completion', async ({ scene }) => {
    const cook = await scene.person({ credits: 2 });
    const id = await begin(scene, cook);
    expect(await markSent(scene, id)).toBe(true);
    expect(await markSent(scene, id)).toBe(true);
    await expect(cancel(scene, cook, id)).rejects.toMatchObject({
      ...refusal('STWRT'),
      message: "Your recipe is almost done. You'll find it under Unsaved recipes.",
    });
    await scene.as(
      'service',
      (sql) => sql`select private.complete_generation(${id}, '{}', null, 1, 2, 0.5)`,
    );
    await expect(cancel(scene, cook, id)).rejects.toMatchObject(refusal('STWRT'));
    expect(await balanceOf(scene.sql, cook)).toBe(1);
  });

  test('is limited to its cook; for other users the generation does not exist', async ({
    scene,
  }) => {
    const [cook, other] = [await scene.person({ credits: 2 }), await scene.person()];
    const id = await begin(scene, cook);
    await expect(cancel(scene, other, id)).rejects.toMatchObject(refusal('STNTF'));
    const nowhere = '00000000-0000-4000-8000-000000000000';
    await expect(cancel(scene, cook, nowhere)).rejects.toMatchObject(refusal('STNTF'));
    const attempts = [
      (sql: Transaction) => sql`select private.cancel_generation(${cook.id}, ${id})`,
      (sql: Transaction) => sql`select private.mark_generation_sent(${id})`,
    ];
    for (const attempt of attempts) {
      expect(await outcomeOf(scene.as(cook, attempt))).toBe('42501');
    }
    expect(await balanceOf(scene.sql, cook)).toBe(1);
  });

  test('notifies the process that runs it', async ({ testDatabase }) => {
    const { owner, database } = testDatabase;
    const cook = await addPerson(owner, { credits: 1 });
    const [row] = await owner`
      select id from private.begin_generation(${cook.id}, 'told', '{}', 'p', 'chef')`;
    const heard = new Promise<string>((resolve) => {
      void database
        .listen('generation_cancelled', resolve)
        .then(() =>
          database.asService(
            (sql) => sql`select private.cancel_generation(${cook.id}, ${row?.id})`,
          ),
        );
    });
    expect(await heard).toBe(row?.id);
  });
});

/** Races one cancel with one first line. @returns whether each was allowed */
async function raceOnce(owner: postgres.Sql, database: Database, cook: Person, round: number) {
  const [row] = await owner`
    select id from private.begin_generation(${cook.id}, ${`race ${round}`}, '{}', 'p', 'chef')`;
  const id: string = row?.id;
  const cancelling = () =>
    outcomeOf(
      database.asService((sql) => sql`select private.cancel_generation(${cook.id}, ${id})`),
    );
  const sending = () =>
    database.asService(
      (sql) => sql<{ sent: boolean }[]>`select private.mark_generation_sent(${id}) as sent`,
    );
  const both = round % 2 ? [cancelling(), sending()] : [sending(), cancelling()];
  const settled = await Promise.all(both);
  const cancelled = settled.includes('allowed');
  const sent = settled.some((one) => Array.isArray(one) && one[0]?.sent === true);
  return { id, cancelled, sent };
}

test('in fifty races of a cancel with the first line one wins; the credit follows', async ({
  testDatabase,
}) => {
  const { owner, database } = testDatabase;
  const cook = await addPerson(owner, { credits: 60 });
  const won = { cancelled: 0, sent: 0 };
  for (let round = 0; round < 50; round += 1) {
    const before = await balanceOf(owner, cook);
    const { id, cancelled, sent } = await raceOnce(owner, database, cook, round);
    expect(cancelled).toBe(!sent);
    expect(await balanceOf(owner, cook)).toBe(cancelled ? before : before - 1);
    won[cancelled ? 'cancelled' : 'sent'] += 1;
    await owner`select private.fail_generation(${id}, 'unexpected', null)`;
  }
  expect(won.cancelled + won.sent).toBe(50);
});

test('the usage of a failed generation is stored even if it was cancelled before', async ({
  scene,
}) => {
  const cook = await scene.person({ credits: 2 });
  const id = await begin(scene, cook);
  await cancel(scene, cook, id);
  const report = () =>
    scene.as(
      'service',
      (sql) => sql`
        select status, reason, input_tokens, output_tokens, cost_usd, repaired, timings
        from private.fail_generation(${id}, 'timed-out', 'late', '{"modelMs":5}', 100, 20, 0.0012, true)`,
    );
  const kept = {
    status: 'failed',
    reason: 'cancelled',
    input_tokens: 100,
    output_tokens: 20,
    cost_usd: '0.001200',
    repaired: true,
    timings: { modelMs: 5 },
  };
  expect(await report()).toEqual([kept]);
  expect(await report()).toEqual([kept]);
  expect(await balanceOf(scene.sql, cook)).toBe(2);
  const hidden = scene.as(cook, (sql) => sql`select cost_usd from public.generations`);
  expect(await outcomeOf(hidden)).toBe('42501');
});
