import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { liveAFullLife, tablesThatMention } from './a-full-life.ts';
import { addRecipe, type Person, refusal, test } from './scene.ts';

/** Buys a pack, gets part of it refunded, and adds the account's customer at the payment provider. */
async function buyAndRegret(sql: Transaction, { id }: Person): Promise<void> {
  await sql`select private.remember_payment_customer(${id}, ${`cus_${id.slice(0, 4)}`})`;
  const paid = { status: 'paid', amountCents: 499, currency: 'usd' };
  const refunds = [{ id: 're_1', cents: 100, status: 'succeeded' }];
  await sql`
    select private.settle_purchase(p.id, ${sql.json({ ...paid, refunds })})
    from private.open_purchase(${id}, 'key', 'small', 10, 499, 'usd') as p`;
}

describe('deleting an account', () => {
  test('leaves no row that mentions the person in any table', async ({ scene }) => {
    const zoe = await scene.person({ email: 'zoe.z@example.com', name: 'Zoe Zimmer', credits: 5 });
    const marks = [zoe.id, zoe.email, 'Zoe', '49151555'];
    await liveAFullLife(scene, zoe);
    const mentions = await tablesThatMention(scene.sql, marks);
    expect(new Set(mentions.map((mention) => mention.split(' ')[0])).size).toBeGreaterThan(20);
    await scene.as('accounts', (sql) => sql`delete from auth.users where id = ${zoe.id}`);
    expect(await tablesThatMention(scene.sql, marks)).toEqual([]);
  });

  test('keeps other users’ mails and the rate limit counters, also without an address', async ({
    scene: { sql, person },
  }) => {
    const zoe = await person();
    await sql`update auth.users set email = '' where id = ${zoe.id}`;
    await sql`insert into private.rate_limits (key, points) values ('mailByAddress:4f1', 1)`;
    await sql`insert into private.mailbox (recipient, subject, body_text, body_html, created_at)
      values ('ada@example.com', 'Confirm', '', '', now())`;
    await sql`delete from auth.users where id = ${zoe.id}`;
    const [left] = await sql`
      select (select count(*) from private.rate_limits where key = 'mailByAddress:4f1')::int as counters,
        (select count(*) from private.mailbox where recipient = 'ada@example.com')::int as mails`;
    expect(left).toEqual({ counters: 1, mails: 1 });
  });

  test('keeps ledger and purchases under a hash and refunds a running generation first', async ({
    scene,
  }) => {
    const zoe = await scene.person({ credits: 5 });
    await liveAFullLife(scene, zoe);
    const [before] = await scene.sql`
      select account_hash, sum(delta)::int as total, count(*)::int as entries
      from public.credit_entries where user_id = ${zoe.id} group by account_hash`;
    await scene.sql`delete from auth.users where id = ${zoe.id}`;
    const [after] = await scene.sql`
      select account_hash, sum(delta)::int as total, count(*)::int as entries, max(user_id::text) as owner
      from public.credit_entries where account_hash = ${before?.account_hash} group by account_hash`;
    const { entries, total } = before ?? {};
    expect(after).toEqual({ ...before, entries: entries + 1, total: total + 1, owner: null });
    const [purchase] = await scene.sql`
      select user_id, credits, idempotency_key, checkout_url
      from public.purchases where account_hash = ${before?.account_hash} and completed_at is not null`;
    expect(purchase).toEqual({
      user_id: null,
      credits: 10,
      idempotency_key: null,
      checkout_url: null,
    });
  });

  test('keeps refunds and leaves the payment customer to be deleted at the provider', async ({
    scene: { sql, person },
  }) => {
    const zoe = await person({ credits: 5 });
    await buyAndRegret(sql, zoe);
    const [lots] =
      await sql`select count(*)::int from private.credit_lots where user_id = ${zoe.id}`;
    expect(lots?.count).toBeGreaterThan(0);
    await sql`delete from auth.users where id = ${zoe.id}`;
    const [left] = await sql`
      select r.cents, r.taken, p.user_id, p.refunded_cents,
        (select count(*)::int from private.list_orphaned_customers(10)) as customers,
        (select count(*)::int from private.credit_lots) as lots
      from private.purchase_reversals r join public.purchases p on p.id = r.purchase_id`;
    expect(left).toEqual({
      cents: 100,
      taken: 2,
      user_id: null,
      refunded_cents: 100,
      customers: 1,
      lots: 0,
    });
  });

  test('removes the admin’s id from their refund requests, on hard and soft deletion', async ({
    scene: { sql, person },
  }) => {
    await person({ admin: true });
    const cook = await person();
    const paid = { status: 'paid', amountCents: 499, currency: 'usd' };
    for (const way of ['deleted', 'emptied']) {
      const admin = await person({ admin: true });
      const [purchase] = await sql`
        select private.settle_purchase(p.id, ${sql.json(paid)}), p.id
        from private.open_purchase(${cook.id}, ${way}, 'small', 10, 499, 'usd') as p`;
      await sql`select private.request_refund(${admin.id}, ${purchase?.id}, 'Spilt')`;
      if (way === 'deleted') await sql`delete from auth.users where id = ${admin.id}`;
      else await sql`update auth.users set deleted_at = now() where id = ${admin.id}`;
    }
    const requests = await sql`select admin_id, reason from private.refund_requests`;
    expect(requests).toEqual(Array(2).fill({ admin_id: null, reason: 'Spilt' }));
  });

  test('removes the user’s ratings from other users’ averages', async ({
    scene: { sql, person },
  }) => {
    const [cook, rater, other] = [await person(), await person(), await person()];
    const recipe = await addRecipe(sql, cook);
    await sql`insert into public.recipe_ratings (recipe_id, user_id, rating)
      values (${recipe}, ${rater.id}, 1), (${recipe}, ${other.id}, 4)`;
    await sql`delete from auth.users where id = ${rater.id}`;
    const [row] = await sql`
      select average_rating::float as average, rating_count from public.recipes where id = ${recipe}`;
    expect(row).toEqual({ average: 4, rating_count: 1 });
  });

  test('removes the admin’s id from the ledger entries that they caused', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    await scene.person({ admin: true });
    const cook = await scene.person();
    await scene.as(
      admin,
      (sql) => sql`update public.credits set balance = 9 where user_id = ${cook.id}`,
    );
    await scene.sql`delete from auth.users where id = ${admin.id}`;
    const [entry] = await scene.sql`
      select actor_id, delta from public.credit_entries where user_id = ${cook.id} and kind = 'adjustment'`;
    expect(entry).toEqual({ actor_id: null, delta: 8 });
  });

  test('a soft deletion removes what the person made and keeps the ledger', async ({ scene }) => {
    const zoe = await scene.person({ name: 'Zoe', credits: 5 });
    await liveAFullLife(scene, zoe);
    await scene.as(
      'accounts',
      (sql) => sql`update auth.users set deleted_at = now() where id = ${zoe.id}`,
    );
    const left = (await tablesThatMention(scene.sql, [zoe.id]))
      .map((mention) => mention.split(' ')[0])
      .filter((table) => table?.startsWith('public.'));
    expect(left.sort()).toEqual(['public.credit_entries', 'public.credits', 'public.purchases']);
  });

  test('the last admin can be neither deleted nor soft-deleted', async ({
    scene: { sql, person, as },
  }) => {
    const admin = await person({ admin: true });
    await expect(
      as('accounts', (step) => step`delete from auth.users where id = ${admin.id}`),
    ).rejects.toMatchObject(refusal('STADM'));
    await expect(
      as(
        'accounts',
        (step) => step`update auth.users set deleted_at = now() where id = ${admin.id}`,
      ),
    ).rejects.toMatchObject(refusal('STADM'));
    await person({ admin: true });
    await as('accounts', (step) => step`delete from auth.users where id = ${admin.id}`);
    expect((await sql`select from auth.users where id = ${admin.id}`).count).toBe(0);
  });
});
