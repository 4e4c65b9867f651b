import { describe, expect, test } from 'vitest';
import { readCard } from './read-card.ts';
import { testCards } from './test-cards.ts';

const now = new Date('2026-11-21T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };

function problemsOf(fields: Partial<typeof good>) {
  const read = readCard({ ...good, ...fields }, 'key', now);
  return read.ok ? {} : read.problems;
}

describe('a card', () => {
  test('is read into data without its number', () => {
    const read = readCard(good, 'key', now);
    expect(read).toMatchObject({
      ok: true,
      card: {
        brand: 'visa',
        last4: '4242',
        month: 12,
        year: 2034,
        behaviour: { kind: 'succeeds' },
      },
    });
    expect(JSON.stringify(read)).not.toContain('4242424242424242');
  });

  test('has the same fingerprint however it is typed, and another one under another key', () => {
    const print = (number: string, key: string) => {
      const read = readCard({ ...good, number }, key, now);
      return read.ok && read.card.fingerprint;
    };
    expect(print('4242424242424242', 'key')).toBe(print('4242-4242-4242-4242', 'key'));
    expect(print('4242424242424242', 'key')).not.toBe(print('4242424242424242', 'other'));
    expect(print('4242424242424242', 'key')).not.toBe(print('5555555555554444', 'key'));
  });

  test.each([
    ['', 'Enter a card number.'],
    ['soup', 'A card number has only digits.'],
    ['4242 4242', 'Your card number is incomplete.'],
    ['4242 4242 4242 4241', 'Your card number is invalid.'],
    ['4242 4242 4242 4242 4', 'Your card number is invalid.'],
  ])('with the number %j is refused', (number, problem) => {
    expect(problemsOf({ number })).toEqual({ number: problem });
  });

  test.each([
    ['', 'Enter the expiration date.'],
    ['12', 'Your card’s expiration date is incomplete.'],
    ['13/34', 'Your card’s expiration month is invalid.'],
    ['00/34', 'Your card’s expiration month is invalid.'],
    ['10/26', 'Your card’s expiration date is in the past.'],
    ['12/99', 'Your card’s expiration year is invalid.'],
  ])('with the date %j is refused', (expiry, problem) => {
    expect(problemsOf({ expiry })).toEqual({ expiry: problem });
  });

  test.each(['11/26', '11 / 2026', '1126'])('is valid in its last month, typed %j', (expiry) => {
    expect(problemsOf({ expiry })).toEqual({});
  });

  test('needs a CVC of three digits, or four on an American Express', () => {
    expect(problemsOf({ cvc: '' })).toEqual({ cvc: 'Enter the security code.' });
    expect(problemsOf({ cvc: '12' })).toEqual({ cvc: 'Your card’s security code is incomplete.' });
    expect(problemsOf({ cvc: '1234' })).toEqual({ cvc: 'Your card’s security code is invalid.' });
    expect(problemsOf({ number: '378282246310005', cvc: '1234' })).toEqual({});
    expect(problemsOf({ number: '378282246310005' })).toHaveProperty('cvc');
  });

  test('reports the problems of all fields at once', () => {
    expect(Object.keys(problemsOf({ number: '1', expiry: '1', cvc: '1' }))).toEqual([
      'number',
      'expiry',
      'cvc',
    ]);
  });
});

test('reads each test card with its behaviour', () => {
  for (const { number, behaviour } of testCards) {
    const cvc = number.length === 15 ? '1234' : '123';
    const read = readCard({ ...good, number, cvc }, 'key', now);
    expect(read, number).toMatchObject({ ok: true, card: { behaviour } });
  }
});

test('declines a card that is not a test card as a live card', () => {
  const read = readCard({ ...good, number: '4111 1111 1111 1111' }, 'key', now);
  expect(read).toMatchObject({
    ok: true,
    card: { behaviour: { kind: 'declines', declineCode: 'test_mode_live_card' } },
  });
});
