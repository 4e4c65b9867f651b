import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  fragmentOf,
  goodPassword,
  linkIn,
  newAddress,
  newestMailTo,
  openLink,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';

// Attacks on mailed codes and PKCE codes: downgrade, swap, replay, and mail scanners that open links before people do.

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());
const { call, tokenCall } = createAuthCalls(() => testApp);

const post = (path: string, body: object) =>
  call(path, { method: 'POST', body: JSON.stringify(body) });
const outcomeOf = async (answer: Response) => [answer.status, (await answer.json()).code];

const verifier = 'a-verifier-that-only-the-asking-client-knows-0123456789';
const challengeOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const trade = async (auth_code: string, code_verifier?: unknown) =>
  outcomeOf(await tokenCall('pkce', { auth_code, code_verifier }));

/** Requests a mail with a PKCE challenge and returns its link. */
async function pkceLink(email: string, challenge = challengeOf(verifier), method = 's256') {
  const answer = await post('/otp', {
    email,
    code_challenge: challenge,
    code_challenge_method: method,
  });
  expect(answer.status).toBe(200);
  return new URL(linkIn(await newestMailTo(testApp, email)));
}

async function pkceCode(email: string): Promise<string> {
  const address = await openLink(testApp, (await pkceLink(email)).href);
  return address.searchParams.get('code') ?? '';
}

