import { expect, test } from 'vitest';
import { assertNamesOurSite } from './read-answer.ts';

const relyingParty = {
  id: 'table.example',
  name: 'Saffron Table',
  origins: ['https://www.table.example', 'https://table.example:8443'],
};
const named = (rpId?: string, rpOrigins?: string[]) => () =>
  assertNamesOurSite({ webauthn: { rpId, rpOrigins } }, relyingParty);

test.each([
  named('table.example', ['https://www.table.example']),
  named('www.table.example'),
  named(),
  () => assertNamesOurSite({}, relyingParty),
  () => assertNamesOurSite({ webauthn: null }, relyingParty),
])('accepts the configured site and a request that names no site', (name) => {
  expect(name).not.toThrow();
});

test.each([
  named('example'),
  named('evil.example'),
  named('other.table.example'),
  named('table.example', ['https://table.example']),
  named('table.example', ['https://www.table.example', 'https://evil.example']),
  () => assertNamesOurSite({ webauthn: { rpOrigins: 'https://www.table.example' } }, relyingParty),
])('rejects a host or origin that is not configured', (name) => {
  expect(name).toThrow(expect.objectContaining({ code: 'validation_failed' }));
});
