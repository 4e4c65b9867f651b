import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IssuerAccount } from '#tests/support/issuer-account.ts';
import {
  codeIn,
  countMailsTo,
  goodPassword,
  linkIn,
  newAddress,
  newestMailTo,
  openLink,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { type IdentityScene, startIdentityScene, userOf } from './identity-scene.ts';

let scene: IdentityScene;
beforeAll(async () => {
  scene = await startIdentityScene();
});
afterAll(() => scene.close());

function somebody(given: Partial<IssuerAccount> = {}): IssuerAccount & { email: string } {
  const picture = 'https://pictures.example/pat.png';
  const known = { email: newAddress('pat'), email_verified: true, name: 'Pat Person', picture };
  return { sub: `sub-${randomUUID()}`, ...known, ...given } as IssuerAccount & { email: string };
}

describe('a new identity', () => {
  test('gets a confirmed account with name, picture, role and the free credit', async () => {
    const person = somebody();
    const user = userOf(await scene.arrive(person));
    expect(user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'acme', providers: ['acme'] },
      user_metadata: { full_name: 'Pat Person', avatar_url: person.picture, email_verified: true },
    });
    expect(user.identities).toMatchObject([
      { provider: 'acme', id: person.sub, email: person.email },
    ]);
    const account = await scene.readAccount(user.id);
    expect(account.email_confirmed_at).toBeInstanceOf(Date);
    expect(account.encrypted_password).toBeNull();
    expect(account.profile).toEqual({
      full_name: 'Pat Person',
      email: person.email,
      avatar_url: person.picture,
    });
    expect(account.balance).toBe(1);
    expect(account.actions.toSorted()).toEqual(['login', 'user_signedup']);
    expect(await countMailsTo(scene.testApp, person.email)).toBe(0);
  });

  test('is recognized by its provider id, and keeps account and credit', async () => {
    const person = somebody();
    const first = userOf(await scene.arrive(person));
    const again = userOf(await scene.arrive({ ...person, name: 'Pat Renamed' }));
    expect(again.id).toBe(first.id);
    const account = await scene.readAccount(first.id);
    expect(account.identities).toHaveLength(1);
    expect(account.identities[0]?.identity_data).toMatchObject({ name: 'Pat Renamed' });
    expect(account.profile.full_name).toBe('Pat Person');
    expect(account.balance).toBe(1);
    expect(account.sessions).toBe(2);
  });

  test('with the same id at another provider is a separate account', async () => {
    const person = somebody();
    const first = userOf(await scene.arrive(person));
    const second = userOf(await scene.arrive({ ...person, email: newAddress() }, 'beta'));
    expect(second.id).not.toBe(first.id);
  });

  test('that signs in several times concurrently becomes one account', async () => {
    const person = somebody();
    const arrivals = await Promise.all(Array.from({ length: 6 }, () => scene.arrive(person)));
    const ids = new Set(arrivals.map((arrival) => userOf(arrival).id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    expect((await scene.readAccount(id)).identities).toHaveLength(1);
  });

  test('that signs in by two providers concurrently becomes one account with both', async () => {
    const person = somebody();
    const arrivals = await Promise.all([scene.arrive(person), scene.arrive(person, 'beta')]);
    const ids = new Set(arrivals.map((arrival) => userOf(arrival).id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const { identities, raw_app_meta_data: metadata } = await scene.readAccount(id);
    expect(identities.map(({ provider }) => provider).toSorted()).toEqual(['acme', 'beta']);
    expect(metadata.providers?.toSorted()).toEqual(['acme', 'beta']);
  });

  test('without an email address is refused, and nothing is stored', async () => {
    const { sub, name } = somebody();
    const { error } = await scene.arrive({ sub, name } as IssuerAccount);
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Error getting user email from external provider',
    });
    const kept = await scene.testApp.testDatabase.owner`
      select id from auth.identities where provider_id = ${sub}`;
    expect(kept).toHaveLength(0);
  });

  test('with huge claims still signs in, and the access token stays small', async () => {
    const person = somebody({ name: 'N'.repeat(20_000) });
    const { data, error } = await scene.arrive(person);
    expect(error).toBeNull();
    expect(data.session?.access_token.length).toBeLessThan(8_000);
  });
});

describe('an address that has an account already', () => {
  test('verified on both sides is linked; the account keeps password and name', async () => {
    const cook = await signUpConfirmed(scene.testApp, { name: 'Ada' });
    const user = userOf(await scene.arrive(somebody({ email: cook.email })));
    expect(user.id).toBe(cook.user.id);
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'acme'] });
    const account = await scene.readAccount(user.id);
    expect(account.profile.full_name).toBe('Ada');
    expect(account.balance).toBe(1);
    expect(account.actions).toContain('identity_linked');
    expect((await newestMailTo(scene.testApp, cook.email)).subject).toContain('Acme was connected');
    const { email, password } = cook;
    const byPassword = await scene.testApp.client().auth.signInWithPassword({ email, password });
    expect(byPassword.error).toBeNull();
  });

  test('not verified by the provider is refused like a new one; the owner gets a mail', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    const mails = await countMailsTo(scene.testApp, cook.email);
    const known = await scene.arrive(somebody({ email: cook.email, email_verified: false }));
    const unknown = await scene.arrive(somebody({ email_verified: false }));
    for (const { error } of [known, unknown]) {
      expect(error).toMatchObject({
        status: 422,
        code: 'provider_email_needs_verification',
        message:
          'Unverified email with acme. A confirmation email has been sent to your acme email',
      });
    }
    expect(await countMailsTo(scene.testApp, cook.email)).toBe(mails + 1);
    const { identities } = await scene.readAccount(cook.user.id);
    expect(identities.map(({ provider }) => provider)).toEqual(['email']);
  });

  test('in another case is the same address', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    const user = userOf(await scene.arrive(somebody({ email: cook.email.toUpperCase() })));
    expect(user.id).toBe(cook.user.id);
  });

  test('set at the provider for another user’s identity changes neither account', async () => {
    const victim = await signUpConfirmed(scene.testApp);
    const person = somebody();
    const mine = userOf(await scene.arrive(person));
    const again = userOf(await scene.arrive({ ...person, email: victim.email }));
    expect(again).toMatchObject({ id: mine.id, email: person.email });
    expect((await scene.readAccount(mine.id)).profile.email).toBe(person.email);
    expect((await scene.readAccount(victim.user.id)).identities).toHaveLength(1);
  });

  test('of a banned account is refused', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    const { admin } = scene.testApp.client('service_role').auth;
    await admin.updateUserById(cook.user.id, { ban_duration: '24h' });
    const person = somebody({ email: cook.email });
    const { error } = await scene.arrive(person);
    expect(error).toMatchObject({ status: 403, code: 'user_banned' });
    expect((await scene.readAccount(cook.user.id)).identities).toHaveLength(1);
  });

  test('of a deleted account creates a new account', async () => {
    const person = somebody();
    const before = userOf(await scene.arrive(person));
    const { admin } = scene.testApp.client('service_role').auth;
    expect((await admin.deleteUser(before.id, true)).error).toBeNull();
    const after = userOf(await scene.arrive(person));
    expect(after.id).not.toBe(before.id);
  });

  test('of a single sign-on account is not linked', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    await scene.testApp.testDatabase.owner`
      update auth.users set is_sso_user = true where id = ${cook.user.id}`;
    const user = userOf(await scene.arrive(somebody({ email: cook.email })));
    expect(user.id).not.toBe(cook.user.id);
    const linked = await scene.link(cook.client, somebody());
    expect(linked.error?.code).toBe('manual_linking_disabled');
  });
});

