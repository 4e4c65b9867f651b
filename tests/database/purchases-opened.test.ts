import { describe, expect } from 'vitest';
import { bought, openPurchase, settle } from './purchases-scene.ts';
import { addPerson, outcomeOf, refusal, test } from './scene.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';

describe('opening a purchase', () => {
  test('adds a pending row; the same key returns the same row', async ({ scene }) => {
    const cook = await scene.person();
    await scene.as('service', async (sql) => {
      const first = await openPurchase(sql, cook, { key: 'key' });
      expect(first).toMatchObject({ user_id: cook.id, status: 'pending', completed_at: null });
      await settle(sql, first);
      expect(await openPurchase(sql, cook, { key: 'key' })).toMatchObject({
        id: first.id,
        status: 'completed',
      });
      expect((await openPurchase(sql, cook, { key: 'other' })).id).not.toBe(first.id);
    });
  });

  test('is rejected with another pack under the same key; keys are per buyer', async ({
    scene,
  }) => {
    const [cook, other] = [await scene.person(), await scene.person()];
    await scene.as('service', (sql) => openPurchase(sql, cook, { key: 'key' }));
    const again = scene.as('service', (sql) =>
      openPurchase(sql, cook, { key: 'key', pack: 'small' }),
    );
    await expect(again).rejects.toMatchObject(refusal('STIDM'));
    await scene.as('service', (sql) => openPurchase(sql, other, { key: 'key', pack: 'small' }));
  });

  test('is rejected for deleted, soft-deleted and banned accounts', async ({ scene }) => {
    const [gone, emptied, banned, free] = [
      await scene.person(),
      await scene.person(),
      await scene.person(),
      await scene.person(),
    ];
    await scene.sql`delete from auth.users where id = ${gone.id}`;
    await scene.sql`update auth.users set deleted_at = now() where id = ${emptied.id}`;
    await scene.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
    await scene.sql`update auth.users set banned_until = now() - interval '1 day' where id = ${free.id}`;
    const outcomes = [];
    for (const buyer of [gone, emptied, banned, free]) {
      outcomes.push(
        await outcomeOf(scene.as('service', (sql) => openPurchase(sql, { id: buyer.id }))),
      );
    }
    expect(outcomes).toEqual(['STUSR', 'STUSR', 'STFOR', 'allowed']);
  });

  test('is limited to twenty per hour, also concurrently; one key is one row', async ({
    testDatabase,
  }) => {
    const { owner, database } = testDatabase;
    const cook = await addPerson(owner);
    const open = (key: string) =>
      outcomeOf(database.asService((sql) => openPurchase(sql, cook, { key })));
    await Promise.all(Array.from({ length: 10 }, () => open('same')));
    const [rows] =
      await owner`select count(*)::int from public.purchases where user_id = ${cook.id}`;
    expect(rows?.count).toBe(1);
    const outcomes = await Promise.all(Array.from({ length: 24 }, (_, n) => open(`key ${n}`)));
    expect(outcomes.filter((outcome) => outcome === 'allowed')).toHaveLength(19);
    expect(outcomes.filter((outcome) => outcome === 'STLIM')).toHaveLength(5);
    expect(await open('same')).toBe('allowed');
    await owner`update public.purchases set created_at = now() - interval '61 minutes' where user_id = ${cook.id}`;
    expect(await open('an hour later')).toBe('allowed');
  });
});

