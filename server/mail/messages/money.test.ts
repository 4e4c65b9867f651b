import { describe, expect, test } from 'vitest';
import { linksIn } from '../links.ts';
import { dayInWords } from './money.ts';
import { moneyBack } from './money-back.ts';
import { receipt } from './receipt.ts';

const transactionId = '0b7f3c52-6a0e-4c1e-9a53-3d0a5a8a9d11';
const shared = {
  to: 'ada@example.com',
  siteUrl: 'https://saffron.test',
  supportEmail: 'help@saffron.test',
  transactionId,
  amountCents: 999,
  currency: 'usd',
};
const bought = {
  ...shared,
  credits: 25,
  paidAt: new Date('2026-11-21T23:59:00Z'),
  balance: 26,
  expiresAt: null,
};

describe('a receipt', () => {
  test('states the credits, the price, the date and the transaction id', () => {
    const mail = receipt(bought);
    expect(mail.subject).toBe('Your receipt: 25 credits for $9.99');
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('You bought 25 credits for $9.99 on November 21, 2026.');
      expect(body).toContain('You now have 26 credits.');
      expect(body).toContain(transactionId);
      expect(body).toContain('help@saffron.test within 24 hours');
      expect(body).not.toMatch(/undefined|\[object|NaN/);
    }
    expect(linksIn(mail.text)).toEqual([
      'https://saffron.test/generate',
      'https://saffron.test/credits',
    ]);
  });

  test('states when the credits expire, or that they never do', () => {
    expect(receipt(bought).text).toContain('Your credits never expire.');
    const expiring = receipt({ ...bought, expiresAt: new Date('2027-11-21T23:59:00Z') });
    expect(expiring.text).toContain('good until November 21, 2027');
    expect(expiring.text).not.toContain('never');
  });
});

describe('a refund letter', () => {
  const given = {
    ...shared,
    refundedCents: 999,
    boughtAt: new Date('2026-11-21T08:00:00Z'),
    creditsTaken: 24,
    balance: 0,
  };

  test('states the refunded amount and the credits taken', () => {
    const mail = moneyBack(given);
    expect(mail.subject).toBe('Your refund of $9.99');
    expect(mail.text).toContain('refunded $9.99 you paid on November 21, 2026');
    expect(mail.text).toContain('We took 24 credits from that purchase off your balance.');
    expect(mail.text).toContain('You now have 0 credits.');
    expect(mail.text).toContain(transactionId);
  });

  test('states a partial amount, and no credits when none were taken', () => {
    const mail = moneyBack({ ...given, refundedCents: 500, creditsTaken: 0, balance: 1 });
    expect(mail.text).toContain('$5.00 of the $9.99');
    expect(mail.text).not.toContain('off your balance');
    expect(mail.text).toContain('You now have 1 credit.');
  });
});

test('dayInWords writes out month, day and year', () => {
  expect(dayInWords(new Date('2026-01-02T00:00:00Z'))).toBe('January 2, 2026');
});
