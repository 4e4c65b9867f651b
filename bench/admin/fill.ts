import type postgres from 'postgres';
import { addManyPeople } from '#tests/database/many-people.ts';

/** The number of rows behind each list. */
export type Size = {
  people: number;
  categories: number;
  purchases: number;
  generations: number;
  changes: number;
};

const personOf = (number: string) =>
  `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

async function fillAccounts(sql: postgres.ReservedSql, { people }: Size): Promise<void> {
  await addManyPeople(sql, people);
  await sql`set session_replication_role = replica`;
  await sql`
    insert into auth.users (id, email, email_confirmed_at)
    select id, email, created_at from public.profiles on conflict do nothing`;
  // One user with a long history, and one entry for each other user.
  await sql`
    insert into public.credit_entries (user_id, delta, kind, reason, account_hash, created_at)
    select ${sql.unsafe(personOf('case when n % 500 = 0 then 1 else n end'))}, 1, 'adjustment', 'A gift', 'hash',
      '2026-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, ${people}::int) n`;
}

async function fillCatalogue(sql: postgres.ReservedSql, { categories }: Size): Promise<void> {
  await sql`
    insert into public.categories (name, slug, description, sort_order, is_active, created_at)
    select 'Bench ' || left(md5(n::text), 5) || ' ' || n, 'bench-' || n, 'Number ' || n || ' of many.', n % 97, n % 9 > 0,
      '2026-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, ${categories}::int) n`;
  await sql`
    insert into public.category_groups (name, slug, sort_order)
    select 'Bench group ' || n, 'bench-group-' || n, 50 + n from generate_series(1, ${Math.ceil(categories / 100)}::int) n`;
  await sql`
    insert into public.category_group_items (category_id, group_id, sort_order)
    select c.id, g.id, c.sort_order from public.categories c
      join public.category_groups g on g.slug = 'bench-group-' || (1 + c.sort_order % ${Math.ceil(categories / 100)}::int)
    where c.slug like 'bench-%'`;
}

async function fillHistory(sql: postgres.ReservedSql, size: Size): Promise<void> {
  const { people, purchases, generations, changes } = size;
  await sql`
    insert into public.purchases (user_id, account_hash, pack, credits, amount_cents, status, created_at)
    select ${sql.unsafe(personOf(`1 + n * 7 % ${people}`))}, 'hash', 'small', 10, 499,
      (array['completed', 'completed', 'failed', 'refunded', 'completed', 'cancelled'])[1 + n % 6],
      now() - n * interval '5 minutes'
    from generate_series(1, ${purchases}::int) n`;
  await sql`
    insert into public.admin_changes (actor_id, actor_kind, action, subject_kind, subject_id, subject_user_id, subject_label, before, after, created_at)
    select ${sql.unsafe(personOf('100 * (1 + n % 9)'))}, 'admin', case when n % 3 = 0 then 'change_role' else 'update' end,
      case when n % 3 = 0 then 'user' else 'category' end, md5((n % 5000)::text)::uuid::text,
      case when n % 3 = 0 then ${sql.unsafe(personOf(`1 + n % ${people}`))} end,
      case when n % 3 > 0 then 'Bench ' || n % 5000 end, '{"sort_order": 1}', '{"sort_order": 2}',
      now() - n * interval '3 minutes'
    from generate_series(1, ${changes}::int) n`;
  // Triggers are on again: they maintain the totals of the overview.
  await sql`set session_replication_role = origin`;
  await sql`
    insert into public.generations (user_id, idempotency_key, prompt, model, status, result, reason, input_tokens, output_tokens,
      cost_usd, created_at, finished_at)
    select ${sql.unsafe(personOf(`1 + n * 11 % ${people}`))}, 'bench ' || n, 'A prompt', (array['chef', 'chef', 'other'])[1 + n % 3],
      case when n % 20 = 0 then 'failed' else 'completed' end,
      case when n % 20 > 0 then '{}'::jsonb end, case when n % 20 = 0 then 'timed-out' end, 900, 1200, 0.01,
      now() - n * interval '2 minutes', now() - n * interval '2 minutes' + interval '20 seconds'
    from generate_series(1, ${generations}::int) n`;
}

/** Inserts rows as the product would have them after years, directly in SQL. */
export async function fill(owner: postgres.Sql, size: Size): Promise<void> {
  const sql = await owner.reserve();
  try {
    await fillAccounts(sql, size);
    await fillCatalogue(sql, size);
    await fillHistory(sql, size);
    await sql`vacuum analyze`;
  } finally {
    await sql`set session_replication_role = origin`;
    sql.release();
  }
}
