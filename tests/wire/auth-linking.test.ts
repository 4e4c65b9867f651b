import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  goodPassword,
  newAddress,
  newestMailTo,
  signIn,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import { type IdentityScene, startIdentityScene, userOf } from './identity-scene.ts';

let scene: IdentityScene;
let closed: IdentityScene;
beforeAll(async () => {
  [scene, closed] = await Promise.all([
    startIdentityScene(),
    startIdentityScene({ MANUAL_LINKING: 'false', SIGN_UP_ENABLED: 'false' }),
  ]);
});
afterAll(() => Promise.all([scene.close(), closed.close()]));

/** Creates and signs in an account in the app that has sign-ups disabled. */
async function admitCook() {
  const email = newAddress();
  const { admin } = closed.testApp.client('service_role').auth;
  await admin.createUser({ email, password: goodPassword, email_confirm: true });
  return signIn(closed.testApp, { email, password: goodPassword, name: 'Ada' });
}

const { call } = createAuthCalls(() => scene.testApp);

function somebody(given: { email?: string; email_verified?: boolean } = {}) {
  return {
    sub: `sub-${randomUUID()}`,
    email: newAddress('pat'),
    email_verified: true,
    name: 'Pat Person',
    ...given,
  };
}

async function identitiesOf(client: SupabaseClient) {
  const { data, error } = await client.auth.getUserIdentities();
  expect(error).toBeNull();
  return data?.identities ?? [];
}

async function unlink(client: SupabaseClient, provider: string) {
  const identity = (await identitiesOf(client)).find((one) => one.provider === provider);
  if (!identity) throw new Error(`There is no identity of ${provider}.`);
  return client.auth.unlinkIdentity(identity);
}

async function requireSecondFactor(userId: string): Promise<void> {
  await scene.testApp.testDatabase.owner`
    insert into auth.mfa_factors (user_id, factor_type, status, friendly_name)
    values (${userId}, 'totp', 'verified', 'phone')`;
}

describe('linking', () => {
  test('returns the provider URL for a flow that links to this account', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    const { data, error } = await cook.client.auth.linkIdentity({ provider: 'acme' as 'google' });
    expect(error).toBeNull();
    const url = new URL(data.url ?? '');
    expect(url.origin).toBe(scene.issuers.acme.issuer);
    expect(url.searchParams.get('redirect_uri')).toBe('http://saffron.test/auth/v1/callback');
    const bearer = cook.session.access_token;
    const browser = await call('/user/identities/authorize?provider=acme', {
      bearer,
      redirect: 'manual',
    });
    expect(browser.status).toBe(302);
    expect(browser.headers.get('location')).toContain(scene.issuers.acme.issuer);
  });

  test('is refused for an unknown provider and without a session', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    const unknown = await cook.client.auth.linkIdentity({ provider: 'myspace' as 'google' });
    expect(unknown.error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((await call('/user/identities/authorize?provider=acme')).status).toBe(401);
  });

  test('is refused for an identity that is already linked, here or to another user', async () => {
    const person = somebody();
    const ada = await signUpConfirmed(scene.testApp);
    expect((await scene.link(ada.client, person)).error).toBeNull();
    const letter = await newestMailTo(scene.testApp, ada.email);
    expect(letter.subject).toBe('Acme was connected to your Saffron Table account');
    expect((await scene.link(ada.client, person)).error).toMatchObject({
      status: 422,
      code: 'identity_already_exists',
      message: 'Identity is already linked',
    });
    const eve = await signUpConfirmed(scene.testApp);
    expect((await scene.link(eve.client, person)).error).toMatchObject({
      status: 422,
      code: 'identity_already_exists',
      message: 'Identity is already linked to another user',
    });
    expect(await identitiesOf(eve.client)).toHaveLength(1);
  });

  test('by two accounts concurrently succeeds for only one of them', async () => {
    const person = somebody();
    const cooks = [await signUpConfirmed(scene.testApp), await signUpConfirmed(scene.testApp)];
    const links = await Promise.all(cooks.map((cook) => scene.link(cook.client, person)));
    const codes = links.map(({ error }) => error?.code ?? 'linked');
    expect(codes.toSorted()).toEqual(['identity_already_exists', 'linked']);
  });

  test('keeps address, name and password; the identity then opens the account', async () => {
    const cook = await signUpConfirmed(scene.testApp, { name: 'Ada' });
    const person = somebody({ email_verified: false });
    await scene.link(cook.client, person);
    const user = userOf(await scene.arrive(person));
    expect(user).toMatchObject({ id: cook.user.id, email: cook.email });
    expect(user.user_metadata).toMatchObject({ email_verified: true });
    const account = await scene.readAccount(user.id);
    expect(account.profile.full_name).toBe('Ada');
    expect(account.actions).toContain('identity_linked');
    expect((await signIn(scene.testApp, cook)).user.id).toBe(cook.user.id); // by password
  });

  test('gives an account without an address the verified one, unless it is taken', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    const taken = await signUpConfirmed(scene.testApp);
    await scene.testApp.testDatabase.owner`
      update auth.users set email = null, email_confirmed_at = null, phone = ${String(Date.now())},
        phone_confirmed_at = now() where id = ${cook.user.id}`;
    const refused = await scene.link(cook.client, somebody({ email: taken.email }));
    expect(refused.error).toMatchObject({ status: 422, code: 'email_exists' });
    const person = somebody();
    expect((await scene.link(cook.client, person)).error).toBeNull();
    expect(await scene.readAccount(cook.user.id)).toMatchObject({
      email: person.email,
      email_confirmed_at: expect.any(Date),
    });
  });

  test('requires aal2 when the account has a second factor', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    await requireSecondFactor(cook.user.id);
    const owed = { status: 401, code: 'insufficient_aal' };
    expect((await scene.link(cook.client, somebody())).error).toMatchObject(owed);
    const flow = await cook.client.auth.linkIdentity({ provider: 'acme' as 'google' });
    expect(flow.error).toMatchObject(owed);
  });
});

