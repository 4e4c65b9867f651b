import { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { deleteOrphanedCustomers } from '#server/operations/payments/delete-orphaned-customers.ts';
import { settleOpenPurchases } from '#server/operations/payments/settle-open-purchases.ts';
import { createTestApp, type TestApp, testSiteUrl } from '../support/app.ts';
import {
  codeIn,
  countMailsTo,
  newestMailTo,
  type Person,
  signIn,
  signUpConfirmed,
} from '../support/people.ts';
import { stall } from '../support/scripted-model.ts';
import { enrollApp, protectedPerson, proveApp } from './factor-scene.ts';
import { generate, thaiVegan, withScript } from './generate-scene.ts';
import { until } from './generate-stream-scene.ts';
import { openPaid, openPaymentsScene, payer, readPurchase } from './payments-scene.ts';
import { countTextsTo, createPhoneApp, signUpByPhone, textedCode } from './phone-scene.ts';

const tenMinutesMs = 10 * 60_000;
const done = { status: 200, body: { deleted: true } };
const unproven = { status: 403, body: { code: 'reauthentication_needed' } };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** Deletes the account of the client's user, as the web app does. */
async function leave(
  { client }: Pick<Person, 'client'>,
  body: object = { confirmation: 'DELETE' },
) {
  const { data, error } = await client.functions.invoke('delete-account', { body });
  if (!(error instanceof FunctionsHttpError)) return { status: 200, body: data };
  const response = error.context as Response;
  return { status: response.status, body: await response.json() };
}

async function isThere({ user }: Person): Promise<boolean> {
  const { owner } = testApp.testDatabase;
  return (await owner`select from auth.users where id = ${user.id}`).count === 1;
}

/** Makes the same call with the person's token through another process on the same database. */
async function leaveAt(services: TestApp['services'], { session }: Person) {
  const answer = await createApp(services).fetch(
    new Request(`${testSiteUrl}/functions/v1/delete-account`, {
      method: 'POST',
      headers: {
        apikey: services.keys.anonKey,
        authorization: `Bearer ${session.access_token}`,
      },
      body: JSON.stringify({ confirmation: 'DELETE' }),
    }),
  );
  return { status: answer.status, body: await answer.json() };
}

describe('deleting your own account', () => {
  test('deletes the account and its sessions, sends one mail, and is idempotent', async () => {
    const cook = await signUpConfirmed(testApp);
    const elsewhere = await signIn(testApp, cook);
    expect(await leave(cook)).toEqual(done);
    expect(await isThere(cook)).toBe(false);
    expect((await newestMailTo(testApp, cook.email)).subject).toBe(
      'Your Saffron Table account was deleted',
    );
    expect((await elsewhere.client.auth.getUser()).error?.code).toBe('user_not_found');
    expect((await elsewhere.client.auth.refreshSession()).error).not.toBeNull();
    expect(await leave(elsewhere)).toEqual(done);
    // Earlier mails were deleted with the account; the goodbye mail was sent once.
    expect(await countMailsTo(testApp, cook.email)).toBe(1);
    expect((await signIn(testApp, cook).catch((error: unknown) => error)) as object).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  test('on several processes at once happens once', async () => {
    const cook = await signUpConfirmed(testApp);
    const { services } = testApp;
    const answers = await Promise.all([1, 2, 3].map(() => leaveAt(services, cook)));
    expect(answers).toEqual([done, done, done]);
    expect(await countMailsTo(testApp, cook.email)).toBe(1);
  });

  test('succeeds for users who rated each other and delete at the same time', async () => {
    const cooks = await Promise.all(Array.from({ length: 4 }, () => signUpConfirmed(testApp)));
    const { owner } = testApp.testDatabase;
    const ids = cooks.map(({ user }) => user.id);
    await owner`
      insert into public.recipes (user_id, name) select id, 'Soup' from auth.users where id = any(${ids})`;
    await owner`
      insert into public.recipe_ratings (recipe_id, user_id, rating)
      select r.id, u.id, 5 from public.recipes r cross join auth.users u
      where r.user_id = any(${ids}) and u.id = any(${ids})`;
    const answers = await Promise.all(cooks.map((cook) => leave(cook)));
    expect(answers).toEqual(cooks.map(() => done));
    const left = await owner`select from public.recipes where user_id = any(${ids})`;
    expect(left.count).toBe(0);
  });

  test('needs the confirmation word and a user session', async () => {
    const cook = await signUpConfirmed(testApp);
    for (const body of [{}, { confirmation: 'delete' }, { confirmation: true }]) {
      expect(await leave(cook, body)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    }
    const signedOut = { status: 401, body: { code: 'signed_out' } };
    expect(await leave({ client: testApp.client() })).toMatchObject(signedOut);
    expect(await leave({ client: testApp.client('service_role') })).toMatchObject(signedOut);
    expect(await isThere(cook)).toBe(true);
  });

  test('is refused to the last admin until there is another', async () => {
    const [admin, other] = [await signUpConfirmed(testApp), await signUpConfirmed(testApp)];
    const promote = ({ user }: Person) =>
      testApp.testDatabase.owner`
        update public.user_roles set role = 'admin' where user_id = ${user.id}`;
    await promote(admin);
    expect(await leave(admin)).toMatchObject({
      status: 409,
      body: {
        code: 'last_admin',
        title: 'Account not deleted',
        message: "You're the only admin. Make someone else an admin first.",
      },
    });
    await promote(other);
    expect(await leave(admin)).toEqual(done);
  });
});

describe('a session older than ten minutes must reauthenticate', () => {
  test('a mailed code reauthenticates only the session that sends it', async () => {
    const cook = await signUpConfirmed(testApp);
    const stolen = await signIn(testApp, cook);
    testApp.clock.advance(tenMinutesMs + 1000);
    await cook.client.auth.refreshSession();
    expect(await leave(cook)).toMatchObject(unproven);
    expect((await cook.client.auth.reauthenticate()).error).toBeNull();
    const wrong = await cook.client.auth.updateUser({ nonce: 'no code' });
    expect(wrong.error?.code).toBe('reauthentication_not_valid');
    expect(await leave(cook)).toMatchObject(unproven);
    const nonce = codeIn(await newestMailTo(testApp, cook.email));
    expect((await cook.client.auth.updateUser({ nonce })).error).toBeNull();
    expect(await leave(stolen)).toMatchObject(unproven);
    expect(await isThere(cook)).toBe(true);
    expect(await leave(cook)).toEqual(done);
  });

  test('a new sign-in counts as proof, also without a mailbox or phone', async () => {
    const cook = await signUpConfirmed(testApp);
    testApp.clock.advance(tenMinutesMs + 1000);
    expect(await leave(cook)).toMatchObject(unproven);
    expect(await leave(await signIn(testApp, cook))).toEqual(done);
  });

  test('a phone-only account uses a texted code, and its texts are deleted', async () => {
    const phones = await createPhoneApp();
    try {
      const cook = await signUpByPhone(phones);
      phones.clock.advance(tenMinutesMs + 1000);
      expect(await leave(cook)).toMatchObject(unproven);
      expect((await cook.client.auth.reauthenticate()).error).toBeNull();
      const nonce = await textedCode(phones, cook.phone);
      expect((await cook.client.auth.updateUser({ nonce })).error).toBeNull();
      expect(await leave(cook)).toEqual(done);
      expect(await countTextsTo(phones, cook.phone)).toBe(0);
    } finally {
      await phones.close();
    }
  });

  test('an unexpired token of a logged-out session is refused', async () => {
    const cook = await signUpConfirmed(testApp);
    const { services } = testApp;
    await cook.client.auth.signOut();
    expect(await leaveAt(services, cook)).toMatchObject(unproven);
    expect(await isThere(cook)).toBe(true);
  });

  test('with a second factor, the password is not enough; the second factor is proof', async () => {
    const cook = await protectedPerson(testApp);
    const half = await signIn(testApp, cook);
    expect(await leave(half)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    testApp.clock.advance(tenMinutesMs + 1000);
    expect(await leave(cook)).toMatchObject(unproven);
    await proveApp(testApp, half.client, cook);
    expect(await leave(half)).toEqual(done);
  });

  test('a factor enrolled in the same session is no proof: it may be a thief’s', async () => {
    const cook = await signUpConfirmed(testApp);
    testApp.clock.advance(tenMinutesMs + 1000);
    await proveApp(testApp, cook.client, await enrollApp(cook.client));
    expect(await leave(cook)).toMatchObject(unproven);
    expect(await isThere(cook)).toBe(true);
    expect((await cook.client.auth.reauthenticate()).error).toBeNull();
    const nonce = codeIn(await newestMailTo(testApp, cook.email));
    expect((await cook.client.auth.updateUser({ nonce })).error).toBeNull();
    expect(await leave(cook)).toEqual(done);
  });
});

describe('operations in progress', () => {
  test('a running generation stops, its credit is refunded, and its row is deleted', () =>
    withScript([[stall]], async (app, model) => {
      const cook = await signUpConfirmed(app);
      const plain = generate(cook, thaiVegan);
      await until(() => model.asked.length > 0);
      expect(await leave(cook)).toEqual(done);
      expect((await plain).refusal).toMatchObject({ code: 'cancelled' });
      await until(() => model.asked[0]?.signal.aborted === true);
      const rows = await app.testDatabase.owner`
        select user_id, sum(delta)::int as total, array_agg(kind order by id) as kinds
        from public.credit_entries group by user_id`;
      expect(rows).toEqual([
        { user_id: null, total: 1, kinds: ['free', 'generation', 'generation_refund'] },
      ]);
      expect((await app.testDatabase.owner`select from public.generations`).count).toBe(0);
    }));

  test('an open checkout expires, a paid one is refunded, the customer is deleted', async () => {
    const scene = await openPaymentsScene();
    try {
      const cook = await signUpConfirmed(scene.testApp, { name: 'Zoe "Zee" Zimmer' });
      const key = { packId: 'small', idempotencyKey: crypto.randomUUID() };
      const opened = await cook.client.functions.invoke('create-checkout', { body: key });
      const { checkout_session_id: open } = await readPurchase(scene, opened.data.purchaseId);
      const paid = await openPaid(scene, cook);
      const { owner } = scene.testApp.testDatabase;
      const [customer] = await owner<{ customer_id: string }[]>`
        select customer_id from private.payment_customers where user_id = ${cook.user.id}`;
      expect(await leave(cook)).toEqual(done);
      await expect
        .poll(async () => (await scene.stripe.checkout.sessions.retrieve(open ?? '')).status)
        .toBe('expired');
      await owner`update public.purchases set created_at = created_at - interval '5 minutes'`;
      await settleOpenPurchases(scene.testApp.services);
      expect(await readPurchase(scene, paid.purchaseId)).toMatchObject({
        user_id: null,
        undeliverable: true,
        checkout_url: null,
        idempotency_key: null,
      });
      await deleteOrphanedCustomers(scene.testApp.services);
      const gone = await scene.stripe.customers.retrieve(customer?.customer_id ?? '');
      expect(gone).toMatchObject({ deleted: true });
      // The sandbox stores the provider's data in our own database.
      const [told] = await owner<{ objects: string; answers: string }[]>`
        select (select string_agg(o::text, '') from private.sandbox_objects o) as objects,
          (select string_agg(k::text, '') from private.sandbox_idempotency_keys k) as answers`;
      expect(told?.objects).toContain(paid.sessionId);
      for (const mark of [cook.email, cook.user.id, 'Zimmer', payer.email, payer.name]) {
        expect(`${told?.objects} ${told?.answers}`).not.toContain(mark);
      }
    } finally {
      await scene.close();
    }
  });
});
