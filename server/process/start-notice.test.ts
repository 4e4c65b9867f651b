import { expect, test } from 'vitest';
import type { OpenDatabase } from '../database/open.ts';
import { readSettings } from '../settings/settings.ts';
import { describeStart } from './start-notice.ts';

/** Returns a row of the notice for these settings. */
function row(name: string, variables: Record<string, string>): string | undefined {
  const opened = { embedded: true, notice: undefined } as unknown as OpenDatabase;
  const notice = describeStart(readSettings(variables), opened, { seconds: 1 });
  return notice
    .split('\n')
    .find((line) => line.startsWith(`    ${name} `))
    ?.slice(14);
}

const mailRow = (variables: Record<string, string>) => row('Mail', variables);
const SITE_URL = 'https://cook.example';

test('names the local mailbox only where it is served', () => {
  expect(mailRow({})).toBe('the local mailbox, http://localhost:3000/mailbox (SMTP_URL to send)');
  expect(mailRow({ HOST: '0.0.0.0', SITE_URL })).toBe(
    'nowhere to go: set SMTP_URL (or MAILBOX_PUBLIC=true to show the mailbox to everyone)',
  );
  expect(mailRow({ SITE_URL, MAILBOX_PUBLIC: 'true' })).toBe(
    'a mailbox that everyone can read, https://cook.example/mailbox (SMTP_URL to send)',
  );
  expect(mailRow({ SITE_URL, SMTP_URL: 'smtp://me:secret@mail.example:587' })).toBe(
    'smtp://mail.example:587',
  );
});

test('names the recipe model and the picture model, and never prints a key', () => {
  expect(row('Recipes', {})).toBe('the built-in chef (MODEL for another)');
  expect(row('Pictures', {})).toBe('the built-in photographer (PICTURE_MODEL for another)');
  expect(row('Pictures', { PICTURE_MODEL: 'none' })).toBe(
    'the stock picture for all (PICTURE_MODEL=house to have them drawn)',
  );
  const hosted = {
    MODEL: 'openai:gpt-5',
    OPENAI_API_KEY: 'planted',
    PICTURE_MODEL: 'openai:gpt-image-1',
  };
  expect(row('Recipes', hosted)).toBe('openai:gpt-5');
  expect(row('Pictures', hosted)).toBe('openai:gpt-image-1');
  const own = { MODEL_BASE_URL: 'http://127.0.0.1:8080/v1?key=planted' };
  expect(row('Recipes', own)).toBe(
    'openai-compatible:the first model of the server at http://127.0.0.1:8080/v1',
  );
});

test('names the payment provider, and never prints a key', () => {
  const paymentsRow = (variables: Record<string, string>) => row('Payments', variables);
  const secrets = { STRIPE_SECRET_KEY: 'sk_test_planted', STRIPE_WEBHOOK_SECRET: 'whsec_planted' };
  expect(paymentsRow({})).toBe(
    'the sandbox, test cards only, http://localhost:3000/sandbox (STRIPE_SECRET_KEY for real cards)',
  );
  expect(paymentsRow({ SITE_URL, SANDBOX_PUBLIC: 'true' })).toBe(
    'a sandbox for everyone, test cards only (STRIPE_SECRET_KEY for real cards)',
  );
  expect(paymentsRow({ SITE_URL })).toBe(
    'none: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET (or SANDBOX_PUBLIC=true to try with test cards)',
  );
  expect(paymentsRow({ CREDITS: 'off' })).toBe(
    'none: recipes cost nothing here (CREDITS=on to sell packs)',
  );
  expect(paymentsRow({ SITE_URL, ...secrets })).toBe(
    'Stripe, test cards only; it tells https://cook.example/webhooks/stripe',
  );
  expect(paymentsRow({ SITE_URL, ...secrets, STRIPE_SECRET_KEY: 'rk_live_planted' })).toBe(
    'Stripe, real money; it tells https://cook.example/webhooks/stripe',
  );
  expect(paymentsRow({ SITE_URL, ...secrets, STRIPE_API_URL: 'http://127.0.0.1:12111' })).toBe(
    'Stripe at http://127.0.0.1:12111, test cards only; it tells https://cook.example/webhooks/stripe',
  );
});

test('says where files are stored, and never prints a key', () => {
  expect(row('Files', { DATA_DIR: '/srv/table' })).toBe(
    '/srv/table/objects (S3_BUCKET to keep them in S3)',
  );
  expect(row('Files', { S3_BUCKET: 'table' })).toBe('the S3 bucket table');
  const own = {
    S3_BUCKET: 'table',
    S3_PREFIX: 'one',
    S3_ENDPOINT: 'http://store.internal:9000',
    S3_ACCESS_KEY_ID: 'planted',
    S3_SECRET_ACCESS_KEY: 'planted',
  };
  expect(row('Files', own)).toBe('the S3 bucket table/one at http://store.internal:9000');
});

test('prints the warning about the object store, if there is one', () => {
  const opened = { embedded: true, notice: undefined } as unknown as OpenDatabase;
  const notice = (storeWarning?: string) =>
    describeStart(readSettings({}), opened, { seconds: 1, storeWarning });
  expect(notice('Mind the store.')).toContain('\n\n  Mind the store.\n\n');
  expect(notice()).not.toContain('undefined');
});
