import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, newAddress } from '#tests/support/people.ts';
import { type IdentityScene, startIdentityScene, userOf } from './identity-scene.ts';

let scene: IdentityScene;
beforeAll(async () => {
  scene = await startIdentityScene({ CONFIRM_EMAIL: 'false' });
});
afterAll(() => scene.close());

function somebody(given: { email?: string; email_verified?: boolean } = {}) {
  const email = newAddress('pat');
  return { sub: `sub-${randomUUID()}`, email, email_verified: true, name: 'Pat', ...given };
}

test('without email confirmation, an unverified provider address counts as verified', async () => {
  const person = somebody({ email_verified: false });
  const user = userOf(await scene.arrive(person));
  expect(user.user_metadata).toMatchObject({ email_verified: true });
  expect(user.identities?.[0]?.identity_data).toMatchObject({ email_verified: false });
});

test('a provider sign-in is refused for an address that a stranger signed up with', async () => {
  const person = somebody();
  const stranger = scene.testApp.client();
  const { data, error } = await stranger.auth.signUp({
    email: person.email,
    password: goodPassword,
  });
  expect(error).toBeNull();
  const refused = await scene.arrive(person);
  expect(refused.error).toMatchObject({ status: 422, code: 'email_exists' });
  const account = await scene.readAccount(data.user?.id ?? '');
  expect(account.identities.map(({ provider }) => provider)).toEqual(['email']);
});

test('a provider sign-in is refused for an address of a stranger’s unverified identity', async () => {
  const person = somebody();
  const lax = { ...person, sub: `sub-${randomUUID()}`, email_verified: false };
  const stranger = userOf(await scene.arrive(lax, 'beta'));
  const refused = await scene.arrive(person);
  expect(refused.error).toMatchObject({ status: 422, code: 'email_exists' });
  expect((await scene.readAccount(stranger.id)).identities).toHaveLength(1);
});

test('an unverified identity is not linked to the account with its address', async () => {
  const owner = userOf(await scene.arrive(somebody()));
  const stranger = await scene.arrive(
    somebody({ email: owner.email ?? '', email_verified: false }),
    'beta',
  );
  expect(stranger.error?.code).toBe('provider_email_needs_verification');
  expect((await scene.readAccount(owner.id)).identities).toHaveLength(1);
});

test('two providers that verify one address open one account', async () => {
  const person = somebody();
  const first = userOf(await scene.arrive(person));
  const second = userOf(await scene.arrive(person, 'beta'));
  expect(second.id).toBe(first.id);
});
