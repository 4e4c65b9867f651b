import type postgres from 'postgres';

type Complaint = { what: string };

/** Ratings are one to five, and each recipe has their exact number and sum. */
const checkRatings = (owner: postgres.Sql) => owner<Complaint[]>`
  select format('recipe %s says %s ratings of %s in sum, and has %s of %s', r.id, r.rating_count, r.rating_sum, s.count, s.sum) as what
  from public.recipes r
  cross join lateral (
    select count(*) as count, coalesce(sum(rating), 0) as sum from public.recipe_ratings where recipe_id = r.id
  ) as s
  where r.rating_count <> s.count or r.rating_sum <> s.sum
  union all
  select format('cook %s rated recipe %s %s times, %s at most', user_id, recipe_id, count(*), max(rating))
  from public.recipe_ratings group by user_id, recipe_id having count(*) > 1 or max(rating) > 5 or min(rating) < 1`;

/** No user has two running generations, and at least one user is an admin. */
const checkPeople = (owner: postgres.Sql) => owner<Complaint[]>`
  select format('cook %s has %s generations running', user_id, count(*)) as what
  from public.generations where status = 'running' group by user_id having count(*) > 1
  union all
  select 'nobody is admin' where not exists (select from public.user_roles where role = 'admin')
  union all
  select format('account %s has no profile, role or balance', u.id) from auth.users u
  where not exists (select from public.profiles p where p.id = u.id)
    or not exists (select from public.user_roles r where r.user_id = u.id)
    or not exists (select from public.credits c where c.user_id = u.id)`;

/** The sums of the overview (decision 0057) equal the sums of the rows, whatever day a sum is booked on. */
const checkSums = (owner: postgres.Sql) => owner<Complaint[]>`
  with told as (
    select sum(completed) as completed, sum(failed) as failed, sum(credits_sold) as sold, sum(credits_given) as given,
      sum(credits_spent) as spent, sum(credits_taken_back) as taken, sum(paid_cents) as paid,
      sum(returned_cents) as returned, sum(people) as people
    from private.activity_sums
  ), entries as (
    select sum(delta) filter (where kind = 'purchase') as sold,
      sum(delta) filter (where kind = 'free' or kind = 'adjustment' and delta > 0) as given,
      -sum(delta) filter (where kind in ('generation', 'generation_refund')) as spent,
      -sum(delta) filter (where kind in ('refund', 'dispute', 'expiry') or kind = 'adjustment' and delta < 0) as taken
    from public.credit_entries
  ), money as (
    select sum(amount_cents) as paid,
      sum(case when status = 'disputed' then amount_cents else refunded_cents end) as returned
    from public.purchases where completed_at is not null
  ), facts (name, told, held) as (
    select v.* from told, entries, money cross join lateral (values
      ('credits sold', told.sold, entries.sold), ('credits given', told.given, entries.given),
      ('credits spent', told.spent, entries.spent), ('credits taken back', told.taken, entries.taken),
      ('cents paid', told.paid, money.paid), ('cents returned', told.returned, money.returned),
      ('people', told.people, (select count(*) from public.user_roles))) as v
  )
  select format('the overview counts %s %s, and there are %s', coalesce(f.told, 0), f.name, coalesce(f.held, 0)) as what
  from facts f where coalesce(f.told, 0) <> coalesce(f.held, 0)`;

/** Every row is in every B-tree index of its table. A search (decision 0056) would no longer find a row that an index lost. */
async function checkIndexes(owner: postgres.Sql): Promise<Complaint[]> {
  await owner`create extension if not exists amcheck with schema private`;
  const indexes = await owner<{ name: string }[]>`
    select c.oid::regclass::text as name
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth', 'storage') and a.amname = 'btree' and i.indisvalid`;
  const found: Complaint[] = [];
  for (const { name } of indexes) {
    await owner`select private.bt_index_check(${name}::regclass, true)`.catch((error: unknown) => {
      found.push({ what: `the index ${name} is broken: ${String(error)}` });
    });
  }
  return found;
}

/** A search for parts of a user's name returns the same rows with the index as with a sequential scan. */
async function checkSearch(owner: postgres.Sql): Promise<Complaint[]> {
  const find = (by: 'enable_seqscan' | 'enable_bitmapscan') =>
    owner.begin(async (sql) => {
      await sql`select set_config(${by}, 'off', true)`;
      return sql<{ ids: string }[]>`
        select coalesce(string_agg(id::text, ' ' order by id), '') as ids from public.profiles
        where private.pieces_of(search_text) @@ '''tes'':*'::tsquery`;
    });
  const [[byIndex], [byRow]] = await Promise.all([
    find('enable_seqscan'),
    find('enable_bitmapscan'),
  ]);
  return byIndex?.ids === byRow?.ids
    ? []
    : [{ what: 'the search by the index finds others than a look at each person' }];
}

/** @returns the violations of DESIGN §6, apart from the credit books; empty when there are none */
export async function checkDatabase(owner: postgres.Sql): Promise<string[]> {
  const found = await Promise.all([
    checkRatings(owner),
    checkPeople(owner),
    checkSums(owner),
    checkIndexes(owner),
    checkSearch(owner),
  ]);
  return found.flat().map(({ what }) => what);
}
