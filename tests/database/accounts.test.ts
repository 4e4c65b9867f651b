import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { addPerson, refusal, test } from './scene.ts';

const nameOf = async (sql: Transaction, id: string) =>
  (await sql`select full_name from public.profiles where id = ${id}`)[0]?.full_name;
const balanceOf = async (sql: Transaction, id: string) =>
  (await sql`select balance from public.credits where user_id = ${id}`)[0]?.balance;

async function addAccount(sql: Transaction, columns: Record<string, unknown>): Promise<string> {
  const [row] = await sql`insert into auth.users ${sql(columns as never)} returning id`;
  return row?.id;
}

describe('signing up', () => {
  test('creates a profile, the role user and an empty credits row', async ({ scene: { sql } }) => {
    const id = await addAccount(sql, { email: 'anna.berg@example.com' });
    const [made] = await sql`
      select p.full_name, p.email, r.role, c.balance
      from public.profiles p join public.user_roles r on r.user_id = p.id
        join public.credits c on c.user_id = p.id where p.id = ${id}`;
    expect(made).toEqual({
      full_name: 'anna.berg',
      email: 'anna.berg@example.com',
      role: 'user',
      balance: 0,
    });
  });

  test('uses the given name, else the address, else User', async ({ scene }) => {
    const { sql } = scene;
    const named = await addAccount(sql, {
      email: 'a@example.com',
      raw_user_meta_data: sql.json({ name: ' Anna Berg ' }),
    });
    const social = await addAccount(sql, {
      email: 'b@example.com',
      raw_user_meta_data: sql.json({ name: '', full_name: 'Ben Ode' }),
    });
    const byPhone = await addAccount(sql, { phone: '4366012345' });
    expect(await nameOf(sql, named)).toBe('Anna Berg');
    expect(await nameOf(sql, social)).toBe('Ben Ode');
    expect(await nameOf(sql, byPhone)).toBe('User');
  });

  test('a changed address is copied to the profile, a changed account name is not', async ({
    scene: { sql, person, as },
  }) => {
    const anna = await person({ name: 'Anna' });
    await as(
      anna,
      (step) => step`update public.profiles set full_name = 'Anna B.' where id = ${anna.id}`,
    );
    await sql`
      update auth.users set email = 'new@example.com', raw_user_meta_data = '{"name":"Other"}'
      where id = ${anna.id}`;
    const [profile] = await sql`select full_name, email from public.profiles where id = ${anna.id}`;
    expect(profile).toEqual({ full_name: 'Anna B.', email: 'new@example.com' });
  });

  test('auth_admin needs no privilege on the tables that a sign-up fills', async ({ scene }) => {
    await scene.as(
      'accounts',
      (sql) => sql`insert into auth.users (email) values ('c@example.com')`,
    );
    const rows = await scene.sql`select from public.profiles where email = 'c@example.com'`;
    expect(rows.count).toBe(1);
    await expect(
      scene.as('accounts', (sql) => sql`select * from public.profiles`),
    ).rejects.toMatchObject(refusal('42501'));
  });
});

describe('the free credit', () => {
  test('is granted once, when the address is confirmed and not before', async ({
    scene: { sql },
  }) => {
    const id = await addAccount(sql, { email: 'd@example.com' });
    expect(await balanceOf(sql, id)).toBe(0);
    await sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
    expect(await balanceOf(sql, id)).toBe(1);
    await sql`update auth.users set email_confirmed_at = null where id = ${id}`;
    await sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
    expect(await balanceOf(sql, id)).toBe(1);
  });

  test('is not granted again to an address after its account was deleted', async ({
    scene: { sql },
  }) => {
    const first = await addPerson(sql, { email: 'eve@example.com' });
    expect(await balanceOf(sql, first.id)).toBe(1);
    await sql`delete from auth.users where id = ${first.id}`;
    const again = await addPerson(sql, { email: 'eve@example.com' });
    const tagged = await addPerson(sql, { email: 'Eve+free@example.com' });
    expect(await balanceOf(sql, again.id)).toBe(0);
    expect(await balanceOf(sql, tagged.id)).toBe(0);
  });

  test('is not granted again for a second contact of the same account', async ({
    scene: { sql },
  }) => {
    const frank = await addPerson(sql, { email: 'frank@example.com' });
    await sql`update auth.users set phone = '4366099999', phone_confirmed_at = now() where id = ${frank.id}`;
    expect(await balanceOf(sql, frank.id)).toBe(1);
    await sql`delete from auth.users where id = ${frank.id}`;
    const id = await addAccount(sql, { phone: '+43 660 99999', phone_confirmed_at: new Date() });
    expect(await balanceOf(sql, id)).toBe(0);
  });

  test('is recorded under a hash that is not the plain SHA-256 of the address', async ({
    scene: { sql },
  }) => {
    await addPerson(sql, { email: 'grace@example.com' });
    const [row] =
      await sql`select string_agg(contact_hash, ' ') as hashes from private.free_credit_grants`;
    expect(row?.hashes).toMatch(/^[0-9a-f]{64}/);
    const plain = await sql`
      select from private.free_credit_grants
      where contact_hash = encode(sha256('grace@example.com'), 'hex')`;
    expect(plain.count).toBe(0);
  });
});
