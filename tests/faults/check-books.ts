import type postgres from 'postgres';

type Complaint = { what: string };

/** Finds balances that differ from the sum of their ledger, and negative balances. */
const checkBalances = (owner: postgres.Sql) => owner<Complaint[]>`
  select format('cook %s has balance %s and a ledger of %s', c.user_id, c.balance, ledger.sum) as what
  from public.credits c
  cross join lateral (
    select coalesce(sum(e.delta), 0) as sum from public.credit_entries e where e.user_id = c.user_id
  ) as ledger
  where c.balance <> ledger.sum or c.balance < 0`;

/** Finds balances that differ from the remaining credits of the lots. */
const checkLots = (owner: postgres.Sql) => owner<Complaint[]>`
  select format('cook %s has balance %s and %s in lots', c.user_id, c.balance, lots.sum) as what
  from public.credits c
  cross join lateral (
    select coalesce(sum(l.remaining), 0) as sum from private.credit_lots l where l.user_id = c.user_id
  ) as lots
  where c.balance <> lots.sum`;

/** Finds recipes that did not cost exactly once, failed generations that cost something, and generations that still run. */
const checkGenerations = (owner: postgres.Sql) => owner<Complaint[]>`
  select format('generation %s is %s, took %s and gave back %s', g.id, g.status, paid.taken, paid.back) as what
  from public.generations g
  cross join lateral (
    select coalesce(-sum(e.delta) filter (where e.kind = 'generation'), 0) as taken,
      coalesce(sum(e.delta) filter (where e.kind = 'generation_refund'), 0) as back
    from public.credit_entries e where e.reference = g.id::text
  ) as paid
  where not (paid.taken = g.cost
    and ((g.status = 'completed' and paid.back = 0 and g.result is not null)
      or (g.status = 'failed' and paid.back = g.cost and g.result is null)))`;

/** Finds orphaned entries. The entries of a deleted account stay, without a name, and its generations are deleted. */
const checkOrphans = (owner: postgres.Sql) => owner<Complaint[]>`
  select format('entry %s of kind %s belongs to no generation', e.id, e.kind) as what
  from public.credit_entries e
  where e.kind in ('generation', 'generation_refund') and e.user_id is not null
    and not exists (select from public.generations g where g.id::text = e.reference)`;

/** @returns the faults in all users' credits; empty when there are none */
export async function checkBooks(owner: postgres.Sql): Promise<string[]> {
  const found = await Promise.all([
    checkBalances(owner),
    checkLots(owner),
    checkGenerations(owner),
    checkOrphans(owner),
  ]);
  return found.flat().map(({ what }) => what);
}
