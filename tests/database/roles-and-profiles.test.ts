import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { outcomeOf, refusal, test } from './scene.ts';

describe('roles', () => {
  test('users read only their own role; a visitor reads none', async ({ scene }) => {
    const [anna, ben] = [await scene.person(), await scene.person()];
    const seen = await scene.as(anna, (sql) => sql`select user_id, role from public.user_roles`);
    expect(seen).toEqual([{ user_id: anna.id, role: 'user' }]);
    expect(seen).not.toContainEqual({ user_id: ben.id, role: 'user' });
    await expect(
      scene.as('visitor', (sql) => sql`select * from public.user_roles`),
    ).rejects.toMatchObject(refusal('42501'));
  });

  test('an owner cannot change, add or delete their own role', async ({ scene }) => {
    const anna = await scene.person();
    const { id } = anna;
    const attempts: ((sql: Transaction) => PromiseLike<unknown>)[] = [
      (sql) => sql`update public.user_roles set role = 'admin' where user_id = ${id}`,
      (sql) => sql`update public.user_roles set user_id = ${id} where user_id = ${id}`,
      (sql) => sql`delete from public.user_roles where user_id = ${id}`,
      (sql) => sql`insert into public.user_roles (user_id, role) values (${id}, 'admin')`,
    ];
    for (const attempt of attempts) {
      expect(await outcomeOf(scene.as(anna, attempt))).toBe('42501');
    }
    const [row] = await scene.sql`select role from public.user_roles where user_id = ${id}`;
    expect(row?.role).toBe('user');
  });

  test('a user’s write to another user’s role changes nothing', async ({ scene }) => {
    const [anna, ben] = [await scene.person(), await scene.person()];
    const done = await scene.as(
      anna,
      (sql) => sql`
      update public.user_roles set role = 'admin' where user_id = ${ben.id}`,
    );
    expect(done.count).toBe(0);
  });

  test('an admin reads and changes all roles', async ({ scene }) => {
    const [admin, ben] = [await scene.person({ admin: true }), await scene.person()];
    const all = await scene.as(admin, (sql) => sql`select * from public.user_roles`);
    expect(all.count).toBeGreaterThanOrEqual(2);
    await scene.as(
      admin,
      (sql) => sql`update public.user_roles set role = 'admin' where user_id = ${ben.id}`,
    );
    const mine = await scene.as(ben, (sql) => sql`select * from public.user_roles`);
    expect(mine.count).toBeGreaterThanOrEqual(2);
  });

  test('the last admin cannot step down; one of two can', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    const stepDown = () =>
      scene.as(
        admin,
        (sql) => sql`update public.user_roles set role = 'user' where user_id = ${admin.id}`,
      );
    await expect(stepDown()).rejects.toMatchObject(refusal('STADM'));
    await scene.person({ admin: true });
    expect((await stepDown()).count).toBe(1);
  });

  test('one statement that demotes all admins is rejected', async ({ scene }) => {
    await scene.person({ admin: true });
    await scene.person({ admin: true });
    await expect(
      scene.as('service', (sql) => sql`update public.user_roles set role = 'user'`),
    ).rejects.toMatchObject(refusal('STADM'));
  });
});

describe('profiles', () => {
  test('are readable by their owner only', async ({ scene }) => {
    const [anna, ben] = [await scene.person({ name: 'Anna' }), await scene.person()];
    const seen = await scene.as(ben, (sql) => sql`select id from public.profiles`);
    expect(seen).toEqual([{ id: ben.id }]);
    await expect(
      scene.as('visitor', (sql) => sql`select id from public.profiles where id = ${anna.id}`),
    ).rejects.toMatchObject(refusal('42501'));
  });

  test('do not expose the columns for sorting and search', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    for (const who of [admin, 'service'] as const) {
      for (const column of ['sort_name', 'sort_email', 'search_text', '*'])
        await expect(
          scene.as(who, (sql) => sql`select ${sql.unsafe(column)} from public.profiles`),
        ).rejects.toMatchObject(refusal('42501'));
    }
  });

  test('an owner can edit name and picture, not the address', async ({ scene }) => {
    const anna = await scene.person();
    const edited = await scene.as(
      anna,
      (sql) => sql`
      update public.profiles set full_name = 'Anna', avatar_url = '/storage/v1/a.png', updated_at = '2001-01-01'
      where id = ${anna.id} returning full_name, updated_at > now() - interval '1 hour' as fresh`,
    );
    expect(edited).toEqual([{ full_name: 'Anna', fresh: true }]);
    await expect(
      scene.as(
        anna,
        (sql) => sql`update public.profiles set email = 'x@example.com' where id = ${anna.id}`,
      ),
    ).rejects.toMatchObject(refusal('42501'));
  });

  test.for([
    ['javascript:alert(1)', false],
    ['//evil.example/x.png', false],
    ['/\\evil.example/x.png', false],
    ['https:\\\\evil.example/x.png', false],
    ['/\t/evil.example/x.png', false],
    ['/\n/evil.example/x.png', false],
    ['https://example.com/a b/c.png?x=//y', true],
    ['/pictures//a.png', true],
    ['/', true],
  ] as const)('the picture %j is accepted: %s', async ([picture, isTaken], { scene }) => {
    const anna = await scene.person();
    const update = scene.as(
      anna,
      (sql) => sql`update public.profiles set avatar_url = ${picture} where id = ${anna.id}`,
    );
    if (isTaken) expect((await update).count).toBe(1);
    else await expect(update).rejects.toMatchObject(refusal('23514'));
  });

  test('an invalid picture of a sign-up is dropped', async ({ scene: { sql } }) => {
    const [user] = await sql`
      insert into auth.users (id, email, raw_user_meta_data)
      values (gen_random_uuid(), 'pia@example.com', ${sql.json({ picture: 'https://a.example\\@b/x' })})
      returning id`;
    const [profile] = await sql`select avatar_url from public.profiles where id = ${user?.id}`;
    expect(profile).toEqual({ avatar_url: null });
  });

  test('another user’s profile can be edited by an admin only', async ({ scene }) => {
    const [anna, ben] = [await scene.person(), await scene.person()];
    const admin = await scene.person({ admin: true });
    const rename = (who: typeof anna) =>
      scene.as(who, (sql) => sql`update public.profiles set full_name = 'Z' where id = ${anna.id}`);
    expect((await rename(ben)).count).toBe(0);
    expect((await rename(admin)).count).toBe(1);
  });

  test('a user cannot insert or delete a profile', async ({ scene }) => {
    const anna = await scene.person();
    await expect(
      scene.as(anna, (sql) => sql`delete from public.profiles where id = ${anna.id}`),
    ).rejects.toMatchObject(refusal('42501'));
    await expect(
      scene.as(anna, (sql) => sql`insert into public.profiles (id) values (${anna.id})`),
    ).rejects.toMatchObject(refusal('42501'));
  });
});
