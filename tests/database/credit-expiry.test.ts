import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { balanceOf, bought, entriesOf, refund, spend } from './purchases-scene.ts';
import { addPerson, outcomeOf, type Person, refusal, type Scene, test } from './scene.ts';

const expireAfter = (sql: Transaction, months: number | null) =>
  sql`select private.remember_credit_expiry(${months})`;
const expire = async (scene: Scene, account: Person | null = null) => {
  const [row] = await scene.as(
    'service',
    (sql) => sql`select private.expire_credits(${account?.id ?? null}) as count`,
  );
  return row?.count as number;
};
/** Sets the expiry of all of a person's lots to one second ago. */
const runOut = (sql: Transaction, { id }: Person) =>
  sql`update private.credit_lots set expires_at = now() - interval '1 second' where user_id = ${id}`;
const begin = (scene: Scene, { id }: Person, cost = 1) =>
  scene.as(
    'service',
    (sql) => sql`select id from private.begin_generation(${id}, 'key', '{}', 'p', 'chef', ${cost})`,
  );
const lotsOf = (scene: Scene, cook: Person, aal?: 'aal1' | 'aal2') =>
  scene.as(cook, (sql) => sql`select * from public.get_credit_lots()`, aal);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const about = (days: number) => ({
  asymmetricMatch: (date: Date) => Math.abs(+date - +inDays(days)) < 3 * 86_400_000,
});

describe('the expiry setting', () => {
  test('sets a date on credits granted from then on, not on earlier ones', async ({ scene }) => {
    const cook = await scene.person();
    await scene.as('service', (sql) => expireAfter(sql, 12));
    await (await bought(scene, cook)).settle();
    expect(await lotsOf(scene, cook)).toEqual([
      { credits: 25, expires_at: about(365) },
      { credits: 1, expires_at: null },
    ]);
    await scene.as('service', (sql) => expireAfter(sql, 1));
    await (await bought(scene, cook)).settle();
    expect(await lotsOf(scene, cook)).toEqual([
      { credits: 25, expires_at: about(30) },
      { credits: 25, expires_at: about(365) },
      { credits: 1, expires_at: null },
    ]);
    const [entry] = await scene.sql`
      select expires_at from public.credit_entries where user_id = ${cook.id} order by id desc limit 1`;
    expect(entry?.expires_at).toEqual(about(30));
  });

  test('sets a date on free credits and admin gifts, not on returned credits', async ({
    scene,
  }) => {
    await scene.as('service', (sql) => expireAfter(sql, 12));
    const cook = await scene.person({ credits: 3 });
    expect(await lotsOf(scene, cook)).toEqual([{ credits: 3, expires_at: about(365) }]);
    const [generation] = await begin(scene, cook, 2);
    await scene.sql`select private.fail_generation(${generation?.id}, 'timed-out', null)`;
    const [back] = await scene.sql`
      select expires_at from public.credit_entries where kind = 'generation_refund' and user_id = ${cook.id}`;
    expect(back).toEqual({ expires_at: null });
    expect(await lotsOf(scene, cook)).toEqual([{ credits: 3, expires_at: about(365) }]);
  });

  test('switched off removes every expiry date', async ({ scene }) => {
    await scene.as('service', (sql) => expireAfter(sql, 12));
    const cook = await scene.person({ credits: 3 });
    await runOut(scene.sql, cook);
    await scene.as('service', (sql) => expireAfter(sql, 0));
    expect(await expire(scene)).toBe(0);
    expect(await lotsOf(scene, cook)).toEqual([{ credits: 3, expires_at: null }]);
    const later = await scene.person({ credits: 3 });
    expect(await lotsOf(scene, later)).toEqual([{ credits: 3, expires_at: null }]);
  });
});

