import { expect, test } from 'vitest';
import { mailDomain } from './mail-domain.ts';

test.each([
  [' Acme.Example ', 'acme.example'],
  ['acme.example.', 'acme.example'],
  ['Bücher.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['not a domain', ''],
  ['person@acme.example', ''],
  ['', ''],
])('normalizes %j to %j', (text, domain) => {
  expect(mailDomain(text)).toBe(domain);
});