describe('an address that a stranger registered first', () => {
  const strangers = { password: 'known to a stranger', data: { name: 'Stranger' } };

  async function registerAsStranger(email: string): Promise<string> {
    const { password, data } = strangers;
    const registered = await scene.testApp
      .client()
      .auth.signUp({ email, password, options: { data } });
    expect(registered.error).toBeNull();
    return registered.data.user?.id ?? '';
  }

  test('keeps nothing of the stranger when the owner signs in by a provider', async () => {
    const person = somebody();
    const id = await registerAsStranger(person.email);
    const strangersMail = await newestMailTo(scene.testApp, person.email);
    const user = userOf(await scene.arrive(person));
    expect(user.id).toBe(id);
    const account = await scene.readAccount(id);
    expect(account).toMatchObject({
      encrypted_password: null,
      raw_app_meta_data: { provider: 'acme', providers: ['acme'] },
      profile: { full_name: 'Pat Person' },
      balance: 1,
    });
    expect(account.identities.map(({ provider }) => provider)).toEqual(['acme']);
    expect(JSON.stringify(account)).not.toContain('Stranger');
    const { email } = person;
    const { auth } = scene.testApp.client();
    const byPassword = await auth.signInWithPassword({ email, password: strangers.password });
    expect(byPassword.error?.code).toBe('invalid_credentials');
    const fragment = (await openLink(scene.testApp, linkIn(strangersMail))).hash;
    expect(fragment).toContain('otp_expired');
  });

  test('by an unverified identity: the owner’s sign-up removes that identity', async () => {
    const person = somebody({ email_verified: false, name: 'Stranger' });
    expect((await scene.arrive(person)).error?.code).toBe('provider_email_needs_verification');
    scene.testApp.clock.advance(120_000);
    const owner = await signUpConfirmed(scene.testApp, { email: person.email, name: 'Ada' });
    const account = await scene.readAccount(owner.user.id);
    expect(account.identities.map(({ provider }) => provider)).toEqual(['email']);
    expect(account.raw_app_meta_data).toEqual({ provider: 'email', providers: ['email'] });
    expect(JSON.stringify(account)).not.toContain('Stranger');
    const back = await scene.arrive(person);
    expect(back.error?.code).toBe('provider_email_needs_verification');
    expect((await scene.readAccount(owner.user.id)).sessions).toBe(1);
  });

  test('by an unverified identity: the owner’s sign-in code removes it too', async () => {
    const person = somebody({ email_verified: false, name: 'Stranger' });
    expect((await scene.arrive(person)).error).not.toBeNull();
    scene.testApp.clock.advance(120_000);
    const { email } = person;
    const { auth } = scene.testApp.client();
    expect((await auth.signInWithOtp({ email })).error).toBeNull();
    const token = codeIn(await newestMailTo(scene.testApp, email));
    const { data } = await auth.verifyOtp({ type: 'email', email, token });
    const account = await scene.readAccount(data.user?.id ?? '');
    expect(account.identities.map(({ provider }) => provider)).toEqual(['email']);
    expect(JSON.stringify(account)).not.toContain('Stranger');
  });

  test('on an account with a confirmed phone moves to the user who verified it', async () => {
    const person = somebody();
    const { admin } = scene.testApp.client('service_role').auth;
    const made = await admin.createUser({ email: person.email, password: goodPassword });
    const holder = made.data.user?.id ?? '';
    await scene.testApp.testDatabase.owner`
      update auth.users set phone = ${String(Date.now())}, phone_confirmed_at = now() where id = ${holder}`;
    const user = userOf(await scene.arrive(person));
    expect(user.id).not.toBe(holder);
    expect(await scene.readAccount(holder)).toMatchObject({ email: null, identities: [] });
  });
});

