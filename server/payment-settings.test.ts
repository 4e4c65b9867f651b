import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const paymentsOf = (variables: Record<string, string>) => readSettings(variables).payments;
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const publicSite = { SITE_URL: 'https://table.example' };

describe('who takes the money', () => {
  test('on a fresh machine the sandbox does, for this machine alone', () => {
    expect(paymentsOf({})).toEqual({
      provider: 'sandbox',
      visibility: 'this machine',
      hasCounter: true,
    });
  });

  test('with its key and its webhook secret, Stripe does', () => {
    expect(paymentsOf({ ...stripe, ...publicSite })).toEqual({
      provider: 'stripe',
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: undefined,
    });
  });

  test('a public address has no sandbox, unless it is asked for', () => {
    expect(paymentsOf(publicSite)).toEqual({ provider: 'none' });
    expect(paymentsOf({ ...publicSite, SANDBOX_PUBLIC: 'true' })).toEqual({
      provider: 'sandbox',
      visibility: 'everyone',
      hasCounter: false,
    });
    expect(paymentsOf({ SANDBOX_PUBLIC: 'true' })).toMatchObject({ hasCounter: true });
  });

  test('without credits nothing is sold, whatever else is set', () => {
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
  ])('%j cannot be used, and the error names the field', (variables, problem) => {
    expect(() => readSettings(variables)).toThrow(problem);
  });
});