describe('PKCE', () => {
  test('is enforced: a missing, empty or wrong verifier is refused', async () => {
    const { email } = await signUpConfirmed(testApp);
    const code = await pkceCode(email);
    for (const nothing of [undefined, null, '']) {
      expect(await trade(code, nothing)).toEqual([400, 'validation_failed']);
    }
    for (const wrong of [challengeOf(verifier), `${verifier} `, verifier.toUpperCase(), code]) {
      expect(await trade(code, wrong)).toEqual([400, 'bad_code_verifier']);
    }
    expect((await tokenCall('pkce', { auth_code: code, code_verifier: verifier })).status).toBe(
      200,
    );
  });

  test('cannot be downgraded to the plain method in the token request', async () => {
    const { email } = await signUpConfirmed(testApp);
    const code = await pkceCode(email);
    const answer = await tokenCall('pkce', {
      auth_code: code,
      code_verifier: challengeOf(verifier),
      code_challenge_method: 'plain',
      code_challenge: challengeOf(verifier),
    });
    expect(await outcomeOf(answer)).toEqual([400, 'bad_code_verifier']);
  });

  test.each([
    ['only the method', { code_challenge_method: 's256' }],
    ['only the challenge', { code_challenge: challengeOf(verifier) }],
    ['an unknown method', { code_challenge: challengeOf(verifier), code_challenge_method: 'none' }],
    ['a short challenge', { code_challenge: 'short', code_challenge_method: 'plain' }],
    [
      'a challenge with an invalid character',
      { code_challenge: `${'x'.repeat(43)}'`, code_challenge_method: 'plain' },
    ],
  ])('with %s is refused, not ignored', async (_, challenge) => {
    for (const path of ['/otp', '/recover', '/signup']) {
      const answer = await post(path, {
        email: newAddress(),
        password: goodPassword,
        ...challenge,
      });
      expect(await outcomeOf(answer)).toEqual([400, 'validation_failed']);
    }
  });

  test('a PKCE link never yields tokens, even with altered parameters', async () => {
    const { email } = await signUpConfirmed(testApp);
    const link = await pkceLink(email);
    const token = link.searchParams.get('token') ?? '';
    const without = new URL(link);
    without.searchParams.set('token', token.replace(/^pkce_/, ''));
    const refused = await openLink(testApp, without.href);
    expect(fragmentOf(refused).get('error_code')).toBe('otp_expired');
    link.searchParams.append('code_challenge', '');
    link.searchParams.set('flow', 'implicit');
    const address = await openLink(testApp, link.href);
    expect(address.href).not.toContain('access_token');
    expect(address.searchParams.get('code')).toBeTruthy();
  });

  test('a code is refused with the verifier of another request', async () => {
    const [mine, theirs] = [await signUpConfirmed(testApp), await signUpConfirmed(testApp)];
    const attackers = 'the-verifier-of-an-attacker-who-asks-at-the-same-time-01';
    const myCode = await pkceCode(mine.email);
    const theirLink = await pkceLink(theirs.email, challengeOf(attackers));
    const theirCode = (await openLink(testApp, theirLink.href)).searchParams.get('code') ?? '';
    expect(await trade(myCode, attackers)).toEqual([400, 'bad_code_verifier']);
    expect(await trade(theirCode, verifier)).toEqual([400, 'bad_code_verifier']);
    const answer = await tokenCall('pkce', { auth_code: myCode, code_verifier: verifier });
    expect((await answer.json()).user.email).toBe(mine.email);
  });

  test('a newer request invalidates the link of the older one', async () => {
    const { email } = await signUpConfirmed(testApp);
    const attackers = 'the-verifier-of-an-attacker-who-asks-at-the-same-time-01';
    const older = await pkceLink(email, challengeOf(attackers));
    await pkceLink(email);
    const address = await openLink(testApp, older.href);
    expect(address.searchParams.get('error_code')).toBe('otp_expired');
  });

  test('a code works once under concurrency; used and unknown codes get the same error', async () => {
    const { email } = await signUpConfirmed(testApp);
    const code = await pkceCode(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        tokenCall('pkce', { auth_code: code, code_verifier: verifier }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await trade(code, verifier)).toEqual([404, 'flow_state_not_found']);
    expect(await trade('never-was', verifier)).toEqual([404, 'flow_state_not_found']);
  });

  test('guessed codes are rate limited', async () => {
    const limited = await createTestApp();
    const guess = () =>
      limited.request('/auth/v1/token?grant_type=pkce', {
        method: 'POST',
        headers: { apikey: limited.services.keys.anonKey },
        body: JSON.stringify({ auth_code: 'guess', code_verifier: verifier }),
      });
    const statuses: number[] = [];
    for (let round = 0; round < 101; round += 1) statuses.push((await guess()).status);
    await limited.close();
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });
});

describe('a code for one purpose', () => {
  test('is refused for another purpose or another address', async () => {
    const [person, other] = [await signUpConfirmed(testApp), await signUpConfirmed(testApp)];
    const { email } = person;
    await post('/recover', { email });
    const token = codeIn(await newestMailTo(testApp, email));
    for (const wrong of [
      { type: 'signup', email },
      { type: 'invite', email },
      { type: 'email_change', email },
      { type: 'recovery', email: other.email },
    ]) {
      const answer = await post('/verify', { ...wrong, token });
      expect([wrong, await outcomeOf(answer)]).toEqual([wrong, [403, 'otp_expired']]);
    }
    const asNonce = await person.client.auth.updateUser({
      password: 'a new password',
      nonce: token,
    });
    expect(asNonce.error?.code).toBe('reauthentication_not_valid');
    await person.client.auth.reauthenticate();
    const nonce = codeIn(await newestMailTo(testApp, email));
    for (const type of ['recovery', 'email', 'magiclink', 'signup', 'reauthentication']) {
      const answer = await post('/verify', { type, email, token: nonce });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    const mine = await post('/verify', { type: 'recovery', email, token });
    expect(mine.status).toBe(200);
  });

  test('cannot be brute-forced through the token_hash parameter of links', async () => {
    const { email } = await signUpConfirmed(testApp);
    await post('/recover', { email });
    const code = codeIn(await newestMailTo(testApp, email));
    const guessed = createHash('sha224').update(`${email}${code}`).digest('hex');
    const answer = await post('/verify', { type: 'recovery', token_hash: guessed });
    expect(await outcomeOf(answer)).toEqual([403, 'otp_expired']);
  });
});

describe('mail scanners that open links', () => {
  test('do not use up a link by HEAD, prefetch, prerender or preview requests', async () => {
    const email = newAddress();
    await testApp.client().auth.signUp({ email, password: goodPassword });
    const link = linkIn(await newestMailTo(testApp, email));
    const looks: RequestInit[] = [
      { method: 'HEAD' },
      { headers: { 'sec-purpose': 'prefetch' } },
      { headers: { 'sec-purpose': 'prefetch;prerender' } },
      { headers: { purpose: 'prefetch' } },
      { headers: { purpose: 'preview' } },
      { headers: { 'x-purpose': 'preview' } },
      { headers: { 'x-moz': 'prefetch' } },
      { method: 'OPTIONS' },
      { method: 'POST', body: '{}' },
    ];
    for (const init of looks) {
      const answer = await testApp.request(link, init);
      expect(answer.headers.get('location') ?? '').not.toContain('access_token');
    }
    expect(fragmentOf(await openLink(testApp, link)).get('access_token')).toBeTruthy();
  });

  test('that use up a link leave neither a working link nor a working code', async () => {
    const email = newAddress();
    await testApp.client().auth.signUp({ email, password: goodPassword });
    const mail = await newestMailTo(testApp, email);
    await openLink(testApp, linkIn(mail));
    const again = await openLink(testApp, linkIn(mail));
    expect([...fragmentOf(again).keys()]).toEqual(['message', 'message_code', 'sb']);
    const code = await post('/verify', { type: 'signup', email, token: codeIn(mail) });
    expect(await outcomeOf(code)).toEqual([403, 'otp_expired']);
    // The address is still confirmed: the person can sign in with their password.
    const signIn = await testApp
      .client()
      .auth.signInWithPassword({ email, password: goodPassword });
    expect(signIn.error).toBeNull();
  });

  test('get a code that is useless without the verifier when the app uses PKCE', async () => {
    const { email } = await signUpConfirmed(testApp);
    const address = await openLink(testApp, (await pkceLink(email)).href);
    const code = address.searchParams.get('code') ?? '';
    expect(await trade(code, 'what-a-mail-scanner-might-come-up-with-by-itself')).toEqual([
      400,
      'bad_code_verifier',
    ]);
  });

  test('a recovery link signs in with amr otp and type recovery', async () => {
    const { email } = await signUpConfirmed(testApp);
    await post('/recover', { email });
    const address = await openLink(testApp, linkIn(await newestMailTo(testApp, email)));
    const { amr } = decodeJwt(fragmentOf(address).get('access_token') ?? '');
    expect(amr).toMatchObject([{ method: 'otp' }]);
    expect(fragmentOf(address).get('type')).toBe('recovery');
  });
});
