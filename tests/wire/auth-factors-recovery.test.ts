import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, testSiteUrl } from '#tests/support/app.ts';
import { newestMailTo, signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import {
  claimsOf,
  enrollApp,
  type Protected,
  protectedPerson,
  proveApp,
  signInAgain,
} from './factor-scene.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());
const { call, refresh } = createAuthCalls(() => testApp);

/** Returns the client's recovery code API, which is behind an experimental flag, with the person's existing session. */
async function recoveryCodesOf(person: Pick<Protected, 'session'>, app: TestApp = testApp) {
  const client = createClient(testSiteUrl, app.services.keys.anonKey, {
    auth: {
      autoRefreshToken: false,
      persistSession: false,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
    global: {
      fetch: (input, init) => app.app.fetch(new Request(input, init), { peerAddress: '127.0.0.1' }),
    },
  });
  const { error } = await client.auth.setSession(person.session);
  if (error) throw error;
  return { client, recoveryCodes: client.auth.mfa.recoveryCodes };
}

async function withCodes() {
  const person = await protectedPerson(testApp);
  const { recoveryCodes } = await recoveryCodesOf(person);
  const { data, error } = await recoveryCodes.generate();
  if (error) throw error;
  return { person, recoveryCodes, set: data };
}

describe('recovery codes', () => {
  test('are ten, shown once, hashed at rest, and listed with the factors', async () => {
    const { person, recoveryCodes, set } = await withCodes();
    expect(set).toMatchObject({
      type: 'recovery_code',
      friendly_name: 'Recovery codes',
      total: 10,
    });
    expect(new Set(set.codes).size).toBe(10);
    const { data } = await recoveryCodes.getStatus();
    expect(data).toEqual({ id: set.id, type: 'recovery_code', total: 10, remaining: 10 });
    const rows = await testApp.testDatabase.owner<{ code_hash: string }[]>`
      select code_hash from auth.mfa_recovery_codes where factor_id = ${set.id}`;
    expect(rows).toHaveLength(10);
    for (const { code_hash: hash } of rows) expect(set.codes).not.toContain(hash);
    const { data: listed } = await person.client.auth.mfa.listFactors();
    expect(listed?.recovery_code).toMatchObject([{ id: set.id, status: 'verified' }]);
    const mail = await newestMailTo(testApp, person.email);
    expect(mail.subject).toBe('You have new recovery codes for Saffron Table');
    for (const code of set.codes) expect(mail.text).not.toContain(code);
  });

  test('raise the session once each, also in capitals with dashes and blanks', async () => {
    const { person, set } = await withCodes();
    const code = set.codes[0] ?? '';
    const typed = ` ${code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-')} `;
    const weak = await signInAgain(testApp, person);
    const { recoveryCodes } = await recoveryCodesOf(weak);
    const { data, error } = await recoveryCodes.verify({ code: typed });
    expect(error).toBeNull();
    const claims = claimsOf(data?.access_token ?? '');
    expect(claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    });
    const old = await refresh(weak.session.refresh_token);
    expect(old.body).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    const mail = await newestMailTo(testApp, person.email);
    expect(mail.subject).toBe('A recovery code was used on your Saffron Table account');
    expect(mail.text).toContain('You have 9 left.');
    const again = await recoveryCodesOf(await signInAgain(testApp, person));
    const second = await again.recoveryCodes.verify({ code });
    expect(second.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  });

  test('one code sent ten times concurrently raises one session', async () => {
    const { person, set } = await withCodes();
    const { session } = await signInAgain(testApp, person);
    const body = JSON.stringify({ code: set.codes[0] });
    const init = { method: 'POST', bearer: session.access_token, body };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('/factors/recovery-codes/verify', init)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each(['', 'k4m9x7qp2ab8ht3z', '10 codes', null])('a wrong code fails: %s', async (code) => {
    const { person } = await withCodes();
    const { session } = await signInAgain(testApp, person);
    const body = JSON.stringify({ code });
    const bearer = session.access_token;
    const answer = await call('/factors/recovery-codes/verify', { method: 'POST', bearer, body });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'mfa_verification_failed' });
  });

  test('of another person are refused', async () => {
    const theirs = await withCodes();
    const mine = await withCodes();
    const { recoveryCodes } = await recoveryCodesOf(await signInAgain(testApp, mine.person));
    const { error } = await recoveryCodes.verify({ code: theirs.set.codes[0] ?? '' });
    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  });

  test('need another verified factor, and aal2', async () => {
    const plain = await signUpConfirmed(testApp);
    await enrollApp(plain.client);
    const alone = await recoveryCodesOf(plain);
    expect((await alone.recoveryCodes.generate()).error).toMatchObject({
      status: 422,
      code: 'mfa_recovery_codes_sole_factor',
    });
    for (const { error } of [
      await alone.recoveryCodes.getStatus(),
      await alone.recoveryCodes.regenerate(),
      await alone.recoveryCodes.unenroll(),
      await alone.recoveryCodes.verify({ code: 'k4m9x7qp2ab8ht3z' }),
    ]) {
      expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    }
    const person = await protectedPerson(testApp);
    const weak = await recoveryCodesOf(await signInAgain(testApp, person));
    expect((await weak.recoveryCodes.generate()).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    const { recoveryCodes } = await recoveryCodesOf(person);
    expect((await recoveryCodes.generate({ friendlyName: 'Spare keys' })).error).toBeNull();
    expect((await recoveryCodes.generate()).error).toMatchObject({
      status: 422,
      code: 'mfa_verified_factor_exists',
    });
    for (const refused of [
      await weak.recoveryCodes.regenerate(),
      await weak.recoveryCodes.unenroll(),
    ]) {
      expect(refused.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    }
  });

  test('cannot use the name of an existing factor', async () => {
    const person = await protectedPerson(testApp);
    await enrollApp(person.client, 'taken');
    const { recoveryCodes } = await recoveryCodesOf(person);
    const { error } = await recoveryCodes.generate({ friendlyName: 'taken' });
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
  });

  test('keep their name when regenerated; the old codes stop working', async () => {
    const { person, recoveryCodes, set } = await withCodes();
    const { data, error } = await recoveryCodes.regenerate();
    expect(error).toBeNull();
    expect(data).toMatchObject({ id: set.id, friendly_name: 'Recovery codes', total: 10 });
    expect(data?.codes.some((code) => set.codes.includes(code))).toBe(false);
    const weak = await recoveryCodesOf(await signInAgain(testApp, person));
    const old = await weak.recoveryCodes.verify({ code: set.codes[0] ?? '' });
    expect(old.error?.code).toBe('mfa_verification_failed');
    const fresh = await weak.recoveryCodes.verify({ code: data?.codes[0] ?? '' });
    expect(fresh.error).toBeNull();
  });

  test('lower the session that they raised when they are removed', async () => {
    const { person, set } = await withCodes();
    const weak = await recoveryCodesOf(await signInAgain(testApp, person));
    await weak.recoveryCodes.verify({ code: set.codes[0] ?? '' });
    const { data, error } = await weak.recoveryCodes.unenroll();
    expect({ data, error }).toEqual({ data: { id: set.id }, error: null });
    const refreshed = await weak.client.auth.refreshSession();
    expect(claimsOf(refreshed.data.session?.access_token ?? '').aal).toBe('aal1');
    const own = await person.client.auth.refreshSession();
    expect(claimsOf(own.data.session?.access_token ?? '').aal).toBe('aal2');
  });

  test('are removed with the last other factor', async () => {
    const { person, recoveryCodes } = await withCodes();
    const second = await enrollApp(person.client, 'second');
    await proveApp(testApp, person.client, second);
    await person.client.auth.mfa.unenroll({ factorId: person.factorId });
    expect((await recoveryCodes.getStatus()).error).toBeNull();
    await person.client.auth.mfa.unenroll({ factorId: second.factorId });
    const { data } = await person.client.auth.mfa.listFactors();
    expect(data?.all).toEqual([]);
    const [left] = await testApp.testDatabase.owner<{ codes: number }[]>`
      select count(*)::int as codes from auth.mfa_recovery_codes c
      join auth.mfa_factors f on f.id = c.factor_id where f.user_id = ${person.user.id}`;
    expect(left?.codes).toBe(0);
  });

  test('cannot be challenged', async () => {
    const { person, set } = await withCodes();
    const { error } = await person.client.auth.mfa.challenge({ factorId: set.id });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

test('ten wrong codes from one IP address lock the set; a new set is not locked', async () => {
  const limited = await createTestApp();
  try {
    const person = await protectedPerson(limited);
    const { recoveryCodes } = await recoveryCodesOf(person, limited);
    const { data: set } = await recoveryCodes.generate();
    const code = 'k4m9x7qp2ab8ht3z';
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await recoveryCodes.verify({ code })).error?.code).toBe('mfa_verification_failed');
    }
    const right = set?.codes[0] ?? '';
    const locked = await recoveryCodes.verify({ code: right });
    expect(locked.error).toMatchObject({ status: 429, code: 'mfa_recovery_codes_locked' });
    limited.clock.advance(1000);
    const { data: fresh } = await recoveryCodes.regenerate();
    expect((await recoveryCodes.verify({ code: fresh?.codes[0] ?? '' })).error).toBeNull();
  } finally {
    await limited.close();
  }
});
