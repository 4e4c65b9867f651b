import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { bought, dispute, refund } from './purchases-scene.ts';
import { addPerson, outcomeOf, type Person, refusal, type Scene, test } from './scene.ts';

type Request = { id: string; cents: number; reason: string; refund_id: string | null };

const ask = (sql: Transaction, admin: { id: string }, purchase: { id: string }, reason = 'Spilt') =>
  sql<Request[]>`select * from private.request_refund(${admin.id}, ${purchase.id}, ${reason})`;
const asked = async (scene: Scene, admin: Person, purchase: { id: string }, reason?: string) => {
  const [row] = await scene.as('service', (sql) => ask(sql, admin, purchase, reason));
  return row as Request;
};
const open = (scene: Scene) =>
  scene.as(
    'service',
    (sql) => sql<Request[]>`select * from private.list_open_refund_requests('0 seconds')`,
  );
const close = (scene: Scene, { id }: Request, refundId: string | null) =>
  scene.as('service', (sql) => sql`select private.close_refund_request(${id}, ${refundId})`);

describe('a refund requested by an admin', () => {
  test('is stored once for the remaining amount; the ledger entry names the admin', async ({
    scene,
  }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    const purchase = await bought(scene, cook);
    await purchase.settle({ refunds: [refund('re_0', 99)] });
    const request = await asked(scene, admin, purchase, '  Double order ');
    expect(request).toMatchObject({ cents: 900, reason: 'Double order', refund_id: null });
    expect((await asked(scene, admin, purchase, 'Again')).id).toBe(request.id);
    expect(await open(scene)).toMatchObject([{ id: request.id }]);

    const refunds = [refund('re_0', 99), refund('re_1', 900, { requestId: request.id })];
    await purchase.settle({ refunds });
    expect(await open(scene)).toEqual([]);
    const [entry] = await scene.sql`
      select delta, actor_id, reason from public.credit_entries where reference = 're_1'`;
    expect(entry).toEqual({ delta: -23, actor_id: admin.id, reason: 'Double order' });
  });

  test('is rejected for other users, unknown purchases and unrefundable ones', async ({
    scene,
  }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    const banned = await scene.person({ admin: true });
    await scene.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
    const purchase = await bought(scene, cook);
    const nowhere = { id: '00000000-0000-4000-8000-000000000000' };
    const outcome = (who: { id: string }, what: { id: string }) =>
      outcomeOf(scene.as('service', (sql) => ask(sql, who, what)));
    expect(await outcome(cook, purchase)).toBe('STFOR');
    expect(await outcome(nowhere, purchase)).toBe('STFOR');
    expect(await outcome(banned, purchase)).toBe('STFOR');
    expect(await outcome(admin, nowhere)).toBe('STNTF');
    expect(await outcome(admin, purchase)).toBe('STPAY'); // not paid
    await purchase.settle({ disputes: [dispute('dp_1', 999, 'withdrawn')] });
    expect(await outcome(admin, purchase)).toBe('STPAY'); // the money is withdrawn
    await purchase.settle({ disputes: [dispute('dp_1', 999, 'reinstated')] });
    expect(await outcome(admin, purchase)).toBe('allowed');
    await purchase.settle({ refunds: [refund('re_1', 999)] });
    await close(scene, await asked(scene, admin, purchase), null);
    expect(await outcome(admin, purchase)).toBe('STPAY'); // all of it was refunded
  });

  test('can be requested again after a refusal or a failed refund', async ({ scene }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    const purchase = await bought(scene, cook);
    await purchase.settle();
    const refused = await asked(scene, admin, purchase);
    await close(scene, refused, null);
    const second = await asked(scene, admin, purchase);
    expect(second.id).not.toBe(refused.id);
    await close(scene, second, 're_2');
    const failed = refund('re_2', 999, { status: 'failed', requestId: second.id });
    await purchase.settle({ refunds: [failed] });
    const third = await asked(scene, admin, purchase);
    expect([refused.id, second.id]).not.toContain(third.id);
  });

  test('without a reason is rejected', async ({ scene }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    const purchase = await bought(scene, cook);
    await purchase.settle();
    await expect(asked(scene, admin, purchase, ' ')).rejects.toMatchObject(refusal('23514'));
  });

  test('ten times concurrently is one request', async ({ testDatabase: { owner, database } }) => {
    const [cook, admin] = [await addPerson(owner), await addPerson(owner, { admin: true })];
    const [purchase] = await owner<{ id: string }[]>`
      select id from private.open_purchase(${cook.id}, 'key', 'medium', 25, 999, 'usd')`;
    const paid = { status: 'paid', amountCents: 999, currency: 'usd' };
    await owner`select private.settle_purchase(${purchase?.id as string}, ${owner.json(paid)})`;
    const rows = await Promise.all(
      Array.from({ length: 10 }, () =>
        database.asService((sql) => ask(sql, admin, purchase as { id: string })),
      ),
    );
    expect(new Set(rows.map(([row]) => row?.id)).size).toBe(1);
  });

  test('loses the admin’s id with their account and is still settled', async ({ scene }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    await scene.person({ admin: true });
    const purchase = await bought(scene, cook);
    await purchase.settle();
    const { id: requestId } = await asked(scene, admin, purchase);
    await scene.sql`delete from auth.users where id = ${admin.id}`;
    await purchase.settle({ refunds: [refund('re_1', 999, { requestId })] });
    const [entry] = await scene.sql`
      select actor_id, reason from public.credit_entries where reference = 're_1'`;
    expect(entry).toEqual({ actor_id: null, reason: 'Spilt' });
  });
});
