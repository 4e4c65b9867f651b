import { describe, expect } from 'vitest';
import {
  balanceOf,
  bought,
  dispute,
  entriesOf,
  openPurchase,
  type Reading,
  refund,
  settle,
} from './purchases-scene.ts';
import { addPerson, outcomeOf, refusal, test } from './scene.ts';

describe('a payment', () => {
  test('grants credits once, however often it is read, and stays paid', async ({ scene }) => {
    const cook = await scene.person();
    const purchase = await bought(scene, cook);
    const readings: Partial<Reading>[] = [
      { status: 'open' },
      { status: 'processing' },
      { status: 'paid', paymentIntentId: 'pi_1' },
      { status: 'paid', paymentIntentId: 'pi_1' },
      { status: 'processing' },
      { status: 'open' },
      { status: 'cancelled' },
      { status: 'failed', failureCode: 'card_declined' },
    ];
    const seen = [];
    for (const parts of readings) seen.push((await purchase.settle(parts)).status);
    expect(seen).toEqual(['pending', 'processing', ...Array(6).fill('completed')]);
    expect(await entriesOf(scene.sql, cook)).toEqual(['purchase 25']);
    expect(await balanceOf(scene.sql, cook)).toBe(26);
  });

  test('that failed or was cancelled stays so until the money arrives', async ({ scene }) => {
    const cook = await scene.person();
    const purchase = await bought(scene, cook);
    expect(await purchase.settle({ status: 'failed', failureCode: 'card_declined' })).toMatchObject(
      { status: 'failed', failure_code: 'card_declined' },
    );
    expect((await purchase.settle({ status: 'processing' })).status).toBe('failed');
    expect((await purchase.settle({ status: 'open' })).status).toBe('failed');
    expect((await purchase.settle({ status: 'cancelled' })).status).toBe('cancelled');
    expect(await balanceOf(scene.sql, cook)).toBe(1);
    expect(await purchase.settle()).toMatchObject({ status: 'completed', failure_code: null });
    expect(await balanceOf(scene.sql, cook)).toBe(26);
  });

  test('of another amount or currency is rejected and grants nothing', async ({ scene }) => {
    const cook = await scene.person();
    const purchase = await bought(scene, cook);
    for (const parts of [
      { amountCents: 1 },
      { amountCents: 99_900 },
      { amountCents: null },
      { currency: 'jpy' },
      { currency: null },
    ]) {
      await expect(purchase.settle(parts)).rejects.toMatchObject(refusal('STPAY'));
    }
    expect(await balanceOf(scene.sql, cook)).toBe(1);
    expect((await purchase.settle({ currency: 'USD' })).status).toBe('completed');
  });

  test('with an unknown status or for an unknown purchase is rejected', async ({ scene }) => {
    const purchase = await bought(scene, await scene.person());
    const odd = { status: 'refunded' } as unknown as Partial<Reading>;
    await expect(purchase.settle(odd)).rejects.toMatchObject(refusal('22023'));
    const nowhere = { id: '00000000-0000-4000-8000-000000000000' };
    const settled = scene.as('service', (sql) => settle(sql, nowhere));
    await expect(settled).rejects.toMatchObject(refusal('STNTF'));
  });

  test('read as paid, refunded and disputed at once grants first and then takes', async ({
    scene,
  }) => {
    const cook = await scene.person();
    const purchase = await bought(scene, cook);
    const state = {
      refunds: [refund('re_1', 400), refund('re_2', 599)],
      disputes: [dispute('dp_1', 999, 'reinstated')],
    };
    expect(await purchase.settle(state)).toMatchObject({ status: 'refunded', refunded_cents: 999 });
    expect(await entriesOf(scene.sql, cook)).toEqual(['purchase 25', 'refund -10', 'refund -15']);
    expect(await balanceOf(scene.sql, cook)).toBe(1);
  });

  test('settled thirty times concurrently, with and without a refund, counts once', async ({
    testDatabase,
  }) => {
    const { owner, database } = testDatabase;
    const cook = await addPerson(owner);
    const purchase = await openPurchase(owner, cook);
    const refunds = [refund('re_thirty', 999)];
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        outcomeOf(
          database.asService((sql) => settle(sql, purchase, n % 3 === 0 ? { refunds } : {})),
        ),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['allowed']));
    expect(await entriesOf(owner, cook)).toEqual(['purchase 25', 'refund -25']);
    expect(await balanceOf(owner, cook)).toBe(1);
  });
});

describe('a payment of a deleted buyer', () => {
  test.for(['deleted', 'softly deleted'])(
    '%s: grants nothing and is marked as undeliverable, also after a refund',
    async (how, { scene }) => {
      const cook = await scene.person();
      const purchase = await bought(scene, cook);
      if (how === 'deleted') await scene.sql`delete from auth.users where id = ${cook.id}`;
      else await scene.sql`update auth.users set deleted_at = now() where id = ${cook.id}`;
      const paid = { status: 'completed', undeliverable: true, shortfall_credits: 0 };
      expect(await purchase.settle()).toMatchObject(paid);
      expect(await purchase.settle()).toMatchObject(paid);
      const refunds = [refund('re_1', 999)];
      const given = { status: 'refunded', undeliverable: true, shortfall_credits: 0 };
      expect(await purchase.settle({ refunds })).toMatchObject(given);
      const entries = await scene.sql`
      select from public.credit_entries where reference in (${purchase.id}, 're_1')`;
      expect(entries.count).toBe(0);
    },
  );

  test('is either delivered or marked when the deletion is concurrent', async ({
    testDatabase,
  }) => {
    const { owner, database } = testDatabase;
    for (let round = 0; round < 10; round += 1) {
      const cook = await addPerson(owner);
      const purchase = await openPurchase(owner, cook);
      await Promise.all([
        database.asService((sql) => settle(sql, purchase)),
        database.asAuth((sql) => sql`delete from auth.users where id = ${cook.id}`),
      ]);
      const [row] = await owner`
        select undeliverable, status, user_id,
          (select count(*)::int from public.credit_entries where reference = ${purchase.id}) as grants
        from public.purchases where id = ${purchase.id}`;
      const grants = row?.undeliverable ? 0 : 1;
      expect(row).toMatchObject({ status: 'completed', user_id: null, grants });
    }
  });
});
