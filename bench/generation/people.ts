import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';

/** A cook with a session and credits, inserted with SQL as a sign-up would leave them: a thousand sign-ups would take minutes. */
export type Cook = { id: string; session: string };

export async function makeCooks(
  owner: postgres.Sql,
  count: number,
  credits: number,
): Promise<Cook[]> {
  const cooks = Array.from({ length: count }, () => ({ id: randomUUID(), session: randomUUID() }));
  const ids = cooks.map(({ id }) => id);
  const sessions = cooks.map(({ session }) => session);
  await owner`
    insert into auth.users (id, email) select id, id || '@example.com' from unnest(${ids}::uuid[]) as id`;
  await owner`
    insert into auth.sessions (id, user_id, aal)
      select s, u, 'aal1' from unnest(${sessions}::uuid[], ${ids}::uuid[]) as t (s, u)`;
  await owner`update public.credits set balance = ${credits} where user_id = any (${ids}::uuid[])`;
  await owner`analyze`;
  return cooks;
}
