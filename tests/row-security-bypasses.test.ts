import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSourceFiles } from './support/source-files.ts';

// Row security is bypassed only by names that a search for "asService" or "asAuth" finds.

const product = readSourceFiles()
  .filter(({ path }) => /^(?:server|payment-sandbox)\//.test(path) && !path.includes('.test.'))
  .map(({ path }) => ({
    path,
    text: readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'),
  }));

const filesWith = (pattern: RegExp) =>
  product.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('no caller is given the role service_role', () => {
  // asCaller gets its caller from a verified token. With a role set by hand it would be a bypass by another name.
  expect(filesWith(/\brole\w*\s*[:=]\s*'service_role'/)).toEqual(['server/database/database.ts']);
});

test('only the accounts door, the rate limits and the local mailbox use asAuth', () => {
  const others = filesWith(/asAuth\b/i).filter(
    (path) => !/^server\/(auth|database|metrics)\//.test(path),
  );
  expect(others.sort()).toEqual(['server/http/limiter.ts', 'server/mail/mailbox.ts']);
});
