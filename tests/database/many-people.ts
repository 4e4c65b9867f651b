import type postgres from 'postgres';
import type { Transaction } from '#server/database/database.ts';

const firstNames = ['Maya', 'Tomás', 'Łukasz', 'Анна', "O'Neill", 'Zoë', '李', 'b_b', '50%'];

/**
 * Adds rows of people who never signed up, without running triggers: thousands at once, to test counting and sorting.
 * Every 100th is an admin, every 900th is named Rarity.
 */
export async function addManyPeople(sql: postgres.Sql | Transaction, count: number): Promise<void> {
  await sql`set session_replication_role = replica`;
  await sql`
    with people as (
      select n, lpad(n::text, 12, '0') as digits, ${firstNames}::text[] as first from generate_series(1, ${count}::int) n
    ), profile as (
      insert into public.profiles (id, full_name, email, created_at)
      select ('00000000-0000-4000-8000-' || digits)::uuid,
        case when n % 900 = 0 then 'Rarity ' || n when n % 41 = 0 then null
          else first[1 + n * 7 % cardinality(first)] || ' ' || left(md5(n::text), 4) end,
        case when n % 50 > 0 then format('%s.%s@mail.example', left(md5((n * 3)::text), 6), n) end,
        '2026-01-01'::timestamptz + n * interval '7 minutes'
      from people
    ), role as (
      insert into public.user_roles (user_id, role, created_at)
      select ('00000000-0000-4000-8000-' || digits)::uuid, case when n % 100 = 0 then 'admin' else 'user' end,
        '2026-01-01'::timestamptz + n / 3 * interval '21 minutes'
      from people
    )
    insert into public.credits (user_id, balance)
    select ('00000000-0000-4000-8000-' || digits)::uuid, n * 13 % 40 from people`;
  await sql`set session_replication_role = origin`;
}
