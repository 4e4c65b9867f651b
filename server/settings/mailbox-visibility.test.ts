import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const SITE_URL = 'https://cook.example';
const SMTP_URL = 'smtp://127.0.0.1:25';

test.each<[Record<string, string>, string]>([
  [{}, 'this machine'],
  [{ HOST: '0.0.0.0' }, 'this machine'],
  [{ HOST: '::1' }, 'this machine'],
  [{ HOST: '127.8.0.1' }, 'this machine'],
  [{ SITE_URL: 'http://kitchen.localhost:3000' }, 'this machine'],
  [{ HOST: '192.0.2.7' }, 'nobody'],
  [{ SITE_URL }, 'nobody'],
  [{ SITE_URL, HOST: '0.0.0.0' }, 'nobody'],
  [{ SITE_URL: 'https://localhost.evil.example' }, 'nobody'],
  [{ SITE_URL: 'https://notlocalhost' }, 'nobody'],
  [{ SITE_URL: 'https://127.0.0.1.evil.example' }, 'nobody'],
  [{ SITE_URL, MAILBOX_PUBLIC: 'true' }, 'everyone'],
  [{ SMTP_URL }, 'nobody'],
  [{ SMTP_URL, MAILBOX_PUBLIC: 'true' }, 'nobody'],
])('with %j the mailbox is visible to: %s', (variables, expected) => {
  expect(readSettings(variables).mail.mailboxVisibility).toBe(expected);
});