describe('a checkout', () => {
  test('is attached once: a second attempt returns the first checkout', async ({ scene }) => {
    const cook = await scene.person();
    await scene.as('service', async (sql) => {
      const { id } = await openPurchase(sql, cook);
      const attach = (session: string) =>
        sql`select * from private.attach_checkout(${id}, ${session}, ${`https://pay/${session}`}, now() + interval '1 day')`;
      expect(await attach('cs_1')).toMatchObject([{ checkout_session_id: 'cs_1' }]);
      expect(await attach('cs_2')).toMatchObject([
        { checkout_session_id: 'cs_1', checkout_url: 'https://pay/cs_1' },
      ]);
    });
    const attachNowhere = scene.as(
      'service',
      (sql) => sql`select private.attach_checkout(${nowhere}, 'cs_3', 'https://pay', now())`,
    );
    await expect(attachNowhere).rejects.toMatchObject(refusal('STNTF'));
  });

  test('reopens a purchase that was cancelled for lack of a checkout', async ({ scene }) => {
    const cook = await scene.person();
    const [old, young, waiting] = [
      await bought(scene, cook),
      await bought(scene, cook),
      await bought(scene, cook),
    ];
    const attach = ({ id }: { id: string }, session: string) =>
      scene.as(
        'service',
        (sql) => sql`select private.attach_checkout(${id}, ${session}, 'https://pay', now())`,
      );
    const statuses = async () => {
      const rows = await scene.sql`select id, status from public.purchases`;
      return [old, young, waiting].map(({ id }) => rows.find((row) => row.id === id)?.status);
    };
    await attach(waiting, 'cs_w');
    await scene.sql`
      update public.purchases set created_at = now() - interval '2 hours' where id in (${old.id}, ${waiting.id})`;
    const abandoned = await scene.as(
      'service',
      (sql) => sql`select private.abandon_purchases('1 hour') as count`,
    );
    expect(abandoned[0]?.count).toBeGreaterThan(0); // other tests of this file left some, too
    expect(await statuses()).toEqual(['cancelled', 'pending', 'pending']);
    await attach(old, 'cs_o');
    expect(await statuses()).toEqual(['pending', 'pending', 'pending']);
  });

  test('is not needed by abandon_purchases to go on: it skips locked rows', async ({
    testDatabase: { owner, database },
  }) => {
    const cook = await addPerson(owner);
    const purchases = [await openPurchase(owner, cook), await openPurchase(owner, cook)];
    const ids = purchases.map(({ id }) => id);
    const statuses = async () => {
      const rows =
        await owner`select status from public.purchases where id in ${owner(ids)} order by id = ${ids[0] as string}`;
      return rows.map(({ status }) => status);
    };
    await owner`update public.purchases set created_at = now() - interval '2 hours' where id in ${owner(ids)}`;
    const abandon = () =>
      database.asService(async (sql) => {
        await sql`set local lock_timeout = '5s'`;
        await sql`select private.abandon_purchases('1 hour')`;
      });
    await owner.begin(async (deletion) => {
      await deletion`select from public.purchases where id = ${ids[0] as string} for update`;
      expect(await outcomeOf(abandon())).toBe('allowed');
    });
    expect(await statuses()).toEqual(['cancelled', 'pending']);
    await abandon();
    expect(await statuses()).toEqual(['cancelled', 'cancelled']);
  });

  test('finds its purchase, as do the purchase id and the payment id', async ({ scene }) => {
    const cook = await scene.person();
    await scene.as('service', async (sql) => {
      const { id } = await openPurchase(sql, cook);
      await sql`select private.attach_checkout(${id}, 'cs_1', 'https://pay', now())`;
      await settle(sql, { id }, { paymentIntentId: 'pi_1' });
      for (const reference of [id, 'cs_1', 'pi_1']) {
        expect(await sql`select id from private.find_purchase(${reference})`).toEqual([{ id }]);
      }
      for (const reference of [nowhere, 'cs_2', '', `${id}0`]) {
        expect(await sql`select id from private.find_purchase(${reference})`).toEqual([
          { id: null },
        ]);
      }
    });
  });
});

describe('list_unsettled_purchases', () => {
  test('returns open checkouts and undeliverable payments, each to one process', async ({
    testDatabase: { owner, database },
  }) => {
    const [cook, leaver] = [await addPerson(owner), await addPerson(owner)];
    const [open, , paid] = [
      await openPurchase(owner, cook),
      await openPurchase(owner, cook), // without a checkout: nothing to ask the provider for
      await openPurchase(owner, cook),
    ];
    const undelivered = await openPurchase(owner, leaver);
    for (const [n, { id }] of [open, paid, undelivered].entries()) {
      await owner`select private.attach_checkout(${id}, ${`cs_${n}`}, 'https://pay', now())`;
    }
    await owner`delete from auth.users where id = ${leaver.id}`;
    await settle(owner, paid);
    await settle(owner, undelivered);
    const list = (olderThan: string) =>
      database.asService(
        (sql) => sql<{ id: string }[]>`
          select id from private.list_unsettled_purchases(${olderThan}::interval, 10)`,
      );
    expect(await list('1 hour')).toEqual([]);
    await owner`update public.purchases set created_at = now() - interval '2 hours', settled_at = now() - interval '2 hours'`;
    const taken = await Promise.all([list('1 hour'), list('1 hour'), list('1 hour')]);
    expect(
      taken
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([open.id, undelivered.id].sort());
    expect(await list('1 hour')).toEqual([]);
  });

  test('returns older purchases less often, but at least every six hours', async ({
    testDatabase: { owner, database },
  }) => {
    const { id } = await openPurchase(owner, await addPerson(owner));
    await owner`select private.attach_checkout(${id}, ${`cs_${id}`}, 'https://pay', now())`;
    const isListed = async (age: string, asked: string) => {
      await owner`
        update public.purchases set created_at = now() - ${age}::interval, settled_at = null,
          asked_at = now() - ${asked}::interval
        where id = ${id}`;
      const rows = await database.asService(
        (sql) =>
          sql<{ id: string }[]>`select id from private.list_unsettled_purchases('2 minutes', 10)`,
      );
      return rows.some((row) => row.id === id);
    };
    expect(await isListed('10 minutes', '3 minutes')).toBe(true);
    expect(await isListed('10 hours', '50 minutes')).toBe(false);
    expect(await isListed('10 hours', '61 minutes')).toBe(true);
    expect(await isListed('90 days', '5 hours')).toBe(false);
    expect(await isListed('90 days', '361 minutes')).toBe(true);
  });
});
