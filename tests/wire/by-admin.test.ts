import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  countMailsTo,
  linkIn,
  newestMailTo,
  openLink,
  type Person,
  signIn,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { pkceClient } from '#tests/support/pkce-client.ts';
import { createAuthCalls } from './auth-calls.ts';
import { createByAdminScene } from './by-admin-scene.ts';
import { protectedPerson } from './factor-scene.ts';

// What an admin can do to accounts with their own token, and the records it leaves. Refusals are in by-admin-refusals.test.ts.

let testApp: TestApp;
let admin: Person;
const { at, makeAdmin, changesOf, auditOf } = createByAdminScene(() => testApp);
const { refresh } = createAuthCalls(() => testApp);

beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
  admin = await makeAdmin();
});
afterAll(() => testApp.close());

test('signing out everywhere ends every session: no device can refresh its token', async () => {
  const cook = await signUpConfirmed(testApp);
  const phone = await signIn(testApp, cook);
  expect((await at(admin, cook.user, 'GET')).body.sessions).toMatchObject({ count: 2 });
  expect((await at(admin, cook.user, 'POST', 'sign-out')).status).toBe(200);
  for (const device of [cook, phone]) {
    const traded = await refresh(device.session.refresh_token);
    expect([traded.status, traded.body.code]).toEqual([400, 'refresh_token_not_found']);
    expect((await device.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  }
  expect((await at(admin, cook.user, 'GET')).body.sessions.count).toBe(0);
  expect((await newestMailTo(testApp, cook.email)).subject).toBe(
    'You were signed out of Saffron Table',
  );
  const mails = await countMailsTo(testApp, cook.email);
  await at(admin, cook.user, 'POST', 'sign-out');
  expect(await countMailsTo(testApp, cook.email)).toBe(mails);
  expect(await changesOf(cook)).toMatchObject([
    { action: 'signed_out', before: { sessions: 2 } },
    { action: 'signed_out', before: { sessions: 0 } },
  ]);
  expect((await signIn(testApp, cook)).session).toBeTruthy();
});

test.each([
  ['signing out everywhere', 'sign-out', undefined],
  ['a suspension, even a lifted one,', 'suspension', { hours: 24, seenSuspendedUntil: null }],
])('%s invalidates the PKCE code that a browser holds', async (_, act, body) => {
  const cook = await signUpConfirmed(testApp);
  const browser = pkceClient(testApp);
  await browser.auth.signInWithOtp({ email: cook.email });
  const address = await openLink(testApp, linkIn(await newestMailTo(testApp, cook.email)));
  expect((await at(admin, cook.user, 'POST', act, body)).status).toBe(200);
  if (act === 'suspension') await at(admin, cook.user, 'DELETE', act);
  const traded = await browser.auth.exchangeCodeForSession(address.searchParams.get('code') ?? '');
  expect(traded.error?.code).toBe('flow_state_not_found');
});

test('resetting factors removes all factors, the recovery codes and every session', async () => {
  const cook = await protectedPerson(testApp);
  await cook.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'never finished' });
  // A thief with the password waits at the second step: the reset must not let them in.
  const thief = await signIn(testApp, cook);
  const fresh = await signIn(testApp, admin);
  const before = await at(fresh, cook.user, 'GET');
  expect(before.body.secondFactors).toMatchObject([{ kind: 'totp' }]);
  const answer = await at(fresh, cook.user, 'POST', 'factor-reset', { withPasskeys: true });
  expect(answer).toEqual({ status: 200, body: { factors: 2, passkeys: 0 } });
  expect((await at(fresh, cook.user, 'GET')).body).toMatchObject({
    secondFactors: [],
    recoveryCodesLeft: null,
    sessions: { count: 0 },
  });
  expect((await refresh(thief.session.refresh_token)).status).toBe(400);
  const mail = await newestMailTo(testApp, cook.email);
  expect(mail.subject).toBe('Your Saffron Table sign-in was reset');
  const again = await signIn(testApp, cook);
  const levels = await again.client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(levels.data?.nextLevel).toBe('aal1');
  expect(await auditOf(admin, cook.user)).toEqual(['factor_deleted']);
  const none = await at(fresh, cook.user, 'POST', 'factor-reset', { withPasskeys: true });
  expect(none.body).toEqual({ factors: 0, passkeys: 0 });
  // A reset that removes nothing ends no session and adds no change log entry.
  expect((await refresh(again.session.refresh_token)).status).toBe(200);
  expect(await changesOf(cook)).toHaveLength(1);
});

test('resetting factors removes passkeys only when that is requested', async () => {
  const cook = await signUpConfirmed(testApp);
  await testApp.testDatabase.owner`
    insert into auth.webauthn_credentials (user_id, credential_id, public_key, friendly_name)
    values (${cook.user.id}, ${Buffer.from(cook.user.id)}, ${Buffer.from('key')}, 'A key')`;
  const fresh = await signIn(testApp, admin);
  const kept = await at(fresh, cook.user, 'POST', 'factor-reset', { withPasskeys: false });
  expect(kept.body).toEqual({ factors: 0, passkeys: 0 });
  const state = (await at(fresh, cook.user, 'GET')).body;
  expect(state.passkeys).toHaveLength(1);
  expect(JSON.stringify(state)).not.toContain('A key');
  const gone = await at(fresh, cook.user, 'POST', 'factor-reset', { withPasskeys: true });
  expect(gone.body).toEqual({ factors: 0, passkeys: 1 });
});

