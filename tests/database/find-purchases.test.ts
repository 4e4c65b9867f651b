import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { addManyPeople } from './many-people.ts';
import { test } from './scene.ts';

type Question = { search?: string; status?: string | null; page?: number; ids?: [string, string] };
type Answer = { purchase_ids: string[]; total: number; is_at_least: boolean };
type Row = { id: string; status: string; buyer: string | null };

async function find(sql: Transaction, question: Question): Promise<Answer> {
  const { search = '', status = null, page = 1, ids } = question;
  const [answer] = await sql<Answer[]>`
    select * from public.find_purchases(${search}, ${status}, ${ids?.[0] ?? null}, ${ids?.[1] ?? null}, ${page}, 25)`;
  if (!answer) throw new Error('find_purchases gave no row back.');
  return answer;
}

/** Adds four purchases for every second person; every 70th purchase has no buyer. */
async function addManyPurchases(sql: Transaction, people: number): Promise<void> {
  await sql`set session_replication_role = replica`;
  await sql`
    insert into public.purchases (id, user_id, account_hash, pack, credits, amount_cents, status, created_at)
    select md5(n::text)::uuid,
      case when n % 70 > 0 then ('00000000-0000-4000-8000-' || lpad((1 + n * 2 % ${people}::int)::text, 12, '0'))::uuid end,
      'hash', 'small', 10, 499, (array['completed', 'completed', 'failed', 'refunded', 'completed'])[1 + n % 5],
      '2026-03-01'::timestamptz + n / 2 * interval '1 minute'
    from generate_series(1, ${people * 2}::int) n`;
  await sql`set session_replication_role = origin`;
}

const readAll = (sql: Transaction) => sql<Row[]>`
  select pu.id, pu.status, p.search_text as buyer
  from public.purchases pu left join public.profiles p on p.id = pu.user_id
  order by pu.created_at desc, pu.id desc`;

describe.each([
  ['few people', 200],
  ['more people than a search covers', 1300],
])('find_purchases with %s', (_, people) => {
  test('every search and status returns what a full scan returns', async ({ scene }) => {
    await addManyPeople(scene.sql, people);
    await addManyPurchases(scene.sql, people);
    const admin = await scene.person({ admin: true });
    const rows = await readAll(scene.sql);
    for (const search of ['', 'a', 'maya', 'rarity', '李', '7@', '.123@', 'nobody at all']) {
      for (const status of [null, 'completed', 'refunded', 'disputed']) {
        const all = rows.filter(
          (row) =>
            (search === '' || row.buyer?.includes(search)) && (!status || row.status === status),
        );
        const reach = search === '' ? all.length : Math.min(all.length, 150);
        const last = Math.max(1, Math.ceil(reach / 25));
        for (const page of new Set([1, Math.ceil(last / 2), last, last + 1])) {
          const answer = await scene.as(admin, (sql) => find(sql, { search, status, page }));
          expect(answer, JSON.stringify({ search, status, page })).toEqual({
            purchase_ids: all
              .slice((page - 1) * 25, Math.min(page * 25, reach))
              .map(({ id }) => id),
            total: reach,
            is_at_least: all.length > reach,
          });
        }
      }
    }
  });

  test('a purchase is found by its id, however old it is', async ({ scene }) => {
    await addManyPeople(scene.sql, people);
    await addManyPurchases(scene.sql, people);
    const admin = await scene.person({ admin: true });
    const { id } = (await readAll(scene.sql)).at(-1) ?? { id: '' };
    const ids: [string, string] = [id, id];
    const found = await scene.as(admin, (sql) => find(sql, { search: id.slice(0, 12), ids }));
    expect(found).toEqual({ purchase_ids: [id], total: 1, is_at_least: false });
  });
});

test('find_purchases is for admins only and rejects invalid pages and searches', async ({
  scene,
}) => {
  const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
  for (const who of [cook, 'visitor', 'service'] as const) {
    await expect(scene.as(who, (sql) => find(sql, {}))).rejects.toMatchObject({ code: '42501' });
  }
  for (const wrong of [{ page: 0 }, { search: 'a'.repeat(401) }]) {
    const asked = scene.as(admin, (sql) => find(sql, wrong));
    await expect(asked).rejects.toMatchObject({ code: '22023' });
  }
});
