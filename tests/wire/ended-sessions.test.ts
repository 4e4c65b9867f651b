import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createSessionRevocationList } from '#server/http/session-revocation-list.ts';
import { createTestApp, type TestApp, testSiteUrl } from '#tests/support/app.ts';
import { type Person, signIn, signUpConfirmed } from '#tests/support/people.ts';
import { createByAdminScene } from './by-admin-scene.ts';
import { png } from './storage-scene.ts';

// An access token does not show that its session has ended: these tests call each API with a token that was valid a moment ago.

let testApp: TestApp;
const { at, makeAdmin } = createByAdminScene(() => testApp);

beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());

type Ask = (request: Request) => Promise<Response>;
const here: Ask = (request) => testApp.app.fetch(request, { peerAddress: '127.0.0.1' });

/** Another process on the same database, which learns about ended sessions only from PostgreSQL. */
function elsewhere(): Ask {
  const { database, clock, log } = testApp.services;
  const revokedSessions = createSessionRevocationList({ database, clock, log }, 3600);
  const app = createApp({ ...testApp.services, revokedSessions });
  return (request) => app.fetch(request, { peerAddress: '127.0.0.1' });
}

function callAs(
  { session }: Pick<Person, 'session'>,
  path: string,
  init: { method?: string; body?: BodyInit; type?: string } = {},
): Request {
  const { method = 'GET', body, type = 'application/json' } = init;
  return new Request(`${testSiteUrl}${path}`, {
    method,
    headers: {
      apikey: testApp.services.keys.anonKey,
      authorization: `Bearer ${session.access_token}`,
      'content-type': type,
    },
    ...(body === undefined ? {} : { body }),
  });
}

const readRecipes = async (person: Pick<Person, 'session'>, ask: Ask = here) =>
  (await ask(callAs(person, '/rest/v1/credits?select=balance'))).status;

describe('a token whose session has ended', () => {
  test('is refused for reads, writes, uploads and generations, in every process', async () => {
    const cook = await signUpConfirmed(testApp);
    const other = elsewhere();
    expect([await readRecipes(cook), await readRecipes(cook, other)]).toEqual([200, 200]);
    await cook.client.auth.signOut({ scope: 'local' });
    await expect.poll(() => readRecipes(cook)).toBe(401);
    await expect.poll(() => readRecipes(cook, other)).toBe(401);
    const refused = await here(callAs(cook, '/rest/v1/credits'));
    expect(await refused.json()).toMatchObject({ message: 'The session of this JWT has ended' });
    const row = {
      user_id: cook.user.id,
      title: 'After the end',
      ingredients: [],
      instructions: [],
    };
    const body = JSON.stringify(row);
    const picture = await png();
    const statuses = await Promise.all(
      [
        callAs(cook, '/rest/v1/recipes', { method: 'POST', body }),
        callAs(cook, '/storage/v1/bucket'),
        callAs(cook, `/storage/v1/object/avatars/${cook.user.id}/a.png`, {
          method: 'POST',
          body: picture,
          type: 'image/png',
        }),
        callAs(cook, '/functions/v1/generate-recipe', { method: 'POST', body: '{}' }),
        callAs(cook, '/functions/v1/export-my-data', { method: 'POST', body: '{}' }),
      ].map(async (request) => (await here(request)).status),
    );
    expect(statuses).toEqual([401, 400, 400, 401, 401]);
  });

  test('does not affect other devices or other users', async () => {
    const cook = await signUpConfirmed(testApp);
    const phone = await signIn(testApp, cook);
    const neighbour = await signUpConfirmed(testApp);
    await cook.client.auth.signOut({ scope: 'local' });
    await expect.poll(() => readRecipes(cook)).toBe(401);
    expect([await readRecipes(phone), await readRecipes(neighbour)]).toEqual([200, 200]);
    const again = await signIn(testApp, cook);
    expect(await readRecipes(again)).toBe(200);
  });

  test('is refused by a process that starts afterwards', async () => {
    const cook = await signUpConfirmed(testApp);
    await cook.client.auth.signOut();
    expect(await readRecipes(cook, elsewhere())).toBe(401);
  });

  test('is refused until it expires, even if the token lifetime is shortened', async () => {
    const cook = await signUpConfirmed(testApp);
    const { owner } = testApp.testDatabase;
    await cook.client.auth.signOut();
    await owner`
      update private.ended_sign_ins set ended_at = ended_at - interval '10 minutes'
      where session_id = ${JSON.parse(atob(cook.session.access_token.split('.')[1] ?? '')).session_id}`;
    const { database, clock, log } = testApp.services;
    const revokedSessions = createSessionRevocationList({ database, clock, log }, 60);
    const app = createApp({ ...testApp.services, revokedSessions });
    expect(await readRecipes(cook, async (request) => app.fetch(request))).toBe(401);
  });

  test('is refused after another device changes the password', async () => {
    const cook = await signUpConfirmed(testApp);
    const phone = await signIn(testApp, cook);
    await phone.client.auth.updateUser({ password: 'a password that is new' });
    await expect.poll(() => readRecipes(cook)).toBe(401);
    expect(await readRecipes(phone)).toBe(200);
  });
});