describe('a suspension', () => {
  const suspend = (cook: Person, hours: number | null, seenSuspendedUntil: string | null = null) =>
    at(admin, cook.user, 'POST', 'suspension', { hours, seenSuspendedUntil });

  test('closes the account at once for the given time and mails its owner', async () => {
    const cook = await signUpConfirmed(testApp);
    expect((await suspend(cook, 24)).status).toBe(200);
    expect((await refresh(cook.session.refresh_token)).status).toBe(400);
    const closed = await testApp.client().auth.signInWithPassword(cook);
    expect(closed.error?.code).toBe('user_banned');
    expect((await newestMailTo(testApp, cook.email)).text).toContain(
      'suspended your account until',
    );
    const state = await at(admin, cook.user, 'GET');
    const untilMs = Date.parse(state.body.suspendedUntil) - testApp.clock.now().getTime();
    expect(untilMs / 3_600_000).toBeCloseTo(24, 1);
    const mail = await at(admin, cook.user, 'POST', 'mail', { kind: 'password' });
    expect(mail.body.message).toBe('This account is suspended: lift the suspension first.');
  });

  test('is lifted once: a second lift changes nothing', async () => {
    const cook = await signUpConfirmed(testApp);
    await suspend(cook, null);
    expect((await newestMailTo(testApp, cook.email)).text).toContain('until further notice');
    for (const _ of ['one admin', 'another']) {
      expect((await at(admin, cook.user, 'DELETE', 'suspension')).status).toBe(200);
    }
    expect((await signIn(testApp, cook)).session).toBeTruthy();
    expect((await changesOf(cook)).map(({ action }) => action)).toEqual([
      'suspended',
      'suspension_lifted',
    ]);
    expect(await auditOf(admin, cook.user)).toEqual(['user_modified', 'user_modified']);
  });

  test('is not overwritten when another admin changed it in the meantime', async () => {
    const cook = await signUpConfirmed(testApp);
    await suspend(cook, 168);
    const stale = await suspend(cook, null);
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    const { suspendedUntil } = (await at(admin, cook.user, 'GET')).body;
    expect((await suspend(cook, null, suspendedUntil)).status).toBe(200);
    expect((await at(admin, cook.user, 'GET')).body.suspendedUntil).toBe(
      '9999-12-31T00:00:00.000Z',
    );
  });
});

describe('a deletion', () => {
  const erase = (by: Person, cook: Person, confirmation: string) =>
    at(by, cook.user, 'POST', 'deletion', { confirmation });

  test('needs the typed address, keeps the ledger, and is mailed and logged', async () => {
    const cook = await signUpConfirmed(testApp, { name: 'Gone Gustav' });
    const { owner } = testApp.testDatabase;
    await cook.client.from('recipes').insert({ user_id: cook.user.id, name: 'Last supper' });
    const fresh = await signIn(testApp, admin);
    const state = (await at(fresh, cook.user, 'GET')).body;
    expect(state).toMatchObject({ recipes: 1, credits: 1, purchases: 0, confirmation: cook.email });
    const wrong = await erase(fresh, cook, 'somebody@example.com');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'validation_failed']);
    expect(await erase(fresh, cook, ` ${cook.email.toUpperCase()} `)).toEqual({
      status: 200,
      body: { done: true },
    });
    expect((await at(fresh, cook.user, 'GET')).body.code).toBe('user_not_found');
    expect((await erase(fresh, cook, cook.email)).body.code).toBe('user_not_found');
    expect((await newestMailTo(testApp, cook.email)).subject).toBe(
      'Your Saffron Table account was deleted',
    );
    const [left] = await owner<{ count: number }[]>`
      select count(*)::int from public.credit_entries
      where user_id is null and account_hash <> '' and kind = 'free'`;
    expect(left?.count).toBeGreaterThan(0);
    const [entry] = await owner`
      select actor_id, subject_user_id, subject_id, before from public.admin_changes
      where action = 'account_deleted' order by id desc limit 1`;
    expect(entry).toMatchObject({
      actor_id: admin.user.id,
      subject_user_id: null,
      subject_id: null,
      before: { recipes: 1, credits: 1, role: 'user' },
    });
    const tables = await owner<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('auth', 'public', 'private') and tablename <> 'mailbox'`;
    for (const { name } of tables) {
      const rows = await owner.unsafe(
        `select 1 from ${name} t where t::text like any ($1::text[])`,
        [[`%${cook.email}%`, `%${cook.user.id}%`, '%Gone Gustav%']] as never,
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
  });
});
