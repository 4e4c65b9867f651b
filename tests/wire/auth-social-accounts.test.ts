import type { Provider } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  fragmentOf,
  linkIn,
  newAddress,
  newestMailTo,
  openLink,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { pkceClient } from '#tests/support/pkce-client.ts';
import { addressToOpen, failureOf, goRound, startSocialScene } from './social-scene.ts';

let scene: Awaited<ReturnType<typeof startSocialScene>>;
let closed: Awaited<ReturnType<typeof startSocialScene>>;
beforeAll(async () => {
  scene = await startSocialScene();
  closed = await startSocialScene({ SIGN_UP_ENABLED: 'false' });
});
afterAll(async () => {
  await scene.close();
  await closed.close();
});

type Scene = typeof scene;

function newPerson({ issuer }: Scene, email = newAddress(), verified = true) {
  const person = { sub: `sub-${email}`, email, email_verified: verified };
  issuer.accounts.push(person);
  return person;
}

function arrive({ testApp, issuer }: Scene, sub: string, query = '') {
  return goRound(testApp, issuer, `/auth/v1/authorize?provider=kitchen${query}`, sub);
}

async function invite({ testApp }: Scene, email: string): Promise<string> {
  const { error } = await testApp.client('service_role').auth.admin.inviteUserByEmail(email);
  if (error) throw error;
  const link = new URL(linkIn(await newestMailTo(testApp, email)));
  return link.searchParams.get('token') ?? '';
}

describe('refused sign-ins', () => {
  test('a new user when sign-ups are closed', async () => {
    const person = newPerson(closed);
    expect(failureOf(await arrive(closed, person.sub))).toEqual({
      at: 'http://saffron.test/',
      error: 'access_denied',
      code: 'signup_disabled',
      description: 'Signups not allowed for this instance',
    });
  });

  test('a banned user, in the implicit and in the PKCE flow', async () => {
    const person = newPerson(scene);
    await arrive(scene, person.sub);
    await scene.testApp.testDatabase.owner`
      update auth.users set banned_until = '2999-01-01' where email = ${person.email}`;
    const pkce = await addressToOpen(pkceClient(scene.testApp), 'kitchen');
    for (const address of [
      await arrive(scene, person.sub),
      await goRound(scene.testApp, scene.issuer, pkce, person.sub),
    ]) {
      expect(failureOf(address)).toMatchObject({
        error: 'access_denied',
        code: 'user_banned',
        description: 'User is banned',
      });
      expect(address.searchParams.has('code')).toBe(false);
    }
  });

  test('a user who is banned before the code exchange', async () => {
    const { testApp, issuer } = scene;
    const person = newPerson(scene);
    const client = pkceClient(testApp);
    const address = await goRound(
      testApp,
      issuer,
      await addressToOpen(client, 'kitchen'),
      person.sub,
    );
    await testApp.testDatabase.owner`
      update auth.users set banned_until = '2999-01-01' where email = ${person.email}`;
    const { error } = await client.auth.exchangeCodeForSession(
      address.searchParams.get('code') ?? '',
    );
    expect(error).toMatchObject({ status: 403, code: 'user_banned' });
  });

  test('an unverified address, which gets a confirmation mail that links to the app', async () => {
    const person = newPerson(scene, newAddress(), false);
    const query = '&redirect_to=http%3A%2F%2Fsaffron.test%2Fwelcome';
    expect(failureOf(await arrive(scene, person.sub, query))).toEqual({
      at: 'http://saffron.test/welcome',
      error: 'access_denied',
      code: 'provider_email_needs_verification',
      description:
        'Unverified email with kitchen. A confirmation email has been sent to your kitchen email',
    });
    const link = linkIn(await newestMailTo(scene.testApp, person.email));
    expect(new URL(link).searchParams.get('redirect_to')).toBe('http://saffron.test/welcome');
  });
});

test('a provider identity with the same verified address joins the existing account', async () => {
  const { testApp } = scene;
  const cook = await signUpConfirmed(testApp);
  const person = newPerson(scene, cook.email);
  const fragment = fragmentOf(await arrive(scene, person.sub));
  const { data } = await testApp.client().auth.getUser(fragment.get('access_token') ?? '');
  expect(data.user?.id).toBe(cook.user.id);
  expect(data.user?.app_metadata.providers).toEqual(['email', 'kitchen']);
});

test('linking an identity of another user returns an error to the app', async () => {
  const { testApp, issuer } = scene;
  const person = newPerson(scene);
  await arrive(scene, person.sub);
  const cook = await signUpConfirmed(testApp);
  const { data } = await cook.client.auth.linkIdentity({
    provider: 'kitchen' as Provider,
    options: { skipBrowserRedirect: true },
  });
  const callback = await issuer.signIn(String(data.url), person.sub);
  const answer = await testApp.request(callback);
  expect(failureOf(new URL(answer.headers.get('location') ?? ''))).toEqual({
    at: 'http://saffron.test/',
    error: 'server_error',
    code: 'identity_already_exists',
    description: 'Identity is already linked to another user',
  });
});

describe('an invitation', () => {
  test('is accepted through a provider, even with closed sign-ups and unverified address', async () => {
    const person = newPerson(closed, newAddress(), false);
    const token = await invite(closed, person.email);
    const address = await arrive(closed, person.sub, `&invite_token=${token}`);
    const { data } = await closed.testApp
      .client()
      .auth.getUser(fragmentOf(address).get('access_token') ?? '');
    expect(data.user).toMatchObject({
      email: person.email,
      email_confirmed_at: expect.any(String),
    });
    expect(failureOf(await arrive(closed, newPerson(closed).sub)).code).toBe('signup_disabled');
    const again = await closed.testApp.request(
      `/auth/v1/authorize?provider=kitchen&invite_token=${token}`,
    );
    expect([again.status, (await again.json()).error_code]).toEqual([404, 'user_not_found']);
  });

  test('cannot be accepted by a user with another email address', async () => {
    const invited = newAddress();
    const token = await invite(closed, invited);
    const stranger = newPerson(closed);
    const failure = failureOf(await arrive(closed, stranger.sub, `&invite_token=${token}`));
    expect(failure).toMatchObject({
      error: 'invalid_request',
      code: 'validation_failed',
      description: 'Invited email does not match emails from external provider',
    });
    const [row] = await closed.testApp.testDatabase.owner`
      select email_confirmed_at, (select count(*)::int from auth.identities i where i.user_id = u.id and provider = 'kitchen') as linked
      from auth.users u where email = ${invited}`;
    expect(row).toEqual({ email_confirmed_at: null, linked: 0 });
  });

  test('that is already used or unknown is refused', async () => {
    const { testApp, issuer } = closed;
    const person = newPerson(closed);
    const token = await invite(closed, person.email);
    const begun = await testApp.request(
      `/auth/v1/authorize?provider=kitchen&invite_token=${token}`,
    );
    const callback = await issuer.signIn(begun.headers.get('location') ?? '', person.sub);
    const used = await openLink(testApp, `/auth/v1/verify?type=invite&token=${token}`);
    expect(fragmentOf(used).get('access_token')).toBeTruthy();
    const back = await testApp.request(callback);
    expect(failureOf(new URL(back.headers.get('location') ?? '')).code).toBe('invite_not_found');
    for (const dead of [token, 'nobody']) {
      const begin = `/auth/v1/authorize?provider=kitchen&invite_token=${dead}`;
      expect((await testApp.request(begin)).status).toBe(404);
    }
  });
});
