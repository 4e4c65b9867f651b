import { randomUUID } from 'node:crypto';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import {
  beginStep,
  challengeOf,
  claimsOf,
  codeOf,
  enrollApp,
  protectedPerson,
  signInAgain,
  wrongCodeOf,
} from './factor-scene.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());
const { call } = createAuthCalls(() => testApp);

/** Decodes the QR code of a data URL, as a phone camera does. */
async function readQrCode(dataAddress: string): Promise<string | undefined> {
  const svg = dataAddress.replace('data:image/svg+xml;utf-8,', '');
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('an authenticator app', () => {
  test('is set up by a QR code that matches the secret and the URI', async () => {
    const { client, email } = await signUpConfirmed(testApp);
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'My phone',
      issuer: 'Saffron: Table & Co',
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
    if (data?.type !== 'totp') throw new Error('It is no authenticator app.');
    const { totp } = data;
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]*<\/svg>$/);
    expect(await readQrCode(totp.qr_code)).toBe(totp.uri);
    const address = new URL(totp.uri);
    expect(decodeURIComponent(address.pathname)).toBe(`/Saffron  Table & Co:${email}`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      algorithm: 'SHA1',
      digits: '6',
      issuer: 'Saffron  Table & Co',
      period: '30',
      secret: totp.secret,
    });
  });

  test('uses the site as the default issuer; its secret is encrypted at rest', async () => {
    const { client } = await signUpConfirmed(testApp);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    if (data?.type !== 'totp') throw new Error('It is no authenticator app.');
    expect(data.totp.uri).toContain('issuer=saffron.test');
    const [row] = await testApp.testDatabase.owner<{ secret: string }[]>`
      select secret from auth.mfa_factors where id = ${data.id}`;
    expect(row?.secret).not.toContain(data.totp.secret);
    expect(testApp.services.secret.open(row?.secret ?? '')).toBe(data.totp.secret);
  });

  test('raises the session to aal2 with its code and issues a new refresh token', async () => {
    const person = await signUpConfirmed(testApp);
    const app = await enrollApp(person.client, 'App');
    const { data: before } = await person.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(before).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const { mfa } = person.client.auth;
    const nowSeconds = () => Math.floor(testApp.clock.now().getTime() / 1000);
    const beforeSeconds = nowSeconds();
    const challenge = await mfa.challenge({ factorId: app.factorId });
    expect(challenge.data).toMatchObject({ type: 'totp' });
    expect(challenge.data?.expires_at).toBeGreaterThanOrEqual(beforeSeconds + 300);
    expect(challenge.data?.expires_at).toBeLessThanOrEqual(nowSeconds() + 300);
    const { data, error } = await mfa.verify({
      factorId: app.factorId,
      challengeId: challenge.data?.id ?? '',
      code: codeOf(testApp, app.secret),
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data?.refresh_token).not.toBe(person.session.refresh_token);
    const claims = claimsOf(data?.access_token ?? '');
    expect(claims).toMatchObject({ aal: 'aal2', sub: person.user.id });
    expect(claims.session_id).toBe(claimsOf(person.session.access_token).session_id);
    expect(claims.amr).toMatchObject([{ method: 'totp' }, { method: 'otp' }]);
    expect(data?.user.factors).toMatchObject([
      { id: app.factorId, factor_type: 'totp', status: 'verified', friendly_name: 'App' },
    ]);
    const level = await mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    const { data: listed } = await mfa.listFactors();
    expect(listed?.totp.map(({ id }) => id)).toEqual([app.factorId]);
    expect(JSON.stringify(listed)).not.toContain(app.secret);
  });

  test('keeps aal2 after a refresh', async () => {
    const person = await protectedPerson(testApp);
    const { data, error } = await person.client.auth.refreshSession();
    expect(error).toBeNull();
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
  });

  test.each([-1, 0, 1])('accepts a code %i step away from the server clock', async (steps) => {
    const { client } = await signUpConfirmed(testApp);
    const { factorId, secret } = await enrollApp(client);
    beginStep(testApp);
    const code = codeOf(testApp, secret, steps);
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    expect(error).toBeNull();
  });

  test.each([-2, 2])('refuses a code %i steps away from the server clock', async (steps) => {
    const { client } = await signUpConfirmed(testApp);
    const { factorId, secret } = await enrollApp(client);
    beginStep(testApp);
    const code = codeOf(testApp, secret, steps);
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  });

  test('accepts a code with the blank that apps display', async () => {
    const { client } = await signUpConfirmed(testApp);
    const { factorId, secret } = await enrollApp(client);
    const code = codeOf(testApp, secret).replace(/^(\d{3})/, '$1 ');
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    expect(error).toBeNull();
  });

  test('refuses a used code and an older one', async () => {
    const person = await protectedPerson(testApp);
    const code = codeOf(testApp, person.secret);
    const older = codeOf(testApp, person.secret, -1);
    const again = await signInAgain(testApp, person);
    const first = await again.client.auth.mfa.challengeAndVerify({ ...again, code });
    expect(first.error).toBeNull();
    for (const spent of [code, older]) {
      const other = await signInAgain(testApp, person);
      const { error } = await other.client.auth.mfa.challengeAndVerify({ ...other, code: spent });
      expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    }
  });
});

