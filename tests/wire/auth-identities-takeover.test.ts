import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, linkIn, newAddress, newestMailTo, openLink } from '#tests/support/people.ts';
import { type IdentityScene, startIdentityScene } from './identity-scene.ts';

let scene: IdentityScene;
beforeAll(async () => {
  scene = await startIdentityScene({ MAIL_INTERVAL_SECONDS: '0' });
});
afterAll(() => scene.close());

/** Signs up an owner; then a stranger signs in through a provider with the same, unverified address. */
async function pushedAside() {
  const email = newAddress('owner');
  const owner = scene.testApp.client();
  expect((await owner.auth.signUp({ email, password: goodPassword })).error).toBeNull();
  const stranger = { sub: `stranger-${randomUUID()}`, email, email_verified: false };
  expect((await scene.arrive(stranger)).error?.code).toBe('provider_email_needs_verification');
  return { email, owner, stranger };
}

describe('an unverified identity with an address that another user just registered', () => {
  test('is named in the mail that would confirm it', async () => {
    const { email } = await pushedAside();
    const mail = await newestMailTo(scene.testApp, email);
    expect(mail.text).toContain('Acme');
    expect(mail.html).toContain('Acme');
  });

  test('is not linked by the mail that the owner requests again', async () => {
    const { email, owner, stranger } = await pushedAside();
    expect((await owner.auth.resend({ type: 'signup', email })).error).toBeNull();
    const mail = await newestMailTo(scene.testApp, email);
    expect(mail.text).not.toContain('Acme');
    expect((await openLink(scene.testApp, linkIn(mail))).hash).toContain('access_token=');
    const again = await scene.arrive(stranger);
    expect(again.error?.code).toBe('provider_email_needs_verification');
    const [row] = await scene.testApp.testDatabase.owner`
      select count(*)::int as links from auth.identities where provider_id = ${stranger.sub}`;
    expect(row).toEqual({ links: 0 });
  });
});

test('an invitation survives a sign-in with an unverified identity of its address', async () => {
  const email = newAddress('invited');
  const { admin } = scene.testApp.client('service_role').auth;
  expect((await admin.inviteUserByEmail(email)).error).toBeNull();
  const invitation = linkIn(await newestMailTo(scene.testApp, email));
  const stranger = { sub: `stranger-${randomUUID()}`, email, email_verified: false };
  expect((await scene.arrive(stranger)).error?.code).toBe('provider_email_needs_verification');
  expect((await openLink(scene.testApp, invitation)).hash).toContain('access_token=');
  expect((await scene.arrive(stranger)).error?.code).toBe('provider_email_needs_verification');
});
