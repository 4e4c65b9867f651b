import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { liveAFullLife } from './a-full-life.ts';
import { addCategory, changesOf } from './admin-changes-scene.ts';
import { type Person, refusal, test } from './scene.ts';

describe('changes to users in the change log', () => {
  const ofPerson = (subject: Person, actor: Person) => ({
    actor_id: actor.id,
    actor_kind: 'admin',
    subject_kind: 'user',
    subject_id: subject.id,
    subject_user_id: subject.id,
    subject_label: null,
  });

  test('logs a role, name and balance changed by an admin', async ({
    scene: { as, person, sql },
  }) => {
    const [admin, ben] = [await person({ admin: true }), await person({ name: 'Ben' })];
    await as(admin, async (step) => {
      await step`update public.user_roles set role = 'admin' where user_id = ${ben.id}`;
      await step`update public.user_roles set role = 'admin' where user_id = ${ben.id}`;
      await step`update public.profiles set full_name = 'Benno' where id = ${ben.id}`;
      await step`update public.credits set balance = 4 where user_id = ${ben.id}`;
      await step`select public.adjust_credits(${ben.id}, 4, 2, 'A gift too many')`;
    });
    const entries = await sql<{ id: string }[]>`
      select id from public.credit_entries where kind = 'adjustment' and user_id = ${ben.id} order by id`;
    expect(await changesOf(sql)).toEqual([
      {
        ...ofPerson(ben, admin),
        action: 'role_changed',
        before: { role: 'user' },
        after: { role: 'admin' },
      },
      {
        ...ofPerson(ben, admin),
        action: 'profile_changed',
        before: { full_name: 'Ben' },
        after: { full_name: 'Benno' },
      },
      {
        ...ofPerson(ben, admin),
        action: 'credits_adjusted',
        before: { balance: 1 },
        after: { balance: 4, reason: 'Balance set from 1 to 4', entry: Number(entries[0]?.id) },
      },
      {
        ...ofPerson(ben, admin),
        action: 'credits_adjusted',
        before: { balance: 4 },
        after: { balance: 2, reason: 'A gift too many', entry: Number(entries[1]?.id) },
      },
    ]);
  });

  test('logs a requested refund once', async ({ scene: { person, sql } }) => {
    const [admin, cook] = [await person({ admin: true }), await person()];
    const paid = { status: 'paid', amountCents: 499, currency: 'usd' };
    const [purchase] = await sql<{ id: string }[]>`
      select private.settle_purchase(p.id, ${sql.json(paid)}), p.id
      from private.open_purchase(${cook.id}, 'key', 'small', 10, 499, 'usd') as p`;
    const id = purchase?.id ?? '';
    await sql`select private.request_refund(${admin.id}, ${id}, 'Spilt')`;
    await sql`select private.request_refund(${admin.id}, ${id}, 'Spilt')`;
    expect(await changesOf(sql)).toEqual([
      {
        ...ofPerson(cook, admin),
        subject_kind: 'purchase',
        subject_id: id,
        action: 'refund_requested',
        before: { refunded_cents: 0 },
        after: { refunded_cents: 499, reason: 'Spilt' },
      },
    ]);
  });

  test('does not log what users do themselves or what the system does', async ({
    scene: { as, person, sql },
  }) => {
    const zoe = await person({ name: 'Zoe' });
    await as(
      zoe,
      (step) => step`update public.profiles set full_name = 'Zoe Z.' where id = ${zoe.id}`,
    );
    await as('accounts', async (step) => {
      await step`update auth.users set email = 'zoe@example.org' where id = ${zoe.id}`;
      await step`update auth.users set raw_user_meta_data = '{"name":"Z"}' where id = ${zoe.id}`;
    });
    await as('service', async (step) => {
      await step`select private.record_credit_entry(${zoe.id}, 3, 'purchase', 'p')`;
      await step`select private.expire_credits(${zoe.id})`;
      await step`select private.sweep_accounts(now() + interval '1 year')`;
    });
    await as('accounts', (step) => step`delete from auth.users where id = ${zoe.id}`);
    expect((await sql`select from public.admin_changes`).count).toBe(0);
  });
});