describe('a challenge', () => {
  test('refuses a wrong code and accepts the right one afterwards', async () => {
    const { client } = await signUpConfirmed(testApp);
    const { factorId, secret } = await enrollApp(client);
    const challengeId = await challengeOf(client, factorId);
    const wrong = { factorId, challengeId, code: wrongCodeOf(testApp, secret) };
    const { error } = await client.auth.mfa.verify(wrong);
    expect(error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
    const right = { ...wrong, code: codeOf(testApp, secret) };
    expect((await client.auth.mfa.verify(right)).error).toBeNull();
  });

  test('is expired after five wrong codes', async () => {
    const { client } = await signUpConfirmed(testApp);
    const { factorId, secret } = await enrollApp(client);
    const challengeId = await challengeOf(client, factorId);
    const wrong = { factorId, challengeId, code: wrongCodeOf(testApp, secret) };
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await client.auth.mfa.verify(wrong)).error?.code).toBe('mfa_verification_failed');
    }
    const right = { ...wrong, code: codeOf(testApp, secret) };
    const { error } = await client.auth.mfa.verify(right);
    expect(error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
  });

  test('requires a non-empty code as a string', async () => {
    const { client, session } = await signUpConfirmed(testApp);
    const { factorId } = await enrollApp(client);
    const challengeId = await challengeOf(client, factorId);
    const { error } = await client.auth.mfa.verify({ factorId, challengeId, code: '' });
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Code needs to be non-empty',
    });
    for (const code of [123456, ['1'], { a: 1 }]) {
      const answer = await call(`/factors/${factorId}/verify`, {
        method: 'POST',
        bearer: session.access_token,
        body: JSON.stringify({ challenge_id: challengeId, code }),
      });
      expect(answer.status).toBe(400);
    }
    const letters = await client.auth.mfa.verify({ factorId, challengeId, code: 'abcdef' });
    expect(letters.error).toMatchObject({ code: 'mfa_verification_failed' });
  });

  test('expires after five minutes', async () => {
    const { client } = await signUpConfirmed(testApp);
    const { factorId, secret } = await enrollApp(client);
    const challengeId = await challengeOf(client, factorId);
    testApp.clock.advance(301_000);
    const code = codeOf(testApp, secret);
    const { error } = await client.auth.mfa.verify({ factorId, challengeId, code });
    expect(error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
  });

  test('can be answered only once', async () => {
    const person = await protectedPerson(testApp);
    const { client, factorId, secret } = await signInAgain(testApp, person);
    const challengeId = await challengeOf(client, factorId);
    const first = { factorId, challengeId, code: codeOf(testApp, secret) };
    expect((await client.auth.mfa.verify(first)).error).toBeNull();
    testApp.clock.advance(60_000);
    const second = { ...first, code: codeOf(testApp, secret) };
    const { error } = await client.auth.mfa.verify(second);
    expect(error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
  });

  test('answered ten times concurrently raises one session', async () => {
    const person = await protectedPerson(testApp);
    const { session, client, factorId, secret } = await signInAgain(testApp, person);
    const challengeId = await challengeOf(client, factorId);
    const body = JSON.stringify({ challenge_id: challengeId, code: codeOf(testApp, secret) });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call(`/factors/${factorId}/verify`, { method: 'POST', bearer: session.access_token, body }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 422)]);
  });

  test('is bound to the IP address that requested it', async () => {
    const { client, session } = await signUpConfirmed(testApp);
    const { factorId, secret } = await enrollApp(client);
    const challengeId = await challengeOf(client, factorId);
    const body = JSON.stringify({ challenge_id: challengeId, code: codeOf(testApp, secret) });
    const request = new Request(`http://saffron.test/auth/v1/factors/${factorId}/verify`, {
      method: 'POST',
      headers: {
        apikey: testApp.services.keys.anonKey,
        authorization: `Bearer ${session.access_token}`,
      },
      body,
    });
    const answer = await testApp.app.fetch(request, { peerAddress: '203.0.113.9' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error_code: 'mfa_ip_address_mismatch' });
  });

  test('is valid only for its factor, and the factor only for its owner', async () => {
    const { client } = await signUpConfirmed(testApp);
    const one = await enrollApp(client, 'one');
    const two = await enrollApp(client, 'two');
    const challengeId = await challengeOf(client, one.factorId);
    const code = codeOf(testApp, two.secret);
    const crossed = await client.auth.mfa.verify({ factorId: two.factorId, challengeId, code });
    expect(crossed.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
    const stranger = await signUpConfirmed(testApp);
    const { mfa } = stranger.client.auth;
    const { factorId } = one;
    for (const { error } of [
      await mfa.challenge({ factorId }),
      await mfa.verify({ factorId, challengeId, code }),
      await mfa.unenroll({ factorId }),
      await mfa.challenge({ factorId: randomUUID() }),
    ]) {
      expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    }
    const bad = await mfa.challenge({ factorId: 'seven' });
    expect(bad.error).toMatchObject({ status: 404, code: 'validation_failed' });
    const badChallenge = await client.auth.mfa.verify({ factorId, challengeId: 'seven', code });
    expect(badChallenge.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});