describe('an account', () => {
  test('that is signed out or suspended loses its tokens and can sign in afterwards', async () => {
    const admin = await makeAdmin();
    const signedOut = await signUpConfirmed(testApp);
    expect((await at(admin, signedOut.user, 'POST', 'sign-out')).status).toBe(200);
    await expect.poll(() => readRecipes(signedOut)).toBe(401);

    const cook = await signUpConfirmed(testApp);
    const { owner } = testApp.testDatabase;
    await owner`
      update auth.users set banned_until = now() + interval '1 hour' where id = ${cook.user.id}`;
    await expect.poll(() => readRecipes(cook)).toBe(401);
    await owner`update auth.users set banned_until = null where id = ${cook.user.id}`;
    expect(await readRecipes(await signIn(testApp, cook))).toBe(200);
    // The suspension does not delete the session: a token issued after the suspension works.
    testApp.clock.advance(120_000);
    const { data } = await cook.client.auth.refreshSession();
    if (!data.session) throw new Error('The session was not refreshed.');
    expect(await readRecipes({ session: data.session })).toBe(200);
  });

  test('that is deleted has no valid token left', async () => {
    const cook = await signUpConfirmed(testApp);
    await testApp.testDatabase.owner`delete from auth.users where id = ${cook.user.id}`;
    await expect.poll(() => readRecipes(cook)).toBe(401);
  });
});

test('checking for an ended session adds no database query per request', async () => {
  const cook = await signUpConfirmed(testApp);
  await readRecipes(cook);
  const { database } = testApp.services;
  let asked = 0;
  const counting = {
    ...database,
    asService: (work: Parameters<typeof database.asService>[0]) => {
      asked += 1;
      return database.asService(work);
    },
  } as typeof database;
  const { clock, log } = testApp.services;
  const ended = createSessionRevocationList({ database: counting, clock, log }, 3600);
  const caller = {
    role: 'authenticated',
    claims: { sub: cook.user.id, session_id: 'none' },
  } as const;
  for (let call = 0; call < 1000; call += 1) expect(await ended.isRevoked(caller)).toBe(false);
  expect(asked).toBe(1);
});

test('the sweep deletes only ended sessions whose tokens have all expired', async () => {
  const { owner, database } = testApp.testDatabase;
  await owner`
    insert into private.ended_sign_ins (session_id, ended_at, is_gone)
    values (gen_random_uuid(), now() - interval '3 days', true), (gen_random_uuid(), now() - interval '1 hour', true)`;
  await database.asService((sql) => sql`select private.sweep_accounts(now())`);
  const left = await owner<{ old: boolean }[]>`
    select ended_at < now() - interval '2 days' as old from private.ended_sign_ins`;
  expect(left.some(({ old }) => old)).toBe(false);
  expect(left.length).toBeGreaterThan(0);
});
