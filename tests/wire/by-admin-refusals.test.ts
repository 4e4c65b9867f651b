import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byAdminRoutes } from '#server/auth/by-admin/routes.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  countMailsTo,
  newestMailTo,
  type Person,
  signIn,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import { createByAdminScene } from './by-admin-scene.ts';
import { enrollApp, protectedPerson, proveApp, signInAgain } from './factor-scene.ts';

// Callers that /by-admin refuses, and acts that it refuses even to an admin. What an admin may do is in by-admin.test.ts.

let testApp: TestApp;
let admin: Person;
let cook: Person;
const { at, ask, makeAdmin, changesOf } = createByAdminScene(() => testApp);
const { call } = createAuthCalls(() => testApp);

beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
  admin = await makeAdmin();
  cook = await signUpConfirmed(testApp);
});
afterAll(() => testApp.close());

const minuteMs = 60_000;
const setRole = (person: Person, role: string) => testApp.testDatabase.owner`
  update public.user_roles set role = ${role} where user_id = ${person.user.id}`;
const everyCall = (userId: string) =>
  byAdminRoutes.map(({ method, path }) => ({
    method,
    path: path.replace('/by-admin', '').replace(':user_id', userId),
  }));

/** Makes every call for an existing, an unknown and an invalid user id. Returns the distinct answers. */
async function answersTo(person: Person): Promise<string[]> {
  const answers = new Set<string>();
  for (const id of [cook.user.id, randomUUID(), 'no-id']) {
    for (const { method, path } of everyCall(id)) {
      const { status, body } = await ask(person, method, path, method === 'GET' ? undefined : {});
      answers.add(`${status} ${body.code} ${body.message}`);
    }
  }
  return [...answers];
}

describe('every call', () => {
  test('covers all eight routes', () => {
    expect(byAdminRoutes).toHaveLength(8);
  });

  test('refuses visitors and the service key: only signed-in users may call', async () => {
    const { anonKey, serviceRoleKey } = testApp.services.keys;
    for (const { method, path } of everyCall(cook.user.id)) {
      const signedOut = await call(`/by-admin${path}`, { method });
      expect(signedOut.status, path).toBe(401);
      for (const bearer of [anonKey, serviceRoleKey]) {
        const asKey = await call(`/by-admin${path}`, { method, bearer });
        expect([asKey.status, (await asKey.json()).code], path).toEqual([403, 'bad_jwt']);
      }
    }
  });

  test('refuses a cook with the same answer for every user id', async () => {
    expect(await answersTo(cook)).toEqual(['403 not_admin User not allowed']);
    const other = await signUpConfirmed(testApp);
    expect(await answersTo(other)).toEqual(['403 not_admin User not allowed']);
  });

  test('refuses the old token of a demoted, suspended, signed-out or deleted admin', async () => {
    const [demoted, suspended, signedOut, gone] = [
      await makeAdmin('Demoted'),
      await makeAdmin('Suspended'),
      await makeAdmin('Signed out'),
      await makeAdmin('Gone'),
    ] as const;
    await setRole(demoted, 'user');
    const service = testApp.client('service_role').auth.admin;
    await service.updateUserById(suspended.user.id, { ban_duration: '1h' });
    await at(admin, signedOut.user, 'POST', 'sign-out');
    await service.deleteUser(gone.user.id);
    expect(await answersTo(demoted)).toEqual(['403 not_admin User not allowed']);
    expect(await answersTo(suspended)).toEqual(['403 user_banned User is banned']);
    expect(await answersTo(signedOut)).toEqual([
      '403 session_not_found Session from session_id claim in JWT does not exist',
    ]);
    expect(await answersTo(gone)).toEqual([
      '403 user_not_found User from sub claim in JWT does not exist',
    ]);
  });

  test('refuses an admin’s aal1 token, even after the second factor is verified', async () => {
    const guarded = await protectedPerson(testApp);
    await setRole(guarded, 'admin');
    const owing = await signInAgain(testApp, guarded);
    const refusal = '403 insufficient_aal Please confirm with your second factor first.';
    expect(await answersTo(owing)).toEqual([refusal]);
    await proveApp(testApp, owing.client, guarded);
    expect(await answersTo(owing)).toEqual([refusal]);
    expect((await at(guarded, cook.user, 'GET')).status).toBe(200);
  });

  test('changes nothing when it is refused', async () => {
    expect(await changesOf(cook)).toEqual([]);
    expect((await at(admin, cook.user, 'GET')).body).toMatchObject({
      suspendedUntil: null,
      sessions: { count: 1 },
    });
  });
});

