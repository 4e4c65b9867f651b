import { afterAll, beforeAll, expect, test } from 'vitest';
import { noRevocations } from '#server/http/session-revocation-list.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { buy, call, openPaymentsScene, type PaymentsScene } from './payments-scene.ts';

// The calls of the admin screens, made with the official client: what a cook may not do, and what happens to an edit that loses a race.

let scene: PaymentsScene;
let testApp: TestApp;
let admin: Person;
let cook: Person;
let other: Person;
let purchaseId: string;

beforeAll(async () => {
  // No revocation list, like a process that has not yet read which sessions ended: the database itself has to refuse.
  scene = await openPaymentsScene({}, { revokedSessions: noRevocations });
  testApp = scene.testApp;
  admin = await signUpConfirmed(testApp, { name: 'Anna Admin' });
  cook = await signUpConfirmed(testApp, { name: 'Carl Cook' });
  other = await signUpConfirmed(testApp, { name: 'Olga Other' });
  const { owner } = testApp.testDatabase;
  await owner`update public.user_roles set role = 'admin' where user_id = ${admin.user.id}`;
  const [purchase] = await owner<{ id: string }[]>`
    insert into public.purchases (user_id, account_hash, pack, credits, amount_cents, status, completed_at)
    values (${other.user.id}, '', 'small', 10, 499, 'completed', now()) returning id`;
  purchaseId = purchase?.id ?? '';
  await owner`
    select private.record_credit_entry(${other.user.id}, 10, 'purchase', ${purchaseId})`;
});
afterAll(() => scene.close());

async function balanceOf(person: Person): Promise<number> {
  const { data, error } = await person.client
    .from('credits')
    .select('balance')
    .eq('user_id', person.user.id)
    .single();
  if (error) throw error;
  return data.balance as number;
}

/** Returns a person's credit ledger, read with their own client, newest entry first. */
async function entriesOf(person: Person) {
  const { data, error } = await person.client
    .from('credit_entries')
    .select('delta, kind, actor_id, reason')
    .eq('user_id', person.user.id)
    .order('id', { ascending: false });
  if (error) throw error;
  return data;
}

const adjust = (person: Person, seen: number, balance: number, reason?: string) =>
  admin.client.rpc('adjust_credits', {
    account: person.user.id,
    seen_balance: seen,
    new_balance: balance,
    ...(reason === undefined ? {} : { reason }),
  });

test('a cook reads only their own rows', async () => {
  for (const [table, key] of [
    ['user_roles', 'user_id'],
    ['profiles', 'id'],
    ['credits', 'user_id'],
  ] as const) {
    const { data } = await cook.client.from(table).select(key);
    expect(data, table).toEqual([{ [key]: cook.user.id }]);
  }
  expect((await cook.client.from('purchases').select('id')).data).toEqual([]);
  const owners = (await cook.client.from('credit_entries').select('user_id')).data ?? [];
  expect(new Set(owners.map(({ user_id }) => user_id))).toEqual(new Set([cook.user.id]));
  const entries = await cook.client.rpc('get_purchase_entries', { purchase_id: purchaseId });
  expect([entries.error, entries.data]).toEqual([null, []]);
  // The buyer does not get the entries of their own purchase either: the function is for admins, the buyer reads the ledger itself.
  const own = await other.client.rpc('get_purchase_entries', { purchase_id: purchaseId });
  expect(own.data).toEqual([]);
  const visitor = await testApp.client().rpc('get_purchase_entries', { purchase_id: purchaseId });
  expect(visitor.error?.code).toBe('42501');
});

test.each([
  ['credits', 'user_id', { balance: 99 }],
  ['user_roles', 'user_id', { role: 'admin' }],
] as const)(
  'a cook cannot update %s: 403 for their own row, no rows for others',
  async (table, key, change) => {
    const own = await cook.client.from(table).update(change).eq(key, cook.user.id).select(key);
    expect([own.status, own.error?.code]).toEqual([403, '42501']);
    const theirs = await cook.client.from(table).update(change).eq(key, other.user.id).select(key);
    expect([theirs.error, theirs.data]).toEqual([null, []]);
  },
);

test('a cook cannot rename others, call adjust_credits or refund a purchase', async () => {
  const named = await cook.client
    .from('profiles')
    .update({ full_name: 'Mine' })
    .eq('id', other.user.id)
    .select('id');
  expect(named.data).toEqual([]);
  for (const person of [cook, other]) {
    const { error, status } = await cook.client.rpc('adjust_credits', {
      account: person.user.id,
      seen_balance: await balanceOf(person),
      new_balance: 99,
      reason: 'I wish',
    });
    expect([status, error?.code]).toEqual([403, '42501']);
  }
  const refund = await cook.client.functions.invoke('refund-purchase', {
    body: { purchaseId, reason: 'I wish' },
  });
  expect(refund.error?.context.status).toBe(403);
  expect([await balanceOf(cook), await balanceOf(other)]).toEqual([1, 11]);
  const { data } = await other.client
    .from('purchases')
    .select('status, refunded_cents')
    .eq('id', purchaseId)
    .single();
  expect(data).toEqual({ status: 'completed', refunded_cents: 0 });
});

