import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAdmin } from '#server/auth/admin/make-admin.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  countMailsTo,
  fragmentOf,
  goodPassword,
  newAddress,
  newestMailTo,
  openLink,
  signUpConfirmed,
} from '#tests/support/people.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const admin = () => testApp.client('service_role').auth.admin;

/** Actor id in an audit entry about an account whose row was deleted. */
const nobody = '00000000-0000-0000-0000-000000000000';

async function countDeletions(actorId: string): Promise<number> {
  const entries = await testApp.testDatabase.owner`
    select 1 from auth.audit_log_entries
    where payload ->> 'action' = 'user_deleted' and payload ->> 'actor_id' = ${actorId}`;
  return entries.length;
}

describe('the service key', () => {
  test('creates, reads, changes and deletes a user', async () => {
    const email = newAddress();
    const created = await admin().createUser({
      email,
      password: goodPassword,
      email_confirm: true,
      user_metadata: { name: 'Ada' },
      app_metadata: { plan: 'gold' },
    });
    expect(created.error).toBeNull();
    expect(created.data.user).toMatchObject({
      email,
      app_metadata: { provider: 'email', providers: ['email'], plan: 'gold' },
      user_metadata: { name: 'Ada', email_verified: true },
    });
    expect(await countMailsTo(testApp, email)).toBe(0);
    const id = created.data.user?.id ?? '';
    const moved = newAddress();
    const changed = await admin().updateUserById(id, {
      email: moved,
      user_metadata: { name: 'Bea' },
    });
    expect(changed.data.user).toMatchObject({ email: moved, user_metadata: { name: 'Bea' } });
    expect((await admin().getUserById(id)).data.user?.email).toBe(moved);
    const signedIn = await testApp
      .client()
      .auth.signInWithPassword({ email: moved, password: goodPassword });
    expect(signedIn.error).toBeNull();
    expect((await admin().deleteUser(id)).error).toBeNull();
    expect((await admin().getUserById(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
  });

  test('ends the sessions at once with a new password, and blocks sign-in with a ban', async () => {
    const person = await signUpConfirmed(testApp);
    await admin().updateUserById(person.user.id, { password: 'brand new butter' });
    expect((await person.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const banned = await admin().updateUserById(person.user.id, { ban_duration: '24h' });
    expect(banned.data.user?.banned_until).toBeTruthy();
    const wanted = { email: person.email, password: 'brand new butter' };
    expect((await testApp.client().auth.signInWithPassword(wanted)).error?.code).toBe(
      'user_banned',
    );
    await admin().updateUserById(person.user.id, { ban_duration: 'none' });
    expect((await testApp.client().auth.signInWithPassword(wanted)).error).toBeNull();
  });

  test('lists users page by page, with the totals that the client parses', async () => {
    const few = await createTestApp();
    try {
      const service = few.client('service_role').auth.admin;
      const emails = [newAddress(), newAddress(), newAddress()];
      for (const email of emails) await service.createUser({ email });
      const all = await service.listUsers();
      expect(all.data).toMatchObject({ total: 3, nextPage: null, lastPage: 1 });
      const page = await service.listUsers({ page: 1, perPage: 2 });
      expect(page.data.users).toHaveLength(2);
      expect(page.data).toMatchObject({ total: 3, nextPage: 2, lastPage: 2 });
      expect((await service.listUsers({ page: -1, perPage: 2 })).error?.code).toBe(
        'validation_failed',
      );
    } finally {
      await few.close();
    }
  });

  test('a deletion leaves no row with the person’s id, address or name', async () => {
    const person = await signUpConfirmed(testApp, { name: 'Gone Girl' });
    await person.client.auth.resetPasswordForEmail(person.email);
    const before = await countDeletions(nobody);
    await admin().deleteUser(person.user.id);
    expect(await countDeletions(nobody)).toBe(before + 1);
    const { owner } = testApp.testDatabase;
    const tables = await owner<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('auth', 'public', 'private')`;
    for (const { name } of tables) {
      const rows = await owner.unsafe(
        `select 1 from ${name} t where t::text like any ($1::text[])`,
        [[`%${person.email}%`, `%${person.user.id}%`, '%Gone Girl%']] as never,
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
  });

  test('a soft deletion empties the account and frees the address', async () => {
    const person = await signUpConfirmed(testApp);
    expect((await admin().deleteUser(person.user.id, true)).error).toBeNull();
    const [row] = await testApp.testDatabase.owner`
      select email, raw_user_meta_data, deleted_at from auth.users where id = ${person.user.id}`;
    expect(row?.deleted_at).toBeTruthy();
    expect(row?.email).not.toContain('@');
    expect(await countDeletions(person.user.id)).toBe(1);
    expect((await testApp.client().auth.signUp(person)).data.user?.id).not.toBe(person.user.id);
  });

  test('generates mail links without sending a mail', async () => {
    const email = newAddress();
    const signup = await admin().generateLink({ type: 'signup', email, password: goodPassword });
    expect(signup.data.properties).toMatchObject({
      verification_type: 'signup',
      redirect_to: 'http://saffron.test',
    });
    expect(await countMailsTo(testApp, email)).toBe(0);
    const opened = await openLink(testApp, signup.data.properties?.action_link ?? '');
    expect(fragmentOf(opened).get('access_token')).toBeTruthy();
    const again = await admin().generateLink({ type: 'signup', email, password: goodPassword });
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
    const magic = await admin().generateLink({ type: 'magiclink', email });
    const { data } = await testApp.client().auth.verifyOtp({
      type: 'magiclink',
      token_hash: magic.data.properties?.hashed_token ?? '',
    });
    expect(data.user?.email).toBe(email);
    const unknown = await admin().generateLink({ type: 'magiclink', email: newAddress() });
    expect(unknown.data.properties?.verification_type).toBe('signup');
    const recovery = await admin().generateLink({ type: 'recovery', email: newAddress() });
    expect(recovery.error).toMatchObject({ status: 404, code: 'user_not_found' });
    const wanted = newAddress();
    const change = await admin().generateLink({
      type: 'email_change_new',
      email,
      newEmail: wanted,
    });
    expect(change.data.user).toMatchObject({ email, new_email: wanted });
  });

  test('a magic link for a new address stores no password; only a sign-up link does', async () => {
    const email = newAddress();
    const { serviceRoleKey } = testApp.services.keys;
    const answer = await testApp.request('/auth/v1/admin/generate_link', {
      method: 'POST',
      headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
      body: JSON.stringify({ type: 'magiclink', email, password: goodPassword }),
    });
    expect(answer.status).toBe(200);
    const [row] = await testApp.testDatabase.owner`
      select encrypted_password from auth.users where email = ${email}`;
    expect(row).toEqual({ encrypted_password: null });
  });

  test('invites by mail', async () => {
    const email = newAddress();
    const { data, error } = await admin().inviteUserByEmail(email, { data: { name: 'Guest' } });
    expect(error).toBeNull();
    expect(data.user?.invited_at).toBeTruthy();
    const token = codeIn(await newestMailTo(testApp, email));
    const accepted = await testApp.client().auth.verifyOtp({ type: 'invite', email, token });
    expect(accepted.data.user?.user_metadata).toMatchObject({ name: 'Guest' });
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });

  test('is required: a user token and the anon key get not_admin', async () => {
    const person = await signUpConfirmed(testApp);
    const calls = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${person.user.id}`],
      ['PUT', `/admin/users/${person.user.id}`],
      ['DELETE', `/admin/users/${person.user.id}`],
      ['GET', `/admin/users/${person.user.id}/factors`],
      ['POST', '/admin/generate_link'],
      ['POST', '/invite'],
      ['GET', '/admin/sso/providers'],
    ] as const;
    const { anonKey } = testApp.services.keys;
    for (const [method, path] of calls) {
      for (const token of [person.session.access_token, anonKey]) {
        const answer = await testApp.request(`/auth/v1${path}`, {
          method,
          headers: {
            apikey: anonKey,
            authorization: `Bearer ${token}`,
            'x-supabase-api-version': '2024-01-01',
          },
        });
        expect([method, path, answer.status, (await answer.json()).code]).toEqual([
          method,
          path,
          403,
          'not_admin',
        ]);
      }
    }
  });

  test.each<[string, object, number, string]>([
    ['neither email address nor phone number', {}, 400, 'validation_failed'],
    ['an invalid email address', { email: 'x' }, 400, 'validation_failed'],
    ['an invalid id', { email: 'a@example.com', id: 'seven' }, 400, 'validation_failed'],
    [
      'an invalid ban duration',
      { email: 'a@example.com', ban_duration: 'soon' },
      400,
      'validation_failed',
    ],
    ['a database role', { email: 'a@example.com', role: 'service_role' }, 400, 'validation_failed'],
  ])('creating a user is refused: %s', async (_name, body, status, code) => {
    const { serviceRoleKey } = testApp.services.keys;
    const answer = await testApp.request('/auth/v1/admin/users', {
      method: 'POST',
      headers: {
        apikey: serviceRoleKey,
        authorization: `Bearer ${serviceRoleKey}`,
        'x-supabase-api-version': '2024-01-01',
      },
      body: JSON.stringify(body),
    });
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  test('an invalid or unknown user id is a 404', async () => {
    const { serviceRoleKey } = testApp.services.keys;
    const answer = await testApp.request('/auth/v1/admin/users/seven', {
      headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
    });
    expect([answer.status, (await answer.json()).error_code]).toEqual([404, 'validation_failed']);
    const factors = await admin().mfa.listFactors({ userId: randomUUID() });
    expect(factors.error?.code).toBe('user_not_found');
  });

  test('a taken address is refused when creating or changing a user', async () => {
    const person = await signUpConfirmed(testApp);
    const created = await admin().createUser({ email: person.email });
    expect(created.error).toMatchObject({ status: 422, code: 'email_exists' });
    const other = await signUpConfirmed(testApp);
    const changed = await admin().updateUserById(other.user.id, { email: person.email });
    expect(changed.error).toMatchObject({ status: 422, code: 'email_exists' });
    const factors = await admin().mfa.listFactors({ userId: other.user.id });
    expect(factors.data?.factors).toEqual([]);
  });
});

describe('npm run admin', () => {
  test('makes only a confirmed user an admin; the last admin cannot be deleted', async () => {
    const { database } = testApp.services;
    const waiting = newAddress();
    await testApp.client().auth.signUp({ email: waiting, password: goodPassword });
    const person = await signUpConfirmed(testApp);
    expect(await makeAdmin(database, newAddress())).toBe('unknown');
    expect(await makeAdmin(database, 'not an address')).toBe('unknown');
    expect(await makeAdmin(database, waiting)).toBe('unconfirmed');
    expect(await makeAdmin(database, person.email.toUpperCase())).toBe('made admin');
    expect(await makeAdmin(database, person.email)).toBe('admin already');
    const role = await person.client
      .from('user_roles')
      .select('role')
      .eq('user_id', person.user.id)
      .single();
    expect(role.data).toEqual({ role: 'admin' });
    const before = await countDeletions(nobody);
    const deleted = await admin().deleteUser(person.user.id);
    expect(await countDeletions(nobody)).toBe(before);
    expect(deleted.error).toMatchObject({
      status: 409,
      message: 'The last admin cannot be deleted',
    });
  });
});
