import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const paymentsOf = (variables: Record<string, string>) => readSettings(variables).payments;
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const publicSite = { SITE_URL: 'https://table.example' };

describe('the payment provider', () => {
  test('is the sandbox by default, visible only on this machine', () => {
    expect(paymentsOf({})).toEqual({
      provider: 'sandbox',
      visibility: 'this machine',
      hasCounter: true,
    });
  });

  test('is Stripe when its key and webhook secret are set', () => {
    expect(paymentsOf({ ...stripe, ...publicSite })).toEqual({
      provider: 'stripe',
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: undefined,
    });
  });

  test('is none on a public address unless SANDBOX_PUBLIC is set', () => {
    expect(paymentsOf(publicSite)).toEqual({ provider: 'none' });
    expect(paymentsOf({ ...publicSite, SANDBOX_PUBLIC: 'true' })).toEqual({
      provider: 'sandbox',
      visibility: 'everyone',
      hasCounter: false,
    });
    expect(paymentsOf({ SANDBOX_PUBLIC: 'true' })).toMatchObject({ hasCounter: true });
  });

  test('is none when credits are off, whatever else is set', () => {
    expect(paymentsOf({ CREDITS: 'off' })).toEqual({ provider: 'none' });
    expect(paymentsOf({ CREDITS: 'off', ...stripe })).toEqual({ provider: 'none' });
  });

  test.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET: needed with STRIPE_SECRET_KEY'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY: needed with STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_API_URL: 'http://localhost:1' }, 'STRIPE_SECRET_KEY: needed with STRIPE_API_URL'],
    [{ ...stripe, STRIPE_API_URL: 'http://gateway.example' }, 'STRIPE_API_URL: https'],
    [{ ...stripe, STRIPE_API_URL: 'https://gateway.example/v1' }, 'no path'],
    [{ CREDITS: 'maybe' }, 'CREDITS: '],
    [{ CREDITS_EXPIRE_AFTER_MONTHS: '0' }, 'CREDITS_EXPIRE_AFTER_MONTHS: '],
  ])('%j is refused with an error that names the variable', (variables, problem) => {
    expect(() => readSettings(variables)).toThrow(problem);
  });
});