describe('record_admin_change', () => {
  test('is callable by auth_admin and the service, which pass the admin’s id', async ({
    scene: { as, person, sql },
  }) => {
    const [admin, ben] = [await person({ admin: true }), await person()];
    const record = (step: Transaction) =>
      step`select private.record_admin_change('sessions_ended', 'user', ${ben.id}, ${ben.id}, '{"sessions":2}', '{"sessions":0}', ${admin.id})`;
    await as('accounts', record);
    await as('service', record);
    for (const who of [admin, ben, 'visitor'] as const) {
      await expect(as(who, record)).rejects.toMatchObject(refusal('42501'));
    }
    expect(await changesOf(sql)).toEqual(
      Array(2).fill({
        actor_id: admin.id,
        actor_kind: 'admin',
        action: 'sessions_ended',
        subject_kind: 'user',
        subject_id: ben.id,
        subject_user_id: ben.id,
        subject_label: null,
        before: { sessions: 2 },
        after: { sessions: 0 },
      }),
    );
  });

  test('does not name a user whose account is already deleted', async ({
    scene: { as, person, sql },
  }) => {
    const [admin, ben] = [await person({ admin: true }), await person()];
    await as('accounts', async (step) => {
      await step`delete from auth.users where id = ${ben.id}`;
      await step`
        select private.record_admin_change('account_deleted', 'user', ${ben.id}, ${ben.id},
          ${step.json({ email: ben.email, recipes: 3 })}, null, ${admin.id})`;
    });
    expect(await changesOf(sql)).toMatchObject([
      { subject_id: null, subject_user_id: null, before: { recipes: 3 }, after: {} },
    ]);
  });
});

describe('the change log', () => {
  test('is readable only by admins who passed a required second factor', async ({
    scene: { as, person, sql },
  }) => {
    const [admin, cook] = [await person({ admin: true }), await person()];
    await addCategory(sql, 'Quince');
    const read = (step: Transaction) =>
      step`select from public.admin_changes where action = 'category_created'`;
    expect((await as(admin, read)).count).toBe(1);
    expect((await as(cook, read)).count).toBe(0);
    await expect(as('visitor', read)).rejects.toMatchObject(refusal('42501'));
    await expect(as('service', read)).rejects.toMatchObject(refusal('42501'));
    await sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${admin.id}, 'totp', 'verified')`;
    expect((await as(admin, read)).count).toBe(0);
    expect((await as(admin, read, 'aal2')).count).toBe(1);
  });

  test('is immutable, even for its owner', async ({ scene: { as, person, sql } }) => {
    const admin = await person({ admin: true });
    await addCategory(sql, 'Quince');
    const attempts: ((step: Transaction) => PromiseLike<unknown>)[] = [
      (step) => step`update public.admin_changes set actor_kind = 'admin'`,
      (step) => step`update public.admin_changes set after = '{}'`,
      (step) => step`delete from public.admin_changes`,
      (step) => step`truncate public.admin_changes`,
    ];
    for (const attempt of attempts) {
      await expect(sql.savepoint(attempt)).rejects.toMatchObject(refusal('STFOR'));
      for (const who of [admin, 'service', 'accounts'] as const) {
        await expect(as(who, attempt)).rejects.toMatchObject(refusal('42501'));
      }
    }
    await expect(
      as(
        admin,
        (step) => step`insert into public.admin_changes (actor_kind, action, subject_kind)
          values ('admin', 'category_changed', 'category')`,
      ),
    ).rejects.toMatchObject(refusal('42501'));
  });

  test.for(['deleted', 'emptied'] as const)(
    'keeps the entries of a person whose account is %s, without naming them',
    async (way, { scene }) => {
      const { person, sql } = scene;
      await person({ admin: true });
      const zoe = await person({ name: 'Zoe', credits: 5 });
      await liveAFullLife(scene, zoe);
      const before = await changesOf(sql);
      expect(before.filter((change) => change.subject_user_id === zoe.id)).not.toHaveLength(0);
      if (way === 'deleted') await sql`delete from auth.users where id = ${zoe.id}`;
      else await sql`update auth.users set deleted_at = now() where id = ${zoe.id}`;
      const after = await changesOf(sql);
      expect(after.map(({ action }) => action)).toEqual(before.map(({ action }) => action));
      expect(JSON.stringify(after)).not.toContain(zoe.id);
      expect(JSON.stringify(after)).not.toContain('Zoe');
      expect(JSON.stringify(after)).not.toContain(zoe.email);
      const role = after.find(({ action }) => action === 'role_changed');
      expect(role).toMatchObject({ before: { role: 'user' }, after: { role: 'admin' } });
      const refund = after.find(({ action }) => action === 'refund_requested');
      expect(refund).toMatchObject({ subject_user_id: null, after: { refunded_cents: 499 } });
      expect(refund?.subject_id).toMatch(/-/);
    },
  );
});
