import { describe, expect } from 'vitest';
import { openPurchase, refund, settle } from './purchases-scene.ts';
import { addPerson, test } from './scene.ts';

type Receipt = { purchase_id: string; email: string; full_name: string; credits: number };

describe('receipts', () => {
  test('are claimed once, again after the claim expires, and never after sending', async ({
    testDatabase: { owner, database },
  }) => {
    const cook = await addPerson(owner, { email: 'ada@example.com', name: 'Ada' });
    const purchases: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const purchase = await openPurchase(owner, cook);
      await settle(owner, purchase);
      purchases.push(purchase.id);
    }
    const claim = () =>
      database.asService((sql) => sql<Receipt[]>`select * from private.claim_receipts(3)`);
    const claimed = (await Promise.all([claim(), claim(), claim()])).flat();
    expect(claimed.map((row) => row.purchase_id).sort()).toEqual(purchases.toSorted());
    expect(claimed[0]).toMatchObject({
      email: 'ada@example.com',
      full_name: 'Ada',
      pack: 'medium',
      credits: 25,
      amount_cents: 999,
      currency: 'usd',
      refunded_cents: 0,
      completed_at: expect.any(Date),
    });
    expect(await claim()).toEqual([]);
    await database.asService(
      (sql) => sql`select private.mark_receipt_sent(${purchases[0] as string})`,
    );
    await owner`update public.purchases set receipt_claimed_at = now() - interval '11 minutes'`;
    const again = [...(await claim()), ...(await claim())].map((row) => row.purchase_id);
    expect(again.sort()).toEqual(purchases.slice(1).sort());
  });

  test('are due for paid, unrefunded purchases of users with an address', async ({
    testDatabase: { owner, database },
  }) => {
    const [cook, gone, silent] = [
      await addPerson(owner),
      await addPerson(owner),
      await addPerson(owner),
    ];
    await openPurchase(owner, cook); // not paid
    await settle(owner, await openPurchase(owner, cook), { refunds: [refund('re_receipt', 999)] });
    await settle(owner, await openPurchase(owner, gone));
    await settle(owner, await openPurchase(owner, silent));
    await owner`delete from auth.users where id = ${gone.id}`;
    await owner`update auth.users set email = null where id = ${silent.id}`;
    const due = await database.asService((sql) => sql`select * from private.claim_receipts(100)`);
    const buyers = due.map((row) => row.email);
    expect(buyers).not.toContain(cook.email);
    expect(buyers).not.toContain(gone.email);
    expect(buyers).not.toContain(null);
  });
});