describe('unlinking', () => {
  test('is refused for the last identity', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    expect((await unlink(cook.client, 'email')).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
      message: 'User must have at least 1 identity after unlinking',
    });
  });

  test('removes the identity, ends the other sessions, and is audited', async () => {
    const person = somebody();
    const cook = await signUpConfirmed(scene.testApp);
    await scene.link(cook.client, person);
    const thief = await scene.arrive(person);
    expect(userOf(thief).id).toBe(cook.user.id);

    expect((await unlink(cook.client, 'acme')).error).toBeNull();

    const account = await scene.readAccount(cook.user.id);
    expect(account).toMatchObject({
      email: cook.email,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      sessions: 1,
    });
    expect(account.actions).toContain('identity_unlinked');
    const letter = await newestMailTo(scene.testApp, cook.email);
    expect(letter.subject).toBe('Acme was disconnected from your Saffron Table account');
    expect((await thief.client.auth.getUser()).error).not.toBeNull();
    expect((await thief.client.auth.refreshSession()).error).not.toBeNull();
    expect((await cook.client.auth.getUser()).error).toBeNull();
    const back = await scene.arrive(person);
    expect(userOf(back).id).not.toBe(cook.user.id);
  });

  test('the email identity removes the password and moves to the remaining address', async () => {
    const person = somebody();
    const cook = await signUpConfirmed(scene.testApp);
    await scene.link(cook.client, person);
    expect((await unlink(cook.client, 'email')).error).toBeNull();
    expect(await scene.readAccount(cook.user.id)).toMatchObject({
      email: person.email,
      encrypted_password: null,
      raw_app_meta_data: { provider: 'acme', providers: ['acme'] },
      profile: { email: person.email },
    });
    for (const email of [cook.email, person.email]) {
      const { auth } = scene.testApp.client();
      const { error } = await auth.signInWithPassword({ email, password: goodPassword });
      expect(error?.code).toBe('invalid_credentials');
    }
  });

  test('the email identity is refused when the remaining address is another user’s', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    const other = await signUpConfirmed(scene.testApp);
    await scene.link(cook.client, somebody({ email: other.email }));
    expect((await unlink(cook.client, 'email')).error).toMatchObject({
      status: 422,
      code: 'email_conflict_identity_not_deletable',
      message: 'Unable to unlink identity due to email conflict',
    });
    const account = await scene.readAccount(cook.user.id);
    expect(account.identities).toHaveLength(2);
    expect(account.encrypted_password).not.toBeNull();
  });

  test('the email identity keeps the account’s address when no verified one remains', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    await scene.link(cook.client, somebody({ email_verified: false }));
    expect((await unlink(cook.client, 'email')).error).toBeNull();
    expect((await scene.readAccount(cook.user.id)).email).toBe(cook.email);
  });

  test('a provider with a different address keeps the account’s address', async () => {
    const first = somebody();
    const arrived = await scene.arrive(first);
    const id = userOf(arrived).id;
    await scene.link(arrived.client, somebody(), 'beta');
    const moved = newAddress();
    await scene.testApp.testDatabase.owner`update auth.users set email = ${moved} where id = ${id}`;
    expect((await unlink(arrived.client, 'beta')).error).toBeNull();
    expect((await scene.readAccount(id)).email).toBe(moved);
  });

  test('both identities concurrently leaves one', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    await scene.link(cook.client, somebody());
    const answers = await Promise.all([unlink(cook.client, 'acme'), unlink(cook.client, 'email')]);
    const codes = answers.map(({ error }) => error?.code ?? 'gone').toSorted();
    expect(codes).toEqual(['gone', 'single_identity_not_deletable']);
    expect((await scene.readAccount(cook.user.id)).identities).toHaveLength(1);
  });

  test('is refused for an invalid, unknown or foreign identity id', async () => {
    const ada = await signUpConfirmed(scene.testApp);
    await scene.link(ada.client, somebody());
    const eve = await signUpConfirmed(scene.testApp);
    await scene.link(eve.client, somebody());
    const [foreign] = await identitiesOf(eve.client);
    const bearer = (await ada.client.auth.getSession()).data.session?.access_token ?? '';
    const remove = async (id: string) => {
      const answer = await call(`/user/identities/${id}`, { method: 'DELETE', bearer });
      return { status: answer.status, ...((await answer.json()) as object) };
    };
    const unknown = { status: 422, code: 'identity_not_found', message: "Identity doesn't exist" };
    expect(await remove(foreign?.identity_id ?? '')).toEqual(unknown);
    expect(await remove(randomUUID())).toEqual(unknown);
    expect(await remove('acme')).toMatchObject({ status: 404, code: 'validation_failed' });
    expect(await identitiesOf(eve.client)).toHaveLength(2);
    const nobody = await call(`/user/identities/${randomUUID()}`, { method: 'DELETE' });
    expect(nobody.status).toBe(401);
  });

  test('is refused at aal1 when the account has a second factor', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    await scene.link(cook.client, somebody());
    await requireSecondFactor(cook.user.id);
    const { error } = await unlink(cook.client, 'acme');
    expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  });
});

test('linking and unlinking are refused when manual linking is disabled', async () => {
  const cook = await admitCook();
  const off = {
    status: 404,
    code: 'manual_linking_disabled',
    message: 'Manual linking is disabled',
  };
  const flow = await cook.client.auth.linkIdentity({ provider: 'acme' as 'google' });
  expect(flow.error).toMatchObject(off);
  expect((await closed.link(cook.client, somebody())).error).toMatchObject(off);
  expect((await unlink(cook.client, 'email')).error).toMatchObject(off);
});

test('with sign-ups disabled, a known address signs in and a new one is refused', async () => {
  const { email } = await admitCook();
  expect((await closed.arrive(somebody({ email }))).error).toBeNull();
  for (const email_verified of [true, false]) {
    expect((await closed.arrive(somebody({ email_verified }))).error).toMatchObject({
      status: 422,
      code: 'signup_disabled',
      message: 'Signups not allowed for this instance',
    });
  }
});
