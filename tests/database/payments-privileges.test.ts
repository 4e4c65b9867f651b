import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { bought } from './purchases-scene.ts';
import { outcomeOf, test } from './scene.ts';

type Attempt = (sql: Transaction) => PromiseLike<unknown>;

const id = '00000000-0000-4000-8000-000000000000';
const tables = [
  'purchase_reversals',
  'refund_requests',
  'payment_customers',
  'payment_events',
  'credit_lots',
  'credit_takings',
  'product_settings',
];
const procedures: Attempt[] = [
  (sql) => sql`select private.open_purchase(${id}, 'key', 'small', 1000, 1, 'usd')`,
  (sql) => sql`select private.attach_checkout(${id}, 'cs', 'https://pay', now())`,
  (sql) => sql`select private.find_purchase(${id})`,
  (sql) => sql`select private.settle_purchase(${id}, '{"status":"paid"}')`,
  (sql) => sql`select private.request_refund(${id}, ${id}, 'Mine')`,
  (sql) => sql`select private.list_open_refund_requests('0')`,
  (sql) => sql`select private.close_refund_request(${id}, null)`,
  (sql) => sql`select private.list_unsettled_purchases('0', 1)`,
  (sql) => sql`select private.abandon_purchases('0')`,
  (sql) => sql`select private.claim_receipts(1)`,
  (sql) => sql`select private.mark_receipt_sent(${id})`,
  (sql) => sql`select private.claim_refund_letters(1)`,
  (sql) => sql`select private.mark_refund_letter_sent('re')`,
  (sql) => sql`select private.payment_customer(${id})`,
  (sql) => sql`select private.remember_payment_customer(${id}, 'cus')`,
  (sql) => sql`select private.list_orphaned_customers(1)`,
  (sql) => sql`select private.forget_payment_customer('cus')`,
  (sql) => sql`select private.begin_payment_event('evt', 'type')`,
  (sql) => sql`select private.end_payment_event('evt', 'settled')`,
  (sql) => sql`select private.remember_credit_expiry(1)`,
  (sql) => sql`select private.expire_credits()`,
];
/** Internal procedures that only other procedures call. */
const inner: Attempt[] = [
  (sql) => sql`select private.lock_buyer(${id})`,
  (sql) => sql`select private.grant_purchase(null, '{}', true)`,
  (sql) => sql`select private.settle_reversals(null, '{}', true)`,
  (sql) => sql`select private.begin_reversal(null, 're', null, true)`,
  (sql) => sql`select private.end_reversal(null, 're', true)`,
  (sql) => sql`select private.reversal_room(null, 1)`,
  (sql) => sql`select private.reversals_in('{}')`,
  (sql) => sql`select private.sum_up_purchase(${id})`,
  (sql) => sql`select private.take_from_lots(null)`,
  (sql) => sql`select private.put_into_lots(null)`,
  (sql) => sql`select private.entries_undone_by(null)`,
  (sql) => sql`select private.credit_lot_for_entry(null)`,
  (sql) => sql`select private.credit_expiry_of(now())`,
];

describe('money', () => {
  test('cannot be moved through a procedure by a cook, an admin or a visitor', async ({
    scene,
  }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    for (const who of [cook, admin, 'visitor', 'accounts'] as const) {
      for (const attempt of [...procedures, ...inner]) {
        expect(await outcomeOf(scene.as(who, attempt))).toBe('42501');
      }
    }
  });

  test('is moved by the service through the procedures, not through internal ones', async ({
    scene,
  }) => {
    for (const attempt of inner) {
      expect(await outcomeOf(scene.as('service', attempt))).toBe('42501');
    }
    for (const attempt of procedures) {
      expect(await outcomeOf(scene.as('service', attempt))).not.toBe('42501');
    }
  });

  test('has tables that no role can read or write, not even the service', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    for (const who of [admin, 'visitor', 'accounts', 'service'] as const) {
      for (const table of tables) {
        const attempts: Attempt[] = [
          (sql) => sql`select from private.${sql(table)}`,
          (sql) => sql`delete from private.${sql(table)}`,
          (sql) => sql`insert into private.${sql(table)} default values`,
        ];
        for (const attempt of attempts) {
          expect(await outcomeOf(scene.as(who, attempt))).toBe('42501');
        }
      }
    }
  });
});

describe('a purchase', () => {
  test('is not writable by its buyer, admins, the service or visitors', async ({ scene }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    const purchase = await bought(scene, cook);
    for (const who of [cook, admin, 'service', 'visitor'] as const) {
      const attempts: Attempt[] = [
        (sql) => sql`update public.purchases set status = 'completed' where id = ${purchase.id}`,
        (sql) => sql`update public.purchases set credits = 1000 where id = ${purchase.id}`,
        (sql) => sql`delete from public.purchases where id = ${purchase.id}`,
        (sql) => sql`
          insert into public.purchases (user_id, account_hash, pack, credits, amount_cents)
          values (${cook.id}, '', 'small', 10, 0)`,
      ];
      for (const attempt of attempts) {
        expect(await outcomeOf(scene.as(who, attempt))).toBe('42501');
      }
    }
  });

  test('is readable by its buyer and by admins, without internal columns', async ({ scene }) => {
    const [cook, other] = [await scene.person(), await scene.person()];
    const admin = await scene.person({ admin: true });
    const purchase = await bought(scene, cook);
    const read = (who: typeof cook, columns: string[]) =>
      scene.as(
        who,
        (sql) => sql`select ${sql(columns)} from public.purchases where id = ${purchase.id}`,
      );
    const shown = [
      'id',
      'status',
      'pack',
      'refunded_cents',
      'shortfall_credits',
      'checkout_session_id',
    ];
    expect(await read(cook, shown)).toHaveLength(1);
    expect(await read(admin, shown)).toHaveLength(1);
    expect(await read(other, shown)).toHaveLength(0);
    for (const column of ['checkout_url', 'payment_intent_id', 'idempotency_key', 'account_hash']) {
      for (const who of [cook, admin]) {
        expect(await outcomeOf(read(who, [column]))).toBe('42501');
      }
    }
  });
});