test('an admin gets 404 for an unknown user and 400 for an invalid body', async () => {
  expect((await at(admin, { id: randomUUID() }, 'GET')).body.code).toBe('user_not_found');
  expect((await at(admin, { id: 'no-id' }, 'GET')).status).toBe(404);
  for (const [act, body] of [
    ['suspension', { hours: 3, seenSuspendedUntil: null }],
    ['mail', { kind: 'love' }],
    ['factor-reset', {}],
    ['deletion', {}],
  ] as const) {
    const refused = await at(admin, cook.user, 'POST', act, body);
    expect([refused.status, refused.body.code], act).toEqual([400, 'bad_json']);
  }
});

test('an admin cannot lock out their own account', async () => {
  for (const [act, body] of [
    ['sign-out', {}],
    ['factor-reset', { withPasskeys: true }],
    ['suspension', { hours: null, seenSuspendedUntil: null }],
    ['deletion', { confirmation: admin.email }],
  ] as const) {
    const refused = await at(admin, admin.user, 'POST', act, body);
    expect(refused.body.message, act).toBe('This is your own account: use your profile for that.');
  }
});

describe('a session older than ten minutes', () => {
  const graveActs = (of: Person) =>
    [
      ['factor-reset', { withPasskeys: true }],
      ['deletion', { confirmation: of.email }],
    ] as const;

  test('must reauthenticate to reset factors, delete, or suspend an admin', async () => {
    const old = await makeAdmin('Old session');
    const colleague = await makeAdmin('Colleague');
    testApp.clock.advance(11 * minuteMs);
    const suspension = { hours: 24, seenSuspendedUntil: null };
    const attempts = [
      ...graveActs(cook).map(([act, body]) => [cook, act, body] as const),
      [colleague, 'suspension', suspension] as const,
    ];
    for (const [whom, act, body] of attempts) {
      const refused = await at(old, whom.user, 'POST', act, body);
      expect([refused.status, refused.body.code], act).toEqual([403, 'reauthentication_needed']);
    }
    // A reversible act needs no reauthentication.
    const guest = await signUpConfirmed(testApp);
    expect((await at(old, guest.user, 'POST', 'suspension', suspension)).status).toBe(200);
    expect((await at(old, guest.user, 'DELETE', 'suspension')).status).toBe(200);
    await old.client.auth.reauthenticate();
    const nonce = codeIn(await newestMailTo(testApp, old.email));
    expect((await old.client.auth.updateUser({ nonce })).error).toBeNull();
    expect((await at(old, colleague.user, 'POST', 'suspension', suspension)).status).toBe(200);
  });

  test('is not reauthenticated by a factor enrolled in the same session', async () => {
    const old = await makeAdmin('Stolen session');
    testApp.clock.advance(11 * minuteMs);
    const app = await enrollApp(old.client);
    const session = await proveApp(testApp, old.client, app);
    const refused = await at({ ...old, session }, cook.user, 'POST', 'factor-reset', {
      withPasskeys: false,
    });
    expect(refused.body.code).toBe('reauthentication_needed');
  });
});

