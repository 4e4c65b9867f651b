import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '#server/database/database.ts';
import type { TestApp } from '#tests/support/app.ts';
import { goodPassword, newAddress, signUpConfirmed } from '#tests/support/people.ts';

// No answer reveals whether an address has an account: the text is the same, and so are the expensive steps behind it (hashes, mails,
// transactions). The tests count these steps instead of measuring time, because timings are unreliable in a test.

const hashes = { verified: 0, made: 0 };
const steps = { transactions: 0 };
let testApp: TestApp;

async function countingArgon2() {
  const real = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      hashes.verified += 1;
      return real.verify(...given);
    },
    hash: (...given: Parameters<typeof real.hash>) => {
      hashes.made += 1;
      return real.hash(...given);
    },
  };
}

/** Starts the app on a database that counts its transactions. */
async function start(variables: Record<string, string> = {}): Promise<TestApp> {
  const { createTestApp } = await import('#tests/support/app.ts');
  const { createApp } = await import('#server/app.ts');
  const started = await createTestApp({
    variables: { RATE_LIMITS: 'off', ...variables },
    services: { minResponseMs: 150 },
  });
  const { database } = started.services;
  const asAuth: Database['asAuth'] = (work) => {
    steps.transactions += 1;
    return database.asAuth(work);
  };
  return { ...started, app: createApp({ ...started.services, database: { ...database, asAuth } }) };
}

beforeAll(async () => {
  // The worker keeps modules that earlier test files loaded: only freshly loaded modules use the counting argon2 mock.
  vi.resetModules();
  vi.doMock('@node-rs/argon2', countingArgon2);
  testApp = await start();
});
afterAll(async () => {
  await testApp.close();
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

async function post(path: string, body: object, { app, services }: TestApp = testApp) {
  const answer = await app.fetch(
    new Request(`http://saffron.test/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: services.keys.anonKey, 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    }),
  );
  const names = [...answer.headers.keys()].sort();
  return { status: answer.status, headers: names, body: (await answer.json()) as object };
}

/** Returns the answer, cost and duration of a call: everything that could reveal an account. */
async function observe(path: string, body: object) {
  const before = { ...hashes, ...steps, mails: (await testApp.services.mailbox?.list())?.length };
  const startedAt = performance.now();
  const answer = await post(path, body);
  const ms = performance.now() - startedAt;
  const after = { ...hashes, ...steps, mails: (await testApp.services.mailbox?.list())?.length };
  return {
    answer,
    cost: {
      verified: after.verified - before.verified,
      made: after.made - before.made,
      transactions: after.transactions - before.transactions,
      mails: (after.mails ?? 0) - (before.mails ?? 0),
    },
    ms,
  };
}

/** Creates an account in every possible state and returns the addresses; `unknown` has no account. */
async function addresses() {
  const known = await signUpConfirmed(testApp);
  const waiting = newAddress();
  await testApp.client().auth.signUp({ email: waiting, password: goodPassword });
  const passwordless = newAddress();
  const { admin } = testApp.client('service_role').auth;
  await admin.createUser({ email: passwordless, email_confirm: true });
  const banned = await signUpConfirmed(testApp);
  await admin.updateUserById(banned.user.id, { ban_duration: '24h' });
  const deleted = await signUpConfirmed(testApp);
  await admin.deleteUser(deleted.user.id, true);
  return {
    known: known.email,
    waiting,
    passwordless,
    banned: banned.email,
    deleted: deleted.email,
    unknown: newAddress(),
  };
}

describe('whether an address has an account is not revealed by', () => {
  test('a sign-in: one password is compared for every address', async () => {
    await post('/token?grant_type=password', { email: newAddress(), password: 'x' }); // creates the dummy hash
    const seen: Record<string, unknown> = {};
    for (const [state, email] of Object.entries(await addresses())) {
      const { answer, cost } = await observe('/token?grant_type=password', {
        email,
        password: 'not the password',
      });
      seen[state] = { answer, cost };
    }
    expect(seen.unknown).toMatchObject({
      answer: { status: 400, body: { code: 'invalid_credentials' } },
      cost: { verified: 1, made: 0, mails: 0 },
    });
    for (const [state, what] of Object.entries(seen)) {
      expect([state, what]).toEqual([state, seen.unknown]);
    }
  });

  test('a sign-up: one hash, one mail and one account in the answer for every address', async () => {
    const { known, waiting, passwordless, banned, unknown } = await addresses();
    const seen: Record<string, Awaited<ReturnType<typeof observe>>> = {};
    for (const [state, email] of Object.entries({
      known,
      waiting,
      passwordless,
      banned,
      unknown,
    })) {
      seen[state] = await observe('/signup', { email, password: goodPassword, data: { a: 1 } });
    }
    for (const [state, { answer, cost, ms }] of Object.entries(seen)) {
      expect([state, answer.status, answer.headers, cost]).toEqual([
        state,
        200,
        seen.unknown?.answer.headers,
        { ...seen.unknown?.cost, verified: 0, made: 1, mails: 1 },
      ]);
      expect(Object.keys(answer.body).sort()).toEqual(
        Object.keys(seen.unknown?.answer.body ?? {}).sort(),
      );
      expect(ms).toBeGreaterThan(140);
    }
  });

  test('a code request: one mail is sent for every address', async () => {
    const { known, waiting, passwordless, unknown } = await addresses();
    for (const [state, email] of Object.entries({ known, waiting, passwordless, unknown })) {
      const { answer, cost, ms } = await observe('/otp', { email });
      expect([state, answer.status, answer.body]).toEqual([state, 200, {}]);
      expect([state, cost]).toEqual([state, { verified: 0, made: 0, transactions: 1, mails: 1 }]);
      expect(ms).toBeGreaterThan(140);
    }
  });

  test.each(['/recover', '/resend'])(
    'a %s request: the answer does not wait for the work',
    async (path) => {
      const all = await addresses();
      for (const [state, email] of Object.entries(all)) {
        const { answer, cost, ms } = await observe(path, { email, type: 'signup' });
        expect([state, answer.status, answer.body]).toEqual([state, 200, {}]);
        expect([state, cost.verified, cost.made]).toEqual([state, 0, 0]);
        expect(ms).toBeGreaterThan(140); // constant-time-response.test.ts proves that it is the same for all
      }
    },
  );

  test('a guessed code: all refusals have the same text and cost', async () => {
    const all = await addresses();
    await post('/recover', { email: all.known });
    const refusals: object[] = [];
    for (const email of Object.values(all)) {
      for (const type of ['email', 'recovery', 'signup', 'email_change']) {
        const { answer, cost, ms } = await observe('/verify', { type, email, token: '000000' });
        refusals.push({ answer, cost });
        expect(ms).toBeGreaterThan(140);
      }
    }
    expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ answer: { status: 403, body: { code: 'otp_expired' } } });
  });

  test('a rate limit: it counts addresses, not accounts', async () => {
    const limited = await start({ RATE_LIMITS: 'on' });
    const { email: known } = await signUpConfirmed(limited);
    const unknown = newAddress();
    for (const [path, body] of [
      ['/recover', {}],
      ['/resend', { type: 'signup' }],
    ] as const) {
      const rounds = async (email: string) => {
        const codes: number[] = [];
        for (let round = 0; round < 4; round += 1) {
          codes.push((await post(path, { ...body, email }, limited)).status);
        }
        return codes;
      };
      expect(await rounds(known)).toEqual([200, 200, 200, 429]);
      const unknownCodes = await rounds(unknown);
      expect(unknownCodes).toEqual([200, 200, 200, 429]);
    }
    await limited.close();
  });
});