test('updating a balance through the table records an entry with the admin', async () => {
  const { data } = await admin.client
    .from('credits')
    .update({ balance: 5, updated_at: new Date().toISOString() })
    .eq('user_id', cook.user.id)
    .eq('balance', 1)
    .select('balance');
  expect(data).toEqual([{ balance: 5 }]);
  expect((await entriesOf(cook))[0]).toEqual({
    delta: 4,
    kind: 'adjustment',
    actor_id: admin.user.id,
    reason: 'Balance set from 1 to 5',
  });
});

test('adjust_credits records the given reason, or a generated one if none is given', async () => {
  expect((await adjust(cook, 5, 8, '  For the bug report ')).data).toBe(8);
  expect((await entriesOf(cook))[0]).toEqual({
    delta: 3,
    kind: 'adjustment',
    actor_id: admin.user.id,
    reason: 'For the bug report',
  });
  expect((await adjust(cook, 8, 6)).data).toBe(6);
  expect((await entriesOf(cook))[0]).toMatchObject({
    delta: -2,
    reason: 'Balance set from 8 to 6',
  });
});

test('a stale edit changes nothing: no row through the table, STRAC from the procedure', async () => {
  const before = await entriesOf(cook);
  const seen = await balanceOf(cook);
  await testApp.testDatabase.owner`
    select private.record_credit_entry(${cook.user.id}, -1, 'generation', 'spent meanwhile')`;
  const byTable = await admin.client
    .from('credits')
    .update({ balance: 50 })
    .eq('user_id', cook.user.id)
    .eq('balance', seen)
    .select('balance');
  expect([byTable.error, byTable.data]).toEqual([null, []]);
  const byProcedure = await adjust(cook, seen, 50, 'A gift');
  expect([byProcedure.status, byProcedure.error?.code]).toEqual([409, 'STRAC']);
  expect(await balanceOf(cook)).toBe(seen - 1);
  expect(await entriesOf(cook)).toHaveLength(before.length + 1);
});

test('only one of ten concurrent edits of the same balance is written', async () => {
  const seen = await balanceOf(cook);
  const before = await entriesOf(cook);
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const balance = 100 + index;
      if (index % 2 === 0) return (await adjust(cook, seen, balance, 'All at once')).error === null;
      const { data } = await admin.client
        .from('credits')
        .update({ balance })
        .eq('user_id', cook.user.id)
        .eq('balance', seen)
        .select('balance');
      return data?.length === 1;
    }),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await balanceOf(cook)).toBe(100 + answers.indexOf(true));
  expect(await entriesOf(cook)).toHaveLength(before.length + 1);
});

test('a negative balance and an unknown account are refused', async () => {
  const negative = await adjust(cook, await balanceOf(cook), -1);
  expect([negative.status, negative.error?.code]).toEqual([400, '23514']);
  const { error } = await admin.client.rpc('adjust_credits', {
    account: crypto.randomUUID(),
    seen_balance: 0,
    new_balance: 5,
  });
  expect(error?.code).toBe('STNTF');
});

test('an admin reads the ledger entries of a purchase', async () => {
  const { data } = await admin.client.rpc('get_purchase_entries', { purchase_id: purchaseId });
  expect(data).toEqual([
    expect.objectContaining({ delta: 10, kind: 'purchase', actor_id: null, reason: null }),
  ]);
});

test('a refund is listed with its purchase, including the admin and the reason', async () => {
  const bought = await buy(scene, cook);
  const request = { purchaseId: bought.purchaseId, reason: 'Bought twice' };
  const refund = await call(admin, 'refund-purchase', request);
  expect([refund.status, refund.body.refundedCents]).toEqual([200, 999]);
  const { data } = await admin.client.rpc('get_purchase_entries', {
    purchase_id: bought.purchaseId,
  });
  expect(data).toEqual([
    expect.objectContaining({
      delta: -25,
      kind: 'refund',
      actor_id: admin.user.id,
      reason: 'Bought twice',
    }),
    expect.objectContaining({ delta: 25, kind: 'purchase', actor_id: null }),
  ]);
});

test('a demoted, banned or deleted admin cannot use an old token for admin calls', async () => {
  const { owner } = testApp.testDatabase;
  const service = testApp.client('service_role');
  const [demoted, banned, gone, emptied] = [
    await scene.admin(),
    await scene.admin(),
    await scene.admin(),
    await scene.admin(),
  ] as const;
  const readsOthers = async ({ client }: Person) =>
    (await client.from('purchases').select('id').eq('id', purchaseId)).data?.length;
  for (const person of [demoted, banned, gone, emptied]) expect(await readsOthers(person)).toBe(1);
  await owner`update public.user_roles set role = 'user' where user_id = ${demoted.user.id}`;
  await service.auth.admin.updateUserById(banned.user.id, { ban_duration: '1h' });
  await service.auth.admin.deleteUser(gone.user.id);
  await service.auth.admin.deleteUser(emptied.user.id, true);
  const balance = await balanceOf(other);
  for (const person of [demoted, banned, gone, emptied]) {
    expect(await readsOthers(person)).toBe(0);
    const wish = { account: other.user.id, seen_balance: balance, new_balance: balance + 50 };
    const { error } = await person.client.rpc('adjust_credits', wish);
    expect(error?.code).toBe('42501');
    const refund = await call(person, 'refund-purchase', { purchaseId, reason: 'mine' });
    expect(refund).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const direct = await person.client
      .from('credits')
      .update({ balance: balance + 50 })
      .eq('user_id', other.user.id)
      .select();
    expect(direct.data ?? []).toEqual([]);
  }
  expect(await balanceOf(other)).toBe(balance);
});
