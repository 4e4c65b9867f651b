import fc from 'fast-check';
import type { Sql } from 'postgres';
import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { addPerson, identityOf, outcomeOf, type Person, refusal, test } from './scene.ts';

const balanceAndLedger = async (sql: Sql | Transaction, { id }: Person) => {
  const [row] = await sql`
    select balance, (select coalesce(sum(delta), 0)::int from public.credit_entries where user_id = ${id}) as ledger
    from public.credits where user_id = ${id}`;
  return row as unknown as { balance: number; ledger: number };
};

describe('a balance', () => {
  test('is readable by its owner and admins only', async ({ scene }) => {
    const [anna, ben] = [await scene.person(), await scene.person()];
    const admin = await scene.person({ admin: true });
    const read = (who: Person) =>
      scene.as(who, (sql) => sql`select balance from public.credits where user_id = ${anna.id}`);
    expect(await read(anna)).toEqual([{ balance: 1 }]);
    expect(await read(admin)).toEqual([{ balance: 1 }]);
    expect(await read(ben)).toEqual([]);
    await expect(
      scene.as('visitor', (sql) => sql`select balance from public.credits`),
    ).rejects.toMatchObject(refusal('42501'));
  });

  test('its owner gets 42501 on any write to it or to the ledger', async ({ scene }) => {
    const anna = await scene.person();
    const { id } = anna;
    const attempts: ((sql: Transaction) => PromiseLike<unknown>)[] = [
      (sql) => sql`update public.credits set balance = 100 where user_id = ${id}`,
      (sql) => sql`update public.credits set balance = balance where user_id = ${id}`,
      (sql) => sql`insert into public.credits (user_id, balance) values (${id}, 100)`,
      (sql) => sql`delete from public.credits where user_id = ${id}`,
      (sql) =>
        sql`insert into public.credit_entries (user_id, delta, kind, account_hash) values (${id}, 9, 'free', '')`,
      (sql) => sql`update public.credit_entries set delta = 100 where user_id = ${id}`,
      (sql) => sql`delete from public.credit_entries where user_id = ${id}`,
      (sql) => sql`select private.record_credit_entry(${id}, 9, 'free')`,
    ];
    for (const attempt of attempts) {
      expect(await outcomeOf(scene.as(anna, attempt))).toBe('42501');
    }
    expect(await balanceAndLedger(scene.sql, anna)).toEqual({ balance: 1, ledger: 1 });
  });

  test('changed by an admin adds a ledger entry with actor and reason', async ({ scene }) => {
    const [anna, admin] = [await scene.person(), await scene.person({ admin: true })];
    await scene.as(
      admin,
      (sql) => sql`
      update public.credits set balance = 7, updated_at = now() where user_id = ${anna.id}`,
    );
    const entries = await scene.as(
      anna,
      (sql) => sql`
      select delta, kind, actor_id, reason from public.credit_entries order by id desc limit 1`,
    );
    expect(entries).toEqual([
      { delta: 6, kind: 'adjustment', actor_id: admin.id, reason: 'Balance set from 1 to 7' },
    ]);
    expect(await balanceAndLedger(scene.sql, anna)).toEqual({ balance: 7, ledger: 7 });
  });

  test('an admin’s update with an outdated balance changes nothing', async ({ scene }) => {
    const [anna, admin] = [await scene.person(), await scene.person({ admin: true })];
    const edited = await scene.as(
      admin,
      (sql) => sql`
      update public.credits set balance = 7 where user_id = ${anna.id} and balance = 3`,
    );
    expect(edited.count).toBe(0);
  });

  test('cannot go below zero, by update or by ledger entry', async ({ scene }) => {
    const [anna, admin] = [await scene.person(), await scene.person({ admin: true })];
    await expect(
      scene.as(
        admin,
        (sql) => sql`update public.credits set balance = -1 where user_id = ${anna.id}`,
      ),
    ).rejects.toMatchObject(refusal('23514'));
    await expect(
      scene.as(
        'service',
        (sql) => sql`select private.record_credit_entry(${anna.id}, -2, 'refund')`,
      ),
    ).rejects.toMatchObject(refusal('STCRD'));
    expect(await balanceAndLedger(scene.sql, anna)).toEqual({ balance: 1, ledger: 1 });
  });
});

describe('the ledger', () => {
  test('is append-only even for the owner of the database', async ({ scene: { sql, person } }) => {
    await person();
    const attempts: ((step: Transaction) => PromiseLike<unknown>)[] = [
      (step) => step`update public.credit_entries set delta = 5`,
      (step) => step`update public.credit_entries set user_id = null`,
      (step) => step`delete from public.credit_entries`,
      (step) => step`truncate public.credit_entries cascade`,
    ];
    for (const attempt of attempts) {
      expect(await outcomeOf(sql.savepoint(attempt as never))).toBe('STFOR');
    }
  });

  test('stores one entry per kind and reference', async ({ scene }) => {
    const anna = await scene.person();
    for (let replay = 0; replay < 3; replay += 1) {
      await scene.as(
        'service',
        (sql) => sql`
        select private.record_credit_entry(${anna.id}, 10, 'purchase', 'pi_1', 'Ten credits')`,
      );
    }
    expect(await balanceAndLedger(scene.sql, anna)).toEqual({ balance: 11, ledger: 11 });
  });

  test('shows users only their own entries, without the account hash', async ({ scene }) => {
    const [, ben] = [await scene.person(), await scene.person()];
    const seen = await scene.as(
      ben,
      (sql) => sql`select distinct user_id from public.credit_entries`,
    );
    expect(seen).toEqual([{ user_id: ben.id }]);
    await expect(
      scene.as(ben, (sql) => sql`select account_hash from public.credit_entries`),
    ).rejects.toMatchObject(refusal('42501'));
  });

  test('sums to the balance under any interleaving', async ({
    testDatabase: { owner, database },
  }) => {
    const cook = await addPerson(owner, { credits: 3 });
    const admin = identityOf(await addPerson(owner, { admin: true }));
    const step = fc.oneof(
      fc
        .integer({ min: -4, max: 4 })
        .filter((delta) => delta !== 0)
        .map((delta) => ({ delta })),
      fc.nat(6).map((balance) => ({ balance })),
    );
    const run = (one: { delta: number } | { balance: number }) =>
      'delta' in one
        ? database.asService(
            (sql) =>
              sql`select private.record_credit_entry(${cook.id}, ${one.delta}, 'adjustment')`,
          )
        : database.asCaller(
            { role: 'authenticated', claims: JSON.parse(admin.claims) },
            (sql) => sql`
            update public.credits set balance = ${one.balance} where user_id = ${cook.id}`,
          );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const outcomes = await Promise.all(steps.map((one) => outcomeOf(run(one))));
        expect(outcomes.filter((outcome) => !['allowed', 'STCRD'].includes(outcome))).toEqual([]);
        const { balance, ledger } = await balanceAndLedger(owner, cook);
        expect(balance).toBe(ledger);
        expect(balance).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 25 },
    );
  });
});
