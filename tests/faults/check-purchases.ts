import type postgres from 'postgres';

type Complaint = { what: string };

const checkRequests = (owner: postgres.Sql) => owner<Complaint[]>`
  select format('the refund %s was asked for and is not made', id) as what
  from private.refund_requests where closed_at is null`;

/**
 * Finds purchases with wrong credits. Each paid checkout has its credits exactly once, and no other checkout has any. A refund or dispute
 * takes back its share of them, as far as the balance allows.
 */
const comparePurchases = (owner: postgres.Sql) => owner<Complaint[]>`
    with truth as (
      select p.*, paid.checkouts, coalesce(backward.refunded, 0) as refunded, coalesce(backward.disputed, 0) as disputed,
        (select coalesce(sum(e.delta), 0) from public.credit_entries e
          where e.kind = 'purchase' and e.reference = p.id::text) as granted,
        (select coalesce(-sum(e.delta), 0) from public.credit_entries e
          join private.purchase_reversals r
            on r.purchase_id = p.id and e.reference in (r.reference, r.reference || ':returned')) as taken
      from public.purchases p
      cross join lateral (
        select count(*) as checkouts, max(s.body ->> 'payment_intent') as intent from private.sandbox_objects s
        where s.object = 'checkout.session' and s.body -> 'metadata' ->> 'purchase_id' = p.id::text
          and s.body ->> 'payment_status' = 'paid'
      ) as paid
      cross join lateral (
        select sum((o.body ->> 'amount')::int) filter (
            where o.object = 'refund' and o.body ->> 'status' not in ('failed', 'canceled')) as refunded,
          sum((o.body ->> 'amount')::int) filter (
            where o.object = 'dispute' and o.body ->> 'status' <> 'won') as disputed
        from private.sandbox_objects o where o.payment_intent = paid.intent
      ) as backward
    ), owed as (
      select truth.*, round(truth.credits::numeric
        * least(truth.refunded + truth.disputed, truth.amount_cents) / truth.amount_cents) as owing
      from truth
    )
    select format('purchase %s is %s: %s paid checkouts, %s of %s credits granted, %s taken and %s owing with a shortfall of %s, %s of %s cents refunded',
      id, status, checkouts, granted, credits, taken, owing, shortfall_credits, refunded_cents, refunded) as what
    from owed
    where not (checkouts <= 1 and granted = credits * checkouts
      and (checkouts = 1) = (completed_at is not null)
      and taken + shortfall_credits = owing and refunded_cents = refunded)`;

/** Compares the database with the provider's records. @returns the differences; empty when there are none */
export async function checkPurchases(owner: postgres.Sql): Promise<string[]> {
  const found = await Promise.all([comparePurchases(owner), checkRequests(owner)]);
  return found.flat().map(({ what }) => what);
}