describe('an address that the provider did not verify', () => {
  test('is confirmed by mail, and then the identity opens the account', async () => {
    const person = somebody({ email_verified: false });
    expect((await scene.arrive(person)).error).not.toBeNull();
    const mail = await newestMailTo(scene.testApp, person.email);
    const landed = await openLink(scene.testApp, linkIn(mail));
    expect(landed.hash).toContain('access_token=');
    const user = userOf(await scene.arrive(person));
    expect(user.user_metadata).toMatchObject({ email_verified: true });
    expect(user.email).toBe(person.email);
    expect(user.app_metadata).toEqual({ provider: 'acme', providers: ['acme', 'email'] });
    expect((await scene.readAccount(user.id)).balance).toBe(1);
  });

  test('keeps its pending confirmation mail valid when the sign-in is repeated', async () => {
    const person = somebody({ email_verified: false });
    await scene.arrive(person);
    for (let attempt = 0; attempt < 3; attempt += 1) await scene.arrive(person);
    const mail = await newestMailTo(scene.testApp, person.email);
    const landed = await openLink(scene.testApp, linkIn(mail));
    expect(landed.hash).toContain('access_token=');
  });

  test('is also confirmed once the provider verifies it', async () => {
    const person = somebody({ email_verified: false });
    await scene.arrive(person);
    const user = userOf(await scene.arrive({ ...person, email_verified: true }));
    expect((await scene.readAccount(user.id)).email_confirmed_at).toBeInstanceOf(Date);
  });
});