describe('expiry', () => {
  test('takes what is left of an expired lot once, as a ledger entry', async ({ scene }) => {
    const cook = await scene.person({ credits: 0 });
    const [old, young] = [await bought(scene, cook), await bought(scene, cook)];
    await old.settle();
    await spend(scene.sql, cook, 5);
    await runOut(scene.sql, cook);
    await young.settle();
    expect(await expire(scene)).toBe(20);
    expect(await expire(scene)).toBe(0);
    expect(await entriesOf(scene.sql, cook)).toContain('expiry -20');
    expect(await balanceOf(scene.sql, cook)).toBe(25);
  });

  test('of one account leaves other accounts to the sweep', async ({ scene }) => {
    const [cook, other] = [await scene.person({ credits: 3 }), await scene.person({ credits: 4 })];
    await runOut(scene.sql, cook);
    await runOut(scene.sql, other);
    expect(await expire(scene, cook)).toBe(3);
    expect(await balanceOf(scene.sql, other)).toBe(4);
    expect(await expire(scene)).toBe(4);
  });

  test('is applied before a generation: expired credits cannot pay', async ({ scene }) => {
    const cook = await scene.person({ credits: 3 });
    await runOut(scene.sql, cook);
    const check = scene.as('service', (sql) => sql`select private.check_generation(${cook.id})`);
    await expect(check).rejects.toMatchObject(refusal('STCRD'));
    await expect(begin(scene, cook)).rejects.toMatchObject(refusal('STCRD'));
    expect(await lotsOf(scene, cook)).toEqual([]);
    await scene.sql`select private.record_credit_entry(${cook.id}, 2, 'adjustment')`;
    await begin(scene, cook);
    expect(await balanceOf(scene.sql, cook)).toBe(1);
  });

  test('skips spent credits; returned after their expiry, they are valid for 7 days', async ({
    scene,
  }) => {
    const cook = await scene.person({ credits: 3 });
    const [generation] = await begin(scene, cook, 2);
    await runOut(scene.sql, cook);
    expect(await expire(scene)).toBe(1);
    await scene.sql`select private.fail_generation(${generation?.id}, 'timed-out', null)`;
    expect(await balanceOf(scene.sql, cook)).toBe(2);
    const [lot] = await lotsOf(scene, cook);
    expect(lot).toEqual({ credits: 2, expires_at: about(7) });
    await runOut(scene.sql, cook);
    expect(await expire(scene)).toBe(2);
    expect(await balanceOf(scene.sql, cook)).toBe(0);
  });

  test('of credits does not become a shortfall of a refund', async ({ scene }) => {
    const cook = await scene.person({ credits: 0 });
    const purchase = await bought(scene, cook);
    await purchase.settle();
    await spend(scene.sql, cook, 5);
    await runOut(scene.sql, cook);
    await expire(scene);
    await scene.sql`select private.record_credit_entry(${cook.id}, 30, 'adjustment')`;
    expect(await purchase.settle({ refunds: [refund('re_1', 999)] })).toMatchObject({
      status: 'refunded',
      shortfall_credits: 0,
    });
    expect(await balanceOf(scene.sql, cook)).toBe(25); // 30 less the five spent credits
  });

  test('of credits that were returned late does not become a shortfall, either', async ({
    scene,
  }) => {
    const cook = await scene.person({ credits: 0 });
    const purchase = await bought(scene, cook);
    await purchase.settle({ refunds: [refund('re_1', 999)] });
    await runOut(scene.sql, cook);
    const failed = refund('re_1', 999, { status: 'failed' });
    await purchase.settle({ refunds: [failed] });
    expect(await balanceOf(scene.sql, cook)).toBe(25);
    await runOut(scene.sql, cook);
    expect(await expire(scene)).toBe(25);
    await scene.sql`select private.record_credit_entry(${cook.id}, 30, 'adjustment')`;
    const read = await purchase.settle({ refunds: [failed, refund('re_2', 999)] });
    expect(read).toMatchObject({ status: 'refunded', shortfall_credits: 0 });
    expect(await balanceOf(scene.sql, cook)).toBe(30);
  });

  test('is applied before a refund: the balance is the same with or without the sweep', async ({
    scene,
  }) => {
    for (const isSwept of [true, false]) {
      const cook = await scene.person({ credits: 0 });
      const purchase = await bought(scene, cook);
      await purchase.settle();
      await spend(scene.sql, cook, 25);
      await scene.sql`select private.record_credit_entry(${cook.id}, 10, 'adjustment')`;
      await runOut(scene.sql, cook);
      await scene.sql`select private.record_credit_entry(${cook.id}, 12, 'adjustment')`;
      if (isSwept) await expire(scene);
      await purchase.settle({ refunds: [refund(`re_${isSwept}`, 400)] });
      await expire(scene);
      expect(await balanceOf(scene.sql, cook)).toBe(2); // the ten expired credits cover none of the refund
    }
  });

  test('happens once per lot, even if the clock is set back before credits return', async ({
    scene,
  }) => {
    const cook = await scene.person({ credits: 0 });
    await scene.sql`select private.record_credit_entry(${cook.id}, 3, 'adjustment')`;
    const [generation] = await begin(scene, cook, 2);
    await runOut(scene.sql, cook);
    await expire(scene);
    await scene.sql`update private.credit_lots set expires_at = now() + interval '1 minute' where user_id = ${cook.id}`;
    await scene.sql`select private.fail_generation(${generation?.id}, 'timed-out', null)`;
    expect(await lotsOf(scene, cook)).toEqual([{ credits: 2, expires_at: about(7) }]);
    await runOut(scene.sql, cook);
    expect(await expire(scene)).toBe(2);
    expect(await balanceOf(scene.sql, cook)).toBe(0);
  });

  test('is decided by the current clock, not the transaction start, on a return', async ({
    scene,
  }) => {
    const cook = await scene.person({ credits: 0 });
    await scene.sql`select private.record_credit_entry(${cook.id}, 2, 'adjustment')`;
    const [generation] = await begin(scene, cook, 2);
    await scene.sql`update private.credit_lots set expires_at = clock_timestamp() where user_id = ${cook.id}`;
    await scene.sql`select private.fail_generation(${generation?.id}, 'timed-out', null)`;
    expect(await lotsOf(scene, cook)).toEqual([{ credits: 2, expires_at: about(7) }]);
  });

  test('is not delayed by any number of soft-deleted accounts', async ({ scene }) => {
    await scene.sql`
      insert into auth.users (id, email, email_confirmed_at)
      select md5(n::text)::uuid, n || '@example.com', now() from generate_series(1, 600) n`;
    await scene.sql`update private.credit_lots set expires_at = now() - interval '1 second'`;
    await scene.sql`update auth.users set deleted_at = now() where id in (select md5(n::text)::uuid from generate_series(1, 500) n)`;
    expect(await expire(scene)).toBe(100);
  });

  test('happens once per lot under concurrent sweeps and generations', async ({ testDatabase }) => {
    const { owner, database } = testDatabase;
    const cooks: Person[] = [];
    for (let n = 0; n < 5; n += 1) {
      const cook = await addPerson(owner, { credits: 4 });
      await owner`update private.credit_lots set expires_at = now() - interval '1 second' where user_id = ${cook.id}`;
      cooks.push(cook);
    }
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        outcomeOf(
          database.asService((sql) =>
            n % 2 === 0
              ? sql`select private.expire_credits()`
              : sql`select private.begin_generation(${cooks[n % 5]?.id as string}, ${`key ${n}`}, '{}', 'p', 'chef')`,
          ),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'allowed')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'STCRD')).toHaveLength(10);
    for (const cook of cooks) {
      expect(await balanceOf(owner, cook)).toBe(0);
      expect(
        (await entriesOf(owner, cook)).filter((entry) => entry.startsWith('expiry')),
      ).toHaveLength(2);
    }
  });
});

test('users read only their own lots, after the second factor if they have one', async ({
  scene,
}) => {
  const [cook, other] = [await scene.person({ credits: 3 }), await scene.person({ admin: true })];
  expect(await lotsOf(scene, cook)).toEqual([{ credits: 3, expires_at: null }]);
  expect(await lotsOf(scene, other)).toEqual([{ credits: 1, expires_at: null }]);
  await scene.sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${cook.id}, 'totp', 'verified')`;
  expect(await lotsOf(scene, cook)).toEqual([]);
  expect(await lotsOf(scene, cook, 'aal2')).toEqual([{ credits: 3, expires_at: null }]);
  const visit = scene.as('visitor', (sql) => sql`select * from public.get_credit_lots()`);
  await expect(visit).rejects.toMatchObject(refusal('42501'));
});
