import type { Transaction } from '#server/database/database.ts';

/** An entry of the change log. */
export type Change = {
  actor_id: string | null;
  actor_kind: string;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  subject_user_id: string | null;
  subject_label: string | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

/** Returns the change log without the operator's entries from the scene's setup, oldest first. */
export const changesOf = (sql: Transaction) => sql<Change[]>`
  select actor_id, actor_kind, action, subject_kind, subject_id, subject_user_id, subject_label, before, after
  from public.admin_changes where actor_kind <> 'operator' order by id`;

/** @returns the id of a new category */
export async function addCategory(sql: Transaction, name: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.categories (name, slug, sort_order, icon) values (${name}, ${name.toLowerCase()}, 7, null)
    returning id`;
  return row?.id ?? '';
}
