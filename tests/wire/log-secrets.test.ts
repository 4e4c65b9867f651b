import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { createLogger } from '#server/process/logger.ts';
import { describeStartProblem } from '#server/process/start-problem.ts';
import { readSettings } from '#server/settings/settings.ts';
import { openObjectStore } from '#server/storage/open-object-store.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { sendJson, startHttpServer } from '#tests/support/http-server.ts';
import {
  codeIn,
  linkIn,
  newAddress,
  newestMailTo,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { codeOf, enrollApp, proveApp } from './factor-scene.ts';
import { generate, thaiVegan } from './generate-scene.ts';
import { newNumber, signUpByPhone, textedCode } from './phone-scene.ts';
import { png } from './storage-scene.ts';

// These tests plant every secret of a user or an operator, use it in each API, and search for it in the log at trace level.
// Terminal output for the operator who started the product (mails of the local mailbox) is not part of the log.

const lines: string[] = [];
const clean: (() => Promise<unknown>)[] = [];

/** The real logger at trace level. Keeps every line. */
const log = createLogger({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(async () => {
  for (const step of clean.splice(0).toReversed()) await step();
  lines.length = 0;
});
afterAll(() => {
  vi.restoreAllMocks();
});

async function stage(variables: Record<string, string> = {}): Promise<TestApp> {
  const data = await makeDataDirectory();
  const testApp = await createTestApp({
    variables: {
      DATA_DIR: data.path,
      MAILBOX_PUBLIC: 'true',
      SANDBOX_PUBLIC: 'true',
      ...variables,
    },
    services: { log },
  });
  clean.push(data.remove, testApp.close);
  return testApp;
}

/** Returns the name of each secret that the log contains, with the line. */
function leaksOf(secrets: Record<string, string | undefined>): string[] {
  const written = lines.join('');
  expect(written).not.toBe('');
  return Object.entries(secrets).flatMap(([name, secret]) => {
    if (!secret) throw new Error(`Nothing was planted as ${name}.`);
    const line = lines.find((one) => one.includes(secret));
    return line ? [`${name} in ${line.slice(0, 400)}`] : [];
  });
}

const keyOf = (token: string) => token.split('.')[2] ?? '';

describe('the log at trace level', () => {
  test('has no credential or name from sign-ins, second factors and mails', async () => {
    const testApp = await stage({ MAIL_INTERVAL_SECONDS: '0' });
    const password = `planted password ${randomUUID()}`;
    const email = newAddress('planted');
    const name = 'Planted Person';
    const cook = await signUpConfirmed(testApp, { email, password, name });
    const signUpMail = await newestMailTo(testApp, email);
    await cook.client.auth.signInWithPassword({ email, password: `${password} wrong` });
    await cook.client.auth.signInWithPassword({ email, password });
    const { data } = await cook.client.auth.refreshSession();
    await testApp.client().auth.resetPasswordForEmail(email);
    const recovery = await newestMailTo(testApp, email);
    const link = linkIn(recovery);
    await testApp.request(link);
    await testApp.request(link);
    await testApp.client().auth.signInWithOtp({ email });
    const otp = codeIn(await newestMailTo(testApp, email));
    await testApp.client().auth.verifyOtp({ email, token: otp, type: 'email' });
    const app = await enrollApp(cook.client);
    const code = codeOf(testApp, app.secret);
    await proveApp(testApp, cook.client, app);
    const changed = `another ${randomUUID()}`;
    await cook.client.auth.updateUser({ password: changed });
    const phone = newNumber();
    const caller = await signUpByPhone(testApp, { phone, password: `${password} two` });
    const texted = await textedCode(testApp, phone);
    await testApp.request(
      `/rest/v1/recipes?apikey=${testApp.services.keys.anonKey}&title=eq.${email}`,
    );
    await testApp.request('/auth/v1/user', {
      headers: {
        apikey: 'no key at all, planted',
        authorization: `Bearer ${cook.session.access_token}x`,
      },
    });
    const refreshed = data.session;
    expect(
      leaksOf({
        password,
        'new password': changed,
        email,
        name,
        phone,
        'access token': keyOf(cook.session.access_token),
        'refresh token': cook.session.refresh_token,
        'newer access token': keyOf(refreshed?.access_token ?? ''),
        'newer refresh token': refreshed?.refresh_token,
        'token of a phone': keyOf(caller.session.access_token),
        'code of the sign-up': `"${codeIn(signUpMail)}"`,
        'code by mail': `"${otp}"`,
        'code by text': `"${texted}"`,
        'code of the app': `"${code}"`,
        'link of a recovery': new URL(link).searchParams.get('token') ?? link,
        'secret of the app': app.secret,
        'bad key': 'no key at all, planted',
        'anon key': keyOf(testApp.services.keys.anonKey),
        'service key': keyOf(testApp.services.keys.serviceRoleKey),
        'secret key': 'a secret for tests alone',
      }),
    ).toEqual([]);
  });

  test('has no content or secret from recipes, files, payments and database errors', async () => {
    const testApp = await stage();
    const { owner } = testApp.testDatabase;
    const cook = await signUpConfirmed(testApp);
    const title = `Planted Pie ${randomUUID()}`;
    const words = `planted step ${randomUUID()}`;
    await owner`
      create function public.break_over(words text) returns void language plpgsql as $$
      begin raise exception 'it broke' using errcode = 'XX000', detail = words; end $$`;
    await owner`grant execute on function public.break_over(text) to authenticated`;
    const row = { user_id: cook.user.id, title, ingredients: [words], instructions: [words] };
    const broken = await cook.client.rpc('break_over', { words });
    expect(broken.status).toBe(500);
    await cook.client.from('recipes').insert({ ...row, title: { not: words } });
    await cook.client.from('recipes').select().eq('title', title).eq('nothing', words);
    await cook.client.rpc('none', { words });
    const wish = `with planted ${randomUUID()}`;
    await generate(cook, { ...thaiVegan, q: wish });
    const file = `planted-${randomUUID()}.png`;
    await cook.client.storage.from('avatars').upload(`${cook.user.id}/${file}`, await png());
    await cook.client.storage
      .from('avatars')
      .upload(`${cook.user.id}/${file}`, new Blob(['<svg>']));
    const checkout = await cook.client.functions.invoke('create-checkout', {
      body: { packId: 'small', idempotencyKey: randomUUID() },
    });
    expect(checkout.error).toBeNull();
    const signature = `t=1,v1=${randomUUID()}`;
    await testApp.request('/webhooks/stripe', {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: JSON.stringify({ words }),
    });
    expect(lines.join('')).toContain('XX000');
    expect(
      leaksOf({
        title,
        words,
        wish,
        email: cook.email,
        signature,
        'access token': keyOf(cook.session.access_token),
        'webhook secret': testApp.services.payments.webhookSecret,
      }),
    ).toEqual([]);
  });

  test('has no operator key or user data that outside services echo', async () => {
    const planted = (name: string) => `planted-${name}-${randomUUID()}`;
    const keys = {
      model: planted('model'),
      twilio: planted('twilio'),
    };
    const parrot = await startHttpServer(({ headers, body, path }, response) =>
      sendJson(response, 400, {
        message: `No: ${path} ${JSON.stringify(headers)} ${body}`,
        error: { message: `No: ${path} ${JSON.stringify(headers)} ${body}` },
        code: 20003,
      }),
    );
    clean.push(parrot.close);
    const testApp = await stage({
      MODEL: 'openai-compatible:parrot',
      MODEL_BASE_URL: `${parrot.origin}/v1`,
      MODEL_API_KEY: keys.model,
      TWILIO_ACCOUNT_SID: 'AC0123456789',
      TWILIO_AUTH_TOKEN: keys.twilio,
      TWILIO_FROM: '+4915112345678',
      TWILIO_API_URL: parrot.origin,
      SMS_LIMIT: '1000',
    });
    const cook = await signUpConfirmed(testApp);
    const { refusal } = await generate(cook, thaiVegan);
    expect(refusal?.status).toBeGreaterThanOrEqual(500);
    const phone = newNumber();
    await testApp.client().auth.signInWithOtp({ phone });
    expect(parrot.asked.length).toBeGreaterThan(1);
    expect(leaksOf({ ...keys, phone, email: cook.email })).toEqual([]);
  });

  test('has no object store key that the store echoes, and neither has the terminal', async () => {
    const keys = { id: `planted-id-${randomUUID()}`, secret: `planted-secret-${randomUUID()}` };
    const parrot = await startHttpServer(({ headers, path }, response) => {
      response.writeHead(403, { 'content-type': 'application/xml' });
      const message = `No: ${path} ${headers.authorization}`;
      response.end(`<Error><Code>AccessDenied</Code><Message>${message}</Message></Error>`);
    });
    clean.push(parrot.close);
    const settings = readSettings({
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: parrot.origin,
      S3_ACCESS_KEY_ID: keys.id,
      S3_SECRET_ACCESS_KEY: keys.secret,
    });
    const opened = openObjectStore(settings.objects, log, new AbortController().signal);
    const error: unknown = await opened.catch((thrown: unknown) => thrown);
    log.error({ err: error }, 'the store was not opened');
    expect(parrot.asked[0]?.headers.authorization).toContain(keys.id);
    lines.push(describeStartProblem(error));
    expect(leaksOf(keys)).toEqual([]);
  });

  test('has no SMTP password or recipient of mails that cannot be sent', async () => {
    const password = `planted-${randomUUID()}`;
    const testApp = await stage({ SMTP_URL: `smtp://cook:${password}@127.0.0.1:1` });
    const email = newAddress('planted');
    const { error } = await testApp.client().auth.signUp({ email, password: `${password} own` });
    expect(error).not.toBeNull();
    expect(leaksOf({ password, email })).toEqual([]);
  });
});

describe('a start that fails', () => {
  const password = `planted-${randomUUID()}`;
  const start = async (variables: Record<string, string>) => {
    try {
      const opened = await openDatabase(readSettings(variables));
      await opened.close();
      return 'it started';
    } catch (error) {
      return describeStartProblem(error);
    }
  };

  test.each<[string, Record<string, string>]>([
    [
      'an unreachable database',
      { DATABASE_URL: `postgres://cook:${password}@127.0.0.1:1/saffron` },
    ],
    ['an invalid database URL', { DATABASE_URL: `mysql://cook:${password}@127.0.0.1/saffron` }],
    ['a short SECRET_KEY', { SECRET_KEY: password.slice(0, 20) }],
    ['a key with several lines', { OPENAI_API_KEY: `${password}\n${password}` }],
    ['a password in a URL', { MODEL_BASE_URL: `https://cook:${password}@models.example` }],
    ['providers that are not a list', { OPENID_PROVIDERS: `{"clientSecret":"${password}"` }],
    [
      'a provider without an issuer',
      { OPENID_PROVIDERS: `[{"name":"kitchen","clientId":"a","clientSecret":"${password}"}]` },
    ],
    [
      'an S3 secret key without its key id',
      { S3_BUCKET: 'pictures', S3_SECRET_ACCESS_KEY: password },
    ],
    ['an invalid Stripe key', { STRIPE_SECRET_KEY: password }],
    ['an incomplete Twilio account', { TWILIO_AUTH_TOKEN: password }],
    ['an invalid SMTP URL', { SMTP_URL: `http://cook:${password}@mail.example` }],
  ])('because of %s is reported without the secret', async (_what, variables) => {
    const said = await start(variables);
    expect(said).not.toBe('it started');
    expect(said).not.toContain(password.slice(0, 20));
  });
});
