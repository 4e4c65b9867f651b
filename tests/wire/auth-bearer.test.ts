import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const { call, tokenCall, refresh } = createAuthCalls(() => testApp);

describe('bearer tokens', () => {
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  async function forgeries(person: Person): Promise<Record<string, string>> {
    const [header = '', payload = '', signature = ''] = person.session.access_token.split('.');
    const { kid } = decodeProtectedHeader(person.session.access_token);
    const claims = decodeJwt(person.session.access_token);
    const publicJwk = JSON.stringify((await testApp.services.keys.jwks()).keys[0]);
    const signed = `${base64({ alg: 'HS256', typ: 'JWT', kid })}.${payload}`;
    const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = foreign.publicKey.export({ format: 'jwk' });
    const sign = (extra: object) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', ...(kid ? { kid } : {}), ...extra })
        .sign(foreign.privateKey);
    return {
      'alg none': `${base64({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'HS256 with the public key': `${signed}.${createHmac('sha256', publicJwk).update(signed).digest('base64url')}`,
      'another payload': `${header}.${base64({ ...claims, sub: randomUUID() })}.${signature}`,
      'another role': `${header}.${base64({ ...claims, role: 'service_role' })}.${signature}`,
      'a foreign key under our kid': await sign({}),
      'a key of its own in the header': await sign({ kid: 'theirs', jwk }),
      'a path for a kid': await sign({ kid: '../../dev/null' }),
      'no token': 'hello',
    };
  }

  test('forged ones are refused: 403 here, 401 by the data API', async () => {
    const person = await signUpConfirmed(testApp);
    for (const [name, bearer] of Object.entries(await forgeries(person))) {
      const answer = await call('/user', { bearer });
      expect([name, answer.status, (await answer.json()).code]).toEqual([name, 403, 'bad_jwt']);
      const rest = await testApp.request('/rest/v1/profiles?select=*', {
        headers: { apikey: testApp.services.keys.anonKey, authorization: `Bearer ${bearer}` },
      });
      expect([name, rest.status]).toEqual([name, 401]);
    }
  });

  test('none, the anon key and an expired one are refused each in its way', async () => {
    const none = await call('/user');
    expect([none.status, (await none.json()).code]).toEqual([401, 'no_authorization']);
    const anon = await call('/user', { bearer: testApp.services.keys.anonKey });
    expect([anon.status, (await anon.json()).code]).toEqual([403, 'bad_jwt']);
    const { session } = await signUpConfirmed(testApp);
    testApp.clock.advance(3_700_000);
    const expired = await call('/user', { bearer: session.access_token });
    expect([expired.status, (await expired.json()).code]).toEqual([403, 'bad_jwt']);
  });

  test('a deleted account and a banned one are told so', async () => {
    const gone = await signUpConfirmed(testApp);
    await testApp.testDatabase.owner`delete from auth.users where id = ${gone.user.id}`;
    const deleted = await call('/user', { bearer: gone.session.access_token });
    expect([deleted.status, (await deleted.json()).code]).toEqual([403, 'user_not_found']);
    const bad = await signUpConfirmed(testApp);
    await testApp.testDatabase.owner`
      update auth.users set banned_until = '2999-01-01' where id = ${bad.user.id}`;
    const banned = await call('/user', { bearer: bad.session.access_token });
    expect([banned.status, (await banned.json()).code]).toEqual([403, 'user_banned']);
    const again = await tokenCall('password', { email: bad.email, password: bad.password });
    expect([again.status, (await again.json()).code]).toEqual([400, 'user_banned']);
    expect(await refresh(bad.session.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'user_banned' },
    });
  });
});
