import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { balanceOf, bought, dispute, refund, spend } from './purchases-scene.ts';
import { type Person, refusal, type Scene, test } from './scene.ts';

/** Adds a cook with only these lots, granted in this order, which expire after so many days (null: never). */
async function withLots(scene: Scene, lots: [credits: number, days: number | null][]) {
  const cook = await scene.person({ credits: 0 });
  for (const [n, [credits, days]] of lots.entries()) {
    await scene.sql`
      select private.record_credit_entry(${cook.id}, ${credits}, 'adjustment', ${`lot ${n}`}, null,
        now() + make_interval(days => ${days}))`;
  }
  return cook;
}
/** Returns what is left in each lot (without lots of one credit), in the order of the grants. */
const leftOf = async (sql: Transaction, { id }: Person) => {
  await balanceOf(sql, { id });
  const rows = await sql<{ remaining: number }[]>`
    select remaining from private.credit_lots where user_id = ${id} and credits <> 1 order by entry_id`;
  return rows.map(({ remaining }) => remaining);
};
const begin = async (scene: Scene, { id }: Person, cost: number) => {
  const [row] = await scene.as(
    'service',
    (sql) => sql`select id from private.begin_generation(${id}, 'key', '{}', 'p', 'chef', ${cost})`,
  );
  return row?.id as string;
};
const fail = (scene: Scene, id: string) =>
  scene.as('service', (sql) => sql`select private.fail_generation(${id}, 'timed-out', null)`);

describe('spent credits', () => {
  test('come from the lot that expires first, then from the oldest', async ({ scene }) => {
    const cook = await withLots(scene, [
      [5, null],
      [5, 30],
      [5, 10],
      [5, null],
    ]);
    await spend(scene.sql, cook, 7);
    expect(await leftOf(scene.sql, cook)).toEqual([5, 3, 0, 5]);
    await spend(scene.sql, cook, 6);
    expect(await leftOf(scene.sql, cook)).toEqual([2, 0, 0, 5]);
  });

  test('return to the lots that they came from, once', async ({ scene }) => {
    const cook = await withLots(scene, [
      [5, null],
      [5, 10],
    ]);
    const id = await begin(scene, cook, 7);
    expect(await leftOf(scene.sql, cook)).toEqual([3, 0]);
    await scene.sql`select private.record_credit_entry(${cook.id}, 4, 'adjustment')`;
    await fail(scene, id);
    await fail(scene, id);
    expect(await leftOf(scene.sql, cook)).toEqual([5, 5, 4]);
  });

  test('come from the same order when an admin lowers the balance', async ({ scene }) => {
    const cook = await withLots(scene, [
      [5, null],
      [5, 10],
    ]);
    const admin = await scene.person({ admin: true });
    await scene.as(
      admin,
      (sql) => sql`update public.credits set balance = 4 where user_id = ${cook.id}`,
    );
    expect(await leftOf(scene.sql, cook)).toEqual([4, 0]);
  });
});

describe('a refund or dispute', () => {
  test('takes from its own purchase first, then from the lot that expires first', async ({
    scene,
  }) => {
    const cook = await withLots(scene, [[5, 10]]);
    const first = await bought(scene, cook);
    await first.settle();
    const second = await bought(scene, cook);
    await second.settle();
    await second.settle({ refunds: [refund('re_1', 999)] });
    expect(await leftOf(scene.sql, cook)).toEqual([5, 25, 0]);
    await spend(scene.sql, cook, 15); // 5 of what expires, 10 of the first pack
    await first.settle({ disputes: [dispute('dp_1', 999, 'withdrawn')] });
    expect(await leftOf(scene.sql, cook)).toEqual([0, 0, 0]);
    await first.settle({ disputes: [dispute('dp_1', 999, 'reinstated')] });
    expect(await leftOf(scene.sql, cook)).toEqual([0, 15, 0]);
  });

  test('that took from other lots returns the credits to them', async ({ scene }) => {
    const cook = await withLots(scene, [[30, null]]);
    const purchase = await bought(scene, cook);
    await purchase.settle();
    await scene.sql`update private.credit_lots set expires_at = now() + interval '1 day'
      where user_id = ${cook.id} and credits = 25`;
    await spend(scene.sql, cook, 20);
    expect(await leftOf(scene.sql, cook)).toEqual([30, 5]);
    await purchase.settle({ refunds: [refund('re_1', 999)] });
    expect(await leftOf(scene.sql, cook)).toEqual([10, 0]);
    await purchase.settle({ refunds: [refund('re_1', 999, { status: 'failed' })] });
    expect(await leftOf(scene.sql, cook)).toEqual([30, 5]);
  });

  test('returns each lot’s share in two steps when two refunds fail one by one', async ({
    scene,
  }) => {
    const cook = await withLots(scene, [[30, null]]);
    const purchase = await bought(scene, cook);
    await purchase.settle();
    await spend(scene.sql, cook, 30); // the older lot
    await scene.sql`select private.record_credit_entry(${cook.id}, 20, 'adjustment')`;
    await scene.sql`update private.credit_lots set expires_at = now() + interval '1 day'
      where user_id = ${cook.id} and credits = 25`;
    await spend(scene.sql, cook, 10);
    expect(await leftOf(scene.sql, cook)).toEqual([0, 15, 20]);
    const [first, second] = [refund('re_1', 500), refund('re_2', 499)];
    await purchase.settle({ refunds: [first, second] });
    expect(await leftOf(scene.sql, cook)).toEqual([0, 0, 10]);
    await purchase.settle({ refunds: [{ ...first, status: 'failed' }, second] });
    expect(await leftOf(scene.sql, cook)).toEqual([0, 3, 20]);
    await purchase.settle({ refunds: [first, { ...second, status: 'failed' }] });
    expect(await leftOf(scene.sql, cook)).toEqual([0, 15, 20]);
  });

  test('that ends while another one of the same money lasts hands its credits over', async ({
    scene,
  }) => {
    const cook = await withLots(scene, [[30, null]]);
    const purchase = await bought(scene, cook);
    await purchase.settle();
    await purchase.settle({ disputes: [dispute('dp_1', 999, 'withdrawn')] });
    const refunds = [refund('re_1', 500)];
    await purchase.settle({ disputes: [dispute('dp_1', 999, 'withdrawn')], refunds });
    await purchase.settle({ disputes: [dispute('dp_1', 999, 'reinstated')], refunds });
    expect(await leftOf(scene.sql, cook)).toEqual([30, 12]);
    const failed = [refund('re_1', 500, { status: 'failed' })];
    await purchase.settle({ disputes: [dispute('dp_1', 999, 'reinstated')], refunds: failed });
    expect(await leftOf(scene.sql, cook)).toEqual([30, 25]);
  });
});

test('an entry that the lots cannot cover is rejected, whatever the balance says', async ({
  scene,
}) => {
  const cook = await withLots(scene, [[5, null]]);
  await scene.sql`update private.credit_lots set remaining = 2 where user_id = ${cook.id} and credits = 5`;
  const step = scene.sql.savepoint(
    (sql) => sql`select private.record_credit_entry(${cook.id}, -3, 'adjustment')`,
  );
  await expect(step).rejects.toMatchObject(refusal('XX001'));
});
