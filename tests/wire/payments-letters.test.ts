import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailMessage } from '#server/mail/carrier.ts';
import { expireCredits } from '#server/operations/payments/expire-credits.ts';
import { sendReceipts } from '#server/operations/payments/send-receipts.ts';
import { sendRefundLetters } from '#server/operations/payments/send-refund-letters.ts';
import type { Services } from '#server/services.ts';
import type { Person } from '#tests/support/people.ts';
import {
  buy,
  call,
  openPaid,
  openPaymentsScene,
  openSecondApp,
  type PaymentsScene,
  readBooks,
} from './payments-scene.ts';

let scene: PaymentsScene;
beforeAll(async () => {
  scene = await openPaymentsScene();
});
afterAll(() => scene.close());

async function lettersTo({ email }: Person, subject: RegExp) {
  const mails = (await scene.testApp.services.mailbox?.list()) ?? [];
  return mails.filter((mail) => mail.to === email && subject.test(mail.subject));
}

function withMail(send: (message: MailMessage) => Promise<void>): Services {
  return { ...scene.testApp.services, mail: { send } };
}

describe('a receipt', () => {
  test('is sent once by two concurrent processes', async () => {
    const cook = await scene.cook();
    const { purchaseId } = await buy(scene, cook);
    const second = openSecondApp(scene).services;
    await Promise.all([sendReceipts(scene.testApp.services), sendReceipts(second)]);
    await sendReceipts(second);
    const receipts = await lettersTo(cook, /receipt/);
    expect(receipts.map(({ subject }) => subject)).toEqual(['Your receipt: 25 credits for $9.99']);
    expect(receipts[0]?.text).toContain(purchaseId);
    expect(receipts[0]?.text).toContain('You now have 26 credits.');
    expect(receipts[0]?.text).toContain('Your credits never expire.');
    expect(receipts[0]?.text).toContain(scene.testApp.services.settings.contact.supportEmail);
  });

  test('that could not be sent is sent later; the credits are there meanwhile', async () => {
    const cook = await scene.cook();
    const { purchaseId } = await buy(scene, cook);
    const down = withMail(async () => {
      throw new Error(`550 ${cook.email}: no such user`);
    });
    await sendReceipts(down);
    expect((await call(cook, 'payment-status', { purchaseId })).body.balance).toBe(26);
    // Still claimed by a process that may be sending it.
    await sendReceipts(scene.testApp.services);
    expect(await lettersTo(cook, /receipt/)).toHaveLength(0);
    await scene.testApp.testDatabase.owner`
      update public.purchases set receipt_claimed_at = now() - interval '11 minutes' where id = ${purchaseId}`;
    await sendReceipts(scene.testApp.services);
    expect(await lettersTo(cook, /receipt/)).toHaveLength(1);
  });

  test('is given up after a week when the address accepts no mail', async () => {
    const cook = await scene.cook();
    const { purchaseId } = await buy(scene, cook);
    const { owner } = scene.testApp.testDatabase;
    const age = (days: number) => owner`
      update public.purchases set receipt_claimed_at = null, completed_at = now() - make_interval(days => ${days})
      where id = ${purchaseId}`;
    await age(8);
    await sendReceipts(scene.testApp.services);
    expect(await lettersTo(cook, /receipt/)).toHaveLength(0);
    await age(6);
    await sendReceipts(scene.testApp.services);
    expect(await lettersTo(cook, /receipt/)).toHaveLength(1);
  });

  test('is not sent before the purchase is completed', async () => {
    const cook = await scene.cook();
    await openPaid(scene, cook);
    await sendReceipts(scene.testApp.services);
    expect(await lettersTo(cook, /receipt/)).toHaveLength(0);
  });
});

test('a refund mail is sent once and states how many credits were taken', async () => {
  const cook = await scene.cook();
  const { purchaseId } = await buy(scene, cook);
  await scene.testApp.testDatabase.owner`
    update public.credits set balance = 20 where user_id = ${cook.user.id}`;
  const reason = 'They wrote to us.';
  await call(await scene.admin(), 'refund-purchase', { purchaseId, reason });
  const second = openSecondApp(scene).services;
  await Promise.all([sendRefundLetters(scene.testApp.services), sendRefundLetters(second)]);
  await sendRefundLetters(second);
  const letters = await lettersTo(cook, /^Your refund/);
  expect(letters.map(({ subject }) => subject)).toEqual(['Your refund of $9.99']);
  expect(letters[0]?.text).toContain('20 credits from that purchase off your balance.');
  expect(letters[0]?.text).toContain('You now have 0 credits.');
});

test('if credits expire, the receipt states the date and the job takes them then', async () => {
  const expiring = await openPaymentsScene({ CREDITS_EXPIRE_AFTER_MONTHS: '12' });
  const cook = await expiring.cook();
  await buy(expiring, cook);
  await sendReceipts(expiring.testApp.services);
  const mails = (await expiring.testApp.services.mailbox?.list()) ?? [];
  const letter = mails.find(({ to, subject }) => to === cook.email && subject.includes('receipt'));
  const inAYear = new Date().getUTCFullYear() + 1;
  expect(letter?.text).toMatch(new RegExp(`good until \\w+ \\d+, ${inAYear}\\.`));

  await expireCredits(expiring.testApp.services);
  expect(await readBooks(expiring, cook)).toMatchObject({ balance: 26 });
  await expiring.testApp.testDatabase.owner`
    update private.credit_lots set expires_at = now() where user_id = ${cook.user.id} and credits = 25`;
  await expireCredits(expiring.testApp.services);
  await expireCredits(expiring.testApp.services);
  expect((await readBooks(expiring, cook)).entries).toEqual([
    ['purchase', 25],
    ['expiry', -25],
  ]);
  await expiring.close();
});
