import type postgres from 'postgres';
import { checkBooks } from '#tests/faults/check-books.ts';

/** Returns one checksum for each kind of rows about a user: a caller without access to them must not change any. */
export async function rowsOf(owner: postgres.Sql, userId: string): Promise<Map<string, string>> {
  const kinds = await owner<{ section: string; source: string; owned: string }[]>`
    select section, source::text, owned from private.personal_tables()`;
  const sums = new Map<string, string>();
  for (const { section, source, owned } of kinds) {
    const [row] = await owner.unsafe<{ sum: string }[]>(
      `select count(*) || ':' || coalesce(md5(string_agg(md5(t::text), ',' order by md5(t::text))), '') as sum from ${source} t where ${owned}`,
      [userId],
    );
    sums.set(section, row?.sum ?? '');
  }
  return sums;
}

/** @returns the kinds of rows that have changed */
export function changedKinds(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before].filter(([kind, sum]) => after.get(kind) !== sum).map(([kind]) => kind);
}

/** Checks what must hold in the whole database after any request. @returns what does not hold */
export async function checkDatabase(owner: postgres.Sql): Promise<string[]> {
  const [orphans] = await owner<{ count: number }[]>`
    select count(*)::int as count from public.user_roles r where not exists (select from auth.users u where u.id = r.user_id)`;
  const books = await checkBooks(owner);
  return orphans?.count ? [...books, `${orphans.count} roles of nobody`] : books;
}
