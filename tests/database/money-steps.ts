import fc from 'fast-check';
import type { Sql } from 'postgres';
import { expect } from 'vitest';
import type { Database } from '#server/database/database.ts';
import {
  balanceOf,
  dispute,
  openPurchase,
  price,
  type Reading,
  refund,
  settle,
} from './purchases-scene.ts';
import { addPerson, type Person } from './scene.ts';

export type World = {
  owner: Sql;
  database: Database;
  cooks: Person[];
  admin: Person;
  /** Two per cook, in the order of `cooks`. */
  purchases: { id: string }[];
};
/** A step that moves credits or may conflict with one that does, on its own connection. */
export type Step = { name: string; run(world: World): PromiseLike<unknown> };

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

export async function makeWorld(owner: Sql, database: Database): Promise<World> {
  const cooks = [await addPerson(owner, { credits: 4 }), await addPerson(owner, { credits: 4 })];
  const admin = await addPerson(owner, { admin: true });
  const purchases = [];
  for (const cook of [...cooks, ...cooks]) purchases.push(await openPurchase(owner, cook));
  return { owner, database, cooks, admin, purchases };
}

/** Any reading: older and newer ones of the same refunds and disputes, as they arrive late or twice. */
const readings: fc.Arbitrary<(purchase: string) => Partial<Reading>> = fc
  .record({
    status: fc.constantFrom(
      'open' as const,
      'failed' as const,
      'paid' as const,
      'paid' as const,
      'paid' as const,
    ),
    refunds: fc.uniqueArray(
      fc.record({
        place: fc.nat(2),
        status: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const),
      }),
      { maxLength: 3, selector: ({ place }) => place },
    ),
    funds: fc.constantFrom('none' as const, 'withdrawn' as const, 'reinstated' as const),
  })
  .map(({ status, refunds, funds }) => (purchase) => ({
    status,
    refunds: refunds.map(({ place, status: now }) =>
      refund(`re_${purchase}_${place}`, at([333, 500, 999], place), { status: now }),
    ),
    disputes: [dispute(`dp_${purchase}`, price.amountCents, funds)],
  }));

const settles = fc.tuple(fc.nat(3), readings).map(([place, read]) => ({
  name: 'settle',
  run: ({ database, purchases }: World) => {
    const purchase = at(purchases, place);
    return database.asService((sql) => settle(sql, purchase, read(purchase.id)));
  },
}));

const generations = fc
  .tuple(fc.nat(1), fc.nat(4), fc.constantFrom('begin', 'complete', 'fail', 'cancel'))
  .map(([place, key, name]) => ({
    name,
    run: ({ database, cooks }: World) => {
      const { id } = at(cooks, place);
      const ofKey = `${key}`;
      return database.asService((sql) => {
        const found = sql`from public.generations g where g.user_id = ${id} and g.idempotency_key = ${ofKey}`;
        if (name === 'begin') {
          return sql`select private.begin_generation(${id}, ${ofKey}, '{}', 'p', 'chef', ${key + 1})`;
        }
        if (name === 'complete') {
          return sql`select private.complete_generation(g.id, '{}', null, null, null) ${found}`;
        }
        if (name === 'fail')
          return sql`select private.fail_generation(g.id, 'timed-out', null) ${found}`;
        return sql`select private.cancel_generation(${id}, g.id) ${found}`;
      });
    },
  }));

const edits = fc.tuple(fc.nat(1), fc.nat(30), fc.boolean()).map(([place, balance, byTable]) => ({
  name: byTable ? 'table update' : 'adjust',
  run: ({ database, cooks, admin }: World) => {
    const { id } = at(cooks, place);
    const caller = { role: 'authenticated' as const, claims: { sub: admin.id } };
    return database.asCaller(caller, async (sql) => {
      if (byTable) return sql`update public.credits set balance = ${balance} where user_id = ${id}`;
      const [seen] = await sql`select balance from public.credits where user_id = ${id}`;
      return sql`select public.adjust_credits(${id}, ${seen?.balance ?? 0}, ${balance}, 'A step')`;
    });
  },
}));

/** Expires the newest lot of a cook and runs the expiry job for that cook or for all accounts. */
const expiries = fc.nat(2).map((place) => ({
  name: 'expire',
  run: async ({ owner, database, cooks }: World) => {
    const { id } = at(cooks, place);
    await owner`
      update private.credit_lots set expires_at = now() - interval '1 second'
      where entry_id = (select max(entry_id) from private.credit_lots where user_id = ${id})`;
    const account = place === 2 ? null : id;
    return database.asService((sql) => sql`select private.expire_credits(${account})`);
  },
}));

const sweeps = fc.constant({
  name: 'sweep',
  run: ({ database }: World) =>
    database.asService((sql) => sql`select private.sweep_generations('0 seconds')`),
});

export const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: settles },
  { weight: 5, arbitrary: generations },
  { weight: 2, arbitrary: edits },
  { weight: 2, arbitrary: expiries },
  { weight: 1, arbitrary: sweeps },
);

/** Checks the invariants that hold whenever no step is running, for accounts that still exist. */
export async function expectExactBooks({ owner, cooks, purchases }: World): Promise<void> {
  const accounts = await owner<{ id: string }[]>`
    select id from auth.users where id in ${owner(cooks.map(({ id }) => id))}`;
  for (const cook of accounts) expect(await balanceOf(owner, cook)).toBeGreaterThanOrEqual(0);
  const rows = await owner`
    with reversed as (
      select purchase_id, sum(counted_cents) as counted, sum(credits) as credits, sum(taken) as taken
      from private.purchase_reversals where ended_at is null group by purchase_id
    ), moved as (
      select r.purchase_id, sum(e.delta) as delta from private.purchase_reversals r
      join public.credit_entries e on e.kind = r.kind and e.reference in (r.reference, r.reference || ':returned')
      group by r.purchase_id
    )
    select p.id, p.credits, p.amount_cents, p.shortfall_credits, p.user_id,
      p.completed_at is not null and not p.undeliverable as deliverable,
      (select coalesce(sum(e.delta), 0)::int from public.credit_entries e
        where e.kind = 'purchase' and e.reference = p.id::text) as granted,
      coalesce(r.counted, 0)::int as counted, coalesce(r.credits, 0)::int as asked,
      coalesce(r.taken, 0)::int as taken, coalesce(m.delta, 0)::int as moved
    from public.purchases p left join reversed r on r.purchase_id = p.id left join moved m on m.purchase_id = p.id
    where p.id in ${owner(purchases.map(({ id }) => id))}`;
  expect(rows).toHaveLength(purchases.length);
  for (const row of rows) {
    expect(row.granted).toBe(row.deliverable ? row.credits : 0);
    if (row.user_id) expect(row.moved + row.taken).toBe(0);
    expect(row.shortfall_credits).toBe(row.asked - row.taken);
    expect(row.asked).toBeLessThanOrEqual(row.granted);
    expect(row.counted).toBeLessThanOrEqual(row.amount_cents);
  }
}
