import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '#server/database/database.ts';
import type { TestApp } from '#tests/support/app.ts';
import { goodPassword, newAddress, signUpConfirmed } from '#tests/support/people.ts';

// Whether an address has an account is told to nobody: the answers are the same text, and the work behind them the same expensive
// steps (hashes, mails, transactions). A clock would be a poor witness in a test; these steps are what a clock could see.

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

/** The product on a database that counts its transactions. */
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
  // The worker keeps what the files before this one loaded: only a product that is loaded anew gets hashes that count.
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

/** What a call answers and what it cost: everything that could give somebody away. */
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

/** Accounts in every state that an address can be in; `unknown` is in none. */
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

describe('nobody learns whether an address has an account', () => {
  test('from a sign-in: one password is compared, whoever is asked for', async () => {
    await post('/token?grant_type=password', { email: newAddress(), password: 'x' }); // makes the stand-in hash
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

  test('from a sign-up: one password is hashed, one mail leaves, one account is shown', async () => {
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

  test('from asking for a code: a mail leaves, whoever is asked for', async () => {
    const { known, waiting, passwordless, unknown } = await addresses();
    for (const [state, email] of Object.entries({ known, waiting, passwordless, unknown })) {
      const { answer, cost, ms } = await observe('/otp', { email });
      expect([state, answer.status, answer.body]).toEqual([state, 200, {}]);
      expect([state, cost]).toEqual([state, { verified: 0, made: 0, transactions: 1, mails: 1 }]);
      expect(ms).toBeGreaterThan(140);
    }
  });

  test.each(['/recover', '/resend'])(
    'from %s: the answer does not wait for its work',
    async (path) => {
      const all = await addresses();
      for (const [state, email] of Object.entries(all)) {
        const { answer, cost, ms } = await observe(path, { email, type: 'signup' });
        expect([state, answer.status, answer.body]).toEqual([state, 200, {}]);
        expect([state, cost.verified, cost.made]).toEqual([state, 0, 0]);
        expect(ms).toBeGreaterThan(140); // answer-evenly.test.ts proves that it is the same for all
      }
    },
  );

  test('from guessing a code: refusals take the same time and text', async () => {
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

  test('from a limit: it counts addresses, not accounts', async () => {
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