describe('at least one active admin always remains', () => {
  test('when two admins suspend each other at once', async () => {
    const suspension = { hours: null, seenSuspendedUntil: null };
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await makeAdmin('One'), await makeAdmin('Other')] as const;
      const answers = await Promise.all([
        at(one, other.user, 'POST', 'suspension', suspension),
        at(other, one.user, 'POST', 'suspension', suspension),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    }
  });

  test('when two admins delete each other at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = [await makeAdmin('One'), await makeAdmin('Other')] as const;
      const answers = await Promise.all([
        at(one, other.user, 'POST', 'deletion', { confirmation: other.email }),
        at(other, one.user, 'POST', 'deletion', { confirmation: one.email }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    }
  });

  test('when one admin suspends another who demotes them at once', async () => {
    const { owner } = testApp.testDatabase;
    await owner`update public.user_roles set role = 'user' where user_id = ${cook.user.id}`;
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await makeAdmin('One'), await makeAdmin('Other')] as const;
      const only = [one.user.id, other.user.id];
      await owner.begin(async (sql) => {
        await sql`set local session_replication_role = replica`;
        await sql`update public.user_roles set role = 'user' where role = 'admin' and user_id <> all(${only})`;
      });
      await Promise.all([
        at(one, other.user, 'POST', 'suspension', { hours: null, seenSuspendedUntil: null }),
        other.client.from('user_roles').update({ role: 'user' }).eq('user_id', one.user.id),
      ]);
      const left = await owner`
        select from public.user_roles r join auth.users u on u.id = r.user_id
        where r.role = 'admin' and (u.banned_until is null or u.banned_until <= now())`;
      expect(left.count).toBe(1);
    }
    await setRole(admin, 'admin');
  });

  test('when the last admin who is not suspended tries to give up the role', async () => {
    const { owner } = testApp.testDatabase;
    const last = await makeAdmin('Last');
    const suspended = await makeAdmin('Suspended');
    await owner.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`
        update public.user_roles set role = 'user'
        where role = 'admin' and user_id not in (${last.user.id}, ${suspended.user.id})`;
    });
    await at(last, suspended.user, 'POST', 'suspension', { hours: null, seenSuspendedUntil: null });
    const { error } = await last.client
      .from('user_roles')
      .update({ role: 'user' })
      .eq('user_id', last.user.id)
      .select();
    expect(error?.code).toBe('STADM');
    await setRole(admin, 'admin');
  });
});

test('admin calls are rate limited, and mails are limited per recipient', async () => {
  const limited = await createTestApp();
  const scene = createByAdminScene(() => limited);
  try {
    const hasty = await scene.makeAdmin('Hasty');
    const guest = await signUpConfirmed(limited);
    const send = () => scene.at(hasty, guest.user, 'POST', 'mail', { kind: 'password' });
    const answers = [await send(), await send(), await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(await countMailsTo(limited, guest.email)).toBe(4);
    let refused = await send();
    for (
      let tries = 0;
      tries < 320 && refused.body.code !== 'over_request_rate_limit';
      tries += 1
    ) {
      refused = await scene.at(hasty, guest.user, 'GET');
    }
    expect([refused.status, refused.body.code]).toEqual([429, 'over_request_rate_limit']);
  } finally {
    await limited.close();
  }
});

test('an account without an email address gets no mail but can be deleted', async () => {
  const [phoneAlone] = await testApp.testDatabase.owner<{ id: string }[]>`
    insert into auth.users (phone, phone_confirmed_at) values ('4930123456', now()) returning id`;
  const fresh = await signIn(testApp, admin);
  const id = phoneAlone?.id ?? '';
  expect((await at(fresh, { id }, 'POST', 'mail', { kind: 'password' })).body.message).toBe(
    'This account has no mail address that signs in here.',
  );
  expect((await at(fresh, { id }, 'GET')).body).toMatchObject({
    confirmation: '+4930123456',
    hasEmail: false,
  });
  const gone = await at(fresh, { id }, 'POST', 'deletion', { confirmation: '+4930123456' });
  expect(gone.status).toBe(200);
});
